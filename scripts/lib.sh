# Sourced by the scripts beside it, never run: finds a Python and keeps .venv ready.
# shellcheck shell=bash

ROOT=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
VENV=$ROOT/.venv
MADE=$VENV/.wenzel-made           # these scripts made .venv, for the checkout it names
INSTALLED=$VENV/.wenzel-installed # the key of what was installed last
LOCK_SECONDS=900
CHROMIUM=/usr/bin/chromium

say() { printf '%s\n' "$*" >&2; }

die() {
    say "error: $*"
    exit 1
}

# Runs a command with nothing to read; shows what it printed only if it fails.
quietly() {
    local log status=0
    log=$(mktemp)
    "$@" >"$log" 2>&1 </dev/null || status=$?
    if ((status != 0)); then
        cat -- "$log" >&2
        say "failed ($status): $*"
    fi
    rm -f -- "$log"
    return "$status"
}

# Asks a Python whether a statement runs through.
python_can() { "$1" -c "$2" >/dev/null 2>&1 </dev/null; }

is_new_enough() { python_can "$1" 'import sys; sys.exit(sys.version_info < (3, 11))'; }

has_venv() { python_can "$1" 'import ensurepip, venv'; }

# Prints the Python to build with. One that can make an environment by itself comes first.
find_python() {
    local name first=''
    for name in ${PYTHON:+"$PYTHON"} python3 python3.14 python3.13 python3.12 python3.11; do
        is_new_enough "$name" || continue
        if has_venv "$name"; then
            printf '%s\n' "$name"
            return
        fi
        first=${first:-$name}
    done
    [[ -n $first ]] || die "Python 3.11 or newer is needed and none is on the PATH." \
        "On Debian 12 or newer: apt-get install python3 python3-venv." \
        "To use one from elsewhere: PYTHON=/its/path ${0##*/}"
    printf '%s\n' "$first"
}

venv_package() { "$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'; }

# Installs Debian packages where that needs no password.
apt_install() {
    local as_root=()
    command -v apt-get >/dev/null || return 1
    if ((EUID != 0)); then
        command -v sudo >/dev/null && sudo -n true >/dev/null 2>&1 </dev/null || return 1
        as_root=(sudo -n)
    fi
    say "Installing $* ..."
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -y
        -o DPkg::Lock::Timeout=120)
    quietly "${apt[@]}" update || say "going on with the package lists that are here"
    quietly "${apt[@]}" install --no-install-recommends "$@"
}

# Debian keeps ensurepip in a package of its own.
install_venv_package() {
    python_can "$1" 'import sys; sys.exit(sys.base_prefix != "/usr")' || return 1
    apt_install "$(venv_package "$1")" && has_venv "$1"
}

# Installs Chromium, which some tests drive, with the letters of all our languages.
ensure_browser() {
    [[ -x $CHROMIUM ]] && return
    apt_install chromium fonts-noto-core ||
        say "There is no $CHROMIUM: the tests that need a browser are skipped."
}

make_venv() {
    local python tools=$VENV/.virtualenv
    python=$(find_python)
    mkdir -p -- "$VENV"
    : >"$MADE" # empty while half built: the next run starts over
    if has_venv "$python" || install_venv_package "$python"; then
        quietly "$python" -m venv "$VENV"
    elif python_can "$python" 'import pip'; then
        quietly "$python" -m pip install --quiet --no-input --disable-pip-version-check \
            --target "$tools" virtualenv
        PYTHONPATH=$tools quietly "$python" -m virtualenv --no-periodic-update "$VENV"
        rm -rf -- "$tools"
    else
        die "$python can make no virtual environment: it has neither ensurepip nor pip." \
            "On Debian: apt-get install $(venv_package "$python")"
    fi
    printf '%s\n' "$ROOT" >"$MADE"
}

venv_works() {
    is_new_enough "$VENV/bin/python" && python_can "$VENV/bin/python" 'import pip'
}

# Leaves a working .venv, and one made by hand alone. Scripts in it hold its path, so a checkout
# that was moved gets a new one.
ensure_venv() {
    if [[ -e $MADE ]]; then
        [[ $(<"$MADE") == "$ROOT" ]] && venv_works && return
        rm -rf -- "$VENV"
    elif [[ -e $VENV ]]; then
        venv_works && return
        die "$VENV is no working environment of Python 3.11 or newer; remove it and try again."
    fi
    make_venv
}

# Prints a key that changes when an installation has to be made anew.
install_key() {
    "$VENV/bin/python" - "$ROOT" "$1" <<'PY'
import hashlib
import os
import pathlib
import sys

SOURCES = ["CMakeLists.txt", "*.cmake", "*.cpp", "*.h"]

root, extra = pathlib.Path(sys.argv[1]), sys.argv[2]
core = "" if os.environ.get("WENZEL_NO_CORE") else "core"
parts = [str(root), extra, core, sys.version, (root / "pyproject.toml").read_text("utf-8")]
init = (root / "src/wenzel/__init__.py").read_text("utf-8")
parts += [line for line in init.splitlines() if line.startswith("__version__")]
# What the compiled core is made of, and what makes it.
for folder, patterns in (("native", SOURCES), ("build_backend", ["*.py"])):
    files = {path for pattern in patterns for path in (root / folder).rglob(pattern)}
    parts += [f"{path.relative_to(root)}\0{path.read_text('utf-8')}" for path in sorted(files)]
print(extra, hashlib.sha256("\0".join(parts).encode()).hexdigest())
PY
}

# prepare run|dev: makes .venv hold the package with what it needs to run, or to be worked on.
# A subshell, so that the lock on the checkout ends with it.
prepare() (
    if command -v flock >/dev/null; then
        exec 9<"$ROOT"
        flock -w "$LOCK_SECONDS" 9 || die "another script has been setting up $VENV for too long"
    fi
    ensure_venv
    installed=$(cat -- "$INSTALLED" 2>/dev/null || true)
    dev=$(install_key dev)
    [[ $installed == "$dev" ]] && exit
    target=$ROOT[dev]
    wanted=$dev
    if [[ $1 == run ]]; then
        wanted=$(install_key run)
        [[ $installed == "$wanted" ]] && exit
        target=$ROOT
    fi
    say "Installing Wenzel into ${VENV##*/} ..."
    rm -f -- "$INSTALLED"
    quietly "$VENV/bin/python" -m pip install --quiet --no-input --disable-pip-version-check \
        --editable "$target"
    printf '%s\n' "$wanted" >"$INSTALLED"
)
