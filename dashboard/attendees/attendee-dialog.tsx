import type { Attendee, RsvpBlock } from '@kalends/contract'
import { useMemo } from 'preact/hooks'
import { ApiError, isAboutFields } from '../api.ts'
import { useData } from '../cache.ts'
import { eventName } from '../event-title.ts'
import { ConflictDialog, type Draft, type Saved, useDraft } from '../forms/index.ts'
import { Await, Button, Checkbox, Dialog, Notice, messageOf, toast, useFirstError } from '../kit/index.ts'
import { inOrganization, organizationId } from '../session.ts'
import { words } from '../words.ts'
import { attendeesChanged } from './acts.ts'
import { type Written, addAttendee, changeAttendee, loadWritten, nothingWritten } from './attendee-draft.ts'
import { AttendeeFields } from './attendee-fields.tsx'
import { calledBy } from './attendee-name.ts'

interface AddProps {
  readonly event: string
  readonly form: RsvpBlock | undefined
  /** The title of the event, where it is not plain. */
  readonly title?: string
  readonly onClose: () => void
}

/** Adds somebody who replied another way. */
export function AddDialog({ event, form, title, onClose }: AddProps) {
  const saved = useMemo<Saved<Written>>(() => ({ data: nothingWritten, etag: undefined }), [])
  const draft = useDraft<Written>({
    key: `${organizationId.value}/attendee/new/${event}`,
    saved,
    async save() {
      await addAttendee(event, draft.value.peek())
      return saved
    },
  })
  const email = draft.get('email')
  return (
    <AttendeeDialog
      title={title === undefined ? words.attendees.add : words.attendees.addTo(title)}
      text={words.attendees.addText}
      draft={draft}
      form={form}
      isNew
      onClose={onClose}
      onSaved={() => toast(words.attendees.added(email))}
    />
  )
}

interface EditProps {
  readonly attendee: Attendee
  readonly form: RsvpBlock | undefined
  readonly onClose: () => void
}

/** Changes one RSVP, unless somebody else has changed it meanwhile. */
export function EditDialog({ attendee, form, onClose }: EditProps) {
  const loaded = useData(`${organizationId.value}/attendee/${attendee.id}`, () => loadWritten(attendee.id))
  return loaded.data ? (
    <LoadedEdit attendee={attendee} form={form} onClose={onClose} saved={loaded.data} />
  ) : (
    <Dialog title={words.attendees.edit} onClose={onClose}>
      <Await loaded={loaded}>{() => null}</Await>
    </Dialog>
  )
}

function LoadedEdit({ attendee, form, onClose, saved }: EditProps & { saved: Saved<Written> }) {
  const { id } = attendee
  const draft: Draft<Written> = useDraft<Written>({
    key: `${organizationId.value}/attendee/${id}`,
    saved,
    save: (changes, etag) => changeAttendee(id, changes, draft.saved.peek().data.payload, etag),
    load: () => loadWritten(id),
  })
  return (
    <AttendeeDialog
      title={words.attendees.edit}
      text={`${calledBy(attendee)}, ${eventName(attendee.event_label)}`}
      draft={draft}
      form={form}
      isNew={false}
      onClose={onClose}
      onSaved={() => toast(words.attendees.changed(calledBy(attendee)))}
    />
  )
}

interface DialogProps {
  readonly title: string
  readonly text: string
  readonly draft: Draft<Written>
  readonly form: RsvpBlock | undefined
  readonly isNew: boolean
  readonly onClose: () => void
  readonly onSaved: () => void
}

function AttendeeDialog({ title, text, draft, form, isNew, onClose, onSaved }: DialogProps) {
  async function submit() {
    if (!(await draft.save())) return
    onSaved()
    attendeesChanged()
    onClose()
  }
  const cancel = () => {
    draft.discard()
    onClose()
  }
  return (
    <>
      <Dialog
        title={title}
        // What was typed stays for the next time, unless the person cancels.
        onClose={onClose}
        onSubmit={() => void submit()}
        actions={
          <>
            <Button onClick={cancel}>{words.common.cancel}</Button>
            <Button
              kind="primary"
              type="submit"
              isBusy={draft.isSaving.value}
              isDisabled={!isNew && !draft.isDirty.value}
            >
              {isNew ? words.attendees.add : words.common.save}
            </Button>
          </>
        }
      >
        <p class="help">{text}</p>
        {draft.isRestored && draft.isDirty.value && <p class="help">{words.attendees.form.restored}</p>}
        <Failure draft={draft} />
        <AttendeeFields draft={draft} form={form} isNew={isNew} />
      </Dialog>
      <ConflictDialog draft={draft} labelOf={labelOf} onResolved={() => void submit()} />
    </>
  )
}

function labelOf(field: string): string {
  const { email, status, amount, language } = words.attendees.form
  const labels: Readonly<Record<string, string>> = { email, status, amount, language }
  return labels[field] ?? words.attendees.columns.form
}

function Failure({ draft }: { draft: Draft<Written> }) {
  const failure = draft.failure.value
  useFirstError(failure)
  const texts = words.attendees.form
  if (failure === undefined) return null
  const { reason, waiting_list: hasLine } = failure instanceof ApiError ? (failure.body.details ?? {}) : {}
  const canWait = hasLine === true && draft.saved.value.data.email === ''
  const choose = (chosen: 'over' | 'waiting') => {
    draft.set('over', chosen === 'over')
    draft.set('waiting', chosen === 'waiting')
  }
  if (reason === 'full')
    return (
      <Notice tone="warning" title={messageOf(failure)}>
        {canWait ? (
          <div role="radiogroup" aria-label={messageOf(failure)} class="stack tight">
            {(['waiting', 'over'] as const).map((field) => (
              <label key={field} class="checkbox">
                <input type="radio" name="full" checked={draft.get(field)} onChange={() => choose(field)} />
                <span>{field === 'waiting' ? texts.wait : texts.over}</span>
              </label>
            ))}
          </div>
        ) : (
          <Checkbox label={texts.over} isChecked={draft.get('over')} onChange={(isOn) => draft.set('over', isOn)} />
        )}
      </Notice>
    )
  if (reason === 'exists')
    return (
      <Notice tone="error">
        <p>{texts.exists}</p>
        <a href={inOrganization('attendees', draft.get('email'))}>{texts.openExisting}</a>
      </Notice>
    )
  return isAboutFields(failure) ? null : <Notice tone="error">{messageOf(failure)}</Notice>
}
