import type { Attendee } from '@kalends/contract'
import { Await, Dialog } from '../kit/index.ts'
import { words } from '../words.ts'
import { EditDialog } from './attendee-dialog.tsx'
import { useEventForm } from './event-form.ts'

/** Changes an RSVP in a list of several events, whose forms differ. */
export function EditOfEvent({ attendee, onClose }: { attendee: Attendee; onClose: () => void }) {
  const loaded = useEventForm(attendee.prokey)
  if (loaded.data) return <EditDialog attendee={attendee} form={loaded.data.form} onClose={onClose} />
  return (
    <Dialog title={words.attendees.edit} onClose={onClose}>
      <Await loaded={loaded}>{() => null}</Await>
    </Dialog>
  )
}
