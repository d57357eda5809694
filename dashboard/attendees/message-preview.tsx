import type { AnswerOf, attendeeOperations } from '@kalends/contract'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { formatNumber } from '../format.ts'
import { Notice, Segmented } from '../kit/index.ts'
import { MailFrame } from '../previews/mail-frame.tsx'
import { words } from '../words.ts'

export type PreviewedMessage = AnswerOf<typeof attendeeOperations.previewMessage>

/** Who gets the message, and the mail as the first of them will see it. */
export function MessagePreview({ preview }: { preview: PreviewedMessage }) {
  const texts = words.attendees.writing
  const [form, setForm] = useState<'html' | 'plain'>('html')
  const { recipients, unsubscribed, mail } = preview
  // The field that had the focus is gone, and keys would get nowhere.
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current!.focus(), [])
  if (recipients === 0 || !mail)
    return (
      <div ref={box} tabIndex={-1}>
        <Notice tone="warning" title={texts.nobody}>
          {texts.nobodyText}
        </Notice>
      </div>
    )
  return (
    <div ref={box} class="stack" tabIndex={-1}>
      <Notice title={texts.recipients(recipients, formatNumber(recipients))}>
        {unsubscribed > 0 && <p>{texts.unsubscribed(unsubscribed)}</p>}
      </Notice>
      <div class="cluster spread">
        <div>
          <p>
            <strong>{mail.subject}</strong>
          </p>
          <p class="help">{texts.first(mail.to)}</p>
        </div>
        <Segmented
          label={texts.show}
          hidesLabel
          value={form}
          options={[
            { value: 'html', label: texts.html },
            { value: 'plain', label: texts.plain },
          ]}
          onChange={setForm}
        />
      </div>
      {form === 'html' ? (
        <MailFrame mail={mail} scheme="light" title={texts.mail} />
      ) : (
        <pre class="mail-text">{mail.text}</pre>
      )}
    </div>
  )
}
