# SPDX-License-Identifier: GPL-3.0-or-later
# The program for a browser: optio.js and optio.wasm, with the rule sets and fonts in optio.data. packaging/web makes the site of it.
set(OPTIO_FONTS "" CACHE PATH "Folder with the fonts of the program (*.ttf), which a browser does not have")
qt_add_executable(optio qt/web/main.cpp qt/web/sight.cpp)
target_link_libraries(optio PRIVATE optio_ui)
set_target_properties(optio PROPERTIES QT_WASM_INITIAL_MEMORY "64MB" QT_WASM_EXTRA_EXPORTED_METHODS "ENV")
set(data ${CMAKE_BINARY_DIR}/data)
file(COPY ${CMAKE_SOURCE_DIR}/rulesets DESTINATION ${data} FILES_MATCHING PATTERN "*.toml" PATTERN "*.md")
file(COPY ${CMAKE_SOURCE_DIR}/club DESTINATION ${data} FILES_MATCHING PATTERN "*.toml")
target_link_options(optio PRIVATE
    "SHELL:--preload-file ${data}/rulesets@/share/optio/rulesets"
    "SHELL:--preload-file ${data}/club@/share/optio/club"
    "SHELL:--preload-file ${OPTIO_FONTS}@/share/optio/fonts"
    "SHELL:--pre-js ${CMAKE_CURRENT_SOURCE_DIR}/qt/web/kept.js"
    "SHELL:--pre-js ${CMAKE_CURRENT_SOURCE_DIR}/qt/web/browser.js"
    "SHELL:-lwebsocket.js" # a seat at another device's table (guest_socket.cpp)
    "SHELL:-s ALLOW_MEMORY_GROWTH=1"
    "SHELL:-s DYNAMIC_EXECUTION=0") # no eval(): the page's policy forbids it
file(GLOB fonts CONFIGURE_DEPENDS ${OPTIO_FONTS}/*)
set_property(TARGET optio APPEND PROPERTY LINK_DEPENDS ${fonts} ${CMAKE_CURRENT_SOURCE_DIR}/qt/web/kept.js ${CMAKE_CURRENT_SOURCE_DIR}/qt/web/browser.js)
add_subdirectory(${CMAKE_SOURCE_DIR}/tests/bench/empty_window empty_window)
