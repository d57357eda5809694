import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { envOf, spawnServer } from '../testing/kalends.ts'
import { startServer } from '../testing/server.ts'
import { newEvent } from '../testing/visitor.ts'
import { foldVisits } from './fold.ts'

const [rounds, clients, perRound] = [8, 16, 120]
const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
}

test('a server that is killed during page views has counted every page it served, and none twice', async (t) => {
  const beside = await startServer(t)
  const event = await newEvent(beside)
  let [answered, sent] = [0, 0]

  for (let round = 0; round < rounds; round += 1) {
    const { url, child, ended } = await spawnServer(t, envOf(beside.context.settings))
    let inRound = 0
    const client = async () => {
      for (;;) {
        sent += 1
        const isAnswered = await fetch(`${url}/${event}?utm_source=kill`, { headers }).then(
          async (answer) => answer.status === 200,
          () => false,
        )
        if (!isAnswered) return
        answered += 1
        if ((inRound += 1) === perRound) child.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    assert.equal(await ended, 'SIGKILL')
  }
  const total = async () => (await beside.get(`/statistics/views/${event}?interval=none&breakdown=utm_source`)).body
  // PostgreSQL may still be committing what a killed server has sent.
  for (let before = -1; before !== (await total()).total; await pause(200)) before = (await total()).total
  const counted = await total()
  await foldVisits(beside.context)
  const folded = await total()

  assert.ok(answered >= rounds * perRound, String(answered))
  assert.ok(
    counted.total >= answered && counted.total <= sent,
    `${answered} of ${sent} answered, ${counted.total} counted`,
  )
  assert.deepEqual(counted.breakdowns[0].values, [{ key: 'kill', value: counted.total }])
  assert.deepEqual(folded, counted)
})
