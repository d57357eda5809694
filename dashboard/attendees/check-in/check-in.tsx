import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { ApiError } from '../../api.ts'
import { useCommands } from '../../commands.ts'
import { formatNumber } from '../../format.ts'
import { Button, Empty, LoadError, Notice, confirm, useArrangement, useShortcut } from '../../kit/index.ts'
import { type Params, navigate } from '../../router.ts'
import { can, inOrganization } from '../../session.ts'
import { words } from '../../words.ts'
import { useEventForm } from '../event-form.ts'
import { useGlance } from '../seats.tsx'
import { Camera, useHindrance } from './camera.tsx'
import { Entry } from './entry.tsx'
import { OutcomePanel } from './outcome.tsx'
import { RecentScans } from './recent-scans.tsx'
import { type Scan, Scans, isUnsent } from './scans.ts'
import { announce, useCloseWarning, useOnline, useOneAtATime, usePolling, useWakeLock } from './signals.ts'

const soundPlace = 'kalends-door-sound'

/** The door of an event: full screen, big, and never waiting. */
export default function CheckIn({ params }: { params: Params }) {
  const event = params.prokey!
  const texts = words.attendees.door
  const loaded = useEventForm(event)
  const glance = useGlance(event)
  const [hasSound, setSound] = useState(() => localStorage.getItem(soundPlace) === 'on')
  const sound = useRef(hasSound)
  sound.current = hasSound
  const scans = useMemo(
    () =>
      new Scans(event, (scan) => {
        announce(scan, sound.current)
        void refresh()
      }),
    [event],
  )
  // Whatever answers this can also be sent what is kept.
  const isGone = [loaded.error, glance.error].some((error) => error instanceof ApiError && error.status === 404)
  const refresh = useOneAtATime(async () => {
    if (!isGone && (await glance.reload())) void scans.sendKept()
  })
  const isOnline = useOnline(() => void scans.sendKept())
  useWakeLock()
  usePolling(() => void refresh(), 4)

  const title = texts.title(loaded.data?.title ?? '…')
  useArrangement('door')
  useEffect(() => {
    document.title = title
  }, [title])
  const unsent = scans.list.value.filter(isUnsent).length
  useCloseWarning(unsent > 0)
  async function leave() {
    const question = { title: texts.leaveTitle(unsent), text: texts.leaveText, confirm: texts.leave, keep: texts.stay }
    if (unsent === 0 || (await confirm(question))) navigate(inOrganization('events', event, 'attendees'))
  }
  const toggleSound = () => {
    localStorage.setItem(soundPlace, hasSound ? 'off' : 'on')
    setSound(!hasSound)
  }
  useCommands([
    { id: 'leave-check-in', label: texts.close, icon: 'close', run: () => void leave() },
    {
      id: 'door-sound',
      label: hasSound ? texts.soundOff : texts.soundOn,
      icon: hasSound ? 'silent' : 'sound',
      run: toggleSound,
    },
  ])
  useShortcut({ keys: 'Escape', label: texts.close, run: () => void leave() })

  const latest = scans.list.value[0]
  // The answer for one person must not be taken for that of the next.
  const [answered, setAnswered] = useState(0)
  const [hindrance, setHindrance] = useHindrance()
  const canScan = hindrance === null || hindrance === undefined
  const entry = (
    <Entry
      key="entry"
      event={event}
      isFirst={!canScan}
      add={(shown) => scans.add(shown)}
      onTyping={() => setAnswered(latest?.number ?? 0)}
    />
  )
  const counts = glance.data?.counts
  const expected = counts ? counts.confirmed.seats + counts.undecided.seats : 0
  return (
    <main id="main" class="door">
      <header class="door-head">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p class="door-counts" aria-live="off">
            {counts && !isGone && texts.arrived(formatNumber(counts.checked_in.seats), formatNumber(expected))}
          </p>
        </div>
        <Button
          kind="quiet"
          icon={hasSound ? 'sound' : 'silent'}
          label={hasSound ? texts.soundOff : texts.soundOn}
          isPressed={hasSound}
          onClick={toggleSound}
        />
        <Button kind="quiet" icon="close" label={texts.close} onClick={() => void leave()} />
      </header>
      {counts && !isGone && (
        <progress
          class="door-progress"
          value={counts.checked_in.seats}
          max={Math.max(1, expected)}
          aria-hidden="true"
        />
      )}
      {!isOnline && <Notice tone="warning">{texts.offline}</Notice>}
      {loaded.error !== undefined && !isGone && <LoadError error={loaded.error} retry={() => void loaded.reload()} />}
      {isGone ? (
        <Empty
          icon="help"
          title={texts.gone.title}
          text={texts.gone.text}
          action={
            <Button icon="refresh" onClick={() => void Promise.all([loaded.reload(), glance.reload()])}>
              {words.common.tryAgain}
            </Button>
          }
        />
      ) : can('editor') ? (
        <div class="door-body">
          <div class="door-main">
            {!canScan && entry}
            <OutcomePanel scan={latest && latest.number > answered ? latest : undefined} canScan={canScan} />
            {scans.notUndone.value && <NotUndone scan={scans.notUndone.value} />}
            {hindrance === null && (
              <Camera onTicket={(ticket) => scans.see(ticket, performance.now())} onUnable={setHindrance} />
            )}
            {canScan ? entry : <p class="help">{texts[hindrance]}</p>}
          </div>
          <RecentScans scans={scans} />
        </div>
      ) : (
        <Notice>{texts.noRole}</Notice>
      )}
    </main>
  )
}

/** Beside the outcome, so that the next ticket can be scanned at once. */
function NotUndone({ scan: { attendee, label, undoFailure } }: { scan: Scan }) {
  const name = attendee?.name || attendee?.email || label
  return (
    <Notice tone="error" title={words.attendees.door.notUndone(name)}>
      {undoFailure}
    </Notice>
  )
}
