import type { TemplateUse } from '@kalends/contract'
import { app } from '../api.ts'
import { useData } from '../cache.ts'
import { eventName } from '../event-title.ts'
import { Badge } from '../kit/index.ts'
import { inOrganization, organizationId } from '../session.ts'
import { words } from '../words.ts'

interface Use {
  readonly count: number
  readonly items: readonly TemplateUse[]
}

const places = { event: 'events', group: 'groups' } as const

const hrefOf = ({ type, key }: TemplateUse) =>
  type === 'rsvp-block' ? inOrganization('templates', 'forms', key) : inOrganization(places[type], key)

/** What uses a template, for the question before it is deleted. */
export function useSummary(use: Use, consequence: string) {
  return (
    <>
      <p>{consequence}</p>
      <p>{words.templates.usedBy(use.count)}:</p>
      <UseList use={use} />
    </>
  )
}

export function UseList({ use: { count, items } }: { use: Use }) {
  const texts = words.templates
  return (
    <ul class="uses">
      {items.map((item) => (
        <li key={item.key}>
          <small>{texts.useTypes[item.type]}</small>{' '}
          <a href={hrefOf(item)}>{item.type === 'event' ? eventName(item.name) : item.name}</a>
        </li>
      ))}
      {count > items.length && <li>{texts.andMore(count - items.length)}</li>}
    </ul>
  )
}

/** How often a template is used, with the places behind it. */
export function UseOf({ kind, id }: { kind: string; id: string }) {
  const { data } = useData(`${organizationId.value}/templates/${kind}/${id}/use`, (signal) =>
    app.templates.use({ kind, id }, { signal }),
  )
  if (!data) return null
  if (data.count === 0) return <Badge>{words.templates.unused}</Badge>
  return (
    <details class="use">
      <summary>
        <Badge tone="accent">{words.templates.usedBy(data.count)}</Badge>
      </summary>
      <UseList use={data} />
    </details>
  )
}
