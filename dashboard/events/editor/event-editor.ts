import { Event, type EventCreate, type EventPatch, RsvpBlock, type Visibility } from '@kalends/contract'
import { type ReadonlySignal, computed, signal } from '@preact/signals'
import { app, v1 } from '../../api.ts'
import { Draft, type Saved, completeFields, passWarnings } from '../../forms/index.ts'
import { organizationId } from '../../session.ts'
import { type EditedDate, dateInput, datesPatch, editedDates } from './dates.ts'

/** An event with all that its editor can change. */
export type EditedEvent = Omit<Event, 'dates'> & {
  dates: EditedDate[]
  /** Of a new event: creates the group it belongs to. */
  new_event_group_name: string | null
}

export async function loadEvent(prokey: string, stop?: AbortSignal): Promise<Saved<EditedEvent>> {
  const { data, etag } = await v1.event.read(prokey, stop ? { signal: stop } : {}).withResponse()
  return { data: { ...data, dates: editedDates(data.dates), new_event_group_name: null }, etag }
}

export async function loadForm(id: number): Promise<Saved<RsvpBlock>> {
  const { data, etag } = await v1.rsvpBlock.read(id).withResponse()
  return { data, etag }
}

interface SaveOptions {
  readonly inform?: boolean
}

/** What visitors see of an event that was created a moment ago, for the screen that comes next. */
const arrived = new Map<string, Visibility>()

/** An event that is edited, together with its sign-up form. */
export class EventEditor {
  /** Undefined until a new event is saved. */
  prokey: string | undefined
  readonly event: Draft<EditedEvent>
  /** The form of the event, once it is loaded. */
  readonly form = signal<Draft<RsvpBlock> | undefined>(undefined)
  readonly isDirty: ReadonlySignal<boolean>
  readonly isSaving: ReadonlySignal<boolean>
  /** What visitors see, after it was saved. */
  readonly visitors = signal<Visibility | undefined>(undefined)
  #inform = false

  constructor(prokey: string | undefined, saved: Saved<EditedEvent>) {
    this.prokey = prokey
    if (prokey !== undefined) this.visitors.value = arrived.get(prokey)
    arrived.clear()
    this.event = new Draft<EditedEvent>({
      key: draftKey(prokey ?? 'new'),
      saved,
      save: (changes, etag) => this.#saveEvent(changes, etag),
      load: () => loadEvent(this.prokey!),
    })
    this.isDirty = computed(() => this.event.isDirty.value || (this.#usesForm.value && this.form.value!.isDirty.value))
    this.isSaving = computed(() => this.event.isSaving.value || (this.form.value?.isSaving.value ?? false))
  }

  readonly #usesForm = computed(() => this.event.value.value.rsvp && this.form.value !== undefined)

  /** Saves the form, then the event that refers to it. What fails can be repeated. */
  async save({ inform = false }: SaveOptions = {}): Promise<boolean> {
    this.#inform = inform
    this.visitors.value = undefined
    const form = this.#usesForm.peek() ? this.form.peek()! : undefined
    const isNewForm = form !== undefined && this.event.get('rsvp_block') === null
    if (form && (isNewForm || form.isDirty.peek())) {
      if (isNewForm) form.set('name', this.event.get('dates')[0]!.name.trim() || 'RSVP')
      if (!(await form.save())) return false
      if (isNewForm) this.event.set('rsvp_block', form.saved.peek().data.id)
    }
    const isDone = !this.event.isDirty.peek() && this.prokey !== undefined ? true : await this.event.save()
    if (isDone) await this.#look()
    return isDone
  }

  /** Tells what visitors see from now on. */
  async #look() {
    if (this.event.saved.peek().data.status !== 'published' || this.prokey === undefined) return
    const visitors = await app.events.visitors({ prokey: this.prokey }).catch(() => undefined)
    this.visitors.value = visitors
    if (visitors) arrived.set(this.prokey, visitors)
  }

  discard() {
    this.event.discard()
    this.form.peek()?.discard()
  }

  /** A form that exists, or a new one for this event. */
  useForm(id: number | null, saved: Saved<RsvpBlock>) {
    const key = id === null ? `${organizationId.peek()}/event/${this.prokey ?? 'new'}/form` : `${organizationId.peek()}/rsvp-block/${id}` // oxfmt-ignore
    this.form.value = new Draft<RsvpBlock>({
      key,
      saved,
      save: async (changes, etag) => saveForm(id, saved.data, changes, etag),
      load: () => loadForm(id!),
    })
  }

  /** What the preview shows: the unsaved event and its form. Texts that are still missing have a stand-in. */
  unsaved(untitled: string) {
    const { event, form } = this
    const isNewForm = this.#usesForm.value && event.value.value.rsvp_block === null
    const all: Partial<RsvpBlock> = isNewForm
      ? formBody({ ...form.value!.value.value, name: untitled })
      : this.#usesForm.value
        ? form.value!.changes.value
        : {}
    const block = { ...all, ...(all.fields && { fields: completeFields(all.fields) }) }
    const body: Record<string, unknown> =
      this.prokey === undefined ? { ...createBody(event.value.value) } : { ...patchOf(event.changes.value, event.saved.value.data) } // oxfmt-ignore
    const dates = event.value.value.dates
    if (dates.some(({ name }) => name.trim() === '')) {
      const named = dates.map((date) => (date.name.trim() === '' ? { ...date, name: untitled } : date))
      body.dates = this.prokey === undefined ? named.map(dateInput) : datesPatch(event.saved.value.data.dates, named)
    }
    if (this.prokey === undefined && !body.event_group) body.new_event_group_name ??= untitled
    return {
      ...(this.prokey !== undefined && { item: this.prokey }),
      changes: {
        ...(Object.keys(body).length > 0 && { event: body }),
        ...(Object.keys(block).length > 0 && { rsvp_block: { ...block } as Record<string, unknown> }),
      },
    }
  }

  async #saveEvent(changes: Partial<EditedEvent>, etag: string | undefined): Promise<Saved<EditedEvent>> {
    let warnings: readonly string[] | undefined
    if (this.prokey === undefined) {
      const { prokey, warnings: remarks = [] } = await app.events.create({ body: createBody(this.event.value.peek()) })
      passWarnings(draftKey(prokey), remarks)
      this.prokey = prokey
      this.event.saved.value = await loadEvent(prokey)
    } else {
      const patch = patchOf(changes, this.event.saved.peek().data)
      if (Object.keys(patch).length > 0) {
        const written = await v1.event.update(this.prokey, patch, {
          ifMatch: etag,
          ...(this.#inform && { inform: true }),
        })
        warnings = written.warnings
        // If publishing fails, what was saved must not look like a change of somebody else.
        if (changes.status !== undefined) this.event.saved.value = await loadEvent(this.prokey)
      }
    }
    const { status } = changes
    if (status !== undefined && status !== this.event.saved.peek().data.status)
      await app.events[status === 'published' ? 'publish' : 'unpublish'](
        { prokey: this.prokey },
        { ifMatch: this.event.saved.peek().etag },
      )
    return { ...(await loadEvent(this.prokey)), warnings }
  }
}

const draftKey = (prokey: string) => `${organizationId.peek()}/event/${prokey}`

async function saveForm(id: number | null, blank: RsvpBlock, changes: Partial<RsvpBlock>, etag: string | undefined) {
  if (id !== null) {
    const { warnings } = await v1.rsvpBlock.update(id, changes, { ifMatch: etag })
    return { ...(await loadForm(id)), warnings }
  }
  const { id: created } = await v1.rsvpBlock.create(formBody({ ...blank, ...changes }))
  return loadForm(Number(created))
}

const isWritable = (role: string | undefined) => role !== undefined && role !== 'readOnly'

function formBody(form: RsvpBlock) {
  const given = Object.entries(form).filter(([name, value]) => value !== null && isWritable(RsvpBlock.role[name]))
  return Object.fromEntries(given) as Pick<RsvpBlock, 'name'>
}

function createBody({ dates, ...event }: EditedEvent): EventCreate {
  const given = Object.entries(event).filter(
    ([name, value]) => value !== null && value !== '' && isWritable(Event.role[name]),
  )
  return { ...Object.fromEntries(given), dates: dates.map(dateInput) }
}

function patchOf({ dates, ...changes }: Partial<EditedEvent>, saved: EditedEvent): EventPatch {
  const writable = Object.entries(changes).filter(([name]) => ['defaulted', 'optional'].includes(Event.role[name]!))
  const patch = dates && datesPatch(saved.dates, dates)
  return { ...Object.fromEntries(writable), ...(patch && { dates: patch }) }
}
