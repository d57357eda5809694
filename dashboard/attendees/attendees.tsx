import { useState } from 'preact/hooks'
import { Notice, Screen } from '../kit/index.ts'
import { can } from '../session.ts'
import { words } from '../words.ts'
import { ListActions } from './list-actions.tsx'
import { AttendeeList } from './attendee-list.tsx'
import type { OpenDialog } from './open-dialog.ts'
import { Seats } from './seats.tsx'

/** Everybody who signed up, across all events. */
export default function Attendees() {
  const [open, setOpen] = useState<OpenDialog>()
  const texts = words.attendees
  if (!can('editor'))
    return (
      <Screen title={texts.title}>
        <Seats />
        <Notice>{texts.viewer}</Notice>
      </Screen>
    )
  return (
    <Screen title={texts.title} text={texts.text} width="wide" actions={<ListActions setOpen={setOpen} />}>
      <AttendeeList title={texts.title} open={open} setOpen={setOpen} />
    </Screen>
  )
}
