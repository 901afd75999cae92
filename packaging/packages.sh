# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by ./run, ./check and ./package: installs the Debian packages they need, and is quiet when all are there.

packages_build="build-essential cmake ninja-build ccache pkg-config git ca-certificates
    libsqlite3-dev libsqlitecpp-dev nlohmann-json3-dev libtomlplusplus-dev libcli11-dev libsodium-dev libfmt-dev
    libpugixml-dev libqrcodegencpp-dev libnats-dev libzip-dev libzxing-dev zlib1g-dev
    qt6-base-dev qt6-websockets-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-l10n-tools libgl-dev libxkbcommon-dev"
packages_app="qml6-module-qtquick qml6-module-qtquick-controls qml6-module-qtquick-dialogs qml6-module-qtquick-layouts
    qml6-module-qtquick-shapes qml6-module-qtquick-templates qml6-module-qtquick-window qml6-module-qtqml qml6-module-qtqml-models
    qml6-module-qtqml-workerscript qml6-module-qt-labs-folderlistmodel qt6-qpa-plugins libgl1-mesa-dri fonts-inter fonts-gfs-neohellenic"
packages_check="qml6-module-qttest librapidcheck-dev libbenchmark-dev clang-tidy-19 clang-format-19 python3 python3-jsonschema python3-nacl python3-websockets nats-server openssl iproute2 zbar-tools poppler-utils faketime xvfb xauth
    desktop-file-utils appstream libxml2-utils shared-mime-info groff-base
    xdotool dbus-daemon at-spi2-core gir1.2-atspi-2.0 python3-gi"
packages_deb="debhelper dpkg-dev python3"
packages_lint="lintian"
packages_browser="chromium firefox-esr xvfb xauth python3"

# install_packages LIST...: installs those that are missing.
install_packages() {
    local missing=() package
    for package in "$@"; do
        dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "Missing packages: ${missing[*]}. Install them as root (apt-get install ...) and start again." >&2
            return 1
        fi
        root=(sudo)
    fi
    echo "Installing ${#missing[@]} Debian packages ..." >&2
    local log
    log=$(mktemp)
    if ! { "${root[@]}" apt-get update -q && "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -q -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        echo "The packages could not be installed: ${missing[*]}." >&2
        return 1
    fi
    rm -f "$log"
}
