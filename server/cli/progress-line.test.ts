import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ProgressLine } from './progress-line.ts'

/** What a line says at each of these moments, in milliseconds since the command began. */
function watch(work: (line: ProgressLine, at: (moment: number) => void) => void): string[] {
  let now = 0
  const written: string[] = []
  const line = new ProgressLine({ write: (text) => written.push(text.replace('\r\u001B[K', '|')) }, () => now)
  work(line, (moment) => {
    now = moment
  })
  line.end()
  return written
}

test('a command of less than two seconds shows no progress', () => {
  const written = watch((line, at) => {
    line.begin('Copying', 100)
    at(1999)
    line.advance(99)
  })

  assert.deepEqual(written, [])
})

test('a longer one says what it does, how much of it is done and for how long, and leaves nothing behind', () => {
  const written = watch((line, at) => {
    line.begin('Copying', 200)
    at(2000)
    line.advance(50)
    at(2050)
    line.advance(50)
    at(61_000)
    line.advance(50)
    line.advance(90)
    line.begin('Reading events')
    at(62_000)
    line.advance(1200)
  })

  assert.deepEqual(written, [
    '|Copying  ██████░░░░░░░░░░░░░░░░░░  25 %  0:02',
    '|Copying  ██████████████████░░░░░░  75 %  1:01',
    '|Reading events  1:01',
    '|Reading events  1,200  1:02',
    '|',
  ])
})
