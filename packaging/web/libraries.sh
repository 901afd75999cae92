# SPDX-License-Identifier: GPL-3.0-or-later
# Step of packaging/web/build: the libraries as WebAssembly in $cache/libraries, where CMake and pkg-config find them as they do on a desktop.
library_sources=(zlib sqlite3 libsodium fmtlib pugixml qr-code-generator rapidcheck libzip sqlitecpp)
library_flags="-Oz -fwasm-exceptions"

# pkg_config NAME VERSION LIBS: writes NAME.pc.
pkg_config() {
    printf '%s\n' 'prefix=${pcfiledir}/../..' "Name: $1" "Description: $1" "Version: $2" "Libs: -L\${prefix}/lib $3" 'Cflags: -I${prefix}/include' \
        >"$prefix/lib/pkgconfig/$1.pc"
}

# archive NAME FOLDER "FLAGS" FILE...: compiles files of the folder into libNAME.a.
archive() {
    local name=$1 folder=$2 flags=$3 file compiler object objects=()
    shift 3
    mkdir -p "$cache/making/$name"
    for file; do
        object=$cache/making/$name/$(basename "$file").o
        compiler=emcc
        [[ $file == *.c ]] || compiler=em++
        # shellcheck disable=SC2086 # flags are words
        (cd "$folder" && $compiler $library_flags $flags -c "$file" -o "$object")
        objects+=("$object")
    done
    emar rcs "$prefix/lib/lib$name.a" "${objects[@]}"
}

# by_cmake PACKAGE OPTION...: for a library that brings a CMake project.
by_cmake() {
    local package=$1
    shift
    cmake -G Ninja -S "$cache/src/$package" -B "$cache/making/$package" -DCMAKE_TOOLCHAIN_FILE="$emscripten_cmake" -DBUILD_SHARED_LIBS=OFF \
        -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_INSTALL_LIBDIR=lib -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_FIND_ROOT_PATH="$prefix" \
        -DCMAKE_POLICY_VERSION_MINIMUM=3.5 -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_FLAGS_RELEASE=-DNDEBUG -DCMAKE_CXX_FLAGS_RELEASE=-DNDEBUG \
        -DCMAKE_C_FLAGS="$library_flags" -DCMAKE_CXX_FLAGS="$library_flags" "$@"
    cmake --build "$cache/making/$package"
    cmake --install "$cache/making/$package"
}

build_zlib() {
    archive z "$cache/src/zlib" -DHAVE_UNISTD_H adler32.c compress.c crc32.c deflate.c gzclose.c gzlib.c gzread.c gzwrite.c infback.c inffast.c \
        inflate.c inftrees.c trees.c uncompr.c zutil.c
    cp "$cache/src/zlib/zlib.h" "$cache/src/zlib/zconf.h" "$prefix/include"
    pkg_config zlib "$(upstream zlib)" -lz
}

build_sqlite3() {
    local work=$cache/making/amalgamation
    mkdir -p "$work"
    (cd "$work" && CC=gcc "$cache/src/sqlite3/configure" && make sqlite3.c)
    # A WAL wants shared memory, which a browser's files in memory only pretend to have; db/open.cpp takes another journal without it.
    archive sqlite3 "$work" "-DSQLITE_THREADSAFE=0 -DSQLITE_OMIT_LOAD_EXTENSION -DSQLITE_ENABLE_FTS5 -DSQLITE_OMIT_WAL" sqlite3.c
    cp "$work/sqlite3.h" "$prefix/include"
    pkg_config sqlite3 "$(upstream sqlite3)" -lsqlite3
}

build_libsodium() {
    cd "$cache/src/libsodium"
    autoreconf -fi
    CFLAGS=$library_flags emconfigure ./configure --prefix="$prefix" --disable-shared --disable-ssp --disable-asm --disable-pie --without-pthreads
    emmake make -j"$(nproc)" -C src
    emmake make -C src install
    pkg_config libsodium "$(upstream libsodium)" -lsodium
}

build_fmtlib() { by_cmake fmtlib -DFMT_DOC=OFF -DFMT_TEST=OFF; }
build_pugixml() { by_cmake pugixml; }
build_rapidcheck() { by_cmake rapidcheck; }

build_qr-code-generator() {
    archive qrcodegencpp "$cache/src/qr-code-generator/cpp" "" qrcodegen.cpp
    mkdir -p "$prefix/include/qrcodegen"
    cp "$cache/src/qr-code-generator/cpp/qrcodegen.hpp" "$prefix/include/qrcodegen"
    pkg_config qrcodegencpp "$(upstream qr-code-generator)" -lqrcodegencpp
}

build_libzip() {
    local option off=()
    for option in ENABLE_{COMMONCRYPTO,GNUTLS,MBEDTLS,OPENSSL,WINDOWS_CRYPTO,BZIP2,LZMA} BUILD_{TOOLS,REGRESS,EXAMPLES,DOC}; do
        off+=("-D$option=OFF")
    done
    by_cmake libzip "${off[@]}"
}

build_sqlitecpp() {
    by_cmake sqlitecpp -DSQLITECPP_INTERNAL_SQLITE=OFF -DSQLITECPP_RUN_CPPLINT=OFF -DSQLITECPP_USE_STACK_PROTECTION=OFF \
        -DSQLITE_ENABLE_COLUMN_METADATA=OFF -DSQLITE_OMIT_LOAD_EXTENSION=ON
}

# Libraries that are headers only: from Debian's packages, without the rest of /usr/include.
copy_headers() {
    cp -rL /usr/include/toml++ /usr/include/CLI /usr/include/nlohmann "$prefix/include/"
    cp -r /usr/share/cmake/nlohmann_json /usr/share/cmake/CLI11 "$prefix/share/cmake/"
    pkg_config tomlplusplus "$(dpkg-query -W -f '${source:Upstream-Version}' libtomlplusplus-dev)" ""
}

libraries_stamp=$(stamp libraries.sh "${library_sources[@]}")
if [ "$(cat "$prefix/.stamp" 2>/dev/null)" != "$libraries_stamp" ]; then
    rm -rf "$prefix" "$cache/libraries.log"
    mkdir -p "$prefix/include" "$prefix/lib/pkgconfig" "$prefix/share/cmake"
    copy_headers
    for package in "${library_sources[@]}"; do
        say "Building $package ..."
        rm -rf "$cache/making"
        unpack "$package"
        logged libraries "build_$package"
        rm -rf "$cache/making" "$cache/src/$package"
    done
    echo "$libraries_stamp" >"$prefix/.stamp"
fi
