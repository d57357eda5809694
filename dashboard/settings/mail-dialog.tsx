import { app } from '../api.ts'
import { invalidate, useData } from '../cache.ts'
import { formatMoment, languageName } from '../format.ts'
import { Await, Button, Dialog, Failure, toast, useAction } from '../kit/index.ts'
import { MailViews } from '../previews/mail-views.tsx'
import { inOrganization, organizationId } from '../session.ts'
import { words } from '../words.ts'
import { Facts } from './facts.tsx'
import { MailState } from './mail-list.tsx'
import { outcomeWords } from './mail-outcome.ts'

/** Everything about one mail. Its content only if it was kept, because links in it grant access. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = words.settings.mails
  const action = useAction()
  const loaded = useData(`${organizationId.value}/mail/${id}`, (signal) => app.mails.read({ id }, { signal }))
  const mail = loaded.data

  const resend = () =>
    action.run(async () => {
      await app.mails.resend({ id })
      invalidate(`${organizationId.peek()}/mail`)
      toast(texts.resent(mail!.recipient ?? texts.erased))
      onClose()
    })

  return (
    <Dialog
      title={mail ? (mail.subject ?? texts.kinds[mail.kind] ?? mail.kind) : texts.about}
      size="wide"
      onClose={onClose}
      actions={
        <>
          {mail?.can_resend && (
            <Button icon="resend" isBusy={action.isBusy} onClick={() => void resend()}>
              {texts.resend}
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            {words.common.close}
          </Button>
        </>
      }
    >
      <Failure of={action} />
      <Await loaded={loaded}>
        {(read) => (
          <>
            <Facts
              facts={[
                [texts.recipient, read.recipient ?? texts.erased],
                [texts.state, <MailState key="state" {...read} />],
                [texts.outcome, outcomeWords(read)],
                [texts.about, texts.kinds[read.kind] ?? read.kind],
                [texts.language, languageName(read.language)],
                [texts.created, formatMoment(read.created)],
                ...(read.sent === null ? [] : ([[texts.sentAt, formatMoment(read.sent)]] as const)),
                ...(read.event === null
                  ? []
                  : ([
                      [
                        texts.event,
                        <a key="event" href={inOrganization('events', read.event)}>
                          {texts.openEvent}
                        </a>,
                      ],
                    ] as const)),
              ]}
            />
            {read.text === null || read.html === null ? (
              <p class="help">{texts.unreadable}</p>
            ) : (
              <div class="stack">
                {/* Images are part of the HTML. */}
                <MailViews
                  mail={{ html: read.html, images: [], text: read.text }}
                  title={read.subject ?? texts.about}
                />
              </div>
            )}
          </>
        )}
      </Await>
    </Dialog>
  )
}
