import type { BodyOf, previewOperations } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { Notice, Segmented, messageOf } from '../kit/index.ts'
import { words } from '../words.ts'
import { MailFrame } from './mail-frame.tsx'
import { usePreview } from './page-preview.tsx'

export type MailRequest = BodyOf<typeof previewOperations.mail>

/** A mail with unsaved content, as an attendee would get it: light, dark and as text. */
export function MailPreview({ request }: { request: MailRequest }) {
  const texts = words.previews.mails
  const [view, setView] = useState<'light' | 'dark' | 'text'>('light')
  const { drawn, error, isBusy } = usePreview(request, (body, signal) => app.previews.mail({ body }, { signal }))
  return (
    <div class="mail-preview stack">
      <Segmented
        label={texts.view}
        hidesLabel
        value={view}
        onChange={setView}
        options={(['light', 'dark', 'text'] as const).map((value) => ({ value, label: texts[value] }))}
      />
      {error !== undefined && <Notice tone="warning">{messageOf(error)}</Notice>}
      {drawn && (
        <div class="mail-paper" aria-busy={isBusy}>
          <dl class="mail-head">
            <dt>{texts.from}</dt>
            <dd>{drawn.from}</dd>
            {drawn.reply_to !== null && (
              <>
                <dt>{texts.replyTo}</dt>
                <dd>{drawn.reply_to}</dd>
              </>
            )}
            <dt>{texts.subject}</dt>
            <dd>
              <strong>{drawn.subject}</strong>
            </dd>
            {drawn.attachments.length > 0 && (
              <>
                <dt>{texts.attachments}</dt>
                <dd>{drawn.attachments.join(', ')}</dd>
              </>
            )}
          </dl>
          {view === 'text' ? (
            <pre class="mail-text">{drawn.text}</pre>
          ) : (
            <MailFrame mail={drawn} scheme={view} title={drawn.subject} />
          )}
        </div>
      )}
    </div>
  )
}
