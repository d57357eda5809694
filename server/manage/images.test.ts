import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { recorded } from '../testing/activity.ts'
import { signedIn } from '../testing/people.ts'
import { png } from '../testing/pictures.ts'
import { startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { fill, form, imagesOf, upload } from '../testing/uploads.ts'

test('images are listed with their use, latest first', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  server.stopClock()
  const unused = (await upload(server, await png(40, 30))).body.id
  server.advance(1000)
  const shown = (await upload(server, await png(60, 20))).body.id
  const first = await server.client.landingpage.create({ name: 'Summer', header_image: shown })
  const second = await server.client.landingpage.create({ name: 'Winter', background: 'image', image: shown })

  const { status, body } = await viewer.app.get('/images')

  assert.equal(status, 200)
  assert.equal(body.cursor, null)
  const [latest, oldest] = body.images
  assert.deepEqual(latest, {
    id: shown,
    type: 'image/png',
    width: 60,
    height: 20,
    bytes: (await server.app.inject({ url: `/files/${shown}` })).rawPayload.length,
    url: `http://localhost:0/files/${shown}`,
    created: new Date(server.context.now()).toISOString(),
    used_by: [
      { type: 'landingpage', id: Number(first.id), name: 'Summer', field: 'header_image' },
      { type: 'landingpage', id: Number(second.id), name: 'Winter', field: 'image' },
    ],
  })
  assert.deepEqual([oldest.id, oldest.used_by], [unused, []])
})

test('images are read page by page, none twice, even if they were uploaded at the same moment', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  server.stopClock()
  const ids = await fill(server, 7)

  const read: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const answer = await viewer.app.get(`/images?limit=3${cursor && `&cursor=${cursor}`}`)
    read.push(...answer.body.images.map(({ id }: { id: string }) => id))
    cursor = answer.body.cursor as string | null
  }

  assert.deepEqual(read, ids.toSorted().toReversed())
})

test('wrong parameters are refused', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')

  const cursor = await viewer.app.get('/images?cursor=x')
  const limit = await viewer.app.get('/images?limit=101')
  const unknown = await viewer.app.get('/images?colour=red')

  assert.deepEqual(
    [cursor.status, cursor.body.message],
    [400, 'cursor must be the cursor of the previous page. Leave it out to get the first page.'],
  )
  assert.deepEqual([limit.status, limit.body.message], [400, 'limit must be from 1 to 100.'])
  assert.deepEqual([unknown.status, unknown.body.message], [400, 'colour is not a parameter of this request.'])
})

test('an editor uploads an image and removes it while nothing shows it', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const sent = form([{ type: 'image/png', content: await png(40, 30) }])
  const uploaded = await server.request({
    method: 'POST',
    url: '/v1/upload-image',
    headers: { ...editor.headers, ...sent.headers },
    payload: sent.payload,
  })
  const { id } = uploaded.body
  const page = await server.client.landingpage.create({ name: 'Summer', header_image: id })
  const since = (await recorded(server, server.organization)).length

  const used = await editor.app.delete(`/images/${id}`)
  const before = await server.request({ url: `/files/${id}` })
  await server.client.landingpage.delete(page.id)
  const removed = await editor.app.delete(`/images/${id}`)
  const after = await server.request({ url: `/files/${id}` })
  const again = await editor.app.delete(`/images/${id}`)

  assert.equal(uploaded.status, 201)
  assert.deepEqual(
    [used.status, used.body.message, used.body.details],
    [
      409,
      `This image is used by landingpage ${page.id} (Summer) as header_image. Choose another image there first.`,
      { used_by: [{ type: 'landingpage', id: Number(page.id), name: 'Summer', field: 'header_image' }] },
    ],
  )
  assert.deepEqual(removed.body, { status: 'success', message: 'deleted' })
  assert.deepEqual([before.status, after.status, again.status], [200, 404, 404])
  assert.deepEqual((await recorded(server, server.organization, since)).at(-1), {
    by: `user ${editor.user}`,
    action: 'image.deleted',
    item: id,
  })
})

test('the logo of the organization is a use as well', async (t) => {
  const server = await startServer(t)
  const owner = await signedIn(server, 'owner')
  const { id } = (await upload(server, await png(40, 30))).body
  await owner.app.patch('/organization', { logo: id })

  const [listed] = (await owner.app.get('/images')).body.images
  const { status, body } = await owner.app.delete(`/images/${id}`)

  const use = { type: 'organization', id: server.organization, name: 'Example', field: 'logo' }
  assert.deepEqual(listed.used_by, [use])
  assert.deepEqual(
    [status, body.message],
    [
      409,
      `This image is used by organization ${server.organization} (Example) as logo. Choose another image there first.`,
    ],
  )
})

test('an image that a page chooses while it is being removed stays', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const [id] = await fill(server, 1)
  const page = await server.client.landingpage.create({ name: 'Summer' })
  const { database } = server.context
  const [chosen, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const choosing = database.transaction(async (tx) => {
    await tx.updateTable('landing_page').set({ image: id! }).where('id', '=', Number(page.id)).execute()
    chosen.resolve()
    await seen.promise
  })
  await chosen.promise

  const removing = editor.app.delete(`/images/${id}`)
  // On PostgreSQL it sees no use, then waits for that transaction. On SQLite it waits before it looks.
  const waiting = sql<{ count: number }>`select count(*) as count from pg_locks where not granted`
  const isWaiting = () => database.read(async (db) => (await waiting.execute(db)).rows[0]!.count > 0)
  if (database.engine === 'postgres') await until(isWaiting)
  seen.resolve()
  await choosing
  const { status, body } = await removing

  assert.deepEqual([status, body.details.used_by[0].field], [409, 'image'])
  assert.equal((await imagesOf(server)).length, 1)
})

test('images of another organization do not exist, and viewers remove none', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const stranger = await signedIn(server, 'owner', { organization: other.organization })
  const viewer = await signedIn(server, 'viewer')
  const [id] = await fill(server, 1)

  for (const each of [id, 'x', '00000000-0000-4000-8000-000000000000']) {
    const { status, body } = await stranger.app.delete(`/images/${each}`)
    assert.deepEqual([status, body.message], [404, 'No entry found.'])
  }
  assert.deepEqual((await stranger.app.get('/images')).body, { images: [], cursor: null })
  assert.equal((await viewer.app.delete(`/images/${id}`)).status, 403)
  assert.equal((await imagesOf(server)).length, 1)
})
