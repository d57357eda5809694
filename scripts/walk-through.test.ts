import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { languages } from '@kalends/contract'

const root = resolve(import.meta.dirname, '..')

const fields = {
  'a plain field is one line in the contract, as CONTRIBUTING shows it': {
    name: 'tagline',
    tests: 'server/resources/fields.test.ts',
    of: 'landingpage',
    passed: [
      'tagline, when sent, is updated and nothing else is',
      'tagline, when sent as null, is cleared',
      'tagline, when left out of a create request, gets its default',
      'tagline refuses a value of another type and changes nothing',
    ],
  },
  'a field inside a list is one line in the contract, as CONTRIBUTING shows it': {
    name: 'doorsOpen',
    tests: 'server/resources/completion.test.ts',
    of: 'doorsOpen',
    passed: ['event: dates[].doorsOpen, stored before it existed, is returned as null'],
  },
}

for (const [sentence, { name, tests, of, passed }] of Object.entries(fields)) {
  test(sentence, (t) => {
    const copy = copyOfProject()
    t.after(() => rmSync(copy, { recursive: true, force: true }))
    const { file, before, added, after } = changeOf(name, readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'))
    const source = readFileSync(join(copy, file), 'utf8')
    assert.equal(
      source.split(before + after).length,
      2,
      `the place in ${file} that CONTRIBUTING shows is not there any more`,
    )

    writeFileSync(join(copy, file), source.replace(before + after, before + added + after))

    const output = execFileSync(
      process.execPath,
      ['--test', '--test-reporter=tap', `--test-name-pattern=${of}`, tests],
      { cwd: copy, encoding: 'utf8', env: { ...process.env, NODE_TEST_CONTEXT: undefined } },
    )
    assert.deepEqual(
      [...output.matchAll(/^ *ok \d+ - (.*)$/gm)].map((match) => match[1]).filter((line) => line!.includes(name)),
      passed,
    )
  })
}

test('a mail kind takes its texts, its composer and one line, as CONTRIBUTING shows', (t) => {
  const copy = copyOfProject('button', 'scripts', 'tsconfig.base.json')
  t.after(() => rmSync(copy, { recursive: true, force: true }))
  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const section = /## How to add a mail\n([\s\S]*?)\n(?:## |\| To add)/.exec(guide)![1]!

  for (const [, file, diff] of section.matchAll(/```diff\n[\s\S]*?\+\+\+ b\/(.*)\n@@\n([\s\S]*?)```/g))
    apply(copy, file!, diff!)

  const output = execFileSync(process.execPath, ['--test', '--test-reporter=tap', 'server/accounts/welcome.test.ts'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  })
  assert.match(output, /^ok 1 - somebody for whom an account was made is welcomed$/m)
  const untranslated = compile(copy, 'server/messages/messages.ts').matchAll(
    /^server\/messages\/mail\/(\w+)\.ts.*'welcome' is missing/gm,
  )
  assert.deepEqual(
    [...untranslated].map((match) => match[1]!).toSorted(),
    languages.filter((each) => each !== 'en').toSorted(),
  )
})

/** Applies a diff to a file, which is new if the diff only adds lines. */
function apply(copy: string, file: string, diff: string) {
  const lines = diff.split('\n').slice(0, -1)
  const side = (sign: string) =>
    lines
      .filter((line) => line[0] === ' ' || line[0] === sign)
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  const [before, after] = [side('-'), side('+')]
  if (before === '') return writeFileSync(join(copy, file), after)
  const source = readFileSync(join(copy, file), 'utf8')
  assert.equal(source.split(before).length, 2, `the place in ${file} that CONTRIBUTING shows is not there any more`)
  writeFileSync(
    join(copy, file),
    source.replace(before, () => after),
  )
}

/** The compiler's output for a file and everything it imports. */
function compile(copy: string, file: string): string {
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ extends: './tsconfig.base.json', files: [file] }))
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.', '--noEmit'],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  )
  return stdout
}

/** The file, the leading context, the added lines and the trailing context of the diff that adds this field. */
function changeOf(field: string, text: string) {
  const diffs = [...text.matchAll(/```diff\n[\s\S]*?\+\+\+ b\/(.*)\n@@\n([\s\S]*?)```/g)]
  const [, file, diff] = diffs.find(([whole]) => whole.includes(`${field}:`))!
  const lines = diff!.split('\n').filter((line) => line !== '')
  const first = lines.findIndex((line) => line.startsWith('+'))
  const last = lines.findLastIndex((line) => line.startsWith('+'))
  const plain = (part: string[]) => part.map((line) => `${line.slice(1)}\n`).join('')
  return {
    file: file!,
    before: plain(lines.slice(0, first)),
    added: plain(lines.slice(first, last + 1)),
    after: plain(lines.slice(last + 1)),
  }
}

/** Links packages, except our own workspaces, which must be the copies. */
function copyOfProject(...more: string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'kalends-copy-'))
  for (const name of ['contract', 'server', 'package.json', ...more])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  mkdirSync(join(copy, 'node_modules/@kalends'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@kalends') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
  for (const name of ['contract', 'button']) symlinkSync(join(copy, name), join(copy, 'node_modules/@kalends', name))
  return copy
}
