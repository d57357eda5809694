import type { Attendee, AttendeeData } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { ApiError, app } from '../api.ts'
import { useData } from '../cache.ts'
import { useCommands } from '../commands.ts'
import { formatDay, formatMoment, formatNumber } from '../format.ts'
import { Avatar, Await, Badge, Button, Card, Empty, Menu, Notice, Screen } from '../kit/index.ts'
import type { Params } from '../router.ts'
import { can, inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { actFailure, failureText, save } from './acts.ts'
import { actsOn } from './acts-on-one.ts'
import { eventTitle } from '../event-title.ts'
import { StatusBadge, answeredText } from './columns.tsx'
import { EditOfEvent } from './edit-of-event.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { fieldColumns, useEventForm } from './event-form.ts'
import { asksForName, nameOf } from './person-name.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { attendeeKey } from './seats.tsx'
import { Timeline } from './timeline.tsx'

type Answer = AttendeeData['answers'][number]

/** Everything about one person, across all events. */
export default function Person({ params }: { params: Params }) {
  const texts = words.attendees
  const email = params.email!
  const loaded = useData<AttendeeData>(`${attendeeKey()}person/${email}`, (signal) =>
    app.attendeeData.read({ email }, { signal }),
  )
  const parent = { label: texts.title, href: inOrganization('attendees') }
  if (!can('editor'))
    return (
      <Screen title={texts.title} parent={parent}>
        <Notice>{texts.viewer}</Notice>
      </Screen>
    )
  const isMissing = loaded.error instanceof ApiError && loaded.error.status === 404
  const name = loaded.data ? nameOf(loaded.data) : ''
  return (
    <Screen title={name || email} text={name === '' ? undefined : email} parent={parent}>
      {isMissing ? (
        <Empty icon="person" title={texts.person.missing} text={texts.person.missingText} />
      ) : (
        <Await loaded={loaded}>{(data) => <Known data={data} email={email} name={name} />}</Await>
      )}
    </Screen>
  )
}

type Open = { is: 'edit' | 'remove'; attendee: Attendee } | { is: 'erase' }

function Known({ data, email, name }: { data: AttendeeData; email: string; name: string }) {
  const texts = words.attendees.person
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const exported = () => save(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), `${email}.json`)
  useCommands([
    { id: 'export-person', label: texts.export, icon: 'download', run: exported },
    can('admin') && { id: 'erase-person', label: texts.erase, icon: 'remove', run: () => setOpen({ is: 'erase' }) },
  ])
  return (
    <div class="stack loose">
      {actFailure.value !== undefined && <Notice tone="error">{failureText()}</Notice>}
      {data.unsubscribed && (
        <Notice tone="warning">{texts.unsubscribed(formatDay(data.unsubscribed.date_created))}</Notice>
      )}
      <Card title={texts.rsvps} text={texts.facts(new Set(data.answers.map(({ prokey }) => prokey)).size)} isFlush>
        {data.answers.length === 0 && <p class="card-note">{texts.noRsvps}</p>}
        <ul class="person-rsvps">
          {data.answers.toReversed().map((answer) => (
            <RsvpRow
              key={answer.id}
              answer={answer}
              change={() => setOpen({ is: 'edit', attendee: { ...answer, name } })}
              remove={() => setOpen({ is: 'remove', attendee: { ...answer, name } })}
              name={name}
            />
          ))}
        </ul>
      </Card>
      <Card title={texts.timeline}>
        <Timeline data={data} />
      </Card>
      <Card title={texts.data}>
        <div class="stack">
          <div class="cluster spread">
            <p class="help">{texts.exportText}</p>
            <Button icon="download" onClick={exported}>
              {texts.export}
            </Button>
          </div>
          <div class="cluster spread">
            <p class="help">{can('admin') ? texts.eraseText : texts.askAdmin}</p>
            {can('admin') && (
              <Button icon="remove" onClick={() => setOpen({ is: 'erase' })}>
                {texts.erase}
              </Button>
            )}
          </div>
        </div>
      </Card>
      {open?.is === 'edit' && <EditOfEvent attendee={open.attendee} onClose={close} />}
      {open?.is === 'remove' && <RemoveDialog attendees={[open.attendee]} onClose={close} onRemoved={close} />}
      {open?.is === 'erase' && <EraseDialog email={email} data={data} onClose={close} />}
    </div>
  )
}

/** The place on the waiting list, or until when seats are held. */
function lineText({ position, offered_until: until }: Answer): string {
  const { inLine, heldUntil } = words.attendees.columns
  if (until !== null) return heldUntil(formatMoment(until))
  return position === null ? '' : inLine(formatNumber(position))
}

interface RowProps {
  readonly answer: Answer
  readonly name: string
  readonly change: () => void
  readonly remove: () => void
}

function RsvpRow({ answer, name, change, remove }: RowProps) {
  const texts = words.attendees
  const { prokey, event_label: label, amount, payload, ticket, checked_in: arrived } = answer
  const title = eventTitle(label)
  const who = { ...answer, name }
  const form = useEventForm(prokey)
  const isFormKnown = form.data !== undefined || form.error !== undefined
  const facts = (isFormKnown ? fieldColumns(form.data?.form, [payload]) : []).filter(
    (field) =>
      !asksForName(field.name) &&
      answeredText(payload, field) !== '' &&
      field.names.some((each) => payload[each] !== false),
  )
  return (
    <li>
      <Avatar name={title} />
      <div class="person-rsvp">
        <div class="cluster">
          <a href={inOrganization('events', prokey, 'attendees')}>{title}</a>
          <StatusBadge attendee={answer} />
          {arrived !== null && (
            <Badge tone="good" icon="check">
              {texts.columns.checkedIn}
            </Badge>
          )}
        </div>
        <p class="help">
          {[texts.door.seats(amount), lineText(answer), ticket, formatDay(answer.date_created)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {facts.length > 0 && (
          <dl class="facts" aria-label={texts.person.answers}>
            {facts.map((field) => (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd>{answeredText(payload, field)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Menu
        kind="quiet"
        icon="more"
        label={texts.rowActions(title)}
        items={[
          ...actsOn(who, change, { isPerson: true }),
          null,
          { label: texts.remove.action, icon: 'remove', isDangerous: true, run: remove },
        ]}
      />
    </li>
  )
}
