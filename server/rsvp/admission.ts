import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { By } from '../http/actor.ts'
import { roomFor } from '../mail/limit-store.ts'
import { Refusal } from '../refusal.ts'
import { Overtaken } from './attempts.ts'
import { Batch, type Outcome, type SignUp, fits } from './batch.ts'
import { endInTime, nothingEnded } from './expiring.ts'
import { type Reading, type Sent, type Template, comparable, readForm } from './form.ts'
import { isHeld } from './held.ts'
import { isLineOpen, openToSignUps, takenByLine } from './line.ts'
import { budgets } from './mail/kinds.ts'
import { queueAttendeeMails } from './mail/queued.ts'
import { correctedLinks, insertLinks } from './mail/store.ts'
import { eraseMails } from './personal-store.ts'
import { recordAnswers } from './recording.ts'
import { moveSeats, releaseSeats } from './seats.ts'
import {
  type AnswerRow,
  deleteAnswer,
  expiredAnswers,
  insertAnswers,
  knownAnswers,
  provenAmong,
  seatsTaken,
  updateAnswer,
} from './store.ts'
import { endOfLine } from './waiting-store.ts'

/** How many sign-ups are decided together at most. */
export const mostAtOnce = 64

/** Decides sign-ups for one event, and writes what becomes of them. Throws `Overtaken` if another server was faster. */
export async function admitAll(
  tx: Transaction,
  settings: Context['settings'],
  event: string,
  signUps: readonly SignUp[],
  now: number,
  by: By | undefined,
): Promise<Outcome[]> {
  const { organization, template, taken: locked } = await openToSignUps(tx, event)
  const place = { event, organization }
  const readings = signUps.map(({ sent }) => readingOf(template, sent))
  const read = readings.flatMap((each) => (each instanceof Refusal ? [] : each))
  const addresses = read.map(({ email }) => comparable(email))
  const corrected = signUps.flatMap(({ corrects }) => corrects?.nonce ?? [])
  const known = await knownAnswers(tx, place, addresses, corrected)
  // Each read costs a round trip while other sign-ups wait.
  const mayExpire = template.doi || template.waiting_list || known.some((answer) => hasExpired(answer, now))
  const ended = mayExpire ? await endInTime(tx, await expiredAnswers(tx, now, mostAtOnce, place), now) : nothingEnded
  const freed = ended.places
  const counted =
    locked === undefined
      ? template.max === null
        ? 0
        : await seatsTaken(tx, place)
      : await takenByLine(tx, place, { template, taken: locked, freed, now })
  // With a line, those in it have got what was free.
  const taken = locked === undefined ? counted - freed : counted
  const asked = read.reduce((sum, { amount }) => sum + amount, 0)
  const mayJoin = !fits(template, taken, asked) && (await isLineOpen(tx, place, template, now))
  const answers = known
    .map((answer) => ended.lapsed.find(({ id }) => id === answer.id) ?? answer)
    .filter((answer) => isHeld(answer) || !hasExpired(answer, now))
  const batch = new Batch({
    place,
    template,
    taken,
    isLineOpen: mayJoin,
    endOfLine: mayJoin ? await endOfLine(tx, place, now) : 0,
    answers,
    proven: await provenAmong(tx, answers),
    room: await roomFor(tx, settings, { budget: budgets.unconfirmed, addresses }, now),
    now,
  })

  const outcomes = readings.map((reading, i) =>
    reading instanceof Refusal ? reading : batch.decide(signUps[i]!, reading),
  )
  await write(tx, batch, now, by)
  // Those in line were first already.
  const limit = { max: template.max, waiting_list: false }
  if (!(await moveSeats(tx, place, batch.taken - counted, limit, now))) throw new Overtaken()
  await releaseSeats(tx, place, batch.released, now)
  return outcomes
}

async function write(tx: Transaction, batch: Batch, now: number, by: By | undefined) {
  for (const { before, values } of batch.changed) if (!(await updateAnswer(tx, before, values))) throw new Overtaken()
  const links: Awaited<ReturnType<typeof correctedLinks>> = []
  for (const { former, by: id } of batch.replaced) {
    links.push(...(await correctedLinks(tx, former.id, id)))
    if (!(await deleteAnswer(tx, former))) throw new Overtaken()
    if (former.status !== 'pending') await eraseMails(tx, former)
  }
  if (!(await insertAnswers(tx, batch.added))) throw new Overtaken()
  await insertLinks(tx, links)
  await recordAnswers(tx, now, 'rsvp.updated', batch.rejoined, { by, fields: ['status'] })
  const replaced = batch.replaced.map(({ former }) => former)
  await recordAnswers(tx, now, 'rsvp.deleted', replaced, { by })
  await recordAnswers(tx, now, 'rsvp.created', batch.added, { by })
  await queueAttendeeMails(tx, batch.mails, now)
}

function readingOf(template: Template, sent: Sent): Reading | Refusal {
  try {
    return readForm(template, sent, { isFirst: true })
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

const hasExpired = ({ pending_until: until }: AnswerRow, now: number) => until !== null && until <= now
