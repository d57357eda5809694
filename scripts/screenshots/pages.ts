import { evening, newEvent } from './content.ts'
import { fullEvent } from './rsvp.ts'
import type { Scene } from './scene.ts'
import type { Stage } from './stage.ts'

const event =
  (...given: [fields: object, look?: Parameters<typeof newEvent>[2]]) =>
  async (stage: Stage) =>
    `${stage.origin}/${await newEvent(stage, ...given)}`

const weekly = { recurrence: 'RRULE:FREQ=WEEKLY;COUNT=12' }
const several = [3, 10, 17, 24, 31, 38, 45, 52].map((days, i) => evening(days, { name: `Evening ${i + 1}` }))

/** Events and groups in every state. */
export const pages: readonly Scene[] = [
  { name: 'page-plain', set: event({}) },
  { name: 'page-cover', set: event({}, { cover: true }) },
  { name: 'page-gradient', set: event({}, { template: { background: 'gradient', background_color_1: '#fde68a', background_color_2: '#f472b6', gradient_direction: 'linear-br', highlight_color: '#be185d' } }) }, // oxfmt-ignore
  { name: 'page-preset', set: event({}, { template: { background: 'preset', image: 'preset-harbour' } }) },
  { name: 'page-intro', set: event({}, { cover: true, template: { title: 'Join us this summer', intro: '<p>Four evenings by the water.</p>', legal: '<p>Harbour Nights, Pier 3</p>' } }) }, // oxfmt-ignore
  { name: 'page-long-title', set: event({ dates: [evening(20, { name: 'Jahreshauptversammlung der Freundinnen und Freunde des Binnenschifffahrtsmuseums' })] }) }, // oxfmt-ignore
  { name: 'page-past', set: event({ dates: [evening(-5)] }, { cover: true }) },
  { name: 'page-cancelled', set: event({ dates: [evening(20, { status: 'CANCELLED' })] }, { cover: true }) },
  { name: 'page-tentative', set: event({ dates: [evening(20, { status: 'TENTATIVE' })] }) },
  { name: 'page-now', set: event({ dates: [evening(0, { startTime: '00:00', endTime: '23:59' })] }) },
  { name: 'page-online', set: event({ dates: [evening(20, { location: 'https://meet.example.org/summer' })] }) },
  { name: 'page-all-day', set: event({ dates: [evening(20, { startTime: null, endTime: null })] }) },
  { name: 'page-series', set: event(weekly) },
  { name: 'page-several-dates', set: event({ title_event_series: 'Summer nights', dates: several }) },
  {
    name: 'page-occurrence',
    async set(stage) {
      const prokey = await newEvent(stage, weekly)
      return `${stage.origin}/${prokey}/on/${evening(27).startDate}`
    },
  },
  { name: 'page-arabic', set: event({ ...weekly, dates: [evening(20, { name: 'أمسية موسيقية في الميناء', location: 'مركز دبي المالي العالمي' })] }, { style: { language: 'ar' } }) }, // oxfmt-ignore
  { name: 'page-japanese', set: event({ dates: [evening(20, { name: '港の夏祭りと花火大会' })] }, { style: { language: 'ja' } }) }, // oxfmt-ignore
  { name: 'page-calendars-open', set: event({}), act: (page) => page.getByRole('button', { name: 'Add to calendar' }).first().click(), isWindowOnly: true }, // oxfmt-ignore
  { name: 'page-share-open', set: event({}), act: (page) => page.getByRole('button', { name: 'Share' }).first().click(), isWindowOnly: true }, // oxfmt-ignore
  { name: 'page-missing', set: async ({ origin }) => `${origin}/00000000-0000-4000-8000-000000000000` },
  { name: 'page-help', set: async (stage) => `${stage.origin}/${await newEvent(stage, { dates: several })}/o/yahoo` },
  { name: 'group', set: async ({ addresses }) => addresses.overview },
  { name: 'group-empty', set: async (stage) => `${stage.origin}/${(await stage.post('group', { name: 'Concerts', subscription: 'children', public_event_overview: true })).prokey}` }, // oxfmt-ignore
  { name: 'call-to-action', set: async ({ addresses }) => addresses.cta },
]

const picture = { modes: ['desktop-light'], options: { viewport: { width: 1200, height: 630 } } } as const
const previewOf = (set: Scene['set']) => async (stage: Stage) => `${await set(stage)}/preview.jpg`

/** What messengers show. */
export const previews: readonly Scene[] = [
  { ...picture, name: 'preview-plain', set: previewOf(event({})) },
  { ...picture, name: 'preview-cover', set: previewOf(event({}, { cover: true })) },
  { ...picture, name: 'preview-series', set: previewOf(event({ ...weekly }, { cover: true })) },
  {
    ...picture,
    name: 'preview-several-dates',
    set: previewOf(event({ title_event_series: 'Summer nights', dates: several })),
  },
  { ...picture, name: 'preview-cancelled', set: previewOf(event({ dates: [evening(20, { status: 'CANCELLED' })] }, { cover: true })) }, // oxfmt-ignore
  { ...picture, name: 'preview-full', set: previewOf(async (stage) => `${stage.origin}/${await fullEvent(stage)}`) },
  { ...picture, name: 'preview-past', set: previewOf(event({ dates: [evening(-5)] })) },
  { ...picture, name: 'preview-group', set: previewOf(async ({ addresses }) => addresses.overview) },
]
