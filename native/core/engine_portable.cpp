#define WENZEL_ISA portable
#include "engine_body.h"

std::unique_ptr<wenzel::core::Engine> wenzel::core::make_portable_engine(void* memory, std::size_t bytes) {
    return std::make_unique<portable::WindowEngine>(memory, bytes);
}
