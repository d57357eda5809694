import { useState } from 'preact/hooks'
import { Segmented } from '../kit/index.ts'
import { MailFrame } from '../previews/mail-frame.tsx'
import { words } from '../words.ts'

interface KeptMailProps {
  readonly title: string
  readonly html: string
  readonly text: string
}

/** A mail that was kept instead of sent: as mail programs would show it, and as text. */
export function KeptMail({ title, html, text }: KeptMailProps) {
  const texts = words.previews.mails
  const [view, setView] = useState<'light' | 'dark' | 'text'>('light')
  return (
    <div class="stack">
      <Segmented
        label={texts.view}
        hidesLabel
        value={view}
        onChange={setView}
        options={(['light', 'dark', 'text'] as const).map((value) => ({ value, label: texts[value] }))}
      />
      <div class="mail-paper">
        {view === 'text' ? (
          <pre class="mail-text" tabIndex={0} aria-label={words.settings.mails.textOf}>
            {text}
          </pre>
        ) : (
          <MailFrame mail={{ html, images: noImages }} scheme={view} title={title} />
        )}
      </div>
    </div>
  )
}

/** They are part of the HTML. */
const noImages: [] = []
