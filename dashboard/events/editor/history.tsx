import type { EventDate, HistoryEntry } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { v1 } from '../../api.ts'
import { useData } from '../../cache.ts'
import { formatAgo, formatList, formatMoment } from '../../format.ts'
import { Avatar, Await, Button, untilDone } from '../../kit/index.ts'
import { type Params, navigate } from '../../router.ts'
import { can, inOrganization } from '../../session.ts'
import { words } from '../../words.ts'
import { EventScreen } from '../event-screen.tsx'
import { titleOf } from '../../event-title.ts'
import { eventKey } from '../event.ts'
import { editedDates } from './dates.ts'
import { differingParts, withParts } from './dates-merge.ts'
import { type EditedEvent, EventEditor, loadEvent } from './event-editor.ts'
import { fieldText, labelIn } from './fields.ts'
import { valueText } from './value-text.ts'

const perPage = 50

/** The tab "History": who changed what and when, with the values before. */
export default function History({ params }: { params: Params }) {
  const prokey = params.prokey!
  const texts = words.editor.history
  const [pages, setPages] = useState(1)
  const event = useData(`${eventKey(prokey)}/edited`, (signal) => loadEvent(prokey, signal))
  const entries = useData(`${eventKey(prokey)}/history/${pages}`, async (signal) => {
    const all = Array.from({ length: pages }, (_, page) => v1.event.history(prokey, { page: page + 1 }, { signal }))
    return (await Promise.all(all)).flat()
  })
  const saved = event.data?.data

  return (
    <EventScreen prokey={prokey} tab={texts.title} title={saved && titleOf(saved)} status={saved?.status}>
      <Await loaded={entries}>
        {(all) => (
          <>
            <p class="help">{texts.help}</p>
            <ol class="history">
              {all.map((entry, index) => (
                <Entry key={index} entry={entry} after={datesAfter(all, index) ?? saved?.dates} prokey={prokey} />
              ))}
            </ol>
            {all.length === pages * perPage && (
              <Button onClick={() => setPages(pages + 1)}>{words.common.showMore}</Button>
            )}
          </>
        )}
      </Await>
    </EventScreen>
  )
}

/** The dates that a change left behind, as far as a later change says. */
function datesAfter(all: readonly HistoryEntry[], index: number): readonly EventDate[] | undefined {
  return all.slice(0, index).findLast(({ before }) => before?.dates !== undefined)?.before!.dates as EventDate[] | undefined // oxfmt-ignore
}

interface EntryProps {
  readonly entry: HistoryEntry
  /** The dates after the change. */
  readonly after: readonly EventDate[] | undefined
  readonly prokey: string
}

function Entry({ entry, after, prokey }: EntryProps) {
  const texts = words.editor.history
  const { moment, by, fields, before } = entry
  const action = entry.action.replace(/^event\./, '')
  const who = by.name ?? (by.id === 'cli' ? texts.operator : texts.actors[by.type])
  const isUpdate = action === 'updated'
  const known = isUpdate ? (fields ?? []).filter((field) => field in words.fields.event) : []
  const dates = before?.dates as EventDate[] | undefined
  const parts = (after && dates ? differingParts(dates, after) : undefined) ?? ['dates']
  const labels = known.flatMap((field) => (field === 'dates' && after ? parts.map((part) => labelIn({ dates: after }, part)) : [fieldText(field).label])) // oxfmt-ignore
  const what = (texts.actions as Readonly<Record<string, string>>)[action] ?? action
  const previous =
    isUpdate && before && fields
      ? Object.entries(before)
          .filter(([field]) => fields.includes(field))
          .flatMap(([field, value]) => (field === 'dates' ? parts.map((part) => [part, partOf(dates!, part)] as const) : [[field, value] as const])) // oxfmt-ignore
      : []

  return (
    <li class="history-entry">
      <Avatar name={who} />
      <div>
        <p>
          <strong>{who}</strong> {what}
          {labels.length > 0 && `: ${formatList(labels)}`}
        </p>
        <small title={formatMoment(moment)}>
          {formatAgo(moment)} · {formatMoment(moment)}
        </small>
        {previous.length > 0 && (
          <details class="history-before">
            <summary>{texts.before}</summary>
            <dl>
              {previous.map(([field, value]) => (
                <div key={field}>
                  <dt>{after ? labelIn({ dates: after }, field) : fieldText(field).label}</dt>
                  <dd>{valueText(field, value)}</dd>
                </div>
              ))}
            </dl>
            {can('editor') && (
              <Button
                size="small"
                icon="restore"
                onClick={() => void bringBack(prokey, Object.fromEntries(previous), dates)}
              >
                {texts.bringBack}
              </Button>
            )}
          </details>
        )}
      </div>
    </li>
  )
}

/** The value that a part such as `dates[0].name`, or all of them, had. */
function partOf(dates: readonly EventDate[], part: string): unknown {
  const [, index, field] = /^dates\[(\d+)\]\.(\w+)$/.exec(part) ?? []
  return field === undefined ? dates : dates[Number(index)]![field as keyof EventDate]
}

/**
 * Puts earlier values into the editor as unsaved changes, so that the person sees them before they are saved. What has changed
 * since in other fields of the dates stays, unless dates were added or removed.
 */
function bringBack(prokey: string, values: Readonly<Record<string, unknown>>, dates: EditedEvent['dates'] = []) {
  return untilDone(async () => {
    const saved = await loadEvent(prokey)
    const { event } = new EventEditor(prokey, saved)
    const isPart = (field: string) => field.startsWith('dates')
    for (const [field, value] of Object.entries(values))
      if (!isPart(field)) event.set(field as 'recurrence', value as string)
    if (Object.keys(values).some(isPart)) {
      const present = event.value.peek().dates
      const isSameList = !('dates' in values) && present.length === dates.length
      event.set('dates', isSameList ? withParts(present, values) : editedDates(dates))
    }
    navigate(`${inOrganization('events', prokey)}?values=earlier`)
  })
}
