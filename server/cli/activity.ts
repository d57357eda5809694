import { checkOrganization } from '../accounts/keys.ts'
import { actions } from '../activity/actions.ts'
import { type HistoryRow, historyReads } from '../activity/read-store.ts'
import { content } from '../content.ts'
import type { OrganizationId } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'
import { Refusal } from '../refusal.ts'
import { beforeOf } from '../resources/history.ts'
import { keyFrom } from '../resources/keys.ts'
import { restoreItem } from '../resources/restore.ts'
import { idFrom, organizationOption } from './arguments.ts'
import { type Command, WrongUsage } from './command.ts'
import { by, inDatabase } from './in-database.ts'
import { minute, table } from './text.ts'

const shownByDefault = 50
const types = [...content.keys(), ...Object.keys(actions)]

export const commands: Command[] = [
  {
    name: 'activity list',
    summary: 'List who changed what in an organization, latest first.',
    details:
      'Changes are kept for ACTIVITY_DAYS. With --json, each change includes the previous values while they are kept.',
    options: {
      org: { ...organizationOption, required: true },
      type: { value: 'TYPE', what: 'Only one item: its type, such as event, group or style. Needs --item.' },
      item: { value: 'ID', what: 'The id or prokey of that item. Needs --type.' },
      limit: { value: 'N', what: `How many changes to show. Default: ${shownByDefault}.` },
    },
    example: 'kalends activity list --org 1 --type event --item 7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11',
    run: async (given) => {
      const organization = idFrom(given.options.org!, '--org')
      const { type, item, limit = String(shownByDefault) } = given.options
      if ((type === undefined) !== (item === undefined)) throw new WrongUsage('--type and --item belong together.')
      if (type !== undefined && !types.includes(type))
        throw new WrongUsage(`--type is "${type}", but it must be one of ${types.join(', ')}.`)
      const most = limitFrom(limit)
      return inDatabase(given.settings(), async ({ database }) => {
        await database.transaction((tx) => checkOrganization(tx, organization))
        const reads = historyReads(database)
        const rows =
          type === undefined
            ? await reads.latest(organization, most)
            : await reads.ofItem(organization, type, item!.toLowerCase(), most, 0)
        const data = rows.map(listed)
        const text = table(
          data,
          {
            number: ({ number }) => number,
            when: ({ moment }) => minute(moment),
            who: ({ by: who }) => [who.type, who.name ?? who.id].filter((part) => part !== null).join(' '),
            what: ({ action }) => action,
            item: ({ id, event }) => (event === null ? id : `${id} for event ${event}`),
            fields: ({ fields }) => fields?.join(', ') ?? '',
          },
          'Nothing is recorded.',
        )
        return { data, text }
      })
    },
  },
  {
    name: 'activity restore',
    summary: 'Bring back what a change deleted.',
    details:
      'Works for RESTORE_DAYS after the deletion. A group comes back with its events. RSVPs come back within ten minutes; then they are erased.',
    argument: { name: 'NUMBER', what: 'The number of the deletion; see "kalends activity list".' },
    example: 'kalends activity restore 120',
    namesDatabase: true,
    run: async (given) => {
      const number = idFrom(given.argument, 'NUMBER')
      return inDatabase(given.settings(), async ({ database, now }) => {
        const [row] = await historyReads(database).one(number)
        const served = row && content.get(row.type)
        if (!row)
          throw new Refusal(
            'missing',
            `There is no change ${number}. Run "kalends activity list --org ID" to see them.`,
          )
        if (!served || row.action !== 'deleted')
          throw new Refusal(
            'conflict',
            `Change ${number} is ${row.type}.${row.action}. Only deletions of content can be undone.`,
          )
        const { type, item, organization } = row
        const actor = { organization: organization as OrganizationId, by }
        const { warnings } = await database.transaction((tx) =>
          restoreItem(tx, content, actor, now(), { type, key: keyFrom(served.resource, item), deletion: number }),
        )
        const text = [`Restored the ${served.resource.title} ${item}.`, ...warnings].join('\n')
        return { data: { type, id: item, restored: true, warnings }, text }
      })
    },
  },
]

function limitFrom(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new WrongUsage(`--limit is "${text}", but it must be a whole number from 1 to 999999.`)
  return Number(text)
}

function listed(row: HistoryRow) {
  const served = content.get(row.type)
  return {
    number: row.id,
    moment: instantText(row.at),
    by: { type: row.actor, id: row.actor_id, name: row.actor_name },
    action: `${row.type}.${row.action}`,
    type: row.type,
    id: row.item,
    event: row.event,
    fields: row.fields === null ? null : (JSON.parse(row.fields) as string[]),
    before: served ? beforeOf(served, row) : null,
  }
}
