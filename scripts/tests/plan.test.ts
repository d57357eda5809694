import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { test } from 'node:test'
import { plan, testFiles } from './plan.ts'

const root = resolve(import.meta.dirname, '../..')

function enginesOf(path: string): string[] {
  return plan([resolve(root, path)], ['sqlite', 'postgres'])
    .map(({ engine }) => engine)
    .toSorted()
}

test('a file that starts a server runs on both engines, even if it does so through what it imports', () => {
  assert.deepEqual(enginesOf('server/events/events.test.ts'), ['postgres', 'sqlite'])
  assert.deepEqual(enginesOf('server/cli/org.test.ts'), ['postgres', 'sqlite'])
  assert.deepEqual(enginesOf('e2e/rsvp.test.ts'), ['postgres', 'sqlite'])
  assert.deepEqual(enginesOf('e2e/rsvp-waiting.test.ts'), ['postgres', 'sqlite'])
})

test('a file that has nothing to do with PostgreSQL runs once', () => {
  assert.deepEqual(enginesOf('server/html/html.test.ts'), ['sqlite'])
  assert.deepEqual(enginesOf('server/database/file-use.test.ts'), ['sqlite'])
  assert.deepEqual(enginesOf('e2e/docs.test.ts'), ['sqlite'])
  assert.deepEqual(enginesOf('e2e/rsvp-device.test.ts'), ['sqlite'])
  assert.deepEqual(enginesOf('server/pages/preview/preview.test.ts'), ['sqlite'])
  assert.deepEqual(enginesOf('server/images/decoding.test.ts'), ['sqlite'])
})

test('a browser test runs on PostgreSQL when somebody asks for it', () => {
  const planned = (path: string) => plan([resolve(root, path)], ['postgres'], { isAskedFor: true }).length

  assert.equal(planned('e2e/app-editor.test.ts'), 1)
  assert.equal(planned('server/html/html.test.ts'), 0)
})

test('a file about what only a database server can do runs on PostgreSQL alone', () => {
  assert.deepEqual(enginesOf('server/rsvp/rush.postgres.test.ts'), ['postgres'])
})

test('every test file runs on an engine', () => {
  const files = testFiles()
  const planned = new Set(plan(files, ['sqlite', 'postgres']).map(({ file }) => file))

  assert.deepEqual(
    files.filter((file) => !planned.has(file)).map((file) => relative(root, file)),
    [],
  )
})

test('tests know of the engine and its database by server/testing/database.ts alone', () => {
  const sources = globSync('{contract,button,server,e2e}/**/*.ts', { cwd: root, exclude: ['**/node_modules'] })

  assert.deepEqual(
    sources.filter((file) => /TEST_(DATABASE|POSTGRES_URL)/.test(readFileSync(resolve(root, file), 'utf8'))),
    ['server/testing/database.ts'],
  )
})
