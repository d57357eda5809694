import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JsonSchema } from '@kalends/contract'
import { validate } from '../server/http/validation.ts'
import { Faults } from '../server/refusal.ts'
import { newEvent, newGroup, rsvp } from '../server/testing/events.ts'
import { signedIn } from '../server/testing/people.ts'
import { startServer } from '../server/testing/server.ts'
import { fieldErrorText, refusalText } from './error-text.ts'
import { errors as german } from './texts/de/errors.ts'
import { errors as english } from './texts/en/errors.ts'

/** What the server says about a value, as people read it. */
async function said(schema: JsonSchema, value: unknown): Promise<[english: string, german: string]> {
  const faults = new Faults()
  await validate({ type: 'object', properties: { max: schema }, required: ['max'] }, value === undefined ? {} : { max: value }, faults) // oxfmt-ignore
  const [fault] = faults.all()
  assert(fault, `${JSON.stringify(value)} is valid`)
  return [fieldErrorText(fault.field, fault.message, english), fieldErrorText(fault.field, fault.message, german)]
}

const sentences: [JsonSchema, unknown, string, string][] = [
  [{ type: 'string' }, undefined, 'This is needed.', 'Das wird gebraucht.'],
  [{ type: 'string', minLength: 1 }, '', 'This is needed.', 'Das wird gebraucht.'],
  [{ type: 'integer', minimum: 1, maximum: 1_000_000 }, 0, 'Must be a number from 1 to 1,000,000.', 'Erlaubt ist eine Zahl von 1 bis 1.000.000.'], // oxfmt-ignore
  [{ type: ['integer', 'null'] }, 1.5, 'Must be a whole number.', 'Erlaubt ist nur eine ganze Zahl.'],
  [{ type: 'string' }, 3, 'Must be text.', 'Erlaubt ist nur Text.'],
  [{ type: 'string', maxLength: 3 }, 'four', 'At most 3 characters.', 'Höchstens 3 Zeichen.'],
  [{ type: 'array', minItems: 1 }, [], 'At least one is needed.', 'Mindestens ein Eintrag wird gebraucht.'],
  [{ type: 'array', maxItems: 2 }, [1, 2, 3], 'At most 2 are possible.', 'Höchstens 2 Einträge sind möglich.'],
  [{ type: 'array', uniqueItems: true }, [1, 1], 'The same value is there twice.', 'Derselbe Wert steht zweimal da.'],
  [{ type: 'string', format: 'line' }, 'a\nb', 'Must be one line of text.', 'Erlaubt ist nur eine Zeile Text.'],
  [{ type: 'string', enum: ['a', 'b'] }, 'c', 'Must be one of a, b.', 'Möglich ist nur: a, b.'],
]

test('what the server says about a field is shown without the name of the field, in English and German', async () => {
  for (const [schema, value, inEnglish, inGerman] of sentences)
    assert.deepEqual(await said(schema, value), [inEnglish, inGerman])
})

test('so is what requests are refused for', async (t) => {
  const server = await startServer(t, { SMTP_URL: 'smtp://127.0.0.1:1' })
  const person = await signedIn(server, 'owner')
  const refused = async (request: Promise<{ body: unknown }>) => {
    const { details } = (await request).body as { details: { errors: { field: string; message: string }[] } }
    return details.errors.map(({ field, message }) => fieldErrorText(field, message, german))
  }
  assert.deepEqual(await refused(person.app.post('/domains', { host: 'x' })), [
    'Erlaubt ist ein vollständiger Hostname wie events.example.org, ohne http:// und ohne Pfad.',
  ])
  const [template] = (await person.app.get('/email-templates')).body as { id: number }[]
  const [variable] = await refused(person.app.patch(`/email-templates/${template!.id}`, { subject: 'To {{nope}}' }))
  assert.match(variable!, /^Die Variable \{\{nope\}\} gibt es nicht\. Es gibt event, /)
  assert.deepEqual(await refused(person.app.patch('/organization', { reply_to: 'x', time_zone: 'x' })), [
    'Erlaubt ist genau eine E-Mail-Adresse wie ann@example.org.',
    'Erlaubt ist der Name einer Zeitzone wie Europe/Berlin.',
  ])
  assert.deepEqual(await refused(person.app.put('/me/email', { email: person.email })), ['Das ist schon Ihre Adresse.'])
  const date = { name: 'a', startDate: '2027-05-01', timeZone: 'Europe/Berlin' }
  const event = { new_event_group_name: 'a', dates: [date], recurrence: 'x' }
  assert.deepEqual(await refused(person.post('/event', event)), [
    'Erlaubt ist eine Regel wie RRULE:FREQ=WEEKLY;BYDAY=MO,WE.',
  ])
  const dated = (change: object) =>
    refused(person.post('/event', { new_event_group_name: 'a', dates: [{ ...date, ...change }] }))
  const day = 'Wählen Sie ein Datum von 1900 bis 2199.'
  assert.deepEqual(await dated({ startDate: 'x', startTime: '25:00' }), [day, 'Geben Sie eine Uhrzeit wie 09:30 an.'])
  assert.deepEqual(await dated({ startDate: '0027-05-01' }), [day])
  assert.deepEqual(await dated({ endTime: '10:00' }), ['Geben Sie den Beginn an, oder schalten Sie „Ganztägig“ ein.'])
  assert.deepEqual(await dated({ endDate: '2027-04-30' }), ['Der letzte Tag liegt vor dem ersten.'])
  assert.deepEqual(await dated({ startTime: '10:00', endTime: '09:00' }), [
    'Das Ende liegt vor dem Beginn. Endet es nach Mitternacht, wählen Sie den nächsten Tag als Ende.',
  ])
  assert.deepEqual(await dated({ endDate: 'today+3' }), [
    'Erster und letzter Tag müssen beide fest sein oder beide mit dem Tag des Aufrufs wandern.',
  ])
  const series = { recurrence: 'RRULE:FREQ=WEEKLY;COUNT=1' }
  const skipping = (skipped_dates: string[]) =>
    refused(person.post('/event', { new_event_group_name: 'a', dates: [date], ...series, skipped_dates }))
  assert.deepEqual(await refused(person.post('/rsvp-block', { name: 'a', max: 40, maxpp: 50 })), [
    'Höchstens so viele wie unter „Plätze“: 40.',
  ])
  assert.deepEqual(await skipping(['2027-05-02']), ['Die Serie hat an diesem Tag keinen Termin.'])
  assert.deepEqual(await skipping(['2027-05-01']), [
    'Mindestens ein Termin muss bleiben. Sagen Sie stattdessen die ganze Veranstaltung ab.',
  ])
  const line = 'Eine Zeile mit höchstens 500 Zeichen und ohne unsichtbare, etwa solche für die Schreibrichtung.'
  assert.deepEqual(await refused(person.app.post('/keys', { name: 'a\u202Eb', scope: 'read' })), [line])
  assert.deepEqual(await refused(person.app.patch('/organization', { name: 'a\u202Eb' })), [line])
  assert.deepEqual(await refused(person.app.post('/keys', { name: 'a', scope: 'read', expires: 'x' })), [
    'Wählen Sie ein Datum und eine Uhrzeit.',
  ])
})

test('what cannot be mailed, seated or subscribed to is said in the words of the application', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'owner')
  const group = await newGroup(server, { subscription: 'no' })
  const { id } = await server.client.rsvpBlock.create({ name: 'x', max: 1, waiting_list: true, fields: [{ type: 'text', name: 'name', label: 'Name' }] }) // oxfmt-ignore
  const event = await newEvent(server, { event_group: group, rsvp: true, rsvp_block: Number(id) })
  const add = (email: string, amount = 1) => editor.post('/rsvp-answers', { event, email, amount })
  const inWords = ({ body }: { body: unknown }) => {
    const refused = body as { message: string; details?: { errors?: { field: string; message: string }[] } }
    const [fault] = refused.details?.errors ?? []
    return [english, german].map((texts) =>
      fault ? fieldErrorText(fault.field, fault.message, texts) : refusalText(refused, texts),
    )
  }

  await add('ann@example.org')
  assert.deepEqual(inWords(await add('tom@example.org')), ['All seats are taken.', 'Alle Plätze sind vergeben.'])
  await editor.patch(`/rsvp-block/${id}`, { max: 2, maxpp: 2 })
  assert.deepEqual(inWords(await add('tom@example.org', 2)), ['Only 1 seat is left.', 'Nur 1 Platz ist noch frei.'])
  const message = { selection: { event }, subject: 'x', text: '{{field.name}}' }
  assert.deepEqual(inWords(await editor.app.post('/attendees/message/preview', message)), [
    '{{field.name}} cannot be used, because addresses are not confirmed by mail for “Summer party”. What people typed into the form is sent only to confirmed addresses.',
    '{{field.name}} geht hier nicht, weil Adressen nicht per E-Mail bestätigt werden: „Summer party“. Was jemand ins Formular geschrieben hat, geht nur an bestätigte Adressen.',
  ])
  assert.deepEqual(inWords(await editor.patch(`/group/${group}`, { subscription: 'children' })), [
    'Some of its events cannot be in a subscription. Save to see which.',
    'Einige Veranstaltungen können in keinem Abo sein. Beim Speichern steht hier, welche.',
  ])
  const external = { subscription: 'external', subscription_cal_url: 'https://example.org/a.ics' }
  assert.match(inWords(await editor.patch(`/group/${group}`, external))[0]!, /^A calendar with events cannot mirror/)
  assert.deepEqual(inWords(await editor.post('/group', { name: 'x', subscription: 'external' })), [
    'This is needed.',
    'Das wird gebraucht.',
  ])
  assert.deepEqual(inWords(await editor.app.post('/invitations', { email: editor.email, role: 'editor' })), [
    `${editor.email} is already a member.`,
    `${editor.email} ist schon Mitglied.`,
  ])
})

test('errors about missing items, roles and rate limits are shown in German', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  const refused = async (request: ReturnType<typeof viewer.get>) => {
    const { status, body } = await request
    return refusalText({ ...(body as { message: string }), status }, german)
  }
  assert.equal(await refused(viewer.get('/event/948d74b8-eeaa-4443-83b6-16aea3125a55')), german.refusals.missing(''))
  assert.equal(
    await refused(viewer.app.get('/keys')),
    'Ihre Rolle erlaubt das nicht. Fragen Sie einen Admin der Organisation.',
  )
  const tooMany = 'Too many invitations in a short time. Try again in 600 seconds.'
  assert.equal(
    refusalText({ status: 429, message: tooMany }, german),
    'Das war zu oft in kurzer Zeit. Versuchen Sie es in 10 Minuten noch einmal.',
  )
})

test('what a bulk change or a restore refuses is said in German, for each event', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const to = await newGroup(server, { name: 'Theatre', subscription: 'children' })
  const from = await newGroup(server)
  const event = await newEvent(server, { event_group: from, ...(await rsvp(server)) })

  const { results } = (await editor.app.post('/events/bulk', { action: 'move', event_group: to, prokeys: [event, to] }))
    .body as { results: { message: string }[] }
  const notDeleted = await editor.post(`/event/${event}/restore`)
  await editor.delete(`/event/${event}`)
  await editor.delete(`/group/${from}`)
  const alone = await editor.post(`/event/${event}/restore`)

  assert.deepEqual(
    [...results, notDeleted.body, alone.body].map((each) => refusalText(each as { message: string }, german)),
    [
      'Alle, die diesen Kalender abonnieren, sehen dasselbe. Seine Veranstaltungen können deshalb nicht haben: ein Anmeldeformular.',
      'Das gibt es nicht, oder es wurde gelöscht.',
      'Das ist nicht gelöscht.',
      'Der Kalender dazu ist gelöscht. Stellen Sie zuerst den Kalender wieder her.',
    ],
  )
})
