import type { Activity } from '@kalends/contract'
import { v1 } from '../api.ts'
import { invalidate } from '../cache.ts'
import { eventTitle } from '../event-title.ts'
import { formatList, formatMoment, formatNumber, formatTime } from '../format.ts'
import type { IconName } from '../icon-lines.ts'
import { Button, Failure, Icon, toast, useAction } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { ActivitySentence } from './activity-sentence.tsx'
import { fieldName } from './field-name.ts'

const icons: Readonly<Record<string, IconName>> = {
  event: 'events',
  group: 'calendars',
  style: 'style',
  landingpage: 'page',
  'cta-block': 'cta',
  'rsvp-block': 'form',
  'email-template': 'mail',
  rsvp: 'ticket',
  message: 'send',
  mail: 'mail',
  image: 'image',
  domain: 'domain',
  key: 'key',
  member: 'person',
  invitation: 'addPerson',
  organization: 'organization',
}

/** How deleted items of each type are brought back. */
const restores: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  event: (id) => v1.event.restore(id),
  group: (id) => v1.group.restore(id),
  style: (id) => v1.style.restore(id),
  landingpage: (id) => v1.landingpage.restore(id),
  'cta-block': (id) => v1.ctaBlock.restore(id),
  'rsvp-block': (id) => v1.rsvpBlock.restore(id),
  'email-template': (id) => v1.emailTemplate.restore(id),
}

/** One change, or several of the same: who did what, when, and a way to take a deletion back. */
export function ActivityEntry({ entry, times }: { entry: Activity; times: number }) {
  const texts = words.settings.activity
  const action = useAction()
  const { item, fields, moment } = entry
  const restore = restores[item.type]
  const name = item.type === 'event' ? eventTitle(item.name ?? '') : (item.name ?? '')
  // A deleted item can be restored as long as its last name is known.
  const isRestorable = entry.action.endsWith('.deleted') && item.exists === false && item.name !== null && restore

  const bringBack = () =>
    action.run(async () => {
      await restore!(item.id)
      invalidate(`${organizationId.peek()}/`)
      toast(texts.restored(name))
    })

  return (
    <li>
      <Icon name={icons[item.type] ?? 'activity'} />
      <div>
        <p>
          <ActivitySentence entry={entry} />
        </p>
        {times > 1 && <small>{texts.repeated(formatNumber(times))}</small>}
        {fields !== null && fields.length > 0 && (
          <small>{texts.fields(formatList([...new Set(fields.map((field) => fieldName(item.type, field)))]))}</small>
        )}
        <Failure of={action} />
      </div>
      {isRestorable && (
        <Button size="small" icon="restore" label={name} isBusy={action.isBusy} onClick={() => void bringBack()}>
          {texts.restore}
        </Button>
      )}
      <time dateTime={moment} title={formatMoment(moment)}>
        {formatTime(moment)}
      </time>
    </li>
  )
}
