import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PreviewChanges, emailTemplateTypes } from '@kalends/contract'
import { attendeeMails } from '../rsvp/mail/kinds.ts'
import { attendeeMail, queueAttendeeMails } from '../rsvp/mail/queued.ts'
import { signUp } from '../testing/mailing.ts'
import { anyGenerator } from '../testing/random.ts'
import { randomContent } from '../testing/random-content.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { agents } from './pages.ts'
import { previewer } from '../testing/previews.ts'

const templates = { style: 'style', landingpage: 'landingpage', cta_block: 'cta-block', rsvp_block: 'rsvp-block' }
const references = { style: 'layout', landingpage: 'landingpage', cta_block: 'cta_block', rsvp_block: 'rsvp_block' }
const flags: Record<string, string> = { cta_block: 'cta', rsvp_block: 'rsvp' }
type Template = keyof typeof templates
type Content = ReturnType<typeof randomContent>

test('a preview equals, byte for byte, what is served after saving, for 55 random contents', async (t) => {
  const server = await startServer(t)
  server.stopClock()
  const show = await previewer(server)
  const content = randomContent(anyGenerator())
  const outcomes = { same: 0, refused: 0 }

  while (outcomes.same < 55) {
    const kind = content.pick(['event', 'event', 'group', 'new'] as const)
    const item = kind === 'new' ? undefined : await savedItem(server, content, kind)
    const changes = changesOf(content, kind)
    const asked = { item, changes, language: content.language(), device: content.pick(['desktop', 'ios', 'android'] as const) } // oxfmt-ignore
    const before = await everything(server)
    const shown = {
      page: await show.page(asked),
      cta: await show.page({ ...asked, part: 'cta' }),
      done: await show.page({ ...asked, part: 'done' }),
      button: await show.button({ item, changes, language: asked.language }),
    }
    assert.equal(await everything(server), before)
    const saved = await save(server, item, changes)

    if (shown.page.body.details?.resource !== undefined) {
      const { resource: _, ...details } = shown.page.body.details
      assert.deepEqual([saved.status, saved.body.message], [shown.page.status, shown.page.body.message])
      assert.deepEqual(saved.body.details ?? {}, details)
      outcomes.refused += 1
      continue
    }
    assert.ok(saved.status < 300, saved.text)
    const headers = { 'accept-language': asked.language, 'user-agent': agents[asked.device], accept: 'text/html' }
    const served = (path: string) => server.request({ url: `/${saved.body.prokey}${path}`, headers })
    const same = [
      [shown.page, await served('')],
      [shown.cta, await served('/cta')],
      [shown.done, await served('/rsvp/done/confirmed')],
      [shown.button, await served('/config.json')],
    ] as const
    for (const [preview, answer] of same) {
      if (preview.status !== 200) assert.equal(answer.status, 404, preview.text)
      else assert.equal(plain(preview.body.html ?? preview.text), plain(answer.text))
      const policy = answer.headers['content-security-policy']!.replace("ancestors 'none'", "ancestors 'self'")
      if (preview.body.html !== undefined) assert.equal(preview.body.policy, policy)
    }
    outcomes.same += 1
  }
  assert.ok(outcomes.refused < outcomes.same, JSON.stringify(outcomes))
})

test('a preview of a mail equals, byte for byte, what is composed after saving, for 20 random contents', async (t) => {
  const server = await startServer(t)
  server.stopClock()
  const show = await previewer(server)
  const content = randomContent(anyGenerator())
  let compared = 0

  for (let i = 0; i < 20; i += 1) {
    const block = await made(server, '/rsvp-block', { name: 'x' })
    const event = await made(server, '/event', { dates: [{ name: 'Summer party', startDate: '2027-05-01' }], new_event_group_name: 'x', rsvp: true, rsvp_block: block }) // oxfmt-ignore
    await signUp(server, event as string, { email: `ann.${i}@example.org` }, content.language())
    const [answer] = await server.context.database.read((db) =>
      db
        .selectFrom('rsvp_answer')
        .selectAll()
        .where('event', '=', event as string)
        .execute(),
    )
    const type = content.pick(emailTemplateTypes)
    const changes = {
      event: content.eventPatch(),
      rsvp_block: content.rsvp_block(),
      landingpage: content.landingpage(),
    }
    const asked = { item: event as string, type, attendee: answer!.id, changes }
    const shown = await show.mail(asked)
    const { status } = await save(server, event as string, changes)
    if (shown.status !== 200) {
      assert.equal(shown.status, status)
      continue
    }
    const mail = await server.context.database.transaction(async (tx) => {
      const [id] = await queueAttendeeMails(tx, [attendeeMail(answer!, type, `test ${i}`, server.context.now())], server.context.now()) // oxfmt-ignore
      return tx.selectFrom('mail').selectAll().where('id', '=', id!).executeTakeFirstOrThrow()
    })
    const sent = await attendeeMails[type].compose(server.context, mail as never)

    const { subject, html, text, images, calendars } = sent!
    assert.deepEqual(
      { ...shown.body, html: plain(shown.body.html), text: plain(shown.body.text) },
      {
        from: sent!.from.name,
        reply_to: sent!.replyTo,
        to: sent!.to,
        subject,
        html: plain(html),
        text: plain(text),
        images: images.map(({ id, bytes }) => ({ cid: id, content: Buffer.from(bytes).toString('base64') })),
        attachments: calendars.map(({ name }) => name),
      },
    )
    compared += 1
  }
  assert.ok(compared >= 10, String(compared))
})

/** Replaces what differs with every request: the token of a form, those of links in mails, and the prokey of a new event. */
function plain(text: string): string {
  return text
    .replaceAll(/(name="form" value="|"form":")[\w.-]+/g, '$1TOKEN')
    .replaceAll(/(\/rsvp\/(confirm|manage|unsubscribe)\/)[\w-]+/g, '$1TOKEN')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'PROKEY')
    .replaceAll(/~[0-9b-z]{7}\b/g, '~CODE')
}

async function savedItem(server: TestServer, content: Content, kind: 'event' | 'group'): Promise<string> {
  const links: Record<string, unknown> = {}
  for (const name of ['style', 'landingpage'] as const)
    if (content.chance(0.5)) links[references[name]] = await made(server, `/${templates[name]}`, content[name]())
  const group = await made(server, '/group', { name: 'Concerts', public_event_overview: content.chance(0.5), ...(kind === 'group' && links) }) // oxfmt-ignore
  await made(server, '/event', { dates: [{ name: 'Other', startDate: '2027-06-01' }], event_group: group })
  const dates = [{ name: 'Summer party', startDate: '2027-05-01', startTime: '18:00' }]
  const event = await made(server, '/event', { dates, event_group: group, ...(kind === 'event' && links) })
  return String(kind === 'event' ? event : group)
}

async function made(server: TestServer, path: string, body: object): Promise<string | number> {
  const { body: answer } = await server.post(path, body)
  return answer.prokey ?? Number(answer.id)
}

function changesOf(content: Content, kind: 'event' | 'group' | 'new'): PreviewChanges {
  const names = ['style', 'landingpage', 'cta_block', ...(kind === 'group' ? [] : ['rsvp_block' as const])] as const
  const chosen = names.filter(() => content.chance(0.5)).map((name) => [name, content[name]()])
  const own = {
    event: () => ({ event: content.eventPatch(), ...(content.chance(0.3) && { group: { name: 'Renamed' } }) }),
    group: () => ({ group: content.group() }),
    new: () => ({ event: { ...content.event(), new_event_group_name: 'New group' } }),
  }[kind]()
  return { ...own, ...Object.fromEntries(chosen) }
}

/** Saves changes as an editor would, with requests to the API. */
async function save(server: TestServer, item: string | undefined, changes: PreviewChanges) {
  const kind = item === undefined || changes.event ? 'event' : 'group'
  const before = item === undefined ? {} : (await server.get(`/${kind}/${item}`)).body
  const links: Record<string, unknown> = {}
  for (const name of Object.keys(templates) as Template[]) {
    if (!changes[name]) continue
    const id = before[references[name]]
    const path = `/${templates[name]}`
    const answer = id ? await server.patch(`${path}/${id}`, changes[name]) : await server.post(path, changes[name])
    if (answer.status >= 400) return answer
    if (!id) Object.assign(links, { [references[name]]: Number(answer.body.id), ...(flags[name] && { [flags[name]]: true }) }) // oxfmt-ignore
  }
  const body = { ...changes[kind], ...links }
  const answer = item === undefined ? await server.post('/event', body) : await server.patch(`/${kind}/${item}`, body)
  if (answer.status >= 400) return answer
  if (kind === 'event' && changes.group) await server.patch(`/group/${before.event_group}`, changes.group)
  return answer
}

/** Every row that a preview must leave alone. */
async function everything({ context: { database } }: TestServer): Promise<string> {
  const tables = ['event', 'event_group', 'style', 'landing_page', 'cta_block', 'rsvp_block', 'email_template', 'activity', 'job', 'mail', 'visit', 'rsvp_seats', 'organization'] as const // oxfmt-ignore
  return JSON.stringify(
    await database.read((db) => Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))),
  )
}
