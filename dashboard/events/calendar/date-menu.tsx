import { signal } from '@preact/signals'
import { boot } from '../../boot.ts'
import { useCommands } from '../../commands.ts'
import { type MenuItem, PoppedMenu } from '../../kit/index.ts'
import { navigate } from '../../router.ts'
import { can, inOrganization } from '../../session.ts'
import { words } from '../../words.ts'
import { eventItems } from '../event-menu.tsx'
import { fullText } from './day-text.ts'
import { movedByDialog } from './move-day.ts'
import { type Placed, isMovable, isOneOfSeries } from './placed.ts'
import { cancelDate, changeDate, rejoinSeries } from './series-date.ts'

/** The date whose menu is open, and what opened it. */
const opened = signal<{ readonly event: Placed; readonly opener: HTMLElement } | undefined>(undefined)
/** The date that had the focus last: the palette acts on it. */
const focused = signal<Placed | undefined>(undefined)

/** Attributes of a link to a date. A click opens its menu; with a key held, it is a link like any other. */
export function opensMenu(event: Placed) {
  return {
    'aria-haspopup': 'menu',
    onFocus: () => (focused.value = event),
    onClick(click: MouseEvent) {
      if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return
      click.preventDefault()
      opened.value = { event, opener: click.currentTarget as HTMLElement }
    },
  } as const
}

/** The menu of a date in the calendar, and its items as commands. */
export function DateMenu({ events }: { events: readonly Placed[] }) {
  const chosen = opened.value
  const current = events.find(({ id }) => id === focused.value?.id)
  useCommands(
    (current ? dateItems(current) : []).filter(Boolean).map((item) => ({
      id: `date-${item!.label}`,
      label: words.events.calendar.ofDate(item!.label, `${current!.name}, ${fullText(current!.firstDay)}`),
      ...(item!.icon && { icon: item!.icon }),
      run: item!.run ?? (() => (item!.isExternal ? open(item!.href, '_blank', 'noopener') : navigate(item!.href!))),
    })),
  )
  return (
    chosen && (
      <PoppedMenu
        key={chosen.event.id}
        opener={chosen.opener}
        label={labelOf(chosen.event)}
        head={
          <p class="date-menu-head">
            <strong>{chosen.event.name}</strong>
            <small>{fullText(chosen.event.firstDay)}</small>
          </p>
        }
        items={dateItems(chosen.event)}
        onClose={() => (opened.value = undefined)}
      />
    )
  )
}

export const labelOf = ({ title, firstDay }: Placed) => `${words.events.actions.of(title)}, ${fullText(firstDay)}`

/** All that can be done with a date and its event. */
export function dateItems(event: Placed): (MenuItem | null)[] {
  const { prokey, recurring, rsvp, day } = event
  const isDateOfSeries = isOneOfSeries(event)
  const items = eventItems(event, {
    ...(isDateOfSeries && { edit: words.events.series.edit }),
    page: `${boot.publicUrl}/${prokey}${recurring ? `/on/${day}` : ''}`,
    more: [
      rsvp && {
        label: words.events.tabs.attendees,
        icon: 'attendees',
        href: inOrganization('events', prokey, 'attendees'),
      },
      ...(isDateOfSeries ? seriesItems(event) : singleItems(event)),
    ],
  })
  return items.filter((item) => item !== false)
}

function singleItems(event: Placed): (MenuItem | false)[] {
  const texts = words.events
  return [
    isMovable(event) && { label: texts.actions.moveDay, icon: 'calendar', run: () => moveByDialog(event) },
    event.origin !== null &&
      can('editor') && {
        label: words.editor.when.backToSeries,
        icon: 'restore',
        run: () => void rejoinSeries(event, event.origin!),
      },
  ]
}

function seriesItems(event: Placed): (MenuItem | null)[] {
  const texts = words.events.series
  return [
    null,
    { label: texts.change, help: texts.changeHelp, icon: 'day', run: () => void changeDate(event) },
    { label: texts.move, icon: 'calendar', run: () => moveByDialog(event) },
    { label: texts.cancelAction, icon: 'close', run: () => void cancelDate(event) },
  ]
}

function moveByDialog(event: Placed) {
  movedByDialog.value = event
}
