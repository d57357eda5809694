import { Button, Icon } from '../../kit/index.ts'
import { words } from '../../words.ts'
import { textsOf, toneOf } from './outcome.tsx'
import type { Scan, Scans } from './scans.ts'

/** The last scans, each with a way to undo it or to try it again. */
export function RecentScans({ scans }: { scans: Scans }) {
  const texts = words.attendees.door
  const list = scans.list.value
  if (list.length === 0)
    return (
      <section class="door-recent before" aria-label={texts.recent}>
        <h2>{texts.recent}</h2>
        <p class="help">{texts.recentLater}</p>
      </section>
    )
  const failed = list.filter(({ outcome }) => outcome === 'failed').length
  return (
    <section class="door-recent" aria-label={texts.recent}>
      <header class="cluster spread">
        <h2>{texts.recent}</h2>
        {failed > 1 && (
          <Button size="small" icon="refresh" onClick={() => scans.retryAll()}>
            {texts.tryAll}
          </Button>
        )}
      </header>
      <ul>
        {list.map((scan) => (
          <ScanRow key={scan.number} scan={scan} scans={scans} />
        ))}
      </ul>
    </section>
  )
}

function ScanRow({ scan, scans }: { scan: Scan; scans: Scans }) {
  const texts = words.attendees.door
  const { title, text } = textsOf(scan)
  const isNamed = scan.outcome === 'welcome' || scan.outcome === 'already' || scan.outcome === 'checking'
  return (
    <li class={toneOf(scan)}>
      <span class="door-dot" aria-hidden="true" />
      <span class="door-row">
        <span>{isNamed ? title : `${scan.attendee?.name || scan.label}: ${title}`}</span>
        {isNamed && <small>{text}</small>}
        {scan.undoFailure !== undefined && (
          <small class="field-error">
            <Icon name="error" size={16} /> {texts.undoFailed}
          </small>
        )}
      </span>
      {scan.outcome === 'failed' && (
        <Button size="small" onClick={() => scans.retry(scan)} label={scan.label}>
          {texts.tryAgain}
        </Button>
      )}
      {scan.outcome === 'welcome' && (
        <Button
          kind="quiet"
          size="small"
          onClick={() => void scans.undo(scan)}
          label={scan.attendee?.name || scan.label}
        >
          {texts.undo}
        </Button>
      )}
      {scan.outcome === 'checking' && <Icon name="time" size={16} />}
    </li>
  )
}
