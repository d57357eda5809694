import type { Attendee } from '@kalends/contract'
import { app } from '../api.ts'
import type { Command } from '../commands.ts'
import { navigate } from '../router.ts'
import { can, inOrganization } from '../session.ts'
import { kinds } from '../templates/kinds.ts'
import { words } from '../words.ts'

/** A calendar, template or person. */
export type Item = Command & { readonly detail: string }

/** All calendars and templates. They are few, so the palette searches them itself. */
export async function listItems(signal: AbortSignal): Promise<Item[]> {
  const lists = await Promise.all([
    app.groups.list({}, { signal }).then((groups) =>
      groups.map(({ prokey, name }): Item => ({
        id: `group-${prokey}`,
        label: name,
        detail: words.shell.calendars,
        icon: 'calendars',
        run: () => navigate(inOrganization('groups', prokey)),
      })),
    ),
    ...Object.values(kinds).map(async ({ place, icon, calls }) =>
      (await calls.all(signal)).map(({ id, name }): Item => ({
        id: `${place}-${id}`,
        label: name,
        detail: words.templates.kinds[place].tab,
        icon,
        run: () => navigate(inOrganization('templates', place, String(id))),
      })),
    ),
  ])
  return lists.flat()
}

/** People who have signed up, by name or address. */
export async function findPeople(search: string, signal: AbortSignal): Promise<Item[]> {
  if (!can('editor')) return []
  const { attendees } = await app.attendees.list({ query: { search, limit: 20 } }, { signal })
  const people = new Map(attendees.filter(({ email }) => email !== '').map((each) => [each.email.toLowerCase(), each]))
  return [...people.values()].slice(0, 5).map((each) => ({
    id: `person-${each.email}`,
    label: nameOf(each),
    detail: each.email,
    icon: 'person',
    run: () => navigate(inOrganization('attendees', each.email)),
  }))
}

const nameOf = ({ name, email }: Attendee) => name || email
