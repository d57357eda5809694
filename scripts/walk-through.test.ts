import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test } from 'node:test'

const root = resolve(import.meta.dirname, '..')

test('a plain field is one line in the contract, as CONTRIBUTING shows it', (t) => {
  const copy = copyOfProject()
  t.after(() => rmSync(copy, { recursive: true, force: true }))
  const [before, added, after] = changeIn(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'))
  const declaration = join(copy, 'contract/landing-page.ts')
  const source = readFileSync(declaration, 'utf8')
  assert.equal(
    source.split(before + after).length,
    2,
    'the place in landing-page.ts that CONTRIBUTING shows is not there any more',
  )

  writeFileSync(declaration, source.replace(before + after, before + added + after))

  const output = execFileSync(
    process.execPath,
    ['--test', '--test-reporter=tap', '--test-name-pattern=tagline', 'server/resources/fields.test.ts'],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    },
  )
  assert.deepEqual(
    [...output.matchAll(/^ *ok \d+ - (landingpage: tagline.*)$/gm)].map((match) => match[1]),
    [
      'landingpage: tagline, when sent, is updated and nothing else is',
      'landingpage: tagline, when sent as null, is cleared',
      'landingpage: tagline, when left out of a create request, gets its default',
      'landingpage: tagline refuses a value of another type and changes nothing',
    ],
  )
})

/** The context before, the added lines and the context after of the one diff in the text. */
function changeIn(text: string): [string, string, string] {
  const diff = /```diff\n[\s\S]*?\n@@\n([\s\S]*?)```/.exec(text)![1]!
  const lines = diff.split('\n').filter((line) => line !== '')
  const added = lines.findIndex((line) => line.startsWith('+'))
  const last = lines.findLastIndex((line) => line.startsWith('+'))
  const plain = (part: string[]) => part.map((line) => `${line.slice(1)}\n`).join('')
  return [plain(lines.slice(0, added)), plain(lines.slice(added, last + 1)), plain(lines.slice(last + 1))]
}

/** Packages are linked, except our own workspaces: those must be the copied ones. */
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
