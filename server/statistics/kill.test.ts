import assert from 'node:assert/strict'
import { test } from 'node:test'
import { envOf, spawnServer } from '../testing/kalends.ts'
import { anyGenerator } from '../testing/random.ts'
import { startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { newEvent } from '../testing/visitor.ts'
import { foldVisits } from './fold.ts'

const [rounds, clients, perRound] = [5, 16, 60]
const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
}

test('a server that is killed during page views has counted every page it served, and none twice', async (t) => {
  const beside = await startServer(t)
  const event = await newEvent(beside)
  const random = anyGenerator()
  let [answered, sent, least] = [0, 0, 0]

  for (let round = 0; round < rounds; round += 1) {
    const { url, child, ended } = await spawnServer(t, envOf(beside.context.settings))
    const last = Math.ceil(random() * 2 * perRound)
    least += last
    let inRound = 0
    const client = async () => {
      for (;;) {
        sent += 1
        const status = await fetch(`${url}/${event}?utm_source=kill`, { headers }).then(
          (answer) => answer.status,
          () => undefined,
        )
        if (status === undefined) return
        assert.equal(status, 200)
        answered += 1
        if ((inRound += 1) === last) child.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    assert.equal(await ended, 'SIGKILL')
  }
  const total = async () => (await beside.get(`/statistics/views/${event}?interval=none&breakdown=utm_source`)).body
  // PostgreSQL may still be committing what a killed server has sent.
  await until(async () => (await beside.context.database.others()).length === 0)
  const counted = await total()
  await foldVisits(beside.context)
  const folded = await total()

  assert.ok(answered >= least, String(answered))
  assert.ok(
    counted.total >= answered && counted.total <= sent,
    `${answered} of ${sent} answered, ${counted.total} counted`,
  )
  assert.deepEqual(counted.breakdowns[0].values, [{ key: 'kill', value: counted.total }])
  assert.deepEqual(folded, counted)
})
