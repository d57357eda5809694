import type { ListedSession } from '@kalends/contract'
import { app } from '../api.ts'
import { invalidate, useData } from '../cache.ts'
import { useCommands } from '../commands.ts'
import { formatAgo } from '../format.ts'
import { Await, Badge, Button, Card, Failure, Icon, confirm, toast, useAction } from '../kit/index.ts'
import { words } from '../words.ts'

const place = 'me/sessions'

/** Where the person is signed in. */
export function Sessions() {
  const texts = words.me.sessions
  const action = useAction()
  const loaded = useData(place, (signal) => app.me.sessions({}, { signal }))
  const hasOthers = (loaded.data ?? []).some(({ is_current }) => !is_current)

  const end = ({ id, device }: ListedSession) =>
    action.run(async () => {
      await app.me.endSession({ id })
      invalidate(place)
      toast(texts.ended(device))
    })

  async function endOthers() {
    const question = { title: texts.endOthersTitle, text: texts.endOthersText, confirm: texts.endOthers }
    if (!(await confirm({ ...question, isDangerous: true }))) return
    await action.run(async () => {
      await app.me.endOtherSessions()
      invalidate(place)
      toast(texts.othersEnded)
    })
  }

  useCommands([
    hasOthers && {
      id: 'end-others',
      label: `${texts.title}: ${texts.endOthers}`,
      icon: 'signOut',
      run: () => void endOthers(),
    },
  ])
  return (
    <Card
      title={texts.title}
      text={texts.text}
      actions={hasOthers && <Button onClick={() => void endOthers()}>{texts.endOthers}</Button>}
    >
      <div class="stack">
        <Failure of={action} />
        <Await loaded={loaded}>
          {(sessions) => (
            <ul class="plain-rows" aria-label={texts.title}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => void end(session)} />
              ))}
            </ul>
          )}
        </Await>
      </div>
    </Card>
  )
}

function SessionRow({ session, onEnd }: { session: ListedSession; onEnd: () => void }) {
  const texts = words.me.sessions
  const { device, place: country, way, last_seen, is_current } = session
  return (
    <li>
      <Icon name="session" size={20} />
      <div>
        <strong>
          {device} {is_current && <Badge tone="good">{texts.current}</Badge>}
        </strong>
        <small>
          {[country !== null && texts.place(country), texts.ways[way], texts.seen(formatAgo(last_seen))]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      {!is_current && (
        <Button size="small" label={device} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}
