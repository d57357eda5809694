import { type Item, Style, calendarTypes } from '@kalends/contract'
import type { Context } from '../context.ts'
import { type PublishedGroup, publishedGroups } from '../groups/published.ts'
import { styles } from '../templates/templates.ts'
import type { Device } from './device.ts'

export type CalendarType = (typeof calendarTypes)[number]
type StyleItem = Item<typeof Style>

/** What the style of an event or a group says about its pages. */
export interface Look {
  readonly language: StyleItem['language']
  /** null: as the visitor's system has it. */
  readonly scheme: 'light' | 'dark' | null
  readonly bypassWebViewCheck: boolean
  readonly hidesPastDates: boolean
  /** The calendars to offer on a device. */
  readonly offered: (device: Device) => CalendarType[]
}

/** Finds the look: the style of the event, else that of its group, else the defaults. */
export function looks(context: Context) {
  const { one } = styles.store.reads(context.database)
  const group = publishedGroups(context)
  const ofStyle = async (organization: number, layout: number | null): Promise<Look> => {
    const [row] = layout === null ? [] : await one(organization, layout)
    return lookOf(row && (styles.store.item(row) as StyleItem))
  }
  return {
    ofGroup: ({ organization, item }: PublishedGroup) => ofStyle(organization, item.layout),
    ofEvent: async (organization: number, layout: number | null, prokey: string) =>
      ofStyle(organization, layout ?? (await group(prokey))?.item.layout ?? null),
  }
}

function lookOf(style: StyleItem | undefined): Look {
  const { lightMode, ...said } = style ?? {
    ...(Style.defaults as StyleItem),
    options: [...calendarTypes],
    lightMode: 'system',
  }
  return {
    language: said.language,
    scheme: lightMode === 'light' || lightMode === 'dark' ? lightMode : null,
    bypassWebViewCheck: said.bypassWebViewCheck,
    hidesPastDates: said.pastDateHandling === 'hide',
    offered: (device) => optionsOn(device, said),
  }
}

/** An iPhone calls the file Apple and Android calls it iCal, unless the style has a list for them. */
function optionsOn({ system }: Device, { options, optionsMobile, optionsIOS }: Omit<StyleItem, 'lightMode'>) {
  const own = system === 'ios' ? (optionsIOS ?? optionsMobile) : system === 'android' ? optionsMobile : options
  if (own) return inOrder(own)
  const [file, other] = system === 'ios' ? (['apple', 'ical'] as const) : (['ical', 'apple'] as const)
  return inOrder(options.map((type) => (type === other ? file : type)))
}

function inOrder(chosen: readonly CalendarType[]): CalendarType[] {
  return calendarTypes.filter((type) => chosen.includes(type))
}
