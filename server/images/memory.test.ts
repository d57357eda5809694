import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import sharp from 'sharp'
import { finallyIn } from '../testing/finally.ts'
import { envOf, kalendsJson, spawnServer } from '../testing/kalends.ts'
import { hollowWebp, wordyPng } from '../testing/pictures.ts'
import { sqliteSettings } from '../testing/sqlite.ts'
import { form } from '../testing/uploads.ts'

// Memory is read from /proc, which only Linux has.
const options = { skip: process.platform !== 'linux' && 'Only Linux reports the memory of a process in /proc.' }
const megabyte = 1_000_000

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#336699' } })

test(
  'small files that decode to large pictures take little memory, no matter how many arrive at once',
  options,
  async (t) => {
    const server = await startMeasured(t)
    const webp = hollowWebp(5000, 5000)
    const jpeg = await flat(5000, 5000).jpeg({ progressive: true }).toBuffer()

    const answers = await Promise.all([
      ...server.keys.flatMap((key) => [1, 2, 3].map(() => server.upload(key, webp, 'image/webp'))),
      ...server.keys.flatMap((key) => [1, 2, 3].map(() => server.upload(key, jpeg, 'image/jpeg'))),
    ])

    assert.ok(webp.length === 30 && jpeg.length < 150_000)
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(12).fill(400),
    )
    assert.deepEqual(
      [answers[0]!.message, answers[11]!.message],
      [
        'file needs too much memory to decode. At most 2.6 megapixels are accepted of an image like this; send a smaller one.',
        'file needs too much memory to decode. At most 12.5 megapixels are accepted of an image like this; send a smaller one.',
      ],
    )
    assertBelow(server.growth(), 150 * megabyte)
  },
)

test('compressed text inside a picture takes little memory', options, async (t) => {
  const server = await startMeasured(t)
  const png = wordyPng()

  const answers = await Promise.all(server.keys.map((key) => server.upload(key, png, 'image/png')))

  const message = 'file needs too much memory to decode. Save it with fewer pixels and without metadata.'
  assert.ok(png.length < 1_048_570)
  assert.deepEqual(answers, [
    { status: 400, message },
    { status: 400, message },
  ])
  // It would take 6,000. How soon a decoder notices depends on how busy the machine is.
  assertBelow(server.growth(), 400 * megabyte)
})

test('large pictures are decoded one at a time', options, async (t) => {
  const server = await startMeasured(t)
  const picture = await flat(3840, 2160).webp().toBuffer()

  const answers = await Promise.all(server.keys.map((key) => server.upload(key, picture, 'image/webp')))

  assert.deepEqual(answers, [
    { status: 201, message: 'created' },
    { status: 201, message: 'created' },
  ])
  // Both at once would take 220.
  assertBelow(server.growth(), 190 * megabyte)
})

function assertBelow(growth: number, limit: number) {
  assert.ok(growth < limit, `${Math.round(growth / megabyte)} MB`)
}

/** A server with two organizations, and how much memory all its processes have taken since it was idle. */
async function startMeasured(t: TestContext) {
  const env = envOf(sqliteSettings(t))
  const { url, child, stdout } = await spawnServer(t, env)
  const { id } = await kalendsJson(env, 'org', 'create', '--name', 'Second')
  const { key } = await kalendsJson(env, 'key', 'create', '--org', String(id))
  const keys = [/kal_[0-9a-f]{12}_[\w-]{43}/.exec(stdout())![0], key as string]

  const upload = async (sender: string, content: Buffer, type: string) => {
    const { headers, payload } = form([{ type, content }])
    const answer = await fetch(`${url}/v1/upload-image`, {
      method: 'POST',
      headers: { authorization: sender, ...headers },
      body: new Uint8Array(payload),
    })
    const { message } = (await answer.json()) as { message: string }
    return { status: answer.status, message }
  }

  // Excludes the code that the first upload loads.
  await upload(keys[0]!, Buffer.from('no image'), 'image/png')
  const idle = memoryOf(child.pid!, 'VmRSS')
  let highest = 0
  const decoders = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').match(/\d+/g) ?? []
  const look = () => {
    const sizes = decoders().map((pid) => memoryOf(Number(pid), 'RssAnon'))
    highest = Math.max(
      highest,
      sizes.reduce((sum, size) => sum + size, 0),
    )
  }
  const watch = setInterval(look, 5)
  finallyIn(t, () => clearInterval(watch))
  return { keys, upload, growth: () => memoryOf(child.pid!, 'VmHWM') - idle + highest }
}

/** In bytes; 0 if the process has ended. */
function memoryOf(pid: number, field: 'VmHWM' | 'VmRSS' | 'RssAnon'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
