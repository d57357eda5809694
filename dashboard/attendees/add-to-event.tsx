import type { FoundEvent } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { useData } from '../cache.ts'
import { formatWhen, zoneOf } from '../format.ts'
import { Await, DateTile, Dialog, SearchField } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { AddDialog } from './attendee-dialog.tsx'
import { useEventForm } from './event-form.ts'

/** Adds somebody in a list of all events: first the event, then its form. */
export function AddToEvent({ onClose }: { onClose: () => void }) {
  const [event, choose] = useState<string>()
  return event === undefined ? (
    <EventChoice choose={choose} onClose={onClose} />
  ) : (
    <AddToChosen event={event} onClose={onClose} />
  )
}

const mostShown = 20

function EventChoice({ choose, onClose }: { choose: (prokey: string) => void; onClose: () => void }) {
  const texts = words.attendees.choose
  const [text, setText] = useState('')
  const search = text.trim().slice(0, 200)
  const loaded = useData(`${organizationId.value}/events/with-sign-up?${search}`, async (signal) => {
    // What is over is found by its name.
    const time = search === '' ? ({ time: 'upcoming' } as const) : { search }
    return app.events.list({ query: { ...time, rsvp: true, sort: 'next', limit: mostShown } }, { signal })
  })
  return (
    <Dialog title={words.attendees.add} onClose={onClose}>
      <div class="stack tight">
        <p class="help">{texts.text}</p>
        <SearchField label={texts.search} value={text} onInput={setText} isFocused />
        <Await loaded={loaded}>
          {({ events, cursor }) => (
            <>
              {events.length === 0 && <p role="status">{search === '' ? texts.none : texts.notFound}</p>}
              <ul class="event-choice" aria-label={texts.label}>
                {events.map((event) => (
                  <li key={event.prokey}>
                    <button type="button" onClick={() => choose(event.prokey)}>
                      <Choice event={event} />
                    </button>
                  </li>
                ))}
              </ul>
              {cursor !== null && <p class="help">{texts.more}</p>}
            </>
          )}
        </Await>
      </div>
    </Dialog>
  )
}

function Choice({ event }: { event: FoundEvent }) {
  const when = event.next ?? event.last ?? event.first
  return (
    <>
      <DateTile moment={when.starts} timeZone={zoneOf(when)} isMuted={event.state === 'over'} />
      <span class="event-title">
        <strong class="ellipsis">{event.title}</strong>
        <small class="ellipsis">{formatWhen(when)}</small>
      </span>
    </>
  )
}

function AddToChosen({ event, onClose }: { event: string; onClose: () => void }) {
  const loaded = useEventForm(event)
  if (loaded.data)
    return <AddDialog event={event} form={loaded.data.form} title={loaded.data.title} onClose={onClose} />
  return (
    <Dialog title={words.attendees.add} onClose={onClose}>
      <Await loaded={loaded}>{() => null}</Await>
    </Dialog>
  )
}
