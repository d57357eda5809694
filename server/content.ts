import { events } from './events/events.ts'
import { groups } from './groups/groups.ts'
import { declaredResources } from './http/declared-resources.ts'
import { type AnyServed, served } from './resources/served.ts'
import { returnAnswers } from './rsvp/restoration.ts'
import { ctaBlocks, emailTemplates, landingPages, rsvpBlocks, styles } from './templates/templates.ts'

const eventsAndAnswers: AnyServed = { ...events, returned: returnAnswers }
const templates: readonly AnyServed[] = [styles, landingPages, ctaBlocks, rsvpBlocks, emailTemplates]
const withRules: readonly AnyServed[] = [...templates, groups, eventsAndAnswers]

const plain = [...declaredResources.values()]
  .filter((resource) => !withRules.some((each) => each.resource === resource))
  .map((resource): AnyServed => served(resource))

/** Every resource by its name, with its rules if it has any. */
export const content: ReadonlyMap<string, AnyServed> = new Map(
  [...withRules, ...plain].map((each) => [each.resource.name, each]),
)
