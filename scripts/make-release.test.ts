import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, test } from 'node:test'

const root = resolve(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'kalends-release-'))
after(() => rmSync(copy, { recursive: true }))

const identity = { NAME: 'Tests', EMAIL: 'tests@example.org' }
const env = {
  ...process.env,
  ...Object.fromEntries(
    Object.entries(identity).flatMap(([name, value]) => [
      [`GIT_AUTHOR_${name}`, value],
      [`GIT_COMMITTER_${name}`, value],
    ]),
  ),
}
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, env, encoding: 'utf8' }).trim()
const release = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/make-release.ts', ...args], { cwd: copy, env, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(copy, file), 'utf8')
const made = 'dist/kalends-9.8.7'

before(() => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.trim().split('\n'))
    cpSync(join(root, file), join(copy, file), { recursive: true, force: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  git('init', '--quiet')
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Everything')
})

test('a release is refused without a version, with uncommitted changes, or with nothing to say', () => {
  const changelog = read('CHANGELOG.md')

  const unnamed = release()
  writeFileSync(join(copy, 'CHANGELOG.md'), '# Changelog\n')
  const uncommitted = release('9.8.7')
  git('commit', '--quiet', '--all', '--message', 'Nothing to say')
  const silent = release('9.8.7')
  writeFileSync(join(copy, 'CHANGELOG.md'), changelog)
  git('commit', '--quiet', '--all', '--message', 'Something to say')

  assert.deepEqual(
    [unnamed, uncommitted, silent].map(({ status, stderr }) => [status, stderr.trim()]),
    [
      [1, 'Name the version, such as: npm run release -- 0.2.0'],
      [1, 'There are uncommitted changes. Commit them first.'],
      [1, 'CHANGELOG.md has no section "## Unreleased", or nothing in it.'],
    ],
  )
})

test('a release that fails leaves everything as it was', () => {
  const head = git('rev-parse', 'HEAD')
  // It cannot be packed without its licence.
  git('rm', '--quiet', 'LICENSE')
  git('commit', '--quiet', '--message', 'Lose the licence')

  const { status } = release('9.8.7')

  assert.equal(status, 1)
  assert.equal(git('rev-parse', 'HEAD^'), head)
  assert.deepEqual([git('status', '--porcelain'), git('tag', '--list')], ['', ''])
  assert.throws(() => readdirSync(join(copy, made)), /ENOENT/)
  git('reset', '--quiet', '--hard', head)
})

test('a release has the source, both packages, what they consist of, notes and checksums, and publishes nothing', () => {
  const { status, stdout, stderr } = release('9.8.7')

  assert.equal(status, 0, stderr)
  assert.deepEqual(readdirSync(join(copy, made)), [
    'LICENSES.txt',
    'NOTES.md',
    'SHA256SUMS',
    'kalends-9.8.7.cdx.json',
    'kalends-9.8.7.tar.gz',
    'kalends-button-9.8.7.tgz',
    'kalends-contract-9.8.7.tgz',
  ])
  assert.match(stdout, /^Nothing was published\./m)
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: join(copy, made) })

  assert.deepEqual(
    [git('status', '--porcelain'), git('tag', '--list'), git('log', '-1', '--format=%s')],
    ['', 'v9.8.7', 'Release: 9.8.7'],
  )
  assert.match(read('CHANGELOG.md'), /^## Unreleased\n\n## 9\.8\.7, \d{4}-\d\d-\d\d\n/m)
  assert.match(read(`${made}/NOTES.md`), /^# Kalends 9\.8\.7\n\n\S/)
  assert.equal(JSON.parse(read('docs/openapi.json')).info.version, '9.8.7')

  const extract = (file: string, member: string) =>
    execFileSync('tar', ['--extract', '--to-stdout', '--file', join(copy, made, file), member], { encoding: 'utf8' })
  for (const name of ['', 'contract/', 'server/', 'button/', 'dashboard/'])
    assert.equal(JSON.parse(extract('kalends-9.8.7.tar.gz', `kalends-9.8.7/${name}package.json`)).version, '9.8.7')
  assert.equal(extract('kalends-9.8.7.tar.gz', 'kalends-9.8.7/COMMIT').trim(), git('rev-parse', 'HEAD'))
  assert.match(extract('kalends-9.8.7.tar.gz', 'kalends-9.8.7/README.md'), /kalends-contract-9\.8\.7\.tgz/)
  for (const file of ['kalends-button-9.8.7.tgz', 'kalends-contract-9.8.7.tgz'])
    assert.equal(JSON.parse(extract(file, 'package/package.json')).version, '9.8.7')

  const parts = JSON.parse(read(`${made}/kalends-9.8.7.cdx.json`))
  assert.equal(parts.bomFormat, 'CycloneDX')
  const names = parts.components.map(({ name }: { name: string }) => name)
  assert.deepEqual([names.includes('fastify'), names.includes('typescript')], [true, false])
  assert.match(read(`${made}/LICENSES.txt`), /^fastify \d+\.\d+\.\d+: MIT$/m)
  assert.match(read(`${made}/LICENSES.txt`), /libvips/)
})
