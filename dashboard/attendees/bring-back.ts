import type { Attendee } from '@kalends/contract'
import { ApiError, v1 } from '../api.ts'
import { confirm, messageOf, toast } from '../kit/index.ts'
import { words } from '../words.ts'
import { actFailure, attendeesChanged, resendTo } from './acts.ts'
import { calledBy } from './attendee-name.ts'

type Who = Pick<Attendee, 'id' | 'name' | 'email'>
type Reason = keyof typeof words.attendees.bringBack.reasons

/** Undoes the removal of RSVPs. Where no seat is left, the person decides; all other reasons stand above the list. */
export async function bringBack(removed: readonly Who[]): Promise<void> {
  const texts = words.attendees.bringBack
  actFailure.value = undefined
  const [back, told, full]: [Who[], Who[], Who[]] = [[], [], []]
  const failed: string[] = []
  const restore = async (who: Who, over: boolean) => {
    try {
      const { warnings } = await v1.rsvpAnswers.restore(who.id, { over })
      back.push(who)
      if (warnings) told.push(who)
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === 'full') full.push(who)
      else failed.push(texts.failed(calledBy(who), reason ? texts.reasons[reason] : messageOf(error)))
    }
  }
  for (const who of removed) await restore(who, false)
  const left = full.splice(0)
  if (left.length > 0) {
    attendeesChanged()
    const question = { title: texts.fullTitle, text: texts.full(left.map(calledBy)), confirm: texts.anyway }
    if (await confirm(question)) for (const who of left) await restore(who, true)
  }
  if (failed.length > 0) actFailure.value = failed.join(' ')
  if (back.length > 0) say(back, told)
  attendeesChanged()
}

function reasonOf(error: unknown): Reason | 'full' | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 404) return 'gone'
  return (error.body.details as { reason?: Reason } | undefined)?.reason
}

/** Those who were told of the removal by mail should hear that it was undone. */
function say(back: readonly Who[], told: readonly Who[]) {
  const texts = words.attendees.bringBack
  const [first] = told
  if (!first) return toast(texts.done(back.length, calledBy(back[0]!)))
  const action = { label: texts.tell, run: () => void Promise.all(told.map((who) => resendTo(who))) }
  toast(texts.told(told.length, calledBy(first)), { action })
}
