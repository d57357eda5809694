import type { Kind, Template } from './kinds.ts'

type Condition = (template: Template) => boolean
const background =
  (...values: string[]): Condition =>
  (template) =>
    values.includes(template.background as string)
const offers =
  (...types: string[]): Condition =>
  (template) =>
    types.includes(template.type as string)

/** Fields that only matter together with others. */
const conditions: Readonly<Record<string, Readonly<Record<string, Condition>>>> = {
  styles: {
    customCss: ({ buttonStyle }) => buttonStyle === 'custom',
    trigger: ({ buttonStyle, listStyle }) =>
      listStyle !== 'modal' && !['round', 'text', 'date', 'neumorphism'].includes(buttonStyle as string),
  },
  pages: {
    background_color_1: background('solid', 'gradient'),
    background_color_2: background('gradient'),
    gradient_direction: background('gradient'),
    image: background('image', 'preset'),
    image_repeat: background('image', 'preset'),
  },
  forms: {
    waiting_list: ({ max }) => max !== null,
    offer_hours: ({ max, waiting_list }) => max !== null && waiting_list === true,
    maybe_option: ({ initial_confirmation }) => initial_confirmation !== true,
  },
  'calls-to-action': {
    headline: offers('text', 'link', 'share', 'form'),
    text: offers('text', 'link', 'share', 'form'),
    url: offers('link', 'form'),
    button_label: offers('link', 'form'),
    fields: offers('form'),
  },
}

/** Without fields that have no effect: nobody could see what is wrong with them. */
export function withoutHidden(kind: Kind, changes: object, template: Template): Partial<Template> {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => isShown(kind, field, template)))
}

/** Whether a field has an effect, or holds something that has to be seen. */
export function isShown({ place }: Kind, field: string, template: Template): boolean {
  return conditions[place]?.[field]?.(template) ?? true
}
