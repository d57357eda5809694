import { ApiError } from '@kalends/contract'
import { v1 } from '../api.ts'
import { useData } from '../cache.ts'
import { titleOf } from '../event-title.ts'
import { formatList } from '../format.ts'
import { Notice, messageOf } from '../kit/index.ts'
import { inOrganization, organizationId } from '../session.ts'
import { words } from '../words.ts'

const modes = ['no', 'children', 'external'] as const
export type Mode = (typeof modes)[number]

/** What people can subscribe to, as three cards. */
export function ModeChoice({
  value,
  locked,
  onChange,
}: {
  value: Mode
  locked?: boolean
  onChange: (mode: Mode) => void
}) {
  const texts = words.groups
  return (
    <fieldset class="mode" data-field="subscription" disabled={locked}>
      <legend>{texts.mode}</legend>
      <div class="mode-cards">
        {modes.map((mode) => (
          <label key={mode}>
            <input type="radio" name="subscription" checked={mode === value} onChange={() => onChange(mode)} />
            <span>
              <strong>{texts.modes[mode]}</strong>
              <small>{texts.modeHelp[mode]}</small>
            </span>
          </label>
        ))}
      </div>
      {locked && <p class="help">{texts.lockedMode}</p>}
    </fieldset>
  )
}

interface Blocking {
  readonly prokey: string
  readonly reasons: readonly string[]
}

/** Why the mode cannot be switched, with a link to every event that is in the way. */
export function ModeRefusal({ failure }: { failure: unknown }) {
  const blocking = failure instanceof ApiError ? (failure.body.details?.blocking as Blocking[] | undefined) : undefined
  return (
    <Notice tone="error" title={blocking ? words.groups.blocked : undefined}>
      <p>{blocking ? words.groups.blockedHelp : messageOf(failure)}</p>
      {blocking && <BlockingEvents blocking={blocking.slice(0, 20)} />}
    </Notice>
  )
}

function BlockingEvents({ blocking }: { blocking: readonly Blocking[] }) {
  const texts = words.groups
  const prokeys = blocking.map(({ prokey }) => prokey)
  const { data: titles } = useData(`${organizationId.value}/events/titles/${prokeys.join()}`, (signal) =>
    Promise.all(prokeys.map(async (prokey) => titleOf(await v1.event.read(prokey, { signal })))),
  )
  return (
    <ul class="stack small">
      {blocking.map(({ prokey, reasons }, index) => (
        <li key={prokey}>
          <a href={inOrganization('events', prokey)}>{titles?.[index] ?? texts.openEvent}</a>
          {`: ${formatList(reasons.map((reason) => texts.reasons[reason] ?? reason))}`}
        </li>
      ))}
    </ul>
  )
}
