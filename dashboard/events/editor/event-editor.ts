import type { EventCreate, RsvpBlock, Visibility } from '@kalends/contract'
import { type ReadonlySignal, batch, computed, signal } from '@preact/signals'
import { app, v1 } from '../../api.ts'
import { Attempt, Draft, type Saved, completeFields, differ } from '../../forms/index.ts'
import { organizationId } from '../../session.ts'
import { type SaveOptions, mailOf } from '../telling.ts'
import { mergeDates } from './dates-merge.ts'
import { dateInput, datesPatch, editedDates } from './dates.ts'
import { type EditedEvent, createBody, formBody, patchOf } from './event-bodies.ts'

export type { EditedEvent }

export async function loadEvent(prokey: string, stop?: AbortSignal): Promise<Saved<EditedEvent>> {
  const { data, etag } = await v1.event.read(prokey, stop ? { signal: stop } : {}).withResponse()
  return { data: { ...data, dates: editedDates(data.dates), new_event_group_name: null }, etag }
}

export async function loadForm(id: number): Promise<Saved<RsvpBlock>> {
  const { data, etag } = await v1.rsvpBlock.read(id).withResponse()
  return { data, etag }
}

/** Longer names of events are refused at the field where they are typed. */
const longestName = 500

/** What was sent to create an event: its body, and the changes it was made of. */
interface NewEvent {
  readonly changes: Partial<EditedEvent>
  readonly body: EventCreate
}

/** An event that is edited, together with its sign-up form. */
export class EventEditor {
  /** Undefined until a new event is saved. */
  prokey: string | undefined
  readonly event: Draft<EditedEvent>
  /** The form of the event, once it is loaded. */
  readonly form = signal<Draft<RsvpBlock> | undefined>(undefined)
  /** The template of `form`; null for one that is created with the event. */
  readonly formId = signal<number | null | undefined>(undefined)
  readonly isDirty: ReadonlySignal<boolean>
  readonly isSaving: ReadonlySignal<boolean>
  /** What visitors see, after it was saved. */
  readonly visitors = signal<Visibility | undefined>(undefined)
  /** What the mail to attendees says about the change. Kept until it is sent. */
  readonly note = signal('')
  /** How it was last saved, or should have been: to go on after a conflict. */
  asked: SaveOptions = {}
  /** Whether a dialog asks before it is saved. */
  isAsking = false
  readonly #creation = new Attempt<NewEvent>(draftKey('event', 'new'))
  #warnings: readonly string[] = []

  constructor(prokey: string | undefined, saved: Saved<EditedEvent>) {
    this.prokey = prokey
    this.event = new Draft<EditedEvent>({
      key: draftKey('event', prokey ?? 'new'),
      saved,
      save: (changes) => this.#saveEvent(changes),
      load: () => loadEvent(this.prokey!),
      merges: { dates: mergeDates },
    })
    if (prokey === undefined && !this.event.isRestored) this.#creation.end()
    this.isDirty = computed(() => this.event.isDirty.value || (this.#usesForm.value && this.form.value!.isDirty.value))
    this.isSaving = computed(() => this.event.isSaving.value || (this.form.value?.isSaving.value ?? false))
  }

  /** Why saving failed the last time. */
  readonly failure = computed(
    () => this.event.failure.value ?? (this.#usesForm.value ? this.form.value!.failure.value : undefined),
  )

  readonly #usesForm = computed(() => this.event.value.value.rsvp && this.form.value !== undefined)

  /** Saves the form, then the event that refers to it. What fails can be repeated. */
  async save(asked: SaveOptions = {}): Promise<boolean> {
    this.asked = asked
    this.visitors.value = undefined
    const form = this.#usesForm.peek() ? this.form.peek()! : undefined
    const isNewForm = form !== undefined && this.event.get('rsvp_block') === null
    const follows = form !== undefined && !isNewForm && this.#isNamedAfterEvent(form)
    if (form && isNewForm) form.set('name', this.#nameOfForm())
    if (form && (isNewForm || form.isDirty.peek())) {
      if (!(await form.save())) return false
      const { id } = form.saved.peek().data
      if (isNewForm) this.#nameForm(form, id)
    }
    if (this.prokey === undefined) this.event.set('dates', editedDates(this.event.get('dates')))
    const isDone = !this.event.isDirty.peek() && this.prokey !== undefined ? true : await this.event.save()
    if (!isDone) return false
    // Only now: a name that the event may not have is refused at its own field.
    if (follows) form.set('name', this.#nameOfForm())
    if (follows && form.isDirty.peek() && !(await form.save())) return false
    if (asked.inform) this.note.value = ''
    await this.#look()
    return true
  }

  #nameOfForm(): string {
    return this.event.get('dates')[0]!.name.trim().slice(0, longestName) || 'RSVP'
  }

  /** Whether nobody has given another name to the form of this event alone. */
  #isNamedAfterEvent(form: Draft<RsvpBlock>): boolean {
    const { single_event, name } = form.saved.peek().data
    return single_event && name === this.event.saved.peek().data.dates[0]?.name.trim()
  }

  /** The form exists now, and stays on the screen. */
  #nameForm(form: Draft<RsvpBlock>, id: number) {
    batch(() => {
      this.event.set('rsvp_block', id)
      this.formId.value = id
    })
    form.rename(draftKey('rsvp-block', id))
  }

  /** Tells what visitors see from now on. */
  async #look() {
    if (this.event.saved.peek().data.status !== 'published' || this.prokey === undefined) return
    this.visitors.value = await app.events.visitors({ prokey: this.prokey }).catch(() => undefined)
  }

  /** Returns a function that takes it back. */
  discard(): () => void {
    const undo = [this.event.discard(), this.form.peek()?.discard()]
    if (this.prokey === undefined) this.#creation.end()
    return () => undo.forEach((bringBack) => bringBack?.())
  }

  /** A form that exists, or a new one for this event. */
  useForm(id: number | null, saved: Saved<RsvpBlock>) {
    const key = id === null ? draftKey('event', this.prokey ?? 'new', 'form') : draftKey('rsvp-block', id)
    const creation = new Attempt<ReturnType<typeof formBody>>(key)
    let existing = id
    const create = async (changes: Partial<RsvpBlock>) => {
      const body = formBody({ ...saved.data, ...changes })
      const [made, sent] = await creation.send(body, (content, idempotencyKey) =>
        v1.rsvpBlock.create(content, { idempotencyKey }),
      )
      const created = Number(made.id)
      if (differ(sent, body)) await updateForm(created, changes, undefined)
      existing = created
      creation.end()
      return { ...(await loadForm(existing)), warnings: made.warnings }
    }
    this.formId.value = id
    this.form.value = new Draft<RsvpBlock>({
      key,
      saved,
      save: (changes, etag) => (existing === null ? create(changes) : updateForm(existing, changes, etag)),
      load: () => loadForm(existing!),
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

  async #saveEvent(given: Partial<EditedEvent>): Promise<Saved<EditedEvent>> {
    const changes = this.prokey === undefined ? await this.#create(given) : given
    const prokey = this.prokey!
    const { data, etag } = this.event.saved.peek()
    const patch = patchOf(changes, data)
    let warnings = this.#warnings
    if (Object.keys(patch).length > 0) {
      const options = { ifMatch: etag, ...mailOf(this.asked, this.note) }
      warnings = (await v1.event.update(prokey, patch, options)).warnings ?? []
      // If publishing fails, what was saved must not look like a change of somebody else.
      if (changes.status !== undefined) this.event.saved.value = await loadEvent(prokey)
    }
    const { status } = changes
    if (status !== undefined && status !== this.event.saved.peek().data.status)
      await app.events[status === 'published' ? 'publish' : 'unpublish'](
        { prokey },
        { ifMatch: this.event.saved.peek().etag },
      )
    const saved = await loadEvent(prokey)
    this.#warnings = []
    return { ...saved, warnings }
  }

  /** Creates the event. Returns the changes that are not part of it yet. */
  async #create(changes: Partial<EditedEvent>): Promise<Partial<EditedEvent>> {
    const wish = { changes, body: createBody(this.event.value.peek()) }
    const [{ prokey, warnings = [] }, first] = await this.#creation.send(wish, ({ body }, idempotencyKey) =>
      app.events.create({ body }, { idempotencyKey }),
    )
    const saved = await loadEvent(prokey)
    const wanted = { ...this.event.saved.peek().data, ...changes }
    const { status: _status, ...sent } = first.changes
    const names = Object.keys({ ...sent, ...changes }) as (keyof EditedEvent)[]
    this.prokey = prokey
    this.#warnings = warnings
    this.event.accept(saved, sent)
    this.event.rename(draftKey('event', prokey))
    this.#creation.end()
    return Object.fromEntries(names.filter((name) => differ(wanted[name], sent[name as keyof typeof sent])).map((name) => [name, wanted[name]])) // oxfmt-ignore
  }
}

async function updateForm(id: number, changes: Partial<RsvpBlock>, ifMatch: string | undefined) {
  const { warnings } = await v1.rsvpBlock.update(id, changes, { ifMatch })
  return { ...(await loadForm(id)), warnings }
}

const draftKey = (...parts: readonly (string | number)[]) => [organizationId.peek(), ...parts].join('/')
