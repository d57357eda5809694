import type { EventCreate } from '@kalends/contract'
import { app, v1 } from '../api.ts'
import type { IconName } from '../icon-lines.ts'
import { words } from '../first-words.ts'

/** What the person fills in on the way to the first event. */
export interface Answers {
  readonly name: string
  readonly date: string
  readonly time: string
  readonly place: string
  readonly seats: string
  readonly zone: string
}

/** Where the event belongs: to a calendar of the organization, or to a new one. */
export type Calendar = Pick<EventCreate, 'event_group' | 'new_event_group_name'>

export interface Attempt {
  readonly answers: Answers
  readonly chooseCalendar: () => Promise<Calendar>
  /** Sending the same again creates nothing twice. */
  readonly idempotencyKey: string
}

interface Goal {
  readonly icon: IconName
  /** At most four. */
  readonly inputs: readonly Exclude<keyof Answers, 'zone'>[]
  /** Creates and publishes it. Returns the parts of its address in the application. */
  readonly create: (attempt: Attempt) => Promise<readonly string[]>
}

/** Ways to begin. Each leads to something published. */
export const goals = {
  page: { icon: 'page', inputs: ['name', 'date', 'time', 'place'], create: publishEvent },
  'sign-up': { icon: 'form', inputs: ['name', 'date', 'time', 'seats'], create: publishWithForm },
  calendar: { icon: 'calendars', inputs: ['name'], create: createCalendar },
  button: { icon: 'button', inputs: ['name', 'date', 'time', 'place'], create: publishEvent },
} as const satisfies Record<string, Goal>

/** The calendar that an earlier first event made, or a new one. */
export async function calendarOfFirstEvents(): Promise<Calendar> {
  const name = words.home.start.firstGroup
  const groups = await app.groups.list({})
  const earlier = groups.find((each) => each.name === name && each.subscription === 'no')
  return earlier ? { event_group: earlier.prokey } : { new_event_group_name: name }
}

async function eventBody({ answers, chooseCalendar }: Attempt): Promise<EventCreate> {
  const { name, date, time, place, zone } = answers
  const first = {
    name,
    startDate: date,
    timeZone: zone,
    ...(time !== '' && { startTime: time }),
    ...(place !== '' && { location: place }),
  }
  return { ...(await chooseCalendar()), dates: [first] }
}

async function publish(body: EventCreate, idempotencyKey: string) {
  const { prokey } = await app.events.create({ body }, { idempotencyKey })
  await app.events.publish({ prokey })
  return ['events', prokey, 'share'] as const
}

async function publishEvent(attempt: Attempt) {
  return publish(await eventBody(attempt), attempt.idempotencyKey)
}

async function publishWithForm(attempt: Attempt) {
  const { answers, idempotencyKey } = attempt
  const event = await eventBody(attempt)
  const form = {
    name: answers.name,
    ...(answers.seats !== '' && { max: Number(answers.seats) }),
    fields: [{ type: 'text' as const, name: 'name', required: true, label: words.home.start.nameField }],
    single_event: true,
  }
  // It refuses what saving would refuse, so no form is left without its event.
  await app.previews.page({ body: { changes: { event: { ...event }, rsvp_block: form } } })
  const { id } = await v1.rsvpBlock.create(form, { idempotencyKey: `${idempotencyKey}-form` })
  return publish({ ...event, rsvp: true, rsvp_block: Number(id) }, idempotencyKey)
}

async function createCalendar({ answers: { name }, idempotencyKey }: Attempt) {
  const { prokey } = await v1.group.create({ name, subscription: 'children' }, { idempotencyKey })
  return ['groups', prokey, 'share'] as const
}
