import { CtaBlock } from './cta-block.ts'
import { byDefault, choice, flag, name, paragraph, plain, reference, timestamps, webAddress } from './fields.ts'
import { LandingPage } from './landing-page.ts'
import { type Create, type Patch, type Read, defineResource } from './resource.ts'
import { Style } from './style.ts'

export const subscriptions = ['no', 'children', 'external'] as const

export const Group = defineResource({
  name: 'group',
  table: 'event_group',
  title: 'group',
  titles: 'groups',
  description: 'A collection of events, which can also be a calendar that people subscribe to.',
  deletion: 'All events linked to it are deleted with it.',
  key: 'prokey',
  // A subscription to its own events has no address of another service.
  example: { subscription: 'no', public_event_overview: true, subscription_cal_url: null },
  required: {
    name: name('Its name. Visitors see it when the group is used as a subscription.', { example: 'Concerts' }),
  },
  defaulted: {
    subscription: byDefault(
      'no',
      choice(
        subscriptions,
        'Whether people can subscribe: not at all, to the events of the group, or to the calendar at `subscription_cal_url`.',
        { example: 'children' },
      ),
    ),
    public_event_overview: byDefault(false, flag('The calendar button of the group becomes a list of all its events.')),
    cta: byDefault(false, flag('Show a call to action after somebody subscribed.')),
  },
  optional: {
    internal_note: paragraph('A note for yourself; never shown to visitors.', {
      example: 'Ask the venue for the dates of 2028.',
    }),
    subscription_cal_url: webAddress(
      'The calendar of another service. Needed by, and used with, the subscription `external`. Its port is 80, 443, 8080 or 8443.',
      {
        format: 'public-web-address',
        must: 'must be an address on the public internet that starts with http:// or https://, without a user name or password',
        example: 'https://example.org/holidays.ics',
      },
    ),
    layout: reference(Style, 'The style template of the calendar button.'),
    landingpage: reference(LandingPage, 'The landing page template.'),
    cta_block: reference(CtaBlock, 'The CTA template.', { flag: 'cta' }),
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
      description: 'The prokeys of the events of the group, oldest first. Events are linked when they are created.',
      examples: [['0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11']],
    }),
    ...timestamps,
  },
})

export type Group = Read<typeof Group>
export type GroupCreate = Create<typeof Group>
export type GroupPatch = Patch<typeof Group>
