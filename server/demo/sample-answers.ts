import type { Context } from '../context.ts'
import type { Actor } from '../http/actor.ts'
import { sampleAddress } from '../mail/sample-address.ts'
import { answers } from '../rsvp/answers.ts'
import { organizer } from '../rsvp/organizer.ts'
import { signUps } from '../rsvp/sign-ups.ts'

const confirmed = [
  { status: 'confirmed', amount: 2, payload: { name: 'First guest', children: 0, meal: 'vegan' } },
  { status: 'confirmed', amount: 4, payload: { name: 'Second guest', children: 2, meal: 'anything' } },
  { status: 'undecided', amount: 1, payload: { name: 'Third guest', children: 0, meal: 'anything' } },
  { status: 'declined', amount: 1, payload: { name: 'Fourth guest', children: 0, meal: 'anything' } },
]
const waiting = { status: 'confirmed', amount: 2, payload: { name: 'Fifth guest', children: 0, meal: 'vegan' } }

/** Answers to the sample RSVP event, with the mails they cause, which are only stored. The last one is still unconfirmed. */
export async function createSampleAnswers(context: Context, actor: Actor, event: string) {
  const { all, add } = organizer(context)
  if ((await all(actor.organization, event)).length > 0) return
  for (const [i, answer] of confirmed.entries()) {
    const sent = { ...answer, email: sampleAddress(`guest-${i + 1}`), isText: false }
    await add(actor, event, { sent, language: 'en', sendMail: true })
  }
  const sent = { ...waiting, email: sampleAddress(`guest-${confirmed.length + 1}`), isText: false }
  await signUps(context, actor)(event, { sent, language: 'en', nonce: 'sample' })
}

// The first have all seats; the others wait.
const tasters = [2, 2, 2, 1, 1, 1, 2, 1]

/** A full event. Somebody has cancelled, so a seat is offered to the first of those who wait. */
export async function createSampleLine(context: Context, actor: Actor, event: string) {
  const { all, add } = organizer(context)
  if ((await all(actor.organization, event)).length > 0) return
  for (const [i, amount] of tasters.entries()) {
    const payload = { name: `Taster ${i + 1}` }
    const sent = { email: sampleAddress(`taster-${i + 1}`), amount, payload, waiting: true, isText: false }
    await add(actor, event, { sent, language: 'en', sendMail: true })
  }
  await answers(context).removed(actor, event, sampleAddress('taster-4'), { sendMail: false })
}
