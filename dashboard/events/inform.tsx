import { limits } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { boot } from '../boot.ts'
import { useData } from '../cache.ts'
import { Await, Button, Dialog, Icon, Notice, TextField, messageOf } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { informedBy, telling } from './telling.ts'

/** How many people are named. */
const mostNamed = 20

/** Asks about the mail that attendees can get about a change. */
export function TellDialog() {
  const change = telling.value
  return change ? <Inform key={change.prokey} change={change} /> : null
}

/** Says who gets which mail before the change is saved and sent. */
function Inform({ change }: { change: NonNullable<typeof telling.value> }) {
  const texts = words.editor.inform
  const { prokey, isCancellation, hasChanges, note, offered, question } = change
  /** What the buttons do, and what the mail is. */
  const asked = question ? words.events.cancelling.mail : texts
  const [failure, setFailure] = useState<unknown>()
  const [saving, setSaving] = useState<'silently' | 'telling'>()
  const informed = useInformed(prokey, isCancellation)
  const total = informed.data?.total ?? 0
  const close = () => change.answer(false)

  async function save(inform: boolean) {
    if (saving) return
    setFailure(undefined)
    setSaving(inform ? 'telling' : 'silently')
    try {
      change.answer(await change.save(inform ? { inform } : {}))
    } catch (error) {
      setFailure(error)
      setSaving(undefined)
    }
  }

  return (
    <Dialog
      title={question?.title ?? (offered === undefined ? texts.title : texts.offer(offered))}
      size="medium"
      onClose={close}
      onSubmit={() => void save(true)}
      actions={
        <>
          <Button onClick={close}>{question?.keep ?? words.common.cancel}</Button>
          {offered !== undefined && (
            <Button isBusy={saving === 'silently'} onClick={() => void save(false)}>
              {asked.silently}
            </Button>
          )}
          <Button
            kind="primary"
            type="submit"
            icon="send"
            isBusy={saving === 'telling'}
            isDisabled={total === 0 || !hasChanges}
          >
            {boot.sendsMail ? asked.send(total) : asked.keep(total)}
          </Button>
        </>
      }
    >
      <div class="stack">
        {question && <p>{question.text}</p>}
        {offered !== undefined && <p>{question ? asked.offer(offered) : texts.onlyNow}</p>}
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
                  <Icon name="mail" /> {asked.confirmed(confirmed)}
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
            value={note.value}
            rows={3}
            isOptional
            onInput={(text) => (note.value = [...text].slice(0, limits.text).join(''))}
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
    const wanted = informedBy(event, isCancellation)
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
