# SPDX-License-Identifier: GPL-3.0-or-later
# How CMake builds Optio for the browser; packaging/web/build copies it into the cache folder, beside Qt and the libraries.
set(ENV{EMSDK} "${CMAKE_CURRENT_LIST_DIR}/emsdk")
set(ENV{PKG_CONFIG_PATH} "${CMAKE_CURRENT_LIST_DIR}/libraries/lib/pkgconfig") # emscripten sets PKG_CONFIG_LIBDIR to its own
list(APPEND CMAKE_FIND_ROOT_PATH "${CMAKE_CURRENT_LIST_DIR}/libraries")
list(APPEND CMAKE_PREFIX_PATH "${CMAKE_CURRENT_LIST_DIR}/libraries/lib/cmake" "${CMAKE_CURRENT_LIST_DIR}/libraries/share/cmake")
set(CMAKE_C_FLAGS_INIT "-fwasm-exceptions")
set(CMAKE_CXX_FLAGS_INIT "-fwasm-exceptions")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-fwasm-exceptions")
include("${CMAKE_CURRENT_LIST_DIR}/qt/lib/cmake/Qt6/qt.toolchain.cmake")
