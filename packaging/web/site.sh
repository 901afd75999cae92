# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by packaging/web/app and packaging/web/empty.

# make_site PROGRAM FOLDER FILE...: the files of the program with the page around it, and a service worker that keeps exactly these files.
make_site() {
    local program=$1 site=$2 size version list file
    shift 2
    rm -rf "$site"
    mkdir "$site"
    cp "$@" "$site"
    cp "$(find build/web/bin "$cache/qt" -name qtloader.js | head -1)" "$site"
    cp packaging/web/site/{index.html,page.css,page.js,manifest.webmanifest} qml/icons/optio.svg "$site"
    sed -i -e "s/\"optio\.js\"/\"$program.js\"/" -e "s/optio_entry/${program}_entry/" "$site"/{index.html,page.js}
    for size in 192 512; do
        rsvg-convert -w $size -h $size qml/icons/optio.svg | pngquant --strip 16 - >"$site/icon-$size.png"
    done
    version=$program-$(cat "$site"/* packaging/web/site/sw.js | sha256sum | cut -c1-16)
    list=$(cd "$site" && printf "'./', " && for file in *; do printf "'%s', " "$file"; done)
    sed -e "s#@VERSION@#$version#" -e "s#/\*@FILES@\*/#$list#" packaging/web/site/sw.js >"$site/sw.js"
    for file in "$site"/*.{js,wasm,data,css,html}; do
        [ ! -f "$file" ] || brotli -fk ${OPTIO_WEB_LINK:+-q 1} "$file"
    done
    gzip -9fk "$site/$program".{js,wasm,data} # over plain http, as from another tablet, browsers take nothing newer
    echo "The site is in $site: $(du -cb "$site"/*.br "$site"/*.png "$site"/*.svg "$site"/*.webmanifest | tail -1 | cut -f1) bytes over the wire." >&2
}
