import { type ButtonStyle, type CtaBlock, type Item, type Style, buttonStyleFields } from '@kalends/contract'

const opensOnClick: readonly ButtonStyle['buttonStyle'][] = ['round', 'text', 'date', 'neumorphism']

/**
 * The style as it is drawn, where some fields override others. A date card needs a date: RSVP events and groups get the
 * default button instead.
 */
export function drawnStyle(style: Item<typeof Style>, { hasDate }: { hasDate: boolean }): ButtonStyle {
  const buttonStyle = style.buttonStyle === 'date' && !hasDate ? 'default' : style.buttonStyle
  const isClicked = style.listStyle === 'modal' || opensOnClick.includes(buttonStyle)
  return {
    ...(Object.fromEntries(buttonStyleFields.map((field) => [field, style[field]])) as ButtonStyle),
    buttonStyle,
    ...(buttonStyle === 'date' && { buttonsList: false }),
    ...(isClicked && { trigger: 'click' }),
  }
}

/** The public fields of a call to action. Its name is internal. */
export function visibleCta({ type, headline, text, url, button_label, fields }: Item<typeof CtaBlock>) {
  return { type, headline, text, url, button_label, fields }
}
