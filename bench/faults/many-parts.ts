import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Server, onServer, watch } from './one-server.ts'

/**
 * Forms with thousands of parts, ten at a time: `node bench/faults/many-parts.ts --engine postgres --parts 19000`. All
 * are refused, each sender gets a response, and `/healthz` has to respond within 100 ms.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    parts: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
  },
})

const atOnce = 10
const body = `${'--b\r\ncontent-disposition: form-data; name=a\r\n\r\n\r\n'.repeat(Number(values.parts))}--b--\r\n`

await onServer(values.engine, 0, async (server) => {
  const ended = new AbortController()
  const answers = new Map<string, number>()
  // The first request loads code.
  await send(server)
  const stop = watch(server)
  const senders = Array.from({ length: atOnce }, async () => {
    while (!ended.signal.aborted) {
      const answer = await send(server)
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
  })
  await sleep(Number(values.seconds) * 1000)
  ended.abort()
  await Promise.all(senders)
  const { most: _, ...probes } = await stop()
  console.log(
    `${values.engine} ${values.parts} parts in ${Math.round(body.length / 1000)} KB: ` +
      `${[...answers].map(([answer, count]) => `${count} × ${answer}`).join(', ')}, /healthz ${JSON.stringify(probes)}`,
  )
})

async function send({ port, key }: Server): Promise<string> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/upload-image`, {
      method: 'POST',
      headers: { authorization: key, 'content-type': 'multipart/form-data; boundary=b' },
      body,
    })
    await answer.arrayBuffer()
    return String(answer.status)
  } catch {
    return 'no answer'
  }
}
