import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, test } from 'node:test'
import { languages } from '@kalends/contract'

const root = resolve(import.meta.dirname, '..')
const pages = ['CONTRIBUTING.md', 'docs/adding.md']

/** What the diffs of the pages add, and the tests that pass because of it. */
const additions = {
  'a plain field is one line in the contract': [
    'tagline, when sent, is updated and nothing else is',
    'tagline, when sent as null, is cleared',
    'tagline, when left out of a create request, gets its default',
    'tagline refuses a value of another type and changes nothing',
  ],
  'a field inside a list is one line in the contract': [
    'event: dates[].doorsOpen, stored before it existed, is returned as null',
  ],
  'a resource is a declaration, a migration, one line and a test': [
    'a speaker is created, read, listed, updated and deleted',
    'speakers are in the API reference',
    'speakers are backed up, and removed with their organization and its images',
    'bio, when sent as null, is cleared',
    'picture, when sent, is updated and nothing else is',
  ],
  'a calendar is its name, its link and its icon': [
    'an event opens in Fastmail, and the button offers it',
    'text in any script, and text that looks like part of a URL, arrives unchanged',
    'a description that makes a link too long is cut at a word, and nothing else is cut',
  ],
  'a dimension is its name, its number, a column and how to tell it': [
    'views are broken down by the language of the browser',
  ],
  'a button style is its name and its sheet': ['a button can be thin, and loads the sheet for it'],
  'a mail kind is its texts, its composer and one line': ['a new user is welcomed'],
}

/** Tests that are generated from the declarations, and the names of those to run. */
const files = [
  ...['fields', 'completion'].map((name) => `server/resources/${name}.test.ts`),
  ...['links', 'link-length'].map((name) => `server/calendar/${name}.test.ts`),
]
const names = [
  'landingpage',
  'speaker',
  'doorsOpen',
  'Fastmail',
  'language of the browser',
  'thin,',
  'is welcomed',
  'any script',
  'cut at a word',
]

let copy: string
let output: string
let passed: Set<string>

/** One copy with all additions, and one run for all of their tests. */
before(() => {
  copy = copyOfProject()
  const changes = pages.flatMap((page) => changesIn(readFileSync(join(root, page), 'utf8')))
  for (const change of changes) apply(change)
  const added = changes.map(({ file }) => file).filter((file) => file.endsWith('.test.ts'))
  const { stdout } = spawnSync(
    process.execPath,
    ['--test', '--test-reporter=tap', ...names.map((name) => `--test-name-pattern=${name}`), ...files, ...added],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, NODE_TEST_CONTEXT: undefined } },
  )
  output = stdout
  passed = new Set([...stdout.matchAll(/^ *ok \d+ - (.*)$/gm)].map((match) => match[1]!))
})
after(() => rmSync(copy, { recursive: true, force: true }))

for (const [sentence, tests] of Object.entries(additions)) {
  test(`${sentence}, as the documentation shows it`, () => {
    assert.deepEqual(
      tests.filter((name) => !passed.has(name)),
      [],
      failuresIn(output),
    )
  })
}

test('the texts of a mail do not compile until every language has them', () => {
  const untranslated = compile('server/messages/messages.ts').matchAll(
    /^server\/messages\/mail\/(\w+)\.ts.*'welcome' is missing/gm,
  )

  assert.deepEqual(
    [...untranslated].map((match) => match[1]!).toSorted(),
    languages.filter((each) => each !== 'en').toSorted(),
  )
})

/** The compiler's output for a file and everything it imports. */
function compile(file: string): string {
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ extends: './tsconfig.base.json', files: [file] }))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [compiler, '-p', '.', '--noEmit'], { cwd: copy, encoding: 'utf8' }).stdout
}

/** Every failed test with what it says. */
function failuresIn(tap: string): string {
  return [...tap.matchAll(/^( *)not ok .*\n(?:\1 {2}.*\n)*/gm)].map(([text]) => text).join('\n')
}

interface Change {
  readonly file: string
  /** Of a new file there is nothing before. */
  readonly hunks: readonly { readonly before: string; readonly after: string }[]
}

function changesIn(text: string): Change[] {
  return [...text.matchAll(/```diff\n[\s\S]*?\+\+\+ b\/(.*)\n([\s\S]*?)```/g)].map(([, file, diff]) => ({
    file: file!,
    hunks: diff!
      .split(/^@@\n/m)
      .slice(1)
      .map((hunk) => ({ before: linesOf(hunk, '-'), after: linesOf(hunk, '+') })),
  }))
}

/** The lines of one side of a hunk. */
function linesOf(hunk: string, side: '-' | '+'): string {
  const lines = hunk.split('\n').filter((line) => line.startsWith(' ') || line.startsWith(side))
  return lines.map((line) => `${line.slice(1)}\n`).join('')
}

function apply({ file, hunks }: Change) {
  const path = join(copy, file)
  if (hunks[0]!.before === '') return writeFileSync(path, hunks[0]!.after)
  let source = `\n${readFileSync(path, 'utf8')}`
  for (const { before: old, after: fresh } of hunks) {
    assert.equal(source.split(`\n${old}`).length, 2, `${file} no longer has the lines that the documentation shows`)
    source = source.replace(`\n${old}`, () => `\n${fresh}`)
  }
  writeFileSync(path, source.slice(1))
}

/** Packages are linked, except our own workspaces: those must be the copied ones. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-copy-'))
  const workspaces = ['contract', 'button', 'server']
  for (const name of [...workspaces, 'scripts', 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  mkdirSync(join(folder, 'node_modules/@kalends'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@kalends') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  for (const name of workspaces) symlinkSync(join(folder, name), join(folder, 'node_modules/@kalends', name))
  return folder
}
