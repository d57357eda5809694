import { useSignal } from '@preact/signals'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { ApiError, app, randomKey } from '../api.ts'
import { boot } from '../boot.ts'
import { type Draft, type Saved, useDraft } from '../forms/index.ts'
import { Button, Dialog, Notice, TextField, messageOf, toast } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { formatNumber } from '../format.ts'
import { words } from '../words.ts'
import { MessagePreview, type PreviewedMessage } from './message-preview.tsx'
import { type Selection, isNarrowed } from './selection.ts'

interface MessageProps {
  readonly selection: Selection
  readonly ids: readonly string[]
  readonly onClose: () => void
}

interface Writing {
  readonly subject: string
  readonly text: string
}

const empty: Writing = { subject: '', text: '' }

/** Write, look at the preview with the number of recipients, then send. */
export function MessageDialog({ selection, ids, onClose }: MessageProps) {
  const texts = words.attendees.writing
  // The draft keeps the function that it was made with, so what that reads lies in signals.
  const previewed = useSignal<PreviewedMessage | undefined>(undefined)
  const isChanged = useSignal(false)
  const preview = previewed.value
  const sendKey = useRef('')
  const saved = useMemo<Saved<Writing>>(() => ({ data: empty, etag: undefined }), [])
  // People picked by hand get it, even if they declined.
  const who = ids.length > 0 ? { ids: [...ids], status: 'confirmed,undecided,declined,waiting,offered' } : selection
  const draft = useDraft<Writing>({
    key: `${organizationId.value}/message/${selection.event ?? 'all'}`,
    saved,
    async save() {
      const body = { selection: who, ...draft.value.peek() }
      const shown = previewed.peek()
      if (shown === undefined || isChanged.peek()) {
        previewed.value = await app.attendees.previewMessage({ body })
        isChanged.value = false
        // Pressing twice, or trying again after a lost response, sends once.
        sendKey.current = randomKey()
        throw new Previewed()
      }
      const sent = { ...body, recipients: shown.recipients }
      await app.attendees.sendMessage({ body: sent }, { idempotencyKey: sendKey.current })
      return saved
    },
  })
  const failure = draft.failure.value
  const isOutdated = failure instanceof ApiError && failure.body.details?.reason === 'changed'
  const atFields = draft.errors.value.subject !== undefined || draft.errors.value.text !== undefined

  async function submit() {
    if (isOutdated) isChanged.value = true
    if (!(await draft.save())) {
      if (draft.failure.peek() instanceof Previewed) draft.failure.value = undefined
      // The fields with errors are on the first page.
      else if (draft.errors.peek().subject ?? draft.errors.peek().text) previewed.value = undefined
      return
    }
    toast(texts.sent)
    onClose()
  }

  return (
    <Dialog
      title={texts.title}
      size="wide"
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        preview ? (
          <>
            <Button onClick={() => (previewed.value = undefined)}>{texts.back}</Button>
            <Button
              kind="primary"
              type="submit"
              icon={isOutdated ? 'refresh' : 'mail'}
              isBusy={draft.isSaving.value}
              isDisabled={preview.recipients === 0}
              // The second half of a double click on the button that was here before.
              onClick={(clicked) => clicked.detail > 1 && clicked.preventDefault()}
            >
              {isOutdated ? texts.preview : texts.send(preview.recipients, formatNumber(preview.recipients))}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{words.common.cancel}</Button>
            <Button kind="primary" type="submit" isBusy={draft.isSaving.value}>
              {texts.preview}
            </Button>
          </>
        )
      }
    >
      {isOutdated && <Notice tone="warning">{texts.changed}</Notice>}
      {failure !== undefined && !isOutdated && !atFields && <Notice tone="error">{messageOf(failure)}</Notice>}
      {!boot.sendsMail && <Notice tone="warning">{texts.noMail}</Notice>}
      {preview ? (
        <MessagePreview preview={preview} />
      ) : (
        <WritingFields
          draft={draft}
          to={recipientsText(selection, ids)}
          reachesDeclined={ids.length > 0 || selection.status !== undefined}
        />
      )}
    </Dialog>
  )
}

function recipientsText(selection: Selection, ids: readonly string[]): string {
  const texts = words.attendees.writing
  if (ids.length > 0) return texts.toSelected(ids.length)
  return isNarrowed(selection) ? texts.toFiltered : texts.toEvent
}

/** Ends a save that only made the preview. */
class Previewed extends Error {}

const variables = ['event', 'date', 'location', 'organizer', 'status', 'places', 'link'] as const

interface FieldsProps {
  readonly draft: Draft<Writing>
  readonly to: string
  readonly reachesDeclined: boolean
}

function WritingFields({ draft, to, reachesDeclined }: FieldsProps) {
  const texts = words.attendees.writing
  const box = useRef<HTMLDivElement>(null)
  // Somebody who comes back from the preview goes on writing.
  useLayoutEffect(() => {
    const all = box.current!
    ;(all.querySelector<HTMLElement>('[aria-invalid]') ?? all.querySelector('input'))?.focus()
  }, [])

  /** Where the cursor is in the text, else at its end. */
  function insert(name: string) {
    const area = box.current!.querySelector('textarea')!
    const [before, after] = [area.value.slice(0, area.selectionStart), area.value.slice(area.selectionEnd)]
    draft.set('text', `${before}{{${name}}}${after}`)
    area.focus()
    const at = before.length + name.length + 4
    requestAnimationFrame(() => area.setSelectionRange(at, at))
  }

  return (
    <div ref={box} class="stack">
      <div>
        <p>
          <strong>{to}</strong>
        </p>
        <p class="help">
          {texts.whoHelp} {!reachesDeclined && texts.declinedToo}
        </p>
      </div>
      <TextField
        label={texts.subject}
        name="subject"
        isFocused
        value={draft.get('subject')}
        error={draft.errors.value.subject}
        onInput={(value) => draft.set('subject', value)}
      />
      <TextField
        label={texts.text}
        name="text"
        rows={9}
        help={texts.textHelp}
        value={draft.get('text')}
        error={draft.errors.value.text}
        onInput={(value) => draft.set('text', value)}
      />
      <div class="cluster" role="group" aria-label={texts.variables}>
        <span class="help">{texts.variables}</span>
        {variables.map((name) => (
          <button key={name} type="button" class="chip" onClick={() => insert(name)}>
            {texts.variable[name]}
          </button>
        ))}
      </div>
    </div>
  )
}
