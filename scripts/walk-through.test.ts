import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test } from 'node:test'

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
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'kalends-copy-'))
  for (const name of ['contract', 'server', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  mkdirSync(join(copy, 'node_modules/@kalends'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@kalends') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
  symlinkSync(join(copy, 'contract'), join(copy, 'node_modules/@kalends/contract'))
  return copy
}
