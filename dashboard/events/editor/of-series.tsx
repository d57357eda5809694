import { formatLongDay } from '../../format.ts'
import { Button, Notice } from '../../kit/index.ts'
import { inOrganization } from '../../session.ts'
import { words } from '../../words.ts'
import { originOf } from '../split-off.ts'

/** Leads from a date that was changed alone back to its series. */
export function OfSeries({ prokey }: { prokey: string }) {
  const texts = words.editor.when
  const origin = originOf(prokey)
  if (!origin) return null
  return (
    <Notice
      action={
        <Button size="small" href={inOrganization('events', origin.prokey)}>
          {texts.openSeries}
        </Button>
      }
    >
      {texts.wasOfSeries(formatLongDay(`${origin.day}T00:00Z`, 'UTC'))}
    </Notice>
  )
}
