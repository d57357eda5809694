import { signal } from '@preact/signals'
import { isConflict } from '../../api.ts'
import { confirm, messageOf, toast } from '../../kit/index.ts'
import { navigate } from '../../router.ts'
import { inOrganization } from '../../session.ts'
import { words } from '../../words.ts'
import { attachDate, bringBackDate, detachDate, skipDate } from '../series-dates.ts'
import { type Mail, confirmOrTell, mailBack, mailOf } from '../telling.ts'
import { joinAgain, separateEvents } from '../joining.ts'
import { openedDay } from './opened-day.ts'
import { fullText } from './day-text.ts'
import { type Day, addDays, daysBetween } from './days.ts'
import { moveFailure } from './move-day.ts'
import type { Placed } from './placed.ts'

/** Cancels one date of a series, after a question that names it. */
export async function cancelDate(event: Placed) {
  const texts = words.events.series
  const day = fullText(event.firstDay)
  const title = texts.cancelTitle(event.name, day)
  const question = { title, text: texts.cancelText, confirm: texts.cancel, keep: texts.keep }
  const note = signal('')
  const skip = async (mail: Mail = {}) => {
    await skipDate(event, mail)
    undoable(texts.cancelled(event.name, day), event, () => bringBackDate(event, mailBack(mail)))
  }
  await attempt(texts.notCancelled(event.name), async () => {
    if (event.rsvp && event.status === 'published')
      await confirmOrTell(question, {
        prokey: event.prokey,
        isCancellation: false,
        note,
        save: (options) => skip(mailOf(options, note)).then(() => true),
      })
    else if (await confirm({ ...question, isDangerous: true })) await skip()
  })
}

/** Makes one date of a series an event of its own, and opens it. */
export async function changeDate(event: Placed) {
  const texts = words.events.series
  await attempt(texts.notChanged(event.name), async () => {
    const alone = await detachDate(event, { etag: event.etag })
    navigate(inOrganization('events', alone))
    undoable(texts.detached(fullText(event.firstDay)), event, async () => {
      await attachDate(event, alone)
      navigate(`${inOrganization('events')}?view=calendar&day=${event.firstDay}`)
    })
  })
}

/** The same for a date that was dragged: it cannot leave its series, but become an event on another day. */
export async function moveDate(event: Placed, from: Day, to: Day, { asks }: { asks: boolean }) {
  const texts = words.events.series
  const days = daysBetween(from, to)
  if (days === 0) return
  const [before, after] = [fullText(event.firstDay), fullText(addDays(event.firstDay, days))]
  const question = {
    title: texts.moveTitle(event.name),
    text: [texts.moveText(before, after), event.rsvp && texts.notInformed].filter(Boolean).join(' '),
    confirm: texts.change,
  }
  if (asks && !(await confirm(question))) return
  await attempt(texts.notChanged(event.name), async () => {
    const alone = await detachDate(event, { startDate: addDays(event.day, days), etag: event.etag })
    undoable(words.events.calendar.movedTo(event.name, after), event, () => attachDate(event, alone))
  })
}

/** Brings a date that became this event back into its series. */
export async function rejoinSeries(event: Placed, origin: NonNullable<Placed['origin']>) {
  const date = { prokey: origin.prokey, day: origin.date }
  await attempt(words.events.series.notChanged(event.name), async () => {
    await joinAgain(date, await separateEvents(date))
  })
}

function undoable(text: string, event: Placed, undo: () => Promise<void>) {
  const back = () => attempt(words.events.series.notUndone(event.name), () => undo().then(() => toast(words.common.undone))) // oxfmt-ignore
  toast(text, { undo: () => void back() })
}

async function attempt(title: string, act: () => Promise<void>) {
  moveFailure.value = undefined
  // What follows is said behind it.
  openedDay.value = undefined
  try {
    await act()
  } catch (error) {
    moveFailure.value = { title, text: isConflict(error) ? words.events.calendar.changed : messageOf(error) }
  }
}
