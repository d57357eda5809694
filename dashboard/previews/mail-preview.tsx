import type { BodyOf, MailPreview as Drawn, previewOperations } from '@kalends/contract'
import { app } from '../api.ts'
import { Notice, messageOf } from '../kit/index.ts'
import { words } from '../words.ts'
import { MailViews } from './mail-views.tsx'
import { usePreview } from './page-preview.tsx'

export type MailRequest = BodyOf<typeof previewOperations.mail>

/** A mail with unsaved content, as an attendee would get it. */
export function MailPreview({ request }: { request: MailRequest }) {
  const { drawn, error, isBusy } = usePreview(request, (body, signal) => app.previews.mail({ body }, { signal }))
  return (
    <div class="mail-preview stack">
      {error !== undefined && <Notice tone="warning">{messageOf(error)}</Notice>}
      {drawn && <MailViews mail={drawn} title={drawn.subject} head={<MailHead mail={drawn} />} isBusy={isBusy} />}
    </div>
  )
}

function MailHead({ mail }: { mail: Drawn }) {
  const texts = words.previews.mails
  return (
    <dl class="mail-head">
      <dt>{texts.from}</dt>
      <dd>{mail.from}</dd>
      {mail.reply_to !== null && (
        <>
          <dt>{texts.replyTo}</dt>
          <dd>{mail.reply_to}</dd>
        </>
      )}
      <dt>{texts.subject}</dt>
      <dd>
        <strong>{mail.subject}</strong>
      </dd>
      {mail.attachments.length > 0 && (
        <>
          <dt>{texts.attachments}</dt>
          <dd>{mail.attachments.join(', ')}</dd>
        </>
      )}
    </dl>
  )
}
