import { CtaBlock } from './cta-block.ts'
import { byDefault, choice, flag, name, paragraph, plain, reference, timestamps, webAddress } from './fields.ts'
import { LandingPage } from './landing-page.ts'
import { type Create, type Patch, type Read, defineResource } from './resource.ts'
import { groupShortLink, slug } from './slug.ts'
import { Style } from './style.ts'

export const subscriptions = ['no', 'children', 'external'] as const

export const Group = defineResource({
  name: 'group',
  table: 'event_group',
  title: 'group',
  titles: 'groups',
  description: 'A collection of events. People can subscribe to it as a calendar.',
  deletion: 'Deletes all of its events as well.',
  restoration: 'Events that were deleted with it come back too, for ten minutes with their RSVPs.',
  key: 'prokey',
  // A subscription to its own events has no external address. Only one item can have a slug, and examples are tried more than once.
  example: { subscription: 'no', public_event_overview: true, subscription_cal_url: null, slug: null },
  required: {
    name: name('The name. Visitors see it when they subscribe.', { example: 'Concerts' }),
  },
  defaulted: {
    subscription: byDefault(
      'no',
      choice(
        subscriptions,
        'What people can subscribe to: nothing, the events of the group, or the calendar at `subscription_cal_url`.',
        { example: 'children' },
      ),
    ),
    public_event_overview: byDefault(false, flag('The calendar button of the group shows a list of all its events.')),
    cta: byDefault(false, flag('Show a call to action after a visitor subscribes.')),
  },
  optional: {
    internal_note: paragraph('A note for yourself; never shown to visitors.', {
      example: 'Ask the venue about dates in 2028.',
    }),
    subscription_cal_url: webAddress(
      'The calendar of another service. Required by the subscription `external` and used only with it. The port must be 80, 443, 8080 or 8443.',
      {
        format: 'public-web-address',
        must: 'must be an address on the public internet that starts with http:// or https://, without a user name or password',
        example: 'https://example.org/holidays.ics',
      },
    ),
    layout: reference(Style, 'The style template of the calendar button.'),
    landingpage: reference(LandingPage, 'The landing page template.'),
    cta_block: reference(CtaBlock, 'The CTA template.', { flag: 'cta' }),
    slug: slug('group'),
  },
  readOnly: {
    status: plain<'published'>({
      type: 'string',
      enum: ['published'],
      description: 'Groups are always published.',
      examples: ['published'],
    }),
    events: plain<string[]>({
      type: 'array',
      items: { type: 'string', format: 'uuid' },
      description: 'The prokeys of its events, oldest first. An event is assigned to its group when it is created.',
      examples: [['0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11']],
    }),
    ...timestamps,
    short_link: groupShortLink,
  },
})

export type Group = Read<typeof Group>
export type GroupCreate = Create<typeof Group>
export type GroupPatch = Patch<typeof Group>
