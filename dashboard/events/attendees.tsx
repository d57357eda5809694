import { useState } from 'preact/hooks'
import { AttendeeList } from '../attendees/attendee-list.tsx'
import { useEventForm } from '../attendees/event-form.ts'
import { ListActions } from '../attendees/list-actions.tsx'
import { Seats } from '../attendees/seats.tsx'
import type { OpenDialog } from '../attendees/open-dialog.ts'
import { useCommands } from '../commands.ts'
import { Await, Button, Empty, Notice } from '../kit/index.ts'
import { type Params, navigate } from '../router.ts'
import { can, inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { EventScreen } from './event-screen.tsx'

/** Who signed up for one event. */
export default function EventAttendees({ params }: { params: Params }) {
  const prokey = params.prokey!
  const loaded = useEventForm(prokey)
  const [open, setOpen] = useState<OpenDialog>()
  const texts = words.attendees
  const isEditor = can('editor')
  const hasForm = loaded.data?.form !== undefined
  useCommands([
    isEditor &&
      hasForm && {
        id: 'check-in',
        label: texts.checkIn,
        icon: 'checkIn',
        run: () => navigate(inOrganization('check-in', prokey)),
      },
  ])
  return (
    <EventScreen
      prokey={prokey}
      tab={texts.title}
      title={loaded.data?.title}
      status={loaded.data?.event.status}
      {...(isEditor &&
        hasForm && { actions: <ListActions event={prokey} title={loaded.data?.title} setOpen={setOpen} /> })}
    >
      <Await loaded={loaded}>
        {({ form, title }) =>
          !form ? (
            <Empty
              icon="form"
              title={texts.empty.noForm}
              text={texts.empty.noFormText}
              action={
                isEditor && (
                  <Button kind="primary" href={inOrganization('events', prokey)}>
                    {texts.empty.openEditor}
                  </Button>
                )
              }
            />
          ) : isEditor ? (
            <div class="stack loose">
              <AttendeeList event={prokey} form={form} title={title} open={open} setOpen={setOpen} />
            </div>
          ) : (
            <div class="stack loose">
              <Seats event={prokey} />
              <Notice>{texts.viewer}</Notice>
            </div>
          )
        }
      </Await>
    </EventScreen>
  )
}
