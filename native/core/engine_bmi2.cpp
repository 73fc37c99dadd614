// Compiled with -mbmi -mbmi2 -mlzcnt -mpopcnt; called only on machines that have them.
#define WENZEL_ISA bmi2
#include "engine_body.h"

std::unique_ptr<wenzel::core::Engine> wenzel::core::make_bmi2_engine(void* memory, std::size_t bytes) {
    return std::make_unique<bmi2::WindowEngine>(memory, bytes);
}
