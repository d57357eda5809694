import type { Attendee } from '@kalends/contract'
import { signal } from '@preact/signals'
import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { messageOf, toast } from '../kit/index.ts'
import { words } from '../words.ts'
import { calledBy } from './attendee-name.ts'
import { attendeeKey } from './seats.tsx'
import type { Selection } from './selection.ts'

type Who = Pick<Attendee, 'id' | 'name' | 'email'>

/** Loads everything again that shows RSVPs. */
export const attendeesChanged = () => invalidate(attendeeKey())

/** Why the last act failed, as an error or in words; the list shows it until the next one. */
export const actFailure = signal<unknown>(undefined)

export const failureText = () => (typeof actFailure.value === 'string' ? actFailure.value : messageOf(actFailure.value))

async function told(act: () => Promise<unknown>, done: string, undo?: () => void) {
  actFailure.value = undefined
  try {
    await act()
    toast(done, undo ? { undo } : {})
  } catch (error) {
    actFailure.value = error
  }
  attendeesChanged()
}

export function checkInOne(who: Who): Promise<void> {
  return told(
    () => app.attendees.checkIn({ body: { id: who.id } }),
    words.attendees.arrived(calledBy(who)),
    () => void undoCheckIn(who),
  )
}

export function undoCheckIn(who: Who): Promise<void> {
  return told(() => app.attendees.undoCheckIn({ id: who.id }), words.attendees.notArrived(calledBy(who)))
}

export function resendTo(who: Who): Promise<void> {
  return told(() => app.attendees.resend({ id: who.id }), words.attendees.resent(calledBy(who)))
}

/** Everybody who matches as CSV. */
export async function downloadCsv(selection: Selection, title?: string): Promise<void> {
  actFailure.value = undefined
  try {
    save((await app.attendees.export({ query: selection })) as unknown as Blob, fileName(title))
  } catch (error) {
    actFailure.value = error
  }
}

/** The picked rows as CSV. */
export async function downloadSome(attendees: readonly Who[], title?: string): Promise<void> {
  actFailure.value = undefined
  try {
    const ids = attendees.map(({ id }) => id)
    save((await app.attendees.exportSome({ body: { ids } })) as unknown as Blob, fileName(title))
  } catch (error) {
    actFailure.value = error
  }
}

/** Named after the event, without what file systems refuse. */
function fileName(title = ''): string {
  const name = title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 100)
  return [name, words.attendees.title].filter(Boolean).join(' - ') + '.csv'
}

/** Gives the person a file. */
export function save(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Safari reads the content a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
