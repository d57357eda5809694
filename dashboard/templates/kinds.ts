import { CtaBlock, LandingPage, type Resource, RsvpBlock, Style, calendarTypes } from '@kalends/contract'
import { app, v1 } from '../api.ts'
import type { Saved } from '../forms/index.ts'
import type { IconName } from '../icon-lines.ts'
import { language, words } from '../words.ts'

/** A template by the names of its fields: they are known by the declaration, not by the type. */
export type Template = Record<string, unknown> & { readonly name: string }

export type KindName = 'styles' | 'pages' | 'forms' | 'calls-to-action'
type GroupName = keyof typeof words.templates.groups

/** Fields that belong together, in a section that folds. */
export interface FieldGroup {
  readonly name: GroupName
  readonly icon: IconName
  readonly fields: readonly string[]
}

export interface Kind {
  /** In the address. */
  readonly place: KindName
  readonly icon: IconName
  readonly resource: Resource
  /** How previews call it. */
  readonly change: 'style' | 'landingpage' | 'rsvp_block' | 'cta_block'
  readonly groups: readonly FieldGroup[]
  /** What a new one begins with, besides the defaults. */
  readonly initial: Readonly<Record<string, unknown>>
  readonly calls: Calls
}

interface Written {
  readonly id: string
  readonly warnings?: readonly string[]
}

interface Calls {
  readonly all: (signal: AbortSignal) => Promise<readonly { id: number; name: string }[]>
  readonly read: (id: string) => Promise<Saved<Template>>
  readonly create: (template: object) => Promise<Written>
  readonly update: (id: string, changes: object, etag: string | undefined) => Promise<Written>
  readonly remove: (id: string) => Promise<unknown>
  readonly restore: (id: string) => Promise<unknown>
}

const group = (name: GroupName, icon: IconName, ...fields: string[]): FieldGroup => ({ name, icon, fields })

export const kinds: Readonly<Record<KindName, Kind>> = {
  styles: {
    place: 'styles',
    icon: 'button',
    resource: Style,
    change: 'style',
    initial: {
      options: ['apple', 'google', 'outlookcom', 'ms365', 'ical'].filter((each) => (calendarTypes as readonly string[]).includes(each)), // oxfmt-ignore
      language,
    },
    groups: [
      group(
        'look',
        'style',
        'buttonStyle',
        'customCss',
        'size',
        'lightMode',
        'language',
        'inline',
        'styleLight',
        'styleDark',
      ),
      group('calendars', 'calendar', 'options', 'optionsMobile', 'optionsIOS'),
      group('list', 'list', 'trigger', 'listStyle', 'buttonsList', 'hideBackground', 'hideIconList', 'hideTextLabelList', 'hideIconModal', 'forceOverlay'), // oxfmt-ignore
      group('details', 'button', 'hideIconButton', 'hideTextLabelButton', 'hideCheckmark', 'inlineRsvp', 'pastDateHandling', 'hideBranding'), // oxfmt-ignore
      group('labels', 'edit', 'customLabels'),
      group('technical', 'code', 'identifier', 'proxy', 'load_async', 'bypassWebViewCheck', 'hideRichData', 'images'),
    ],
    calls: callsOf(() => v1.style),
  },
  pages: {
    place: 'pages',
    icon: 'page',
    resource: LandingPage,
    change: 'landingpage',
    initial: {},
    groups: [
      group('content', 'edit', 'title', 'header_image', 'intro', 'legal'),
      group('background', 'style', 'highlight_color', 'background', 'background_color_1', 'background_color_2', 'gradient_direction', 'image', 'image_repeat'), // oxfmt-ignore
      group('search', 'domain', 'custom_domain', 'meta_title_override', 'meta_description_override', 'meta_robots_override'), // oxfmt-ignore
    ],
    calls: callsOf(() => v1.landingpage),
  },
  forms: {
    place: 'forms',
    icon: 'form',
    resource: RsvpBlock,
    change: 'rsvp_block',
    initial: {},
    groups: [
      group('seats', 'seat', 'max', 'maxpp', 'waiting_list', 'offer_hours', 'expires'),
      group('replies', 'done', 'initial_confirmation', 'maybe_option', 'doi'),
      group('questions', 'form', 'headline', 'text', 'fields'),
      group(
        'mails',
        'mail',
        'reminder_hours',
        ...Object.keys(RsvpBlock.fields).filter((name) => name.startsWith('email_')),
      ),
      group('use', 'calendar', 'single_event'),
    ],
    calls: { ...callsOf(() => v1.rsvpBlock), all: (signal) => app.templates.forms({}, { signal }) },
  },
  'calls-to-action': {
    place: 'calls-to-action',
    icon: 'cta',
    resource: CtaBlock,
    change: 'cta_block',
    initial: { type: 'link' },
    groups: [group('offer', 'cta', 'type', 'headline', 'text', 'url', 'button_label', 'fields')],
    calls: callsOf(() => v1.ctaBlock),
  },
}

export const isKind = (place: string): place is KindName => place in kinds

/** The four resources have the same operations. */
function callsOf(client: () => unknown): Calls {
  const of = client as () => typeof v1.style
  return {
    all: (signal) => of().all(undefined, { signal }),
    async read(id) {
      const { data, etag } = await of().read(id).withResponse()
      return { data: data as unknown as Template, etag }
    },
    create: (template) => of().create(template as never),
    async update(id, changes, etag) {
      return { ...(await of().update(id, changes as never, { ifMatch: etag })), id }
    },
    remove: (id) => of().delete(id),
    restore: (id) => of().restore(id),
  }
}

/** Whether it is the form of an event, not a template for many. */
export const isOfOneEvent = (template: object) => 'single_event' in template && template.single_event === true

/** The fields of a template that can be written. */
export function writable(kind: Kind, template: Template): Record<string, unknown> {
  return Object.fromEntries(Object.keys(kind.resource.fields).map((name) => [name, template[name]]))
}
