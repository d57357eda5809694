import type { Expression, ExpressionBuilder, Kysely, RawBuilder, SqlBool } from 'kysely'
import { among } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { lazy } from '../../lazy.ts'
import type { Selection } from './selection.ts'
import type { AnswerRow } from '../store.ts'

const kysely = lazy(() => import('kysely'))

export interface SelectedRow extends AnswerRow {
  /** Of the event. */
  readonly label: string
}

/** How answers are sorted; the serial decides between equal ones. */
export const sortable = ['created', 'updated', 'email', 'status', 'amount', 'checked_in', 'position'] as const
export interface Sorting {
  readonly by: (typeof sortable)[number]
  readonly isDescending: boolean
}

interface Page extends Sorting {
  readonly limit: number
  readonly offset: number
}

/** Whose answers, and at which moment: those that were not confirmed in time don't count. */
export interface Scope {
  readonly organization: number
  readonly now: number
}

export async function selectPage(
  db: Kysely<Tables>,
  scope: Scope,
  selection: Selection,
  page: Page,
): Promise<SelectedRow[]> {
  const { sql } = await kysely()
  // Those who left the waiting list keep the moment when they joined it.
  const inLine = sql`case when rsvp_answer.status = 'waiting' then rsvp_answer.waiting_since end`
  const column = page.by === 'email' ? 'address' : page.by
  const query = await selected(db, scope, selection)
  return query
    .innerJoin('event', 'event.prokey', 'rsvp_answer.event')
    .selectAll('rsvp_answer')
    .select('event.label')
    .orderBy(column === 'position' ? inLine : sql.ref(`rsvp_answer.${column}`), (order) =>
      (page.isDescending ? order.desc() : order.asc()).nullsLast(),
    )
    .orderBy('rsvp_answer.serial', page.isDescending ? 'desc' : 'asc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** Some answers after a serial, oldest first. */
export async function selectAfter(
  db: Kysely<Tables>,
  scope: Scope,
  selection: Selection,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<SelectedRow[]> {
  const query = await selected(db, scope, selection)
  return query
    .innerJoin('event', 'event.prokey', 'rsvp_answer.event')
    .selectAll('rsvp_answer')
    .select('event.label')
    .where('rsvp_answer.serial', '>', after)
    .orderBy('rsvp_answer.serial')
    .limit(limit)
    .execute()
}

export async function countSelected(db: Kysely<Tables>, scope: Scope, selection: Selection): Promise<number> {
  const query = (await selected(db, scope, selection)).select((eb) => eb.fn.countAll<number>().as('count'))
  return (await query.executeTakeFirstOrThrow()).count
}

/** How many answers there are by status and check-in, and for how many people. */
export async function countByStatus(db: Kysely<Tables>, scope: Scope, selection: Selection) {
  const { sql } = await kysely()
  const isOffered = sql`case when status = 'pending' and waiting_since is not null then 1 else 0 end`
  return (await selected(db, scope, selection))
    .select([
      'status',
      sql<number>`case when checked_in is null then 0 else 1 end`.as('is_checked_in'),
      sql<number>`case when email = '' then 1 else 0 end`.as('is_erased'),
      sql<number>`${isOffered}`.as('is_offered'),
      sql<number>`count(*)`.as('rsvps'),
      sql<number>`cast(sum(case when status = 'declined' or coalesce(chosen, '') in ('declined', 'waiting') then 0 else amount end) as bigint)`.as(
        'seats',
      ),
    ])
    .groupBy([
      'status',
      sql`case when checked_in is null then 0 else 1 end`,
      sql`case when email = '' then 1 else 0 end`,
      isOffered,
    ])
    .execute()
}

/** The people a message reaches: one mail per address, none to addresses that were erased or never confirmed. */
export interface Recipients {
  readonly recipients: number
  /** How many others are selected, but have unsubscribed. */
  readonly unsubscribed: number
  /** The serial of the last answer. */
  readonly last: number
}

export async function countRecipients(
  db: Kysely<Tables>,
  scope: Scope,
  selection: ReturnType<typeof reachable>,
): Promise<Recipients> {
  const { sql } = await kysely()
  const addresses = sql<number>`count(distinct rsvp_answer.address)`
  const last = sql<number>`coalesce(max(rsvp_answer.serial), 0)`
  const wanted = (await selected(db, scope, selection)).select([addresses.as('recipients'), last.as('last')])
  const { isReachable: _, ...anybody } = selection
  const all = (await selected(db, scope, anybody)).where('rsvp_answer.email', '<>', '').select(addresses.as('count'))
  const counted = await wanted.executeTakeFirstOrThrow()
  return { ...counted, unsubscribed: (await all.executeTakeFirstOrThrow()).count - counted.recipients }
}

/** Narrows a selection to those who may get a message. */
export function reachable(selection: Selection): Selection & { readonly isReachable: true } {
  const statuses = (selection.statuses ?? ['confirmed', 'undecided']).filter((status) => status !== 'pending')
  return { ...selection, statuses, isReachable: true }
}

/** The query that all others of a selection start with. */
export async function selected(db: Kysely<Tables>, { organization, now }: Scope, selection: Selection) {
  const { sql } = await kysely()
  const { event, ids, statuses, isCheckedIn, isReachable, field } = selection
  let query = db
    .selectFrom('rsvp_answer')
    .where('rsvp_answer.organization', '=', organization)
    .where((eb) => eb.or([eb('rsvp_answer.pending_until', 'is', null), eb('rsvp_answer.pending_until', '>', now)]))
  if (event !== undefined) query = query.where('rsvp_answer.event', '=', event)
  if (ids) query = query.where(await among(db, 'rsvp_answer.id', ids))
  if (statuses) {
    const others = await among(
      db,
      'rsvp_answer.status',
      statuses.filter((status) => status !== 'pending'),
    )
    query = query.where((eb) =>
      eb.or([
        others,
        ...statuses.filter(isOnTheWay).map((status) => isPending(eb, { isOffered: status === 'offered' })),
      ]),
    )
  }
  if (isReachable !== undefined)
    query = query.where((eb) => {
      const isCut = eb.or([eb('rsvp_answer.email', '=', ''), eb.exists(unsubscribedFrom(eb))])
      return isReachable ? eb.not(isCut) : isCut
    })
  if (isCheckedIn !== undefined) query = query.where('rsvp_answer.checked_in', isCheckedIn ? 'is not' : 'is', null)
  if (selection.words) {
    const has = (word: string): RawBuilder<SqlBool> => sql`rsvp_answer.search like ${containing(word)} escape '!'`
    query = query.where((eb) => searched(eb, selection, has))
  }
  if (field) {
    // The members of the object between commas. Quotes inside of texts are escaped, so no text can look like a member.
    const members = sql<string>`(',' || substr(rsvp_answer.payload, 2, length(rsvp_answer.payload) - 2) || ',')`
    const has = (text: string): RawBuilder<SqlBool> => sql`replace(${members}, ${text}, '') <> ${members}`
    query = query.where((eb) => fieldMatches(eb, field, has))
  }
  return query
}

const isOnTheWay = (status: string) => status === 'pending' || status === 'offered'

function isPending(eb: Builder, { isOffered }: { isOffered: boolean }): Expression<SqlBool> {
  const since = eb('rsvp_answer.waiting_since', isOffered ? 'is not' : 'is', null)
  return eb.and([eb('rsvp_answer.status', '=', 'pending'), since])
}

type Builder = ExpressionBuilder<Tables, 'rsvp_answer'>

/** That the attendee has unsubscribed since this answer. Signing up again ends it. */
function unsubscribedFrom(eb: Builder) {
  return eb
    .selectFrom('mail_suppression')
    .select('mail_suppression.address')
    .whereRef('mail_suppression.organization', '=', 'rsvp_answer.organization')
    .whereRef('mail_suppression.address', '=', 'rsvp_answer.address')
    .whereRef('mail_suppression.created', '>=', 'rsvp_answer.created')
}

type Condition = (text: string) => RawBuilder<SqlBool>

function searched(eb: Builder, { words = [], ticket }: Selection, has: Condition): Expression<SqlBool> {
  const all = eb.and(words.map(has))
  return ticket === undefined ? all : eb.or([all, eb('rsvp_answer.ticket', '=', ticket)])
}

const containing = (word: string) => `%${word.replaceAll(/[!%_]/g, '!$&')}%`

function fieldMatches(
  eb: Builder,
  { name, value }: NonNullable<Selection['field']>,
  has: Condition,
): Expression<SqlBool> {
  const key = JSON.stringify(name)
  if (value === undefined)
    return eb.and([has(`,${key}:`), ...['""', 'false'].map((empty) => eb.not(has(`,${key}:${empty},`)))])
  const isLiteral = /^(true|false|-?\d{1,15}(\.\d{1,15})?)$/.test(value)
  const texts = [JSON.stringify(value), ...(isLiteral ? [value] : [])]
  return eb.or(texts.map((text) => has(`,${key}:${text},`)))
}
