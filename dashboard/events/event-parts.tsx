import type { FoundEvent } from '@kalends/contract'
import { formatWhen, formatWhenBesideTile, timeElsewhere, zoneOf } from '../format.ts'
import { hasDraft } from '../forms/index.ts'
import { Badge, DateTile, Icon, isNarrow, isPrinting } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'

const shown = ({ next, last, first }: FoundEvent) => next ?? last ?? first

/** Tile, title and what is special about it; on phones also when it takes place. */
export function EventTitle({ event }: { event: FoundEvent }) {
  const when = shown(event)
  return (
    <>
      <DateTile moment={when.starts} timeZone={zoneOf(when)} isMuted={event.state === 'over' || event.cancelled} />
      <span class="event-title">
        <span class="event-name">
          <span class="ellipsis">{event.title}</span>
          {event.recurring && <Repeats />}
          <StateBadges event={event} />
        </span>
        {(isNarrow.value || isPrinting.value) && (
          <small class="event-when-small ellipsis">
            {[formatWhenBesideTile(when), ...moreDates(event)].join(' · ')}
          </small>
        )}
      </span>
    </>
  )
}

const moreDates = ({ dates }: FoundEvent) => (dates > 1 ? [words.events.moreDates(dates - 1)] : [])

function Repeats() {
  const { repeats } = words.events
  return (
    <span class="repeats" title={repeats}>
      <Icon name="repeat" size={14} />
      <span class="hidden">{repeats}</span>
    </span>
  )
}

export function StateBadges({ event }: { event: FoundEvent }) {
  const texts = words.events.states
  const isUnsaved = hasDraft(`${organizationId.value}/event/${event.prokey}`)
  return (
    <>
      {event.status === 'draft' && (
        <span class="draft-mark">
          <Badge tone="warning">{texts.draft}</Badge>
        </span>
      )}
      {event.cancelled && <Badge tone="bad">{texts.cancelled}</Badge>}
      {event.state === 'now' && !event.cancelled && <Badge tone="good">{texts.now}</Badge>}
      {event.state === 'over' && <Badge>{texts.over}</Badge>}
      {isUnsaved && (
        <Badge tone="accent" icon="edit">
          {texts.unsaved}
        </Badge>
      )}
    </>
  )
}

export function EventWhen({ event }: { event: FoundEvent }) {
  const when = shown(event)
  const notes = [timeElsewhere(when), ...moreDates(event)].filter(Boolean)
  return (
    <span class="event-when">
      {formatWhen(when)}
      {notes.length > 0 && (
        <>
          <br />
          <small>{notes.join(' · ')}</small>
        </>
      )}
    </span>
  )
}

export function SignUp({ isOffered }: { isOffered: boolean }) {
  return isOffered ? (
    <span class="sign-up">
      <Icon name="check" size={16} />
      {words.common.yes}
    </span>
  ) : (
    <span class="hidden">{words.common.no}</span>
  )
}
