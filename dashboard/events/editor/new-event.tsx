import { Event } from '@kalends/contract'
import { useMemo } from 'preact/hooks'
import { app } from '../../api.ts'
import { useData } from '../../cache.ts'
import { ownTimeZone } from '../../format.ts'
import { ViewerNotice } from '../../forms/index.ts'
import { Await, Screen } from '../../kit/index.ts'
import { queryValue } from '../../router.ts'
import { can, inOrganization, organizationId } from '../../session.ts'
import { words } from '../../words.ts'
import { isDay } from '../calendar/days.ts'
import { addDays, newDate } from './dates.ts'
import { Editor } from './editor.tsx'
import { type EditedEvent, EventEditor } from './event-editor.ts'

interface NewEventProps {
  /** The editor, for the screen that goes on when the event exists. */
  readonly created: { current: EventEditor | undefined }
}

/** A new event: with a name and a day, it can be published. */
export function NewEvent({ created }: NewEventProps) {
  const frame = { title: words.editor.newTitle, parent: { label: words.shell.events, href: inOrganization('events') } }
  const groups = useData(`${organizationId.value}/groups`, (signal) => app.groups.list({}, { signal }))
  // A form in which nothing can be typed leads nowhere.
  if (!can('editor'))
    return (
      <Screen {...frame}>
        <ViewerNotice />
      </Screen>
    )
  return (
    <Await loaded={groups} skeleton={<Screen {...frame}>{null}</Screen>}>
      {(all) => {
        const own = all.filter(({ subscription }) => subscription !== 'external')
        // The one in the address may have been deleted.
        const group = own.find(({ prokey }) => prokey === queryValue('group')) ?? own[0]
        return <Fresh created={created} group={group?.prokey} />
      }}
    </Await>
  )
}

function Fresh({ group, created }: NewEventProps & { group: string | undefined }) {
  const editor = useMemo(() => new EventEditor(undefined, { data: blankEvent(group), etag: undefined }), [])
  created.current = editor
  return <Editor editor={editor} />
}

/** The address may name a day and a group: `?day=2027-05-01&group=…`. */
function blankEvent(group: string | undefined): EditedEvent {
  const day = queryValue('day')
  const date = newDate({
    startDate: isDay(day) ? day : addDays(new Date().toISOString().slice(0, 10), 7),
    startTime: '18:00',
    endTime: '20:00',
    timeZone: ownTimeZone(),
  })
  return {
    ...(Event.defaults as Omit<EditedEvent, 'dates'>),
    prokey: '',
    event_group: group ?? '',
    new_event_group_name: group === undefined ? words.editor.calendar.first : null,
    status: 'draft',
    sequence: '0',
    dates: [date],
  }
}
