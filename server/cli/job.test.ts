import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enqueue } from '../jobs/queue.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { startServer } from '../testing/server.ts'

test('a job that failed for good is reported by doctor, listed, retried and removed', async (t) => {
  const { context } = await startServer(t)
  const env = envOf(context.settings)
  const failed = { attempts: 10, error: 'The mail server is away.', dead: context.now() }
  await context.database.transaction(async (tx) => {
    await enqueue(tx, { name: 'send', runAt: 0 }, 0)
    await tx.updateTable('job').set(failed).execute()
  })
  const list = () => kalendsJson(env, 'job', 'list')

  const doctor = (await kalendsJson(env, 'doctor')) as { name: string; result: string; text: string }[]
  const [dead] = await list()
  await kalendsJson(env, 'job', 'retry', '1')
  const [again] = await list()
  const none = await kalendsJson(env, 'job', 'list', '--dead')
  const { stdout: noneInWords } = await kalends(env, 'job', 'list', '--dead')
  await kalendsJson(env, 'job', 'remove', '1')

  assert.deepEqual(
    doctor.find(({ name }) => name === 'jobs'),
    {
      name: 'jobs',
      result: 'warning',
      text: 'One job has failed permanently. Run "kalends job list --dead" to see why, and "kalends job retry ID" to try again.',
    },
  )
  assert.deepEqual(dead, {
    id: 1,
    name: 'send',
    state: 'dead',
    run_at: '1970-01-01T00:00:00.000Z',
    attempts: 10,
    error: 'The mail server is away.',
  })
  assert.deepEqual([again.state, again.attempts], ['retrying', 0])
  assert.deepEqual([none, noneInWords], [[], 'No job has failed permanently.'])
  assert.deepEqual(await list(), [])
})

test('naming a job that does not exist is refused', async (t) => {
  const { context } = await startServer(t)

  const { code, stderr } = await kalends(envOf(context.settings), 'job', 'retry', '7')

  assert.equal(code, 1)
  assert.equal(stderr, 'There is no job 7. Run "kalends job list" to see them.')
})
