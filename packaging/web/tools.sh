# SPDX-License-Identifier: GPL-3.0-or-later
# Step of packaging/web/build: the Debian packages it works with, and what makes CMake and Qt find emscripten.
packages_web="emscripten cmake ninja-build ccache pkgconf make gcc libc6-dev tcl autoconf automake libtool python3 python3-jsonschema zbar-tools patch xz-utils brotli
    qt6-base-dev qt6-base-private-dev qt6-base-dev-tools qt6-declarative-dev qt6-declarative-private-dev qt6-declarative-dev-tools qt6-l10n-tools qt6-shadertools-dev
    nlohmann-json3-dev libtomlplusplus-dev libcli11-dev fonts-inter fonts-gfs-neohellenic fontconfig fonttools librsvg2-bin pngquant"
. "$web/../packages.sh"
install_packages $packages_web

# The layout that Qt expects of an emscripten SDK.
mkdir -p "$EMSDK/upstream"
ln -sfn /usr/share/emscripten "$EMSDK/upstream/emscripten"
echo "EMSCRIPTEN_ROOT = emsdk_path + '/upstream/emscripten'" >"$EMSDK/.emscripten"
cp "$web/toolchain.cmake" "$cache/toolchain.cmake"
