import { drawCover } from './cover.ts'
import type { Stage } from './stage.ts'

const day = (days: number) => Temporal.Now.plainDateISO('Europe/Berlin').add({ days }).toString()

/** A date that begins in this many days. */
export const evening = (days = 20, more: object = {}) => ({
  name: 'Summer night at the harbour',
  startDate: day(days),
  startTime: '18:00',
  endTime: '22:30',
  timeZone: 'Europe/Berlin',
  location: 'Pier 3, Hamburg',
  description:
    '<p>Music, long tables and the last ferry home. <strong>Bring a friend</strong> and something to share.</p><ul><li>Doors open at six</li><li>Dinner at seven</li></ul>',
  organizer_name: 'Harbour Nights',
  organizer_email: 'hello@example.org',
  ...more,
})

export interface Look {
  readonly cover?: boolean
  readonly style?: object
  readonly template?: object
}

/** An event with a style that follows the system's colours. Returns its prokey. */
export async function newEvent(stage: Stage, fields: object, { cover, style, template }: Look = {}): Promise<string> {
  const options = ['apple', 'google', 'ical', 'outlookcom', 'ms365', 'yahoo']
  const layout = await stage.post('style', { name: 'Screenshots', options, lightMode: 'system', ...style })
  const header = cover ? { header_image: await coverOf(stage) } : {}
  const page = await stage.post('landingpage', { name: 'Screenshots', ...header, ...template })
  const event = await stage.post('event', {
    new_event_group_name: 'Harbour nights',
    layout: Number(layout.id),
    landingpage: Number(page.id),
    dates: [evening()],
    ...fields,
  })
  return event.prokey!
}

/** The same with sign-up. */
export async function newRsvpEvent(stage: Stage, form: object, fields: object = {}, look: Look = {}): Promise<string> {
  const block = await stage.post('rsvp-block', {
    name: 'Screenshots',
    headline: 'An evening by the water',
    initial_confirmation: false,
    maybe_option: true,
    ...form,
  })
  return newEvent(stage, { rsvp: true, rsvp_block: Number(block.id), ...fields }, look)
}

const covers = new WeakMap<Stage, Promise<string>>()

/** One picture for all, because uploads take a while. */
function coverOf(stage: Stage): Promise<string> {
  const known = covers.get(stage) ?? drawCover().then((bytes) => stage.upload(bytes, 'image/jpeg'))
  covers.set(stage, known)
  return known
}
