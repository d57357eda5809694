import type { Attendee } from '@kalends/contract'
import type { IconName } from '../kit/index.ts'
import { navigate } from '../router.ts'
import { inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { checkInOne, resendTo, undoCheckIn } from './acts.ts'
import { offerNow } from './offer-now.ts'
import { shownStatus } from './selection.ts'

interface Act {
  readonly label: string
  readonly icon: IconName
  readonly run: () => void
}

/** What can be done with one RSVP, for its menu and the palette. The screen of a person doesn't open that person. */
export function actsOn(attendee: Attendee, edit: (attendee: Attendee) => void, { isPerson = false } = {}): Act[] {
  const texts = words.attendees
  const { checked_in: arrived, status, email } = attendee
  const acts: (Act | false)[] = [
    { label: texts.editShort, icon: 'edit', run: () => edit(attendee) },
    status === 'waiting' && { label: texts.offer.action, icon: 'ticket', run: () => void offerNow(attendee) },
    arrived !== null && { label: texts.undoArrival, icon: 'undo', run: () => void undoCheckIn(attendee) },
    arrived === null &&
      (status === 'confirmed' || status === 'undecided') && {
        label: texts.arrive,
        icon: 'check',
        run: () => void checkInOne(attendee),
      },
    email !== '' && {
      label: texts.resendOf[shownStatus(attendee)] ?? texts.resend,
      icon: 'mail',
      run: () => void resendTo(attendee),
    },
    email !== '' &&
      !isPerson && { label: texts.open, icon: 'person', run: () => navigate(inOrganization('attendees', email)) },
  ]
  return acts.filter((act): act is Act => act !== false)
}
