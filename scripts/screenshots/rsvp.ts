import { evening, newEvent, newRsvpEvent } from './content.ts'
import { confirmLinkOf, manageLinkOf } from './mails.ts'
import type { Scene } from './scene.ts'
import type { Stage } from './stage.ts'

const covered = { cover: true }
const yes = (name: string) => ({ email: `${name}@example.org`, status: 'confirmed', amount: '1' })

const event =
  (...given: [form: object, fields?: object, look?: Parameters<typeof newEvent>[2]]) =>
  async (stage: Stage) =>
    `${stage.origin}/${await newRsvpEvent(stage, ...given)}`

/** The page after signing up for a new event. */
const after =
  (form: object, fields: Readonly<Record<string, string>>, details: object = {}) =>
  async (stage: Stage) =>
    stage.signUp(await newRsvpEvent(stage, form, details, covered), fields)

/** An event with one seat, which is taken. */
export async function fullEvent(stage: Stage, form: object = {}) {
  const prokey = await newRsvpEvent(stage, { max: 1, ...form }, {}, covered)
  await stage.signUp(prokey, yes('first'))
  return prokey
}

/** The page on which somebody manages the RSVP; `then` changes the event first. */
const managed =
  (name: string, form: object, then: (stage: Stage, prokey: string) => Promise<unknown> = async () => {}) =>
  async (stage: Stage) => {
    const prokey = await newRsvpEvent(stage, form, {}, covered)
    await stage.signUp(prokey, yes(name))
    await then(stage, prokey)
    return manageLinkOf(stage, `${name}@example.org`)
  }

/** Signs somebody up for the waiting list of a full event. */
async function waitingFor(stage: Stage, name: string) {
  await stage.signUp(await fullEvent(stage, { waiting_list: true }), { ...yes(name), waiting: 'true' })
  return `${name}@example.org`
}

const questions = [
  { type: 'text', name: 'name', label: 'Your name', required: true },
  { type: 'radio', name: 'meal', label: 'Vegetarian', placeholder: 'Vegetarian' },
  { type: 'checkbox', name: 'rules', label: 'I have read the house rules', required: true },
]
const course = [3, 10, 17].map((days, i) => evening(days, { name: `Pottery, evening ${i + 1}` }))

/** Sign-up: the form, what follows it, and the page behind the link in the mail. */
export const rsvp: readonly Scene[] = [
  { name: 'form-open', set: event({}, {}, covered) },
  { name: 'form-questions', set: event({ max: 40, maxpp: 3, fields: questions }) },
  { name: 'form-course', set: event({}, { dates: course, title_event_series: 'Pottery in three evenings' }) },
  { name: 'form-faults', set: event({ fields: questions }), act: (page) => page.locator('form').last().getByRole('button').last().click() }, // oxfmt-ignore
  { name: 'form-full', set: async (stage) => `${stage.origin}/${await fullEvent(stage)}` },
  { name: 'form-waiting-list', set: async (stage) => `${stage.origin}/${await fullEvent(stage, { waiting_list: true })}` }, // oxfmt-ignore
  { name: 'form-closed', set: event({ expires: '2020-01-01T00:00:00Z' }) },
  { name: 'form-past', set: event({}, { dates: [evening(-3)] }) },
  { name: 'form-cancelled', set: event({}, { dates: [evening(20, { status: 'CANCELLED' })] }, covered) },
  { name: 'form-pure', set: event({}, { distribution: false, dates: [evening(20, { name: 'Membership application' })] }) }, // oxfmt-ignore
  { name: 'result-yes', set: after({}, yes('yes')) },
  { name: 'result-maybe', set: after({}, { ...yes('maybe'), status: 'undecided' }) },
  { name: 'result-no', set: after({}, { ...yes('no'), status: 'declined' }) },
  { name: 'result-course', set: after({}, yes('course'), { dates: course, title_event_series: 'Pottery' }) },
  { name: 'result-series', set: after({}, yes('series'), { recurrence: 'RRULE:FREQ=WEEKLY;COUNT=12' }) },
  { name: 'result-check-inbox', set: after({ doi: true }, yes('inbox')) },
  { name: 'result-waiting', set: async (stage) => stage.signUp(await fullEvent(stage, { waiting_list: true }), { ...yes('waiting'), waiting: 'true' }) }, // oxfmt-ignore
  { name: 'confirm', async set(stage) {
      await after({ doi: true }, yes('confirming'))(stage)
      return confirmLinkOf(stage, 'confirming@example.org')
    } }, // oxfmt-ignore
  { name: 'manage', set: managed('ann', { maxpp: 3 }) },
  { name: 'manage-cancelled', set: managed('bea', {}, (stage, prokey) => stage.patch(`event/${prokey}?inform=true`, { dates: [{ status: 'CANCELLED' }] })) }, // oxfmt-ignore
  { name: 'manage-moved', set: managed('cem', {}, (stage, prokey) => stage.patch(`event/${prokey}?inform=true`, { dates: [{ startDate: evening(24).startDate, location: 'Pier 5' }] })) }, // oxfmt-ignore
  { name: 'manage-past', set: managed('dan', {}, (stage, prokey) => stage.patch(`event/${prokey}`, { dates: [{ startDate: evening(-2).startDate }] })) }, // oxfmt-ignore
  {
    name: 'manage-declined-full',
    async set(stage) {
      const form = { max: 1, waiting_list: true, initial_confirmation: false }
      const prokey = await newRsvpEvent(stage, form, {}, covered)
      await stage.signUp(prokey, { ...yes('gil'), status: 'declined' })
      await stage.signUp(prokey, yes('first'))
      return manageLinkOf(stage, 'gil@example.org')
    },
  },
  {
    name: 'manage-come-after-all',
    async set(stage) {
      const prokey = await newRsvpEvent(stage, { initial_confirmation: false }, {}, covered)
      await stage.signUp(prokey, { ...yes('hue'), status: 'declined' })
      await stage.signUp(prokey, yes('hue'))
      return manageLinkOf(stage, 'hue@example.org', 'rsvp_second_signup')
    },
  },
  {
    name: 'manage-list-closed',
    async set(stage) {
      const link = await manageLinkOf(stage, await waitingFor(stage, 'ida'))
      const blocks = await stage.list('rsvp-block')
      await stage.patch(`rsvp-block/${blocks.at(-1)!.id}`, { expires: '2020-01-01T00:00:00Z' })
      return link
    },
  },
  {
    name: 'manage-wrong-address',
    async set(stage) {
      const prokey = await newRsvpEvent(stage, {}, {}, covered)
      const done = await stage.signUp(prokey, yes('jon'))
      const link = await manageLinkOf(stage, 'jon@example.org')
      await stage.signUp(prokey, { ...yes('joan'), sent: new URL(done).searchParams.get('sent')! })
      return link
    },
  },
  { name: 'manage-waiting', set: async (stage) => manageLinkOf(stage, await waitingFor(stage, 'eli')) },
  {
    name: 'manage-offer',
    async set(stage) {
      const recipient = await waitingFor(stage, 'fay')
      await manageLinkOf(stage, recipient)
      const blocks = await stage.list('rsvp-block')
      await stage.patch(`rsvp-block/${blocks.at(-1)!.id}`, { max: 2 })
      return manageLinkOf(stage, recipient, 'rsvp_waiting_offer')
    },
  },
]
