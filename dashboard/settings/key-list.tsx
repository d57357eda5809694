import type { ListedKey } from '@kalends/contract'
import { formatAgo, formatDay } from '../format.ts'
import { Badge, type Column, Menu, Table } from '../kit/index.ts'
import { words } from '../words.ts'

interface KeyListProps {
  readonly keys: readonly ListedKey[]
  readonly onToggle: (key: ListedKey) => void
  readonly onRevoke: (key: ListedKey) => void
}

export function KeyList({ keys, onToggle, onRevoke }: KeyListProps) {
  const texts = words.settings.keys
  const columns: readonly Column<ListedKey>[] = [
    { id: 'name', label: texts.name, width: 'minmax(150px, 1.6fr)', cell: (key) => <KeyName {...key} /> },
    {
      id: 'scope',
      label: texts.scope,
      width: 'minmax(148px, 1fr)',
      isMinor: true,
      cell: ({ scope }) => texts.scopes[scope],
    },
    { id: 'state', label: texts.state, cell: (key) => <State {...key} /> },
    {
      id: 'expires',
      label: texts.expires,
      width: 'minmax(136px, 1fr)',
      isMinor: true,
      cell: ({ expires }) => (expires === null ? texts.never : formatDay(expires)),
    },
    {
      id: 'used',
      label: texts.lastUsed,
      isMinor: true,
      cell: ({ last_used }) => (last_used === null ? texts.never : formatAgo(last_used)),
    },
  ]
  return (
    <Table
      label={texts.list}
      columns={columns}
      items={keys}
      idOf={({ id }) => String(id)}
      actionsOf={(key) => (
        <Menu
          kind="quiet"
          size="small"
          icon="more"
          label={texts.actionsOf(key.name)}
          items={[
            key.active
              ? { label: texts.disable, icon: 'hide', run: () => onToggle(key) }
              : { label: texts.enable, icon: 'show', run: () => onToggle(key) },
            null,
            { label: texts.revoke, icon: 'remove', isDangerous: true, run: () => onRevoke(key) },
          ]}
        />
      )}
    />
  )
}

function KeyName({ name, key }: Pick<ListedKey, 'name' | 'key'>) {
  return (
    <span class="two-lines">
      <strong class="ellipsis">{name}</strong>
      <small class="ellipsis mono">{key}</small>
    </span>
  )
}

function State({ active, expires }: ListedKey) {
  const { states } = words.settings.keys
  if (expires !== null && Date.parse(expires) <= Date.now()) return <Badge tone="bad">{states.expired}</Badge>
  return active ? <Badge tone="good">{states.active}</Badge> : <Badge>{states.disabled}</Badge>
}
