import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { finallyIn } from '../testing/finally.ts'
import { type Entry, archived } from './archive.ts'

test('other programs read an archive with more files than fit into a plain zip file', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'kalends-archive-'))
  finallyIn(t, () => rm(folder, { recursive: true }))
  const pieces: Buffer[] = []
  for await (const piece of archived(entries(), 100_000, Date.parse('2027-04-01T09:30:10Z'))) pieces.push(piece)
  await writeFile(join(folder, 'a.zip'), Buffer.concat(pieces))

  const { stdout } = await promisify(execFile)('python3', ['-c', reader, join(folder, 'a.zip')])

  assert.deepEqual(JSON.parse(stdout), {
    bad: null,
    count: 70_003,
    texts: ['größer', 'bytes', ''],
    long: 'line of text\n'.repeat(100_000).length,
    created: [2027, 4, 1, 9, 30, 10],
  })
  assert.ok(pieces.every(({ length }) => length < 1_000_000))
})

test('an archive ends with the error of its content', async () => {
  async function* failing(): AsyncGenerator<string> {
    yield 'x'
    throw new Error('The database is away.')
  }
  async function* some(): AsyncGenerator<Entry> {
    yield { name: 'a', content: failing() }
  }

  await assert.rejects(async () => {
    for await (const _ of archived(some(), 100, 0));
  }, /The database is away/)
})

async function* entries(): AsyncGenerator<Entry> {
  yield { name: 'ü.txt', content: 'größer' }
  yield { name: 'packed', content: Buffer.from('bytes'), isPacked: true }
  yield { name: 'long', content: lines() }
  for (let i = 0; i < 70_000; i += 1) yield { name: `many/${i}`, content: '', isPacked: true }
}

async function* lines(): AsyncGenerator<string> {
  for (let i = 0; i < 100_000; i += 1) yield 'line of text\n'
}

const reader = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    json.dump({
        'bad': archive.testzip(),
        'count': len(archive.namelist()),
        'texts': [archive.read(name).decode() for name in ['ü.txt', 'packed', 'many/69999']],
        'long': len(archive.read('long')),
        'created': archive.getinfo('long').date_time,
    }, sys.stdout)
`
