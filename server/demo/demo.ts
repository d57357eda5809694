import type { Event } from '@kalends/contract'
import type { Settings } from '../config.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { events } from '../events/events.ts'
import { groups, groupsWith } from '../groups/groups.ts'
import type { Actor, OrganizationId } from '../http/actor.ts'
import type { Listeners, Served } from '../resources/served.ts'
import type { Key } from '../resources/store.ts'
import { ResourceWriter } from '../resources/write.ts'
import * as templates from '../templates/templates.ts'
import { createSampleAnswers, createSampleLine } from './sample-answers.ts'
import { type SampleGroup, sampleGroups } from './sample-events.ts'
import * as samples from './sample-templates.ts'
import { eventsOf, firstMails, groupProkeys, isUsed, lockOrganization, templateIds } from './store.ts'

/** Templates have an id, groups and events a prokey. */
export type Sample = { readonly path: string; readonly name: string } & (
  | { readonly id: number }
  | { readonly prokey: string }
)

export interface Samples {
  /** Whether anything was created. */
  readonly isNew: boolean
  readonly samples: Sample[]
}

type Create = (served: Served, body: unknown) => Promise<string>

/** Creates the sample content through the rules of the API. Existing content is left alone. */
export async function createSamples(context: Context, actor: Actor): Promise<Samples> {
  const { organization } = actor
  const made = await context.database.transaction(async (tx): Promise<Samples> => {
    await lockOrganization(tx, organization)
    let isNew = false
    const create: Create = async (served, body) => {
      isNew = true
      const { key } = await new ResourceWriter(served, context).create(tx, actor, body)
      return String(key)
    }
    const templatesMade = await createTemplates(tx, organization, create)
    const ids = new Map(templatesMade.map((sample) => [sample.name, sample.id]))
    const content = sampleGroups(daysFrom(context.now()), (name) => ids.get(name)!)
    return { samples: [...templatesMade, ...(await createGroups(tx, organization, create, content))], isNew }
  })
  const [party, tasting] = [prokeyOf(made, 'Summer party'), prokeyOf(made, 'Wine tasting')]
  if (made.isNew && party !== undefined) await createSampleAnswers(context, actor, party)
  if (made.isNew && tasting !== undefined) await createSampleLine(context, actor, tasting)
  return made
}

const sampleTemplates = [
  { served: templates.styles, table: 'style', items: samples.styles },
  { served: templates.landingPages, table: 'landing_page', items: samples.landingPages },
  { served: templates.ctaBlocks, table: 'cta_block', items: samples.ctaBlocks },
  { served: templates.rsvpBlocks, table: 'rsvp_block', items: samples.rsvpBlocks },
] as const

/** Removes groups with their events, and templates that nothing else uses. Returns how many. */
export async function removeSamples(context: Context, actor: Actor, listeners: Listeners<typeof Event>) {
  const { organization } = actor
  return context.database.transaction(async (tx) => {
    await lockOrganization(tx, organization)
    let removed = 0
    const remove = async (served: Served, key: Key) => {
      await new ResourceWriter(served, context).remove(tx, actor, key, undefined)
      removed += 1
    }
    const present = await groupProkeys(tx, organization)
    for (const { group } of sampleGroups(daysFrom(context.now()), () => 0)) {
      const prokey = present.get(group.name)
      if (prokey !== undefined) await remove(groupsWith(listeners, context.settings.outboundAllow) as Served, prokey)
    }
    for (const { served, table, items } of sampleTemplates) {
      const ids = await templateIds(tx, table, organization)
      for (const { name } of items) {
        const id = ids.get(name)
        if (id !== undefined && !(await isUsed(tx, table, organization, id))) await remove(served as Served, id)
      }
    }
    return removed
  })
}

/** Undefined if it was deleted since. */
export function prokeyOf({ samples: all }: Samples, title: string): string | undefined {
  return all.flatMap((each) => ('prokey' in each && each.name === title ? [each.prokey] : []))[0]
}

async function createTemplates(tx: Transaction, organization: OrganizationId, create: Create) {
  const mails = await firstMails(tx, organization)
  const made: (Sample & { id: number })[] = []
  for (const { served, table, items } of sampleTemplates) {
    const present = await templateIds(tx, table, organization)
    for (const item of items) {
      const body = table === 'rsvp_block' ? { ...item, ...mails } : item
      const id = present.get(item.name) ?? Number(await create(served as Served, body))
      made.push({ path: served.resource.name, id, name: item.name })
    }
  }
  return made
}

/** Creates groups with their events. An existing group is left alone. */
async function createGroups(
  tx: Transaction,
  organization: OrganizationId,
  create: Create,
  content: readonly SampleGroup[],
): Promise<Sample[]> {
  const present = await groupProkeys(tx, organization)
  const made: Sample[] = []
  for (const { group, events: items } of content) {
    const known = present.get(group.name)
    const event_group = known ?? (await create(groups as Served, group))
    made.push({ path: 'group', prokey: event_group, name: group.name })
    const found = await eventsOf(tx, organization, event_group)
    // Events do not inherit their group's templates.
    const look = { layout: group.layout ?? null, landingpage: group.landingpage ?? null }
    for (const [title, event] of Object.entries(items)) {
      const prokey = known
        ? found.find(({ label }) => label.startsWith(`${title}, `))?.prokey
        : await create(events as Served, { ...look, ...event, event_group })
      if (prokey !== undefined) made.push({ path: 'event', prokey, name: title })
    }
  }
  return made
}

function daysFrom(now: number): (days: number) => string {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').toPlainDate()
  return (days) => today.add({ days }).toString()
}

/** What to open while a server is running, without deleted items. */
export function addressesOf(made: Samples, { icsUrl, landingUrl, publicUrl }: Settings) {
  const calendar = prokeyOf(made, 'Sample: Club calendar')
  const event = prokeyOf(made, 'Evening at the harbour')
  const [party, tasting] = [prokeyOf(made, 'Summer party'), prokeyOf(made, 'Wine tasting')]
  return {
    ...(event && { page: `${landingUrl}/${event}`, cta: `${landingUrl}/${event}/cta` }),
    ...(party && { rsvp: `${landingUrl}/${party}` }),
    ...(tasting && { full: `${landingUrl}/${tasting}` }),
    ...(calendar && { overview: `${landingUrl}/${calendar}`, feed: `${icsUrl}/${calendar}/calendar.ics` }),
    ...(calendar && { subscribe: `${landingUrl}/${calendar}/s/apple` }),
    ...(event && { file: `${icsUrl}/${event}/event.ics`, link: `${landingUrl}/${event}/o/google` }),
    ...(event && { button: `${publicUrl}/docs/button?prokey=${event}` }),
    docs: `${publicUrl}/docs`,
  }
}
