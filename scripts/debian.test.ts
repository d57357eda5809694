import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { aptGet, findOnPath } from './debian.ts'

const python = findOnPath('python3')
const canInstall = findOnPath('apt-get') !== undefined && python !== undefined && process.getuid?.() === 0
const skip = !canInstall && 'Only root on Debian, with Python, can hold the locks of apt.'

test('aptGet waits while another process holds the lock on the package lists', { skip }, async (t) => {
  const lists = emptyLists(t)
  const release = await lockLists(t, lists)
  let waits = 0

  await aptGet(updateOf(lists), () => {
    waits += 1
    if (waits === 2) release()
  })

  assert.ok(waits >= 2)
})

test('an error other than a lock is not retried', { skip }, async () => {
  let waits = 0

  await assert.rejects(
    aptGet(['no-such-operation'], () => (waits += 1)),
    /E: Invalid operation no-such-operation/,
  )

  assert.equal(waits, 0)
})

test(
  'a server is found without the PATH of root',
  { skip: !existsSync('/usr/sbin/chroot') && 'Debian has it.' },
  () => {
    const path = process.env.PATH
    process.env.PATH = '/nowhere'
    try {
      assert.equal(findOnPath('nothing-of-this-name', 'chroot'), '/usr/sbin/chroot')
    } finally {
      process.env.PATH = path
    }
  },
)

/** An empty package list, so that nothing is downloaded and the machine's lists stay untouched. */
function emptyLists(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-apt-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function updateOf(lists: string): string[] {
  const options = [
    `Dir::State::lists=${lists}`,
    `Dir::Cache=${join(lists, 'cache')}`,
    'Dir::Etc::sourcelist=/dev/null',
    'Dir::Etc::sourceparts=/dev/null',
  ]
  return ['update', ...options.flatMap((option) => ['-o', option])]
}

/** apt uses POSIX record locks, which Node cannot take. */
async function lockLists(t: TestContext, lists: string): Promise<() => void> {
  const program = [
    'import fcntl, sys',
    'lock = open(sys.argv[1], "w")',
    'fcntl.lockf(lock, fcntl.LOCK_EX)',
    'print("locked", flush=True)',
    'sys.stdin.read()',
  ]
  const holder = spawn(python!, ['-c', program.join('\n'), join(lists, 'lock')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  t.after(() => holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  return () => void holder.stdin.end()
}
