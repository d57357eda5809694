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

interface Goal {
  readonly icon: IconName
  /** At most four. */
  readonly inputs: readonly Exclude<keyof Answers, 'zone'>[]
  /** Creates and publishes it. Returns the parts of its address in the application. */
  readonly create: (answers: Answers, idempotencyKey: string) => Promise<readonly string[]>
}

/** Ways to begin. Each leads to something published. */
export const goals = {
  page: { icon: 'page', inputs: ['name', 'date', 'time', 'place'], create: (answers, key) => publish(answers, key) },
  'sign-up': { icon: 'form', inputs: ['name', 'date', 'time', 'seats'], create: publishWithForm },
  calendar: { icon: 'calendars', inputs: ['name'], create: createCalendar },
  button: {
    icon: 'button',
    inputs: ['name', 'date', 'time', 'place'],
    create: (answers, key) => publish(answers, key),
  },
} as const satisfies Record<string, Goal>

async function publish(answers: Answers, idempotencyKey: string, more: Partial<EventCreate> = {}) {
  const { name, date, time, place, zone } = answers
  const body: EventCreate = {
    new_event_group_name: words.home.start.firstGroup,
    dates: [
      {
        name,
        startDate: date,
        timeZone: zone,
        ...(time !== '' && { startTime: time }),
        ...(place !== '' && { location: place }),
      },
    ],
    ...more,
  }
  const { prokey } = await app.events.create({ body }, { idempotencyKey })
  await app.events.publish({ prokey })
  return ['events', prokey, 'share'] as const
}

async function publishWithForm(answers: Answers, key: string) {
  const { id } = await v1.rsvpBlock.create(
    {
      name: answers.name,
      ...(answers.seats !== '' && { max: Number(answers.seats) }),
      fields: [{ type: 'text', name: 'name', required: true, label: words.home.start.nameField }],
    },
    { idempotencyKey: `${key}-form` },
  )
  return publish(answers, key, { rsvp: true, rsvp_block: Number(id) })
}

async function createCalendar({ name }: Answers, idempotencyKey: string) {
  const { prokey } = await v1.group.create({ name, subscription: 'children' }, { idempotencyKey })
  return ['groups', prokey, 'share'] as const
}
