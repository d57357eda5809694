import {
  byDefault,
  choice,
  colour,
  domainReference,
  flag,
  html,
  imageReference,
  name,
  text,
  timestamps,
} from './fields.ts'
import { type Create, type Patch, type Read, defineResource } from './resource.ts'

/** Images that ship with the product, for `background: preset`. The first one is the default. */
export const presets = [
  'preset-dawn',
  'preset-dunes',
  'preset-fern',
  'preset-harbour',
  'preset-paper',
  'preset-night',
] as const

export const LandingPage = defineResource({
  name: 'landingpage',
  table: 'landing_page',
  title: 'landing page template',
  titles: 'landing page templates',
  description: 'The look of the public page of an event or group. The event or group supplies the dates.',
  deletion: 'Events and groups that use it are kept and use the default landing page.',
  key: 'id',
  required: {
    name: name('An internal name, never shown to visitors.', { example: 'Conference page' }),
  },
  defaulted: {
    title: byDefault('', text('The headline of the page.', { example: 'Join us in May' })),
    highlight_color: byDefault('#2f6fed', colour('The colour of buttons and decoration.', { example: '#c2410c' })),
    background: byDefault(
      'solid',
      choice(
        ['solid', 'gradient', 'image', 'preset'],
        'The background of the page; `preset` is an image from the built-in library.',
        { example: 'gradient' },
      ),
    ),
    gradient_direction: byDefault(
      'linear-t',
      choice(
        ['linear-t', 'linear-tr', 'linear-r', 'linear-br', 'radial'],
        'The direction of the gradient. Used with the background `gradient`.',
        { example: 'linear-br' },
      ),
    ),
    background_color_1: byDefault(
      '#f6f7f9',
      colour('The background colour, or the first colour of the gradient.', { example: '#fff7ed' }),
    ),
    image_repeat: byDefault(false, flag('Repeat the background image instead of showing it full screen.')),
    meta_robots_override: byDefault(
      false,
      flag('Ask search engines not to list the page and not to follow its links (`noindex, nofollow`).'),
    ),
  },
  optional: {
    header_image: imageReference('The image at the top of the page: the id returned by the image upload.'),
    intro: html('The text below the headline.', {
      example: '<p>Two days of talks and <strong>workshops</strong>.</p>',
    }),
    legal: html('The text at the bottom of the page.', {
      example: '<p><a href="https://example.org/imprint">Imprint</a></p>',
    }),
    background_color_2: colour('The second colour of the gradient. Used with the background `gradient`.', {
      example: '#fed7aa',
    }),
    image: imageReference(
      `The background image: the id returned by the image upload or, with the background \`preset\`, one of ${presets.join(', ')}.`,
      { library: presets },
    ),
    meta_title_override: text('Replaces the generated title of the page in search results.', {
      example: 'Spring conference 2027',
    }),
    meta_description_override: text('Replaces the generated description of the page in search results.', {
      example: 'Two days of talks in Lisbon.',
    }),
    custom_domain: domainReference('The custom domain the page is served on.', { example: 3 }),
  },
  readOnly: timestamps,
  // With a gradient, the page has no background image.
  example: { image: null },
})

export type LandingPage = Read<typeof LandingPage>
export type LandingPageCreate = Create<typeof LandingPage>
export type LandingPagePatch = Patch<typeof LandingPage>
