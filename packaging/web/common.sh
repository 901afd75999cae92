# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by packaging/web/build and what it starts; $web and $cache are set. What the cache holds:
#   sources/ tarballs      apt/ apt's lists of sources      libraries/ and qt/ what was built, each with a .stamp
#   emsdk/ and toolchain.cmake for CMake      root/ Debian 13, where the machine has another      src/, making/ only while building
export EMSDK=$cache/emsdk
export PKG_CONFIG_PATH=$cache/libraries/lib/pkgconfig
prefix=$cache/libraries
emscripten_cmake=/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake

say() { echo "$*" >&2; }

# tarball PACKAGE: path of the source's tarball in the cache, or nothing.
tarball() { find "$cache/sources" -maxdepth 1 -name "$1_*.orig.tar.*" 2>/dev/null | sort -V | tail -1; }

# upstream PACKAGE: version of the source in the cache, such as 3.46.1.
upstream() {
    local file
    file=$(basename "$(tarball "$1")")
    file=${file#"$1"_} file=${file%.orig.tar.*} file=${file##*+really}
    echo "${file%%[+~]*}"
}

# unpack PACKAGE: its source afresh in $cache/src/PACKAGE.
unpack() {
    local to=$cache/src/$1 inner
    rm -rf "$to"
    mkdir -p "$to.unpacked"
    tar -C "$to.unpacked" -xf "$(tarball "$1")"
    inner=("$to.unpacked"/*)
    if [ ${#inner[@]} -eq 1 ]; then mv "${inner[0]}" "$to" && rm -rf "$to.unpacked"; else mv "$to.unpacked" "$to"; fi
}

# stamp SCRIPT PACKAGE...: what a build made by this script from these sources is known by.
stamp() {
    local script=$1 package
    shift
    {
        cat "$web/$script"
        dpkg-query -W emscripten
        for package; do basename "$(tarball "$package")"; done
    } | sha256sum | cut -d' ' -f1
}

# logged NAME COMMAND...: runs it (a function stops at its first failure) with its output in $cache/NAME.log, of which the end is shown when it fails.
logged() {
    local log=$cache/$1.log status
    shift
    set +e
    (set -e; "$@") >>"$log" 2>&1
    status=$?
    set -e
    [ $status -eq 0 ] || { tail -20 "$log" >&2; say "This failed: $1; $log says more."; return 1; }
}
