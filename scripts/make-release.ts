import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * `npm run release -- 0.2.0` sets the version, dates the changelog, commits, tags, and writes what can be published into
 * dist/kalends-0.2.0. It publishes nothing. See CONTRIBUTING.md.
 */
const root = process.cwd()
const workspaces = ['contract', 'server', 'button', 'dashboard']
const packages = ['', ...workspaces]

const [version = ''] = process.argv.slice(2)
const tag = `v${version}`
const folder = resolve(root, 'dist', `kalends-${version}`)

refuseIf(!/^\d+\.\d+\.\d+(-[\da-z.]+)?$/.test(version), 'Name the version, such as: npm run release -- 0.2.0')
refuseIf(git('status', '--porcelain') !== '', 'There are uncommitted changes. Commit them first.')
refuseIf(git('tag', '--list', tag) !== '', `The tag ${tag} exists. Choose another version.`)
refuseIf(existsSync(folder), `${folder} exists. Remove it first.`)
const changelog = read('CHANGELOG.md')
const notes = /^## Unreleased.*\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog)?.[1]?.trim()
refuseIf(!notes, 'CHANGELOG.md has no section "## Unreleased", or nothing in it.')

const before = git('rev-parse', 'HEAD')
try {
  setVersion()
  write('CHANGELOG.md', changelog.replace(/^## Unreleased.*$/m, `## Unreleased\n\n## ${version}, ${today()}`))
  run('npm', 'run', '--silent', 'openapi')
  git('commit', '--quiet', '--all', '--message', `Release: ${version}`)
  build()
  git('tag', '--annotate', tag, '--message', `Kalends ${version}`)
} catch (error) {
  git('reset', '--quiet', '--hard', before)
  rmSync(folder, { recursive: true, force: true })
  throw error
}

console.log(`${folder}\n${readdirSync(folder)
  .map((name) => `  ${name}`)
  .join('\n')}

Nothing was published. When you are sure:
  git push --follow-tags
  npm publish ${join(folder, `kalends-contract-${version}.tgz`)}
  npm publish ${join(folder, `kalends-button-${version}.tgz`)}
To take it back: git tag --delete ${tag} && git reset --hard ${before.slice(0, 12)}`)

function setVersion() {
  for (const name of packages)
    change(join(name, 'package.json'), (text) =>
      text.replaceAll(/("version"|"@kalends\/contract"): "[^"]+"/g, `$1: "${version}"`),
    )
  change('package-lock.json', (text) => {
    const lock = JSON.parse(text)
    lock.version = version
    for (const name of packages) {
      lock.packages[name].version = version
      const { dependencies } = lock.packages[name]
      if (dependencies?.['@kalends/contract']) dependencies['@kalends/contract'] = version
    }
    return `${JSON.stringify(lock, null, 2)}\n`
  })
  for (const file of ['README.md', 'button/README.md'])
    change(file, (text) => text.replaceAll(/(kalends-(?:contract|button))-\d[^ `]*\.tgz/g, `$1-${version}.tgz`))
}

function build() {
  mkdirSync(folder, { recursive: true })
  const name = `kalends-${version}`
  git('archive', '--format=tar.gz', `--prefix=${name}/`, '--output', join(folder, `${name}.tar.gz`), 'HEAD')
  run('npm', 'pack', '--workspace', 'contract', '--ignore-scripts=false', '--silent', '--pack-destination', folder)
  run('npm', 'run', '--silent', 'pack:button', '--', folder)
  const parts = run('npm', 'sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only')
  writeFileSync(join(folder, `${name}.cdx.json`), parts)
  writeFileSync(join(folder, 'LICENSES.txt'), licenses(JSON.parse(parts)))
  writeFileSync(join(folder, 'NOTES.md'), `# Kalends ${version}\n\n${notes}\n`)
  const sums = readdirSync(folder)
    .toSorted()
    .map((file) => `${sha256(join(folder, file))}  ${file}\n`)
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
}

interface Component {
  readonly name: string
  readonly version: string
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string }
    readonly expression?: string
  }[]
}

/** Every package that the server loads, with its licence. */
function licenses({ components }: { components: readonly Component[] }): string {
  const lines = components
    .filter(({ name }) => !name.startsWith('@kalends/'))
    .map((component) => `${component.name} ${component.version}: ${licenseOf(component)}\n`)
  return `${[...new Set(lines)].toSorted().join('')}\n${read('NOTICE')}`
}

function licenseOf({ name, licenses: given = [] }: Component): string {
  const names = given.map(({ license, expression }) => expression ?? license?.id ?? license?.name)
  if (names.length === 0 || names.includes(undefined)) throw new Error(`The licence of ${name} is not known.`)
  return names.join(', ')
}

function change(file: string, edit: (text: string) => string) {
  write(file, edit(read(file)))
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function write(file: string, text: string) {
  writeFileSync(join(root, file), text)
}

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

function git(...args: string[]): string {
  return run('git', ...args).trim()
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e8,
  })
}

function today(): string {
  return Temporal.Now.plainDateISO('UTC').toString()
}

function refuseIf(isWrong: boolean, text: string) {
  if (!isWrong) return
  console.error(text)
  process.exit(1)
}
