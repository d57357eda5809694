import type { Attendee, RsvpBlock } from '@kalends/contract'
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { useCommands } from '../commands.ts'
import { formatNumber } from '../format.ts'
import { Await, Button, ColumnChooser, Notice, Table, messageOf, useShortcut } from '../kit/index.ts'
import { words } from '../words.ts'
import { actFailure, failureText, downloadCsv, downloadSome } from './acts.ts'
import { actsOn } from './acts-on-one.ts'
import { AddToEvent } from './add-to-event.tsx'
import { AddDialog, EditDialog } from './attendee-dialog.tsx'
import { calledBy } from './attendee-name.ts'
import { useAttendeeRows } from './attendee-rows.tsx'
import { type Found, useAttendees } from './attendee-pages.ts'
import { attendeeColumns, isOfForm, useColumns } from './columns.tsx'
import { fieldColumns } from './event-form.ts'
import { FilterChips, Filters } from './filters.tsx'
import { Nobody } from './nobody.tsx'
import type { OpenDialog } from './open-dialog.ts'
import { SelectionBar } from './selection-bar.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { PrintedList, usePrinting } from './printed-list.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { EditOfEvent } from './edit-of-event.tsx'
import { Seats } from './seats.tsx'
import { isNarrowed, selectionOf, setSort, sortOf } from './selection.ts'

interface ListProps {
  /** Left out: RSVPs to all events. */
  readonly event?: string
  readonly form?: RsvpBlock | undefined
  readonly title: string
  /** What lies over the list; the screen has the buttons. */
  readonly open: OpenDialog | undefined
  readonly setOpen: (open: OpenDialog | undefined) => void
}

/** People who signed up: seats at a glance, search, filters, a table, and what can be done with them. */
export function AttendeeList({ event, form, title, open, setOpen }: ListProps) {
  const texts = words.attendees
  const selection = selectionOf(event)
  const sort = sortOf()
  const { loaded, more, failure, isStale } = useAttendees(selection, sort)
  const onEnd = useCallback(() => void more(), [more])
  const rows = loaded.data?.attendees ?? []
  const fields = fieldColumns(
    form,
    rows.map(({ payload }) => payload),
  )
  const columns = useMemo(() => attendeeColumns(fields, event !== undefined), [JSON.stringify(fields), event])
  const hasLine = form?.waiting_list === true || rows.some(({ status }) => status === 'waiting')
  const choice = useColumns(columns, event, hasLine)
  const { shown } = choice
  const drawn = useAttendeeRows(setOpen)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ id }) => selected.has(id))
  const printing = usePrinting(selection, sort)
  const only = chosen.length === 1 ? chosen[0] : undefined
  useEffect(() => {
    if (open?.is !== 'print') return
    setOpen(undefined)
    void printing.start()
  }, [open])
  const isEmpty = loaded.data?.total === 0 && !isNarrowed(selection)

  const own = event === undefined ? undefined : title
  const edit = (attendee: Attendee) => setOpen({ is: 'edit', attendee })
  useCommands([
    {
      id: 'add-attendee',
      label: texts.add,
      icon: 'add',
      keys: 'a',
      run: () => setOpen({ is: 'add' }),
    },
    { id: 'message-attendees', label: texts.message, icon: 'mail', keys: 'm', run: () => setOpen({ is: 'message' }) },
    {
      id: 'export-attendees',
      label: texts.export,
      icon: 'download',
      run: () => void downloadCsv(selectionOf(event), own),
    },
    { id: 'print-attendees', label: texts.print, icon: 'print', run: () => void printing.start() },
    chosen.length > 0 && { id: 'export-chosen', label: texts.exportChosen(chosen.length), icon: 'download', run: () => void downloadSome(chosen, own) }, // oxfmt-ignore
    chosen.length > 0 && { id: `remove-${chosen.map(({ id }) => id).join()}`, label: texts.remove.confirm(chosen.length), icon: 'remove', run: () => setOpen({ is: 'remove', attendees: chosen }) }, // oxfmt-ignore
    ...(only ? actsOn(only, edit).map((act) => ({ id: `${act.label} ${only.id}`, label: `${act.label}: ${calledBy(only)}`, icon: act.icon, run: act.run })) : []), // oxfmt-ignore
  ])
  useShortcut({ keys: 'a', label: texts.add, run: () => setOpen({ is: 'add' }) })
  useShortcut({ keys: 'm', label: texts.message, run: () => setOpen({ is: 'message' }) })

  return (
    <>
      <Seats event={event} selection={selection} />
      {actFailure.value !== undefined && <Notice tone="error">{failureText()}</Notice>}
      {printing.failure !== undefined && <Notice tone="error">{messageOf(printing.failure)}</Notice>}
      {!isEmpty && (
        <div class="stack tight">
          <div class="cluster list-tools">
            <Filters selection={selection} fields={fields} />
            <ColumnChooser choice={choice} apart={{ title: texts.columns.form, has: isOfForm }} />
            <p class="list-count" aria-live="polite">
              {loaded.data && texts.people(loaded.data.total, formatNumber(loaded.data.total))}
            </p>
          </div>
          <FilterChips selection={selection} fields={fields} />
        </div>
      )}
      <Await loaded={loaded}>
        {({ attendees, total }: Found) =>
          total === 0 ? (
            <Nobody
              isFiltered={isNarrowed(selection)}
              isOfOne={event !== undefined}
              add={() => setOpen({ is: 'add' })}
            />
          ) : (
            <div class={`table-scroll ${isStale ? 'stale' : ''} ${shown.length > 8 ? 'wide' : ''}`} aria-busy={isStale}>
              <Table<Attendee>
                label={texts.list}
                columns={shown}
                items={attendees}
                {...drawn}
                sort={sort}
                onSort={setSort}
                selected={selected}
                onSelect={setSelected}
                onEnd={onEnd}
              />
            </div>
          )
        }
      </Await>
      {failure !== undefined && (
        <Notice
          tone="error"
          action={
            <Button size="small" onClick={() => void more()}>
              {words.common.tryAgain}
            </Button>
          }
        >
          {messageOf(failure)}
        </Notice>
      )}
      <SelectionBar
        count={chosen.length}
        download={() => void downloadSome(chosen, own)}
        message={() => setOpen({ is: 'message' })}
        remove={() => setOpen({ is: 'remove', attendees: chosen })}
        clear={() => setSelected(new Set())}
      />
      {open?.is === 'add' &&
        (event === undefined ? (
          <AddToEvent onClose={() => setOpen(undefined)} />
        ) : (
          <AddDialog event={event} form={form} onClose={() => setOpen(undefined)} />
        ))}
      {open?.is === 'edit' &&
        (event === undefined ? (
          <EditOfEvent attendee={open.attendee} onClose={() => setOpen(undefined)} />
        ) : (
          <EditDialog attendee={open.attendee} form={form} onClose={() => setOpen(undefined)} />
        ))}
      {open?.is === 'remove' && (
        <RemoveDialog
          attendees={open.attendees}
          onClose={() => setOpen(undefined)}
          onRemoved={() => setSelected(new Set())}
        />
      )}
      {open?.is === 'message' && (
        <MessageDialog selection={selection} ids={chosen.map(({ id }) => id)} onClose={() => setOpen(undefined)} />
      )}
      {printing.rows && (
        <PrintedList title={title} isNarrowed={isNarrowed(selection)} rows={printing.rows} columns={shown} />
      )}
    </>
  )
}
