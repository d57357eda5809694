import { useState } from 'preact/hooks'
import type { Draft } from '../forms/index.ts'
import { Button, Notice, Segmented } from '../kit/index.ts'
import { words } from '../words.ts'
import type { Written } from './attendee-draft.ts'

/** Both versions of every field that two people have changed, to choose from. */
export function ConflictNotice({ draft }: { draft: Draft<Written> }) {
  const conflict = draft.conflict.value
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set())
  if (!conflict) return null
  const texts = words.attendees.form
  const labels: Partial<Record<keyof Written, string>> = {
    email: texts.email,
    status: texts.status,
    amount: texts.amount,
    language: texts.language,
    payload: words.attendees.columns.form,
  }
  const shown = (value: unknown) =>
    typeof value === 'object' && value !== null ? Object.values(value).map(String).join(', ') : String(value)
  return (
    <Notice tone="warning" title={texts.conflict}>
      <p>{conflict.fields.length === 0 ? texts.conflictNone : texts.conflictText}</p>
      {conflict.fields.map((field) => (
        <Segmented
          key={field}
          label={labels[field] ?? field}
          value={mine.has(field) ? 'mine' : 'theirs'}
          options={[
            { value: 'theirs', label: `${texts.theirs}: ${shown(conflict.theirs.data[field])}` },
            { value: 'mine', label: `${texts.mine}: ${shown(draft.changes.value[field])}` },
          ]}
          onChange={(which) => {
            const next = new Set(mine)
            if (which === 'mine') next.add(field)
            else next.delete(field)
            setMine(next)
          }}
        />
      ))}
      <Button size="small" onClick={() => draft.resolve(mine)}>
        {texts.resolve}
      </Button>
    </Notice>
  )
}
