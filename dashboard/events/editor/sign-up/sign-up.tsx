import { RsvpBlock } from '@kalends/contract'
import { useEffect } from 'preact/hooks'
import { app } from '../../../api.ts'
import { eventName } from '../../../event-title.ts'
import { seatsTaken } from '../../../attendees/seats.tsx'
import { useData } from '../../../cache.ts'
import {
  ConfirmingNeedsMail,
  type Draft,
  FormFields,
  ReminderHours,
  ResourceField,
  useTemplates,
} from '../../../forms/index.ts'
import { formatMoment, isTimeZone, ownTimeZone } from '../../../format.ts'
import { Button, Late, LoadError, Notice, SelectField, Skeleton, Switch, untilDone } from '../../../kit/index.ts'
import { can, organizationId } from '../../../session.ts'
import { TemplateChoice } from '../../../templates/template-choice.tsx'
import { words } from '../../../words.ts'
import { useEditor } from '../editor-context.ts'
import { loadForm } from '../event-editor.ts'
import { repeatOf } from '../repeat.ts'

/** The sign-up form of the event, edited in place. */
export function SignUp() {
  const { event } = useEditor()
  const texts = words.editor.signUp
  const { rsvp, rsvp_block: id, dates } = event.value.value
  const isForAllDates = dates.length > 1 || repeatOf(event.value.value) !== 'none'
  return (
    <>
      <Switch label={texts.on} help={texts.onHelp} isOn={rsvp} onChange={(isOn) => event.set('rsvp', isOn)} />
      {rsvp && isForAllDates && <p class="help">{texts.everyDate}</p>}
      {rsvp && (id === null ? <OwnForm /> : <StoredForm key={id} id={id} />)}
      {rsvp && <Form id={id} />}
    </>
  )
}

/** A form for this event alone, created with it. */
function OwnForm() {
  const editor = useEditor()
  useEffect(() => {
    if (editor.formId.peek() !== null) editor.useForm(null, { data: blankForm(), etag: undefined })
  }, [])
  return null
}

type FieldName = Exclude<keyof typeof words.fields.rsvpBlock, 'nameQuestion' | 'reminder_hours'>

/** A template that exists, perhaps used by other events. */
function StoredForm({ id }: { id: number }) {
  const editor = useEditor()
  const loaded = useData(`${organizationId.value}/rsvp-block/${id}`, () => loadForm(id))
  const { data } = loaded
  useEffect(() => {
    if (data && editor.formId.peek() !== id) editor.useForm(id, data)
  }, [data])
  if (editor.formId.value === id) return null
  if (loaded.error !== undefined && !data) return <LoadError error={loaded.error} retry={() => void loaded.reload()} />
  return (
    <Late>
      <Skeleton lines={4} />
    </Late>
  )
}

function Form({ id }: { id: number | null }) {
  const { event, form, formId } = useEditor()
  const texts = words.editor.signUp
  const draft = formId.value === id ? form.value : undefined
  const forms = useTemplates('rsvp-block').data ?? []
  // Once it has a form of its own, that is what it goes back to from a template.
  const ids = [id, event.saved.value.data.rsvp_block]
  const own = forms.find((each) => each.single_event && ids.includes(each.id))?.id ?? null
  if (!draft) return null
  return (
    <>
      {forms.some((each) => !each.single_event) && (
        <TemplateChoice
          kind="forms"
          name="rsvp_block"
          label={texts.template}
          unset={texts.own}
          own={own}
          value={id}
          onChange={(next) => event.set('rsvp_block', next)}
        />
      )}
      {id !== null && can('editor') && <Shared id={id} draft={draft} />}
      {id === own && can('editor') && <CopyFrom own={own} draft={draft} />}
      <div class="sign-up-limits">
        <FormField draft={draft} name="max" />
        <FormField draft={draft} name="maxpp" />
        <Expires draft={draft} />
      </div>
      <Seated max={draft.get('max')} hasLine={draft.get('waiting_list')} hasMore={hasMore(draft)} />
      {draft.get('max') !== null && <FormField draft={draft} name="waiting_list" />}
      {draft.get('max') !== null && draft.get('waiting_list') && <FormField draft={draft} name="offer_hours" />}
      <FormField draft={draft} name="initial_confirmation" />
      {!draft.get('initial_confirmation') && <FormField draft={draft} name="maybe_option" />}
      <FormField draft={draft} name="doi" />
      <ConfirmingNeedsMail isOn={draft.get('doi')} />
      <div class="field">
        <div class="field-head">
          <strong class="label">{texts.questions}</strong>
        </div>
        <FormFields
          value={draft.get('fields')}
          saved={id === null ? [] : draft.saved.value.data.fields}
          errors={draft.errors.value}
          isDisabled={!can('editor')}
          onChange={(fields) => draft.set('fields', fields)}
        />
      </div>
      <Reminders draft={draft} />
      <FormField draft={draft} name="headline" />
      <FormField draft={draft} name="text" />
    </>
  )
}

interface Limits {
  readonly max: number | null
  readonly hasLine: boolean
  /** More seats than are saved. */
  readonly hasMore: boolean
}

function hasMore(draft: Draft<RsvpBlock>): boolean {
  const { max, waiting_list: hasLine } = draft.saved.value.data
  return (draft.get('max') ?? Infinity) > (max ?? Infinity) || (draft.get('waiting_list') && !hasLine)
}

/** What the number of seats means for those who have some, and for those who wait. */
function Seated(limits: Limits) {
  const { prokey } = useEditor()
  return prokey !== undefined && can('editor') ? <SeatedNow prokey={prokey} {...limits} /> : null
}

function SeatedNow({ prokey, max, hasLine, hasMore: isRaised }: Limits & { prokey: string }) {
  const texts = words.editor.signUp
  const { data } = useData(`${organizationId.value}/attendees/counts/${prokey}`, (signal) =>
    app.attendees.counts({ query: { event: prokey } }, { signal }),
  )
  const taken = data ? seatsTaken(data) : 0
  const waiting = data?.waiting.rsvps ?? 0
  // Fewer seats than are taken already: nobody loses theirs, which may not be what was meant.
  const isOver = max !== null && taken > max
  return (
    <div role="status" class="save-warnings">
      {isOver && <Notice tone="warning">{texts.taken(taken, max)}</Notice>}
      {waiting > 0 && !hasLine && <Notice tone="warning">{texts.lineStops(waiting)}</Notice>}
      {waiting > 0 && hasLine && isRaised && (max === null || max > taken) && (
        <Notice>{texts.lineMoves(waiting)}</Notice>
      )}
    </div>
  )
}

/** A change to a template changes every event that uses it. */
function Shared({ id, draft }: { id: number; draft: Draft<RsvpBlock> }) {
  const editor = useEditor()
  const texts = words.editor.signUp
  const { data: use } = useData(`${organizationId.value}/rsvp-block/${id}/use`, (signal) =>
    app.templates.use({ kind: 'rsvp-block', id }, { signal }),
  )
  const others = (use?.count ?? 0) - (editor.event.saved.value.data.rsvp_block === id ? 1 : 0)

  function copy() {
    const content = draft.value.peek()
    draft.discard()
    editor.useForm(null, { data: blankForm(), etag: undefined })
    fill(editor.form.peek()!, content)
    editor.event.set('rsvp_block', null)
  }

  if (others <= 0) return null
  return (
    <Notice
      action={
        <Button size="small" icon="duplicate" onClick={copy}>
          {texts.copy}
        </Button>
      }
    >
      <p>{texts.shared(draft.get('name'), others)}</p>
    </Notice>
  )
}

/** Begins the form of this event with that of another. */
function CopyFrom({ own, draft }: { own: number | null; draft: Draft<RsvpBlock> }) {
  const texts = words.editor.signUp
  const forms = useTemplates('rsvp-block').data ?? []
  const others = forms.filter((each) => each.single_event && each.id !== own && each.first_event)
  const copy = (id: string) => untilDone(async () => fill(draft, (await loadForm(Number(id))).data))
  if (others.length === 0) return null
  return (
    <div class="copy-form">
      <SelectField
        name="copy-form"
        label={texts.copyFrom}
        value=""
        options={[
          { value: '', label: texts.copyNothing },
          ...others.map(({ id, first_event: event }) => ({ value: String(id), label: eventName(event!.name) })),
        ]}
        onChange={(chosen) => chosen !== '' && void copy(chosen)}
      />
    </div>
  )
}

/** Everything but what a form is known by. */
function fill(draft: Draft<RsvpBlock>, form: RsvpBlock) {
  const { id: _id, name: _name, single_event: _single, date_created: _created, date_updated: _updated, ...content } = form // oxfmt-ignore
  for (const [name, value] of Object.entries(content)) draft.set(name as 'headline', value as string)
}

/** A pure form tells its guests no date. */
function Reminders({ draft }: { draft: Draft<RsvpBlock> }) {
  const { event } = useEditor()
  if (!event.get('distribution')) return null
  return (
    <ReminderHours
      name="reminder_hours"
      {...words.fields.rsvpBlock.reminder_hours}
      error={draft.errors.value.reminder_hours}
      isDisabled={!can('editor')}
      value={draft.get('reminder_hours')}
      onChange={(hours) => draft.set('reminder_hours', hours)}
    />
  )
}

/** In the time zone of the event, like its dates. */
function Expires({ draft }: { draft: Draft<RsvpBlock> }) {
  const { event } = useEditor()
  const given = event.value.value.dates[0]!.timeZone ?? 'UTC'
  const timeZone = isTimeZone(given) ? given : ownTimeZone()
  const expires = draft.get('expires')
  const isForeign = expires !== null && timeZone !== ownTimeZone()
  const help = isForeign ? { help: words.editor.when.yourTime(formatMoment(expires)) } : {}
  return <FormField draft={draft} name="expires" timeZone={timeZone} {...help} />
}

interface FormFieldProps {
  readonly draft: Draft<RsvpBlock>
  readonly name: FieldName
  readonly timeZone?: string
  readonly help?: string
}

function FormField({ draft, name, timeZone, help }: FormFieldProps) {
  return (
    <ResourceField
      resource={RsvpBlock}
      name={name}
      text={{ ...words.fields.rsvpBlock[name], ...(help !== undefined && { help }) }}
      {...(timeZone !== undefined && { timeZone })}
      draft={draft as unknown as Draft<Record<string, unknown>>}
      isDisabled={!can('editor')}
    />
  )
}

/** It asks for the name, as nearly every form does. */
function blankForm(): RsvpBlock {
  const { label } = words.fields.rsvpBlock.nameQuestion
  return {
    ...(RsvpBlock.defaults as unknown as RsvpBlock),
    id: 0,
    name: '',
    fields: [{ type: 'text', name: 'name', required: true, label, placeholder: null, default: null }],
    single_event: true,
  }
}
