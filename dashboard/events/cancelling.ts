import { signal } from '@preact/signals'
import { v1 } from '../api.ts'
import { invalidate } from '../cache.ts'
import { toast, untilDone } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import type { Target } from './event-actions.ts'
import { confirmOrTell, mailBack, mailOf } from './telling.ts'

/** Whether there is something that visitors see and that could be called off. */
export const isCancellable = ({ status, cancelled }: Pick<Target, 'status' | 'cancelled'>) =>
  status === 'published' && !cancelled

export function cancelQuestion(title: string, hasOtherChanges = false) {
  const { title: titleOf, text, others, confirm, keep } = words.events.cancelling
  return { title: titleOf(title), text: hasOtherChanges ? `${text} ${others}` : text, confirm, keep }
}

/** Cancels all dates of an event, after a question that offers to tell its attendees. */
export async function cancelEvent({ prokey, title }: Pick<Target, 'prokey' | 'title'>) {
  const note = signal('')
  await untilDone(async () => {
    const { data, etag } = await v1.event.read(prokey).withResponse()
    const statuses = data.dates.map(({ status }) => ({ status }))
    await confirmOrTell(cancelQuestion(title), {
      prokey,
      isCancellation: true,
      note,
      async save(options) {
        const mail = mailOf(options, note)
        const dates = statuses.map(() => ({ status: 'CANCELLED' as const }))
        await v1.event.update(prokey, { dates }, { ifMatch: etag, ...mail })
        reload()
        const back = async () => {
          await v1.event.update(prokey, { dates: statuses }, mailBack(mail))
          reload()
          toast(words.common.undone)
        }
        toast(words.events.cancelling.done(title), { undo: () => void untilDone(back) })
        return true
      },
    })
  })
}

function reload() {
  invalidate(...['event', 'group', 'home'].map((place) => `${organizationId.value}/${place}`))
}
