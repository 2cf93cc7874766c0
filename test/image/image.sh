#!/usr/bin/env bash
# Builds the image without a registry of images, runs it as its user on a root file system that cannot be written, and
# records a print through HTTP. Needs root, buildah, debootstrap, curl and npm: make imagetest
set -euo pipefail
cd "$(dirname "$0")/../.."
export BUILDAH_ISOLATION=chroot

folder=$(mktemp -d)
root=$folder/root
port=${PORT:-18080}
arch=${ARCH:-$(dpkg --print-architecture)}
pid=
container=
finish() {
  [[ -z $pid ]] || kill -TERM "$pid" 2>/dev/null || true
  wait
  ! mountpoint --quiet "$root" || umount --recursive "$root"
  [[ -z $container ]] || buildah rm "$container" >/dev/null
  rm -rf --one-file-system "$folder"
}
trap finish EXIT

# The base: Debian, and the Node of npm.
base=.cache/image/base-$arch
if [[ ! -x $base/usr/local/bin/node ]]; then
  mkdir -p .cache/image
  debootstrap --arch="$arch" --variant=minbase bookworm "$base" >"$folder/debootstrap.log" || { cat "$folder/debootstrap.log"; exit 1; }
  node=node-linux-${arch/amd64/x64}
  # npm refuses the Node of another architecture without --force.
  npm install --prefix "$base/opt/node" --force --no-save --no-audit --no-fund --loglevel=error "$node@24" npm@11
  modules=../../../opt/node/node_modules
  ln -s $modules/npm/bin/npm-cli.js "$base/usr/local/bin/npm"
  ln -s "$modules/$node/bin/node" "$base/usr/local/bin/node"
fi
container=$(buildah from scratch)
buildah copy --quiet "$container" "$base" / >/dev/null
# The registry may be behind a proxy that only this machine trusts.
buildah copy --quiet "$container" /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ >/dev/null
buildah config --arch "$arch" --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
buildah commit --quiet "$container" print-log-base >/dev/null
buildah rm "$container" >/dev/null
container=

make --no-print-directory image IMAGE_BUILDER=buildah IMAGE=print-log BASE=localhost/print-log-base PLATFORM="linux/$arch"

# What `read_only`, `tmpfs` and the volume of compose.yaml do, where no runtime of containers is.
container=$(buildah from --arch "$arch" print-log)
mkdir "$root" "$folder/data"
mount --bind "$(buildah mount "$container")" "$root"
mount -o remount,bind,ro "$root"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
chown 10001:10001 "$folder/data"
mount --bind "$folder/data" "$root/data"

setting() { buildah inspect --type container --format "{{$1}}" "$container"; }
user=$(setting .OCIv1.Config.User)
[[ $user == 10001:10001 ]] || { echo "The user of the image is $user."; exit 1; }
[[ $(setting .Docker.Config.Healthcheck) == *health.ts* ]] || { echo 'The image has no health check.'; exit 1; }
mapfile -t environment < <(setting 'range .OCIv1.Config.Env}}{{println .}}{{end')
inside=(chroot --userspec="$user" "$root" env -i -C /app "${environment[@]}" PORT="$port")

start() {
  "${inside[@]}" node --disable-warning=ExperimentalWarning src/main.ts >"$folder/output" 2>"$folder/log" &
  pid=$!
  for _ in $(seq 240); do
    ! "${inside[@]}" node src/commands/health.ts 2>/dev/null || return 0
    kill -0 "$pid" || break
    sleep 0.5
  done
  cat "$folder/output" "$folder/log"
  exit 1
}

stop() {
  kill -TERM "$pid"
  wait "$pid"
  pid=
}

start
! "${inside[@]}" touch /app/written 2>/dev/null || { echo 'The root file system can be written.'; exit 1; }
key=$(cat "$folder/data/demo-key")
curl --silent --show-error --fail -H "X-Api-Key: $key" -H 'Content-Type: application/json' \
  -d '{"title": "Printed in a container", "status": "Success"}' "http://localhost:$port/api/Prints" >/dev/null
[[ $(curl --silent --fail "http://localhost:$port/") == *'<title>Print Log</title>'* ]]
stop

# The volume has everything that must stay.
start
found=$(curl --silent --show-error --fail -H "X-Api-Key: $key" "http://localhost:$port/api/Prints/summary?search=container")
[[ $found == *'Printed in a container'* ]]
stop
echo 'The image runs, and a print that was recorded is there after a restart.'
