import { useState } from 'preact/hooks'
import { app } from '../../api.ts'
import { boot } from '../../boot.ts'
import { useData } from '../../cache.ts'
import { Await, Button, Dialog, Icon, Notice } from '../../kit/index.ts'
import { organizationId } from '../../session.ts'
import { words } from '../../words.ts'
import { useEditor } from './editor-context.ts'

interface InformProps {
  readonly save: () => Promise<void>
  readonly close: () => void
}

/** How many people are named. */
const mostNamed = 20

/** Says who gets which mail before the change is saved and sent. */
export function Inform({ save, close }: InformProps) {
  const editor = useEditor()
  const texts = words.editor.inform
  const [isBusy, setBusy] = useState(false)
  const event = editor.prokey!
  const counts = useData(`${organizationId.value}/attendees/counts/${event}`, (signal) =>
    app.attendees.counts({ query: { event } }, { signal }),
  )
  const people = useData(`${organizationId.value}/attendees/informed/${event}`, (signal) =>
    app.attendees.list({ query: { event, status: 'confirmed,undecided', limit: mostNamed } }, { signal }),
  )
  const before = editor.event.saved.value.data.dates
  const after = editor.event.value.value.dates
  const isOff = (date: { status: string | null } | undefined) => !date || date.status === 'CANCELLED'
  const isCancellation = after.every(isOff) || before.some((date, at) => isOff(date) !== isOff(after.find(({ position }) => position === at))) // oxfmt-ignore
  const total = (counts.data?.confirmed.rsvps ?? 0) + (counts.data?.undecided.rsvps ?? 0)
  const hasChanges = editor.event.isDirty.value

  async function send() {
    setBusy(true)
    await save()
    close()
  }

  return (
    <Dialog
      title={texts.title}
      onClose={close}
      onSubmit={() => void send()}
      actions={
        <>
          <Button onClick={close}>{words.common.cancel}</Button>
          <Button kind="primary" type="submit" icon="send" isBusy={isBusy} isDisabled={total === 0 || !hasChanges}>
            {boot.sendsMail ? texts.send(total) : texts.keep(total)}
          </Button>
        </>
      }
    >
      <div class="stack">
        {!boot.sendsMail && <Notice tone="warning">{texts.noMail}</Notice>}
        {!hasChanges && <Notice>{texts.noChanges}</Notice>}
        <Await loaded={counts}>
          {({ confirmed, undecided, declined, pending }) => (
            <ul class="informed">
              {total === 0 && <li>{texts.nobody}</li>}
              {confirmed.rsvps > 0 && (
                <li>
                  <Icon name="mail" /> {texts.confirmed(confirmed.rsvps)}
                </li>
              )}
              {undecided.rsvps > 0 && (
                <li>
                  <Icon name="mail" /> {texts.undecided(undecided.rsvps)}
                </li>
              )}
              {people.data && people.data.total > 0 && (
                <li class="informed-people">
                  <ul>
                    {people.data.attendees.map(({ id, name, email }) => (
                      <li key={id}>{name === '' ? email : `${name} · ${email}`}</li>
                    ))}
                    {people.data.total > mostNamed && <li>{texts.more(people.data.total - mostNamed)}</li>}
                  </ul>
                </li>
              )}
              {declined.rsvps + pending.rsvps > 0 && (
                <li class="none">
                  <Icon name="hide" /> {texts.others(declined.rsvps + pending.rsvps)}
                </li>
              )}
            </ul>
          )}
        </Await>
        {total > 0 && <p class="help">{isCancellation ? texts.cancellation : texts.unsubscribed}</p>}
      </div>
    </Dialog>
  )
}
