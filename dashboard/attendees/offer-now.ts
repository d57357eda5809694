import type { Attendee } from '@kalends/contract'
import { ApiError, app } from '../api.ts'
import { formatMoment } from '../format.ts'
import { confirm, toast } from '../kit/index.ts'
import { words } from '../words.ts'
import { actFailure, attendeesChanged } from './acts.ts'
import { calledBy } from './attendee-name.ts'

/** Offers seats to somebody on the waiting list out of turn. If none are left, the person decides. */
export async function offerNow(who: Attendee): Promise<void> {
  const texts = words.attendees.offer
  actFailure.value = undefined
  const offer = async (over: boolean) => {
    const { offered_until: until } = await app.attendees.offer({ id: who.id, body: { over } })
    toast(texts.done(calledBy(who), formatMoment(until!)))
  }
  try {
    await offer(false).catch(async (error: unknown) => {
      if (reasonOf(error) !== 'full') throw error
      const question = { title: texts.fullTitle(calledBy(who)), text: texts.full(who.amount), confirm: texts.anyway }
      if (await confirm(question)) await offer(true)
    })
  } catch (error) {
    actFailure.value = reasonOf(error) === 'late' ? texts.late : error
  }
  attendeesChanged()
}

function reasonOf(error: unknown): unknown {
  return error instanceof ApiError ? error.body.details?.reason : undefined
}
