import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Segmented } from '../kit/index.ts'
import { words } from '../words.ts'
import { type MailContent, MailFrame } from './mail-frame.tsx'

interface MailViewsProps {
  readonly mail: MailContent & { readonly text: string }
  readonly title: string
  /** Above the mail: who sends it, its subject. */
  readonly head?: ComponentChildren
  readonly isBusy?: boolean
}

const views = ['light', 'dark', 'text'] as const

/** A mail as mail programs show it: light, dark and as text. */
export function MailViews({ mail, title, head, isBusy = false }: MailViewsProps) {
  const texts = words.previews.mails
  const [view, setView] = useState<(typeof views)[number]>('light')
  return (
    <>
      <Segmented
        label={texts.view}
        hidesLabel
        value={view}
        onChange={setView}
        options={views.map((value) => ({ value, label: texts[value] }))}
      />
      <div class="mail-paper" aria-busy={isBusy}>
        {head}
        {view === 'text' ? (
          <pre class="mail-text" tabIndex={0} aria-label={texts.textOf}>
            {mail.text}
          </pre>
        ) : (
          <MailFrame mail={mail} scheme={view} title={title} />
        )}
      </div>
    </>
  )
}
