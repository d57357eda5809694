import type { Activity } from '@kalends/contract'
import type { ComponentChildren } from 'preact'
import { eventTitle } from '../event-title.ts'
import { inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { hrefOf } from './sections.ts'

/** "Ann published the event Summer party", with a link to what still exists. */
export function ActivitySentence({ entry }: { entry: Activity }) {
  const texts = words.settings.activity
  const { item, event } = entry
  const parts: Readonly<Record<string, ComponentChildren>> = {
    who: <strong>{actorName(entry)}</strong>,
    what: texts.nouns[item.type as keyof typeof texts.nouns],
    name: <ItemName {...item} />,
    event: event?.name && <EventName prokey={event.prokey} name={event.name} />,
    person: <em>{item.name ?? texts.aPerson}</em>,
  }
  return (
    <>
      {templateOf(entry)
        .split(/\{(\w+)\}/)
        .map((part, index) => (index % 2 === 0 ? part : <span key={index}>{parts[part]}</span>))}
    </>
  )
}

function templateOf({ action, item, by, fields }: Activity): string {
  const { actions, items, nouns, other } = words.settings.activity
  const verb = action.slice(action.indexOf('.') + 1)
  if (item.type in nouns && verb in items) return items[verb as keyof typeof items]
  // Members join and leave by themselves, or others add and remove them.
  const isOwn = by.type === 'user' && by.id === item.id
  if (action === 'member.created' && !isOwn) return actions['member.added']!
  if (action === 'member.updated' && fields?.includes('email'))
    return actions[isOwn ? 'member.own-email' : 'member.email']!
  if (action === 'member.deleted' && isOwn) return actions['member.left']!
  return actions[action] ?? other(action)
}

function actorName({ by }: Activity): string {
  const texts = words.settings.activity
  switch (by.type) {
    case 'user':
      return by.name ?? texts.somebody
    case 'key':
      return by.name === null ? texts.someKey : texts.key(by.name)
    case 'attendee':
      return texts.attendee
    case 'system':
      return by.id === 'cli' ? texts.command : texts.system
  }
}

function ItemName({ type, id, name, exists }: Activity['item']) {
  if (name === null) return null
  const href = exists === false ? undefined : placeOf(type, id)
  const called = type === 'event' ? eventTitle(name) : name
  return href === undefined ? <em>{called}</em> : <a href={href}>{called}</a>
}

/** The event that an RSVP or a message is for. */
function EventName({ prokey, name }: { prokey: string; name: string }) {
  return (
    <>
      {words.settings.activity.of} <a href={inOrganization('events', prokey, 'attendees')}>{eventTitle(name)}</a>
    </>
  )
}

/** Where an item is in the application. */
function placeOf(type: string, id: string): string | undefined {
  const kinds: Readonly<Record<string, string>> = {
    style: 'styles',
    landingpage: 'pages',
    'rsvp-block': 'forms',
    'cta-block': 'calls-to-action',
    'email-template': 'mails',
  }
  if (type === 'event') return inOrganization('events', id)
  if (type === 'group') return inOrganization('groups', id)
  if (kinds[type] !== undefined) return inOrganization('templates', kinds[type], id)
  if (type === 'domain' || type === 'key') return hrefOf({ id: `${type}s` })
  return undefined
}
