import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { explainSettings } from '../../server/config.ts'

// What can be checked without building the image. "npm run containers" builds it and starts everything.
const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const [dockerfile, compose, debian, prepare] = [
  'Dockerfile',
  'compose.yaml',
  'deploy/container/debian.sh',
  'deploy/container/prepare.sh',
].map(read) as [string, string, string, string]

test('Dockerfile, Compose and what they start agree', () => {
  const user = /^USER (\d+):\1$/m.exec(dockerfile)?.[1]
  const volume = /^VOLUME (\S+)$/m.exec(dockerfile)?.[1]

  assert.match(debian, new RegExp(`'kalends:x:${user}:${user}:Kalends:${volume}:/bin/sh'`))
  assert.ok(dockerfile.includes(`--chown=${user}:${user} ${volume} ${volume}`))
  assert.match(dockerfile, new RegExp(`DATA_DIR=${volume} .*PORT=8080`))
  assert.ok(compose.includes(`volumes: [kalends:${volume}]`))
  assert.match(compose, /127\.0\.0\.1:8080:8080/)
  for (const server of ['a', 'b']) {
    assert.match(compose, new RegExp(`^  ${server}:`, 'm'))
    assert.ok(read('deploy/container/Caddyfile').includes(` ${server}:8080`))
  }
  for (const path of dockerfile.match(/deploy\/container\/\w+\.sh/g)!) assert.ok(existsSync(join(root, path)), path)
})

test('settings in Dockerfile, compose.yaml and docs/containers.md exist', () => {
  const known = new Set(explainSettings(undefined, { SETTINGS_FILE: 'none' }).map(({ name }) => name))
  const isKnown = (name: string) => name === 'PATH' || name === 'SETTINGS_FILE' || known.has(name.replace(/_FILE$/, ''))
  const names = [
    ...dockerfile.match(/^ENV .*/m)![0].matchAll(/([A-Z_]+)=/g),
    ...compose.matchAll(/^ {6}((?:DATABASE|TRUST)_[A-Z_]+):/gm),
    ...read('docs/containers.md').matchAll(/^([A-Z_]+)=/gm),
  ].map(([, name]) => name!)

  assert.ok(names.length > 8, names.join())
  assert.deepEqual(
    names.filter((name) => !isKnown(name)),
    [],
  )
})

test('the image has every library that Node and sharp need of Debian', { skip: process.platform !== 'linux' }, () => {
  const packages: Record<string, string> = {
    'libatomic.so': 'libatomic1',
    'libgcc_s.so': 'libgcc-s1',
    'libstdc++.so': 'libstdc++6',
  }
  const binaries = [process.execPath, ...globSync('node_modules/@img/*-linux-*/lib/*.{node,so.*}', { cwd: root })]
  const installed = /^packages='(.*)'$/m.exec(debian)![1]!.split(' ')
  const needed = new Set(
    binaries
      .filter((file) => !file.includes('linuxmusl'))
      .flatMap(
        (file) => execFileSync('ldd', [file], { cwd: root, encoding: 'utf8' }).match(/^\t\S*?lib[\w+-]+\.so/gm) ?? [],
      )
      .map((name) => name.split('/').at(-1)!.trim())
      .filter((name) => !name.startsWith('libvips'))
      .map((name) => packages[name] ?? (/^lib(c|m|dl|rt|pthread|resolv)\.so$/.test(name) ? 'libc6' : name)),
  )

  assert.deepEqual([...needed].toSorted(), ['libatomic1', 'libc6', 'libgcc-s1', 'libstdc++6'])
  for (const name of needed) assert.ok(installed.includes(name), name)
})

test('what the image leaves out of packages is there, and is nothing that Kalends reads', () => {
  const require = createRequire(join(root, 'server/package.json'))
  const left = [...prepare.matchAll(/node_modules\/(?:swagger-ui-dist|@ip-location-db)\S+/g)].map(
    ([pattern]) => pattern,
  )
  const removed = left.flatMap((pattern) => globSync(pattern, { cwd: root }))
  const country = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
  const kept = /! -name '\*(-wght-normal\.woff2)'/.exec(prepare)?.[1]
  const families = Object.keys(require('./package.json').dependencies).filter((name) => name.startsWith('@fontsource'))

  for (const pattern of left) assert.ok(globSync(pattern, { cwd: root }).length > 0, pattern)
  assert.ok(!removed.map((path) => join(root, path)).includes(country))
  assert.equal(families.length, 8)
  for (const family of families)
    for (const subset of Object.keys(require(`${family}/unicode.json`)))
      require.resolve(`${family}/files/${family.split('/')[1]}-${subset.replaceAll(/[[\]]/g, '')}${kept}`)
})
