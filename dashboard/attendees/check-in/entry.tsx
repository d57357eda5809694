import type { Attendee } from '@kalends/contract'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { app } from '../../api.ts'
import { Button, Icon, Notice, messageOf } from '../../kit/index.ts'
import { words } from '../../words.ts'
import { calledBy } from '../attendee-name.ts'
import { StatusBadge } from '../columns.tsx'
import { type Shown, ticketIn } from './scans.ts'

interface EntryProps {
  readonly event: string
  /** It is the way in: no camera reads codes here. */
  readonly isFirst: boolean
  readonly add: (shown: Shown) => void
  readonly onTyping: () => void
}

const shownResults = 8

/**
 * One field for codes, typed or from a scanner that types, and for names. Keys pressed anywhere go into it, so a
 * scanner works without touching the screen, and phones don't open their keyboard by themselves.
 */
export function Entry({ event, isFirst, add, onTyping }: EntryProps) {
  const texts = words.attendees.door
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const { found, failure } = usePeople(event, text)
  /** The person who is meant, if only one is found. */
  const only = found?.search === text.trim() && found.total === 1 ? found.attendees[0] : undefined
  /** What Enter was pressed for before the search was answered. */
  const [awaited, setAwaited] = useState<string>()
  useEffect(() => {
    if (awaited === undefined || awaited !== found?.search) return
    setAwaited(undefined)
    if (only) enter(shownOf(only))
  }, [awaited, found])

  useLayoutEffect(() => {
    // As a property it is true or false, so that "off" would turn it on.
    input.current!.setAttribute('autocorrect', 'off')
    if (matchMedia('(pointer: fine)').matches) input.current?.focus()
    const toField = (pressed: KeyboardEvent) => {
      const isCharacter = pressed.key.length === 1 && !pressed.ctrlKey && !pressed.metaKey && !pressed.altKey
      const { activeElement } = document
      const isBusy = activeElement instanceof HTMLButtonElement && pressed.key === ' '
      if (isCharacter && !isBusy && activeElement !== input.current && !document.querySelector('dialog[open]'))
        input.current?.focus()
    }
    addEventListener('keydown', toField, true)
    return () => removeEventListener('keydown', toField, true)
  }, [])

  function enter(shown: Shown) {
    add(shown)
    setText('')
    setAwaited(undefined)
    input.current?.focus()
  }

  return (
    <form
      class={`door-entry ${isFirst ? 'first' : ''}`}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        // The field may hold more than the last drawing knows, if a scanner has typed it.
        const ticket = ticketIn(input.current!.value)
        if (ticket !== undefined) enter({ ticket, label: ticket })
        else setAwaited(input.current!.value.trim())
      }}
    >
      <label class="door-field">
        <span class="hidden">{texts.field}</span>
        <Icon name="search" size={22} />
        <input
          ref={input}
          class="input"
          placeholder={texts.field}
          inputmode="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="go"
          value={text}
          onKeyDown={(pressed) => {
            // Browsers submit nothing while the button is disabled.
            if (pressed.key !== 'Enter' || pressed.isComposing) return
            pressed.preventDefault()
            pressed.currentTarget.form!.requestSubmit()
          }}
          onInput={(typed) => {
            setText(typed.currentTarget.value)
            setAwaited(undefined)
            onTyping()
          }}
        />
        <Button kind="primary" type="submit" isDisabled={ticketIn(text) === undefined && !only}>
          {texts.enter}
        </Button>
      </label>
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      {found && (
        <ul class="door-people" aria-label={texts.results} aria-live="polite">
          {found.attendees.map((attendee) => (
            <li key={attendee.id}>
              <button type="button" onClick={() => enter(shownOf(attendee))}>
                <span class="person-cell">
                  <strong>{calledBy(attendee)}</strong>
                  <small>
                    {[attendee.name && attendee.email, texts.seats(attendee.amount)].filter(Boolean).join(' · ')}
                  </small>
                </span>
                {attendee.checked_in === null ? (
                  <StatusBadge attendee={attendee} />
                ) : (
                  <span class="arrived">
                    <Icon name="check" size={16} /> {texts.isIn}
                  </span>
                )}
              </button>
            </li>
          ))}
          {found.attendees.length === 0 && <li class="help">{texts.noResults}</li>}
          {found.total > found.attendees.length && <li class="help">{texts.moreResults}</li>}
        </ul>
      )}
    </form>
  )
}

const shownOf = (attendee: Attendee): Shown => ({ id: attendee.id, label: calledBy(attendee) })

interface FoundPeople {
  /** What was searched for. */
  readonly search: string
  readonly attendees: readonly Attendee[]
  readonly total: number
}

/** People whose name or address has these words, a moment after the person stops typing. */
function usePeople(event: string, text: string) {
  const [found, setFound] = useState<FoundPeople>()
  const [failure, setFailure] = useState<unknown>()
  const search = text.trim()
  useEffect(() => {
    setFailure(undefined)
    if (search.length < 2 || ticketIn(search) !== undefined) return setFound(undefined)
    const stop = new AbortController()
    const timer = setTimeout(() => {
      app.attendees
        .list(
          { query: { event, search: search.slice(0, 500), sort: 'email', limit: shownResults } },
          { signal: stop.signal },
        )
        .then((answer) => setFound({ ...answer, search }))
        .catch((error: unknown) => {
          if (!stop.signal.aborted) setFailure(error)
        })
    }, 150)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [search])
  return { found, failure }
}
