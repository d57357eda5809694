import { useState } from 'preact/hooks'
import type { Draft } from '../forms/index.ts'
import { Empty, Notice, Segmented, messageOf } from '../kit/index.ts'
import { ButtonFrame, useButtonData } from '../previews/button-preview.tsx'
import { PagePreview, type PageRequest } from '../previews/page-preview.tsx'
import { words } from '../words.ts'
import { type Kind, type Template, writable } from './kinds.ts'
import { withoutHidden } from './shown.ts'
import { requestFor } from './preview-requests.ts'

interface TemplatePreviewProps {
  readonly kind: Kind
  readonly draft: Draft<Template>
  readonly id: string | undefined
}

/** What is edited, as visitors will see it, in all its states. */
export function TemplatePreview({ kind, draft, id }: TemplatePreviewProps) {
  const template = draft.value.value
  const all = withoutHidden(kind, writable(kind, template), template)
  const changes = withoutHidden(kind, draft.changes.value, template)
  // The name is not visible, and a new template has none at first.
  const request = requestFor(
    kind,
    id === undefined ? { ...all, name: draft.get('name') || '–' } : { id: Number(id), ...changes },
  )
  if (kind.place === 'styles') return <StylePreview request={request} />
  if (kind.place === 'pages') return <PageStates request={request} />
  if (kind.place === 'forms') return <FormParts request={request} hasLimit={draft.get('max') !== null} />
  if (draft.get('type') === 'none') return <Empty icon="cta" {...words.templates.noOffer} />
  return <PagePreview request={request} title={words.common.preview} />
}

function StylePreview({ request }: { request: PageRequest }) {
  const texts = words.templates.button
  const [view, setView] = useState<'closed' | 'open'>('closed')
  const [shown, setShown] = useState<'event' | 'rsvp'>('event')
  const { event: _, ...changes } = request.changes ?? {}
  const { drawn, error } = useButtonData(shown === 'event' ? request : { ...request, changes })
  return (
    <div class="stack">
      <div class="cluster">
        <Segmented
          label={texts.view}
          hidesLabel
          value={view}
          onChange={setView}
          options={[
            { value: 'closed', label: texts.closed },
            { value: 'open', label: texts.open },
          ]}
        />
        <Segmented
          label={texts.kind}
          hidesLabel
          value={shown}
          onChange={setShown}
          options={[
            { value: 'event', label: texts.event },
            { value: 'rsvp', label: texts.rsvp },
          ]}
        />
      </div>
      {error !== undefined && <Notice tone="warning">{messageOf(error)}</Notice>}
      {drawn &&
        (['light', 'dark'] as const).map((background) => (
          <figure key={background} class={`button-stage ${view}`}>
            <figcaption>{texts[background]}</figcaption>
            <ButtonFrame data={drawn} background={background} isOpen={view === 'open'} title={texts[background]} />
          </figure>
        ))}
    </div>
  )
}

type State = 'now' | NonNullable<PageRequest['state']>

function PageStates({ request }: { request: PageRequest }) {
  const texts = words.templates.states
  const [state, setState] = useState<State>('now')
  return (
    <div class="stack">
      <Segmented
        label={texts.label}
        hidesLabel
        value={state}
        onChange={setState}
        options={(['now', 'past', 'full', 'closed', 'cancelled'] as const).map((value) => ({
          value,
          label: texts[value],
        }))}
      />
      <PagePreview request={{ ...request, ...(state !== 'now' && { state }) }} title={words.common.preview} />
    </div>
  )
}

const formParts = {
  form: { part: 'form' },
  full: { part: 'form', state: 'full' },
  closed: { part: 'form', state: 'closed' },
  done: { part: 'done' },
} as const

function FormParts({ request, hasLimit }: { request: PageRequest; hasLimit: boolean }) {
  const texts = words.templates.parts
  const [chosen, setChosen] = useState<keyof typeof formParts>('form')
  const shown = chosen === 'full' && !hasLimit ? 'form' : chosen
  return (
    <div class="stack">
      <Segmented
        label={texts.label}
        hidesLabel
        value={shown}
        onChange={setChosen}
        options={(['form', 'full', 'closed', 'done'] as const).map((value) => ({
          value,
          label: texts[value],
          isDisabled: value === 'full' && !hasLimit,
        }))}
        {...(!hasLimit && { help: texts.noLimit })}
      />
      <PagePreview request={{ ...request, ...formParts[shown] }} title={words.common.preview} />
    </div>
  )
}
