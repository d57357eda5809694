import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentencesFor } from './failure.ts'

test('a database that was too busy for a command is not called a bug', () => {
  const failed = (code: string, message: string) => sentencesFor(Object.assign(new Error(message), { code }))

  assert.equal(
    failed('55P03', 'canceling statement due to lock timeout'),
    'The database was too busy: canceling statement due to lock timeout. Try again in a moment.',
  )
  assert.equal(
    failed('57014', 'canceling statement due to statement timeout'),
    'The database was too busy: canceling statement due to statement timeout. Try again in a moment.',
  )
  assert.equal(
    failed('40P01', 'deadlock detected'),
    'The database was too busy: deadlock detected. Try again in a moment.',
  )
})
