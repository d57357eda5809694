#!/bin/sh
# The last step of the build, in the folder of Kalends: fills the caches, so that a read-only container starts as fast as any,
# and removes what is only needed to develop.
set -eu

DATA_DIR=$(mktemp -d)
export DATA_DIR PORT=8080 HOST=127.0.0.1 LOG_LEVEL=silent SETTINGS_FILE=none
./kalends serve >/dev/null &
server=$!
until ./kalends health >/dev/null; do sleep 0.2; done
event=$(./kalends demo --json | grep -om1 '[0-9a-f]\{8\}-[0-9a-f]\{4\}-[0-9a-f-]\{22\}' | head -1)
node_modules/.bin/node -e '
  for (const path of process.argv.slice(1)) {
    const answer = await fetch(`http://127.0.0.1:8080${path}`)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    await answer.text()
  }
' / /app /docs /docs/button /button.js "/$event" "/$event/preview.jpg" "/$event/button.js"
kill "$server" && wait "$server" || true
rm -rf "$DATA_DIR"

runtime=$(echo node_modules/node-linux-*)
rm -rf "$runtime/include" "$runtime/share" "$runtime/CHANGELOG.md"
if command -v strip >/dev/null; then strip "$runtime/bin/node"; fi
find node_modules \( -name '*.map' -o -name '*.md' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) ! -iname 'license*' -type f -delete
rm -f node_modules/swagger-ui-dist/*-es-bundle*.js node_modules/swagger-ui-dist/swagger-ui.js
find . -type d -empty -delete
# The caches were written for root alone.
chmod -R a+rX .

# The one library that Node needs besides those of Debian's smallest image.
mkdir -p lib && cp -L /usr/lib/*/libatomic.so.1 lib/ 2>/dev/null || true
