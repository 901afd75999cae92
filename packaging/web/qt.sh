# SPDX-License-Identifier: GPL-3.0-or-later
# Step of packaging/web/build: Qt as WebAssembly in $cache/qt: static, of one thread, with native exceptions, and of its parts only what Optio uses
# (the testlib for the engine's tests).
qt_sources=(qt6-base qt6-declarative)
qt_options=(-G Ninja -DCMAKE_INSTALL_PREFIX="$cache/qt" -DCMAKE_BUILD_TYPE=Release -DQT_UNITY_BUILD=ON -DQT_UNITY_BUILD_BATCH_SIZE=16
    -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR="/usr/lib/$(gcc -print-multiarch)/cmake" -DQT_GENERATE_SBOM=OFF -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TESTS=OFF)

# make_qt PACKAGE OPTION...: builds and installs a module of Qt.
make_qt() {
    local package=$1
    shift
    cmake -S "$cache/src/$package" -B "$cache/making/$package" "${qt_options[@]}" "$@"
    cmake --build "$cache/making/$package"
    cmake --install "$cache/making/$package"
}

# Drag and drop wants XPM, the battle report Markdown. Players' own pictures of troops, which may be JPEG, lie in a folder that no browser has.
make_qt6-base() {
    local part off=()
    for part in dbus network concurrent sql xml printsupport widgets system_zlib mimetype_database movie filesystemmodel systemtrayicon sessionmanager \
        textodfwriter textmarkdownwriter standarditemmodel timezone gif ico jpeg imageformat_{bmp,jpeg,ppm,xbm} {hijri,jalali,islamiccivil}calendar; do
        off+=("-DFEATURE_$part=OFF")
    done
    make_qt qt6-base -DQT_QMAKE_TARGET_MKSPEC=wasm-emscripten -DBUILD_SHARED_LIBS=OFF -DFEATURE_optimize_size=ON -DFEATURE_wasm_exceptions=ON "${off[@]}"
}

make_qt6-declarative() {
    local part off=()
    for part in qml_{network,debug,preview,profiler,worker_script} quicktemplates2_calendar \
        quick_{designer,particles,sprite,animatedimage,canvas,flipable,gridview,pathview,tableview,treeview} \
        quickcontrols2_{fusion,imagine,material,universal,fluentwinui3,ios,macos,windows}; do off+=("-DFEATURE_$part=OFF"); done
    # Without shader effects an item has no `layer`.
    make_qt qt6-declarative -DCMAKE_TOOLCHAIN_FILE="$cache/qt/lib/cmake/Qt6/qt.toolchain.cmake" -DFEATURE_quick_shadereffect=ON "${off[@]}"
}

qt_stamp=$(stamp qt.sh "${qt_sources[@]}")
if [ "$(cat "$cache/qt/.stamp" 2>/dev/null)" != "$qt_stamp" ]; then
    rm -rf "$cache/qt" "$cache/qt.log"
    for package in "${qt_sources[@]}"; do
        say "Building $package, which takes a while ($cache/qt.log shows how far it is) ..."
        rm -rf "$cache/making"
        unpack "$package"
        logged qt "make_$package"
        rm -rf "$cache/making" "$cache/src/$package"
    done
    echo "$qt_stamp" >"$cache/qt/.stamp"
fi
