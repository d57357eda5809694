import { Button, Menu } from '../kit/index.ts'
import { inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { downloadCsv } from './acts.ts'
import type { OpenDialog } from './open-dialog.ts'
import { selectionOf } from './selection.ts'

interface ActionsProps {
  readonly event?: string
  /** Of the event. */
  readonly title?: string | undefined
  readonly setOpen: (open: OpenDialog) => void
}

/** What can be done with the whole list, at the top right. */
export function ListActions({ event, title, setOpen }: ActionsProps) {
  const texts = words.attendees
  return (
    <>
      <Menu
        icon="more"
        label={texts.more}
        items={[
          { label: texts.message, icon: 'mail', run: () => setOpen({ is: 'message' }) },
          { label: texts.export, icon: 'download', run: () => void downloadCsv(selectionOf(event), title) },
          { label: texts.print, icon: 'print', run: () => setOpen({ is: 'print' }) },
        ]}
      />
      {event !== undefined && (
        <Button icon="checkIn" href={inOrganization('check-in', event)}>
          {texts.checkIn}
        </Button>
      )}
      <Button kind="primary" icon="add" keys="a" onClick={() => setOpen({ is: 'add' })}>
        {texts.add}
      </Button>
    </>
  )
}
