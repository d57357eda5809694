import { limits } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { app, isAboutFields } from '../../api.ts'
import { boot } from '../../boot.ts'
import { useData } from '../../cache.ts'
import { Await, Button, Dialog, Icon, Notice, TextField, messageOf } from '../../kit/index.ts'
import { organizationId } from '../../session.ts'
import { words } from '../../words.ts'
import { isDeleted } from './deleted.tsx'
import { useEditor } from './editor-context.ts'
import { saveEvent } from './save-event.ts'

/** How many people are named. */
const mostNamed = 20

/** Says who gets which mail before the change is saved and sent. */
export function Inform({ close }: { close: () => void }) {
  const editor = useEditor()
  const texts = words.editor.inform
  const [failure, setFailure] = useState<unknown>()
  const event = editor.prokey!
  const before = editor.event.saved.value.data.dates
  const after = editor.event.value.value.dates
  const isOff = (date: { status: string | null } | undefined) => !date || date.status === 'CANCELLED'
  const isCancellation = after.every(isOff) || before.some((date, at) => isOff(date) !== isOff(after.find(({ position }) => position === at))) // oxfmt-ignore
  const informed = useInformed(event, isCancellation)
  const total = informed.data?.total ?? 0
  const hasChanges = editor.event.isDirty.value

  async function send() {
    if (editor.isSaving.peek()) return
    setFailure(undefined)
    const isSaved = await saveEvent(editor, { inform: true })
    const reason = isSaved ? undefined : editor.failure.peek()
    // What has to be decided first lies below: fields that are wrong or changed by others, an event that was deleted.
    if (reason === undefined || isAboutFields(reason) || isDeleted(editor)) close()
    else setFailure(reason)
  }

  return (
    <Dialog
      title={texts.title}
      onClose={close}
      onSubmit={() => void send()}
      actions={
        <>
          <Button onClick={close}>{words.common.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            icon="send"
            isBusy={editor.isSaving.value}
            isDisabled={total === 0 || !hasChanges}
          >
            {boot.sendsMail ? texts.send(total) : texts.keep(total)}
          </Button>
        </>
      }
    >
      <div class="stack">
        {!boot.sendsMail && <Notice tone="warning">{texts.noMail}</Notice>}
        {failure !== undefined && (
          <Notice tone="error" title={words.fields.notSaved}>
            {messageOf(failure)}
          </Notice>
        )}
        {!hasChanges && <Notice>{texts.noChanges}</Notice>}
        <Await loaded={informed}>
          {({ confirmed, undecided, unsubscribed, others, named }) => (
            <ul class="informed">
              {total === 0 && <li>{texts.nobody}</li>}
              {confirmed > 0 && (
                <li>
                  <Icon name="mail" /> {texts.confirmed(confirmed)}
                </li>
              )}
              {undecided > 0 && (
                <li>
                  <Icon name="mail" /> {texts.undecided(undecided)}
                </li>
              )}
              {named.length > 0 && (
                <li class="informed-people">
                  <ul>
                    {named.map(({ id, name, email }) => (
                      <li key={id}>{name === '' ? email : `${name} · ${email}`}</li>
                    ))}
                    {total > named.length && <li>{texts.more(total - named.length)}</li>}
                  </ul>
                </li>
              )}
              {unsubscribed > 0 && (
                <li class="none">
                  <Icon name="hide" /> {texts.unsubscribed(unsubscribed)}
                </li>
              )}
              {others > 0 && (
                <li class="none">
                  <Icon name="hide" /> {texts.others(others)}
                </li>
              )}
            </ul>
          )}
        </Await>
        {total > 0 && (
          <TextField
            label={texts.note}
            help={texts.noteHelp}
            value={editor.note.value}
            rows={3}
            isOptional
            onInput={(text) => (editor.note.value = [...text].slice(0, limits.text).join(''))}
          />
        )}
        {total > 0 && <p class="help">{isCancellation ? texts.cancellation : texts.shown}</p>}
      </div>
    </Dialog>
  )
}

/** Who gets the mail. A cancellation also goes to those who have unsubscribed. */
function useInformed(event: string, isCancellation: boolean) {
  const key = `${organizationId.value}/attendees/informed/${event}/${isCancellation}`
  return useData(key, async (signal) => {
    const wanted = { event, ...(!isCancellation && { gets_news: true }) }
    const list = (status: string, limit: number) =>
      app.attendees.list({ query: { ...wanted, status, limit } }, { signal })
    const [all, confirmed, counts] = await Promise.all([
      list('confirmed,undecided', mostNamed),
      list('confirmed', 1),
      app.attendees.counts({ query: { event } }, { signal }),
    ])
    const { total } = all
    return {
      total,
      confirmed: confirmed.total,
      undecided: total - confirmed.total,
      unsubscribed: counts.confirmed.rsvps + counts.undecided.rsvps - total,
      others: counts.declined.rsvps + counts.pending.rsvps + counts.waiting.rsvps + counts.offered.rsvps,
      named: all.attendees,
    }
  })
}
