import assert from 'node:assert/strict'
import { test } from 'node:test'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { startServer } from '../testing/server.ts'

type Sample = { path: string; name: string; id?: number; prokey?: string }
const titles = (samples: Sample[]) => samples.map(({ path, name }) => `${path} ${name}`)

test('sample content is created once, by the rules of the API', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)

  const first = await kalendsJson(env, 'demo')
  const second = await kalendsJson(env, 'demo')

  assert.equal(first.created, true)
  assert.deepEqual(titles(first.samples), [
    'style Sample: round and colourful',
    'style Sample: quiet, follows dark mode',
    'landingpage Sample: harbour',
    'landingpage Sample: sunrise',
    'cta-block Sample: newsletter',
    'rsvp-block Sample: summer party',
    'rsvp-block Sample: wine tasting',
    'group Sample: Evenings',
    'event Evening at the harbour',
    'event Summer party',
    'event Pottery in three evenings',
    'event Your trial ends',
    'event Wine tasting',
    'group Sample: Club calendar',
    'event Open days',
    'event Training',
    'event Book club',
    'event Talk from New York',
    'group Sample: Bank holidays in England and Wales',
  ])
  assert.deepEqual(second, { ...first, created: false })
  assert.equal((await server.client.style.all()).length, 2)
  assert.equal((await server.client.group.all()).length, 3)
  assert.equal((await server.client.event.all()).length, 9)
  const rsvp = await server.client.rsvpBlock.latest()
  const mails = await server.client.emailTemplate.all()
  for (const { id, type } of mails) assert.equal(rsvp[`email_${type}`], id)
  assert.equal((await server.client.ctaBlock.latest()).fields.length, 6)
})

test('the sample events cover every kind and are in the near future', async (t) => {
  const server = await startServer(t)
  const { samples } = await kalendsJson(envOf(server.context.settings), 'demo')
  const keys = new Map((samples as Sample[]).map(({ name, prokey }) => [name, prokey!]))
  const event = (name: string) => server.client.event.read(keys.get(name)!)
  const group = (name: string) => server.client.group.read(keys.get(name)!)

  const [evening, party, pottery, trial] = await Promise.all(
    ['Evening at the harbour', 'Summer party', 'Pottery in three evenings', 'Your trial ends'].map(event),
  )
  const [days, training, club, talk] = await Promise.all(
    ['Open days', 'Training', 'Book club', 'Talk from New York'].map(event),
  )

  assert.deepEqual([evening!.cta, evening!.cta_block], [true, 1])
  assert.deepEqual([party!.rsvp, party!.rsvp_block], [true, 1])
  assert.deepEqual(
    pottery!.dates.map(({ status }) => status),
    [null, 'CANCELLED', null],
  )
  assert.equal(pottery!.title_event_series, 'Pottery in three evenings')
  assert.equal(trial!.dates[0]!.startDate, 'today+14')
  assert.deepEqual([days!.dates[0]!.startTime, days!.dates[0]!.endTime], [null, null])
  assert.equal(training!.recurrence, 'RRULE:FREQ=WEEKLY;COUNT=12')
  assert.deepEqual([club!.simplified_recurrence, club!.recurrence_interval], [true, 2])
  assert.equal(talk!.dates[0]!.timeZone, 'America/New_York')
  const modes = ['Sample: Evenings', 'Sample: Club calendar', 'Sample: Bank holidays in England and Wales']
  assert.deepEqual(
    (await Promise.all(modes.map(group))).map(({ subscription }) => subscription),
    ['no', 'children', 'external'],
  )
  const today = Temporal.Now.plainDateISO('UTC')
  for (const { startDate } of [evening, party, pottery, days, training, club, talk].flatMap((each) => each!.dates)) {
    const ahead = today.until(startDate).days
    assert.ok(ahead >= 1 && ahead <= 31, startDate)
  }
})

test('the sample RSVP event has attendees, each with a mail', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)
  const { samples } = await kalendsJson(env, 'demo')
  await kalendsJson(env, 'demo')
  const { prokey } = (samples as Sample[]).find(({ name }) => name === 'Summer party')!

  const { stdout } = await kalends(env, 'rsvp', 'list', prokey!)
  const mails = await server.context.database.read((db) =>
    db.selectFrom('mail').select('kind').where('event', '=', prokey!).execute(),
  )

  assert.match(stdout, /5 RSVPs: 2 confirmed \(6 seats\), 1 undecided \(1 seat\), 1 declined, 1 pending \(2 seats\)\.$/)
  assert.deepEqual(mails.map(({ kind }) => kind).toSorted(), ['rsvp_doi', ...Array(4).fill('rsvp_signup_confirmation')])
})

test('one sample event is full, with people on its waiting list, and a seat is offered to one of them', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)
  const { samples } = await kalendsJson(env, 'demo')
  const { prokey } = (samples as Sample[]).find(({ name }) => name === 'Wine tasting')!

  const { stdout } = await kalends(env, 'rsvp', 'list', prokey!)

  assert.match(stdout, /taster-6@sample\.example +offered until 20/)
  assert.match(stdout, /taster-8@sample\.example +waiting \(2\)/)
  assert.match(stdout, /7 RSVPs: 4 confirmed \(7 seats\), 1 offered \(1 seat\), 2 waiting\.$/)
})

test('the URLs it prints work', async (t) => {
  const server = await startServer(t)

  const { addresses } = await kalendsJson(envOf(server.context.settings), 'demo')
  const { stdout } = await kalends(envOf(server.context.settings), 'demo')
  const open = (url: string) => server.request({ url: new URL(url).pathname })

  for (const url of Object.values<string>(addresses)) assert.ok(stdout.includes(url), url)
  const [feed, file, subscribe, link, docs, button] = await Promise.all(
    [addresses.feed, addresses.file, addresses.subscribe, addresses.link, addresses.docs, addresses.button].map(open),
  )
  for (const url of [addresses.page, addresses.overview, addresses.cta, addresses.rsvp, addresses.full])
    assert.equal((await open(url)).status, 200, url)
  assert.equal(addresses.button, addresses.page.replace(/\/(?=[^/]+$)/, '/docs/button?prokey='))
  assert.equal(feed!.status, 200)
  assert.equal(feed!.text.match(/^BEGIN:VEVENT/gm)?.length, 4)
  assert.match(file!.text, /^SUMMARY:Evening at the harbour\r$/m)
  assert.deepEqual([subscribe!.status, link!.status, docs!.status, button!.status], [302, 302, 200, 200])
})

test('the sample events with a page and with a form have visits, and the commands that show them are printed', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)

  const { stdout } = await kalends(env, 'demo')
  const commands = [...stdout.matchAll(/ {2}kalends (.+)$/gm)].map(([, words]) => words!)
  const [event, party] = await Promise.all(
    [commands[0]!, commands[2]!].map((each) => kalendsJson(env, ...each.split(' '))),
  )

  assert.deepEqual(
    commands.map((each) => each.replace(/ [0-9a-f-]{36}$/, '')),
    ['stats', 'rsvp list', 'stats', 'rsvp list', 'mail list'],
  )
  assert.ok(event.views.total > 1000 && event.saves.total > 100, `${event.views.total}, ${event.saves.total}`)
  assert.ok(party.views.total > 50 && party.recent.total > 50, `${party.views.total}`)
  assert.equal(party.saves.total, 0)
})

test('removed samples are created again, and existing ones are left alone', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)
  const { samples } = await kalendsJson(env, 'demo')
  const prokey = (name: string) => (samples as Sample[]).find((each) => each.name === name)!.prokey!
  await server.client.group.delete(prokey('Sample: Club calendar'))
  await server.client.event.delete(prokey('Summer party'))

  const again = await kalendsJson(env, 'demo')

  assert.equal(again.created, true)
  assert.equal((await server.client.event.all()).length, 8)
  assert.equal((await server.client.style.all()).length, 2)
  assert.ok(titles(again.samples).includes('event Training'))
  assert.ok(!titles(again.samples).includes('event Summer party'))
})

test('two concurrent calls create it once', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)

  const both = await Promise.all([kalendsJson(env, 'demo'), kalendsJson(env, 'demo')])

  assert.equal(both.filter(({ created }) => created).length, 1)
  assert.equal((await server.client.event.all()).length, 9)
})

test('sample content is for the first organization unless another is named', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization({ plan: 'hobby' })
  const env = envOf(server.context.settings)

  const { organization } = await kalendsJson(env, 'demo', '--org', String(other.organization))
  const unknown = await kalends(env, 'demo', '--org', '99')

  assert.equal(organization, other.organization)
  assert.deepEqual(await server.client.style.all(), [])
  assert.equal((await other.client.style.all()).length, 2)
  assert.deepEqual(unknown, {
    code: 1,
    stdout: '',
    stderr: 'There is no organization 99. Run "kalends org list" to see them.',
  })
})
