import { useCommands } from '../commands.ts'
import { Screen, Segmented, Icon, useShortcut } from '../kit/index.ts'
import { queryValue, setQuery } from '../router.ts'
import { can } from '../session.ts'
import { words } from '../words.ts'
import { EventCalendar } from './calendar/calendar.tsx'
import { EventDialogs } from './event-dialogs.tsx'
import { EventList } from './list.tsx'
import { NewEventButton } from './new-event-button.tsx'

/** All events, as a list or in a calendar. */
export default function Events() {
  const isCalendar = queryValue('view') === 'calendar'
  const texts = words.events
  const show = (view: 'list' | 'calendar') => setQuery({ view: view === 'list' ? '' : view })
  const other = isCalendar ? 'list' : 'calendar'

  useCommands([{ id: 'events-view', label: texts.show[other], icon: other, keys: 'v', run: () => show(other) }])
  useShortcut({ keys: 'v', label: texts.show[other], run: () => show(other) })

  return (
    <Screen
      title={texts.title}
      width="wide"
      actions={
        <>
          <Segmented
            label={texts.view}
            hidesLabel
            value={isCalendar ? 'calendar' : 'list'}
            options={(['list', 'calendar'] as const).map((value) => ({
              value,
              label: texts.views[value],
              content: (
                <span class="view-choice">
                  <Icon name={value} />
                  <span aria-hidden="true">{texts.views[value]}</span>
                </span>
              ),
            }))}
            onChange={show}
          />
          {can('editor') && <NewEventButton />}
        </>
      }
    >
      {isCalendar ? <EventCalendar /> : <EventList />}
      <EventDialogs />
    </Screen>
  )
}
