import type { Attendee } from '@kalends/contract'
import { useMemo } from 'preact/hooks'
import { Menu } from '../kit/index.ts'
import { inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { actsOn } from './acts-on-one.ts'
import { calledBy } from './attendee-name.ts'
import type { OpenDialog } from './open-dialog.ts'

const rows = {
  idOf: ({ id }: Attendee) => id,
  nameOf: calledBy,
  hrefOf: ({ email }: Attendee) => (email === '' ? undefined : inOrganization('attendees', email)),
}

/** How the list draws an RSVP: always the same functions, so that only changed rows are drawn again. */
export function useAttendeeRows(setOpen: (open: OpenDialog) => void) {
  return useMemo(
    () => ({ ...rows, actionsOf: (attendee: Attendee) => <RowMenu attendee={attendee} setOpen={setOpen} /> }),
    [setOpen],
  )
}

function RowMenu({ attendee, setOpen }: { attendee: Attendee; setOpen: (open: OpenDialog) => void }) {
  const texts = words.attendees
  return (
    <Menu
      kind="quiet"
      size="small"
      icon="more"
      label={texts.rowActions(calledBy(attendee))}
      items={[
        ...actsOn(attendee, () => setOpen({ is: 'edit', attendee })),
        null,
        {
          label: texts.remove.action,
          icon: 'remove',
          isDangerous: true,
          run: () => setOpen({ is: 'remove', attendees: [attendee] }),
        },
      ]}
    />
  )
}
