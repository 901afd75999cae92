# SPDX-License-Identifier: GPL-3.0-or-later
# Step of packaging/web/build: the tarballs of packaging/web/sources, into the cache. apt works with lists of its own, so that the system's
# sources and what it installs from stay as they are.
fetch_source() { # PACKAGE RELEASE
    local package=$1 release=$2 apt=$cache/apt/$2 options into
    mkdir -p "$apt/lists/partial" "$cache/sources"
    echo "deb-src http://deb.debian.org/debian $release main" >"$apt/sources.list"
    options=(-q -o Dir::Etc::SourceList="$apt/sources.list" -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists="$apt/lists"
        -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= -o APT::Sandbox::User=root)
    if [[ " $fresh " != *" $release "* ]]; then
        say "Fetching the list of sources of $release ..."
        logged sources apt-get "${options[@]}" update || return 1
        fresh+=" $release"
    fi
    into=$(mktemp -d "$cache/sources/$package.XXXXXX")
    if (cd "$into" && logged sources apt-get "${options[@]}" source --download-only --tar-only "$package"); then
        mv "$into/$package"_*.orig.tar.* "$cache/sources/"
    fi
    rm -rf "$into"
    [ -n "$(tarball "$package")" ]
}

fresh=""
missing=()
while read -r package release; do
    [ -n "$package" ] && [ "${package:0:1}" != "#" ] || continue
    [ -z "$(tarball "$package")" ] || continue
    say "Fetching the source of $package from $release ..."
    fetch_source "$package" "$release" || missing+=("$package ($release)")
done <"$web/sources"
if [ ${#missing[@]} -gt 0 ]; then
    say "Debian does not serve these sources at the moment:"
    printf '  %s\n' "${missing[@]}" >&2
    say "Try again later, or put PACKAGE_VERSION.orig.tar.xz into $cache/sources from a machine that has it."
    exit 1
fi
