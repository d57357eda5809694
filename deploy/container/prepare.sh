#!/bin/sh
# The last step of the build, in the folder of Kalends: removes what only developers need, then starts once. That shows that
# nothing is missing, and fills the caches, so that a read-only container starts as fast as any.
set -eu

runtime=$(echo node_modules/node-linux-*)
rm -rf "$runtime/include" "$runtime/share" "$runtime/CHANGELOG.md"
if command -v strip >/dev/null; then strip "$runtime/bin/node"; fi
find node_modules \( -name '*.map' -o -name '*.md' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) ! -iname 'license*' -type f -delete
# Only beside a package.json, because packages may have a folder of that name among their code.
find node_modules -type d \( -name test -o -name tests -o -name benchmark -o -name benchmarks -o -name examples -o -name .github \) -prune \
  -exec sh -c 'for folder; do if [ -e "$folder/../package.json" ]; then rm -rf "$folder"; fi; done' sh {} +
rm -f node_modules/swagger-ui-dist/*-es-bundle*.js node_modules/swagger-ui-dist/swagger-ui.js
rm -f node_modules/@ip-location-db/*/*-ipv4.mmdb node_modules/@ip-location-db/*/*-ipv6.mmdb
find node_modules/@fontsource-variable -type f -path '*/files/*' ! -name '*-wght-normal.woff2' -delete
find . -type d -empty -delete

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
# The caches were written for root alone.
chmod -R a+rX .
