import type { Page } from 'playwright-core'

/** The contrast of each edge of what is filled in or chosen to what is inside and outside of it, by WCAG 2.2. */
export function edgeContrasts(page: Page): Promise<[name: string, ratio: number][]> {
  return page.evaluate<[string, number][]>(script)
}

const script = `(() => {
  const luminance = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ratio = (...colours) => {
    const [dark, light] = colours.map(luminance).sort((a, b) => a - b)
    return Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100
  }
  const backOf = (element) => {
    const { backgroundColor } = getComputedStyle(element)
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? backOf(element.parentElement) : backgroundColor
  }
  const parts = '.field-box input:is([type=text], [type=number], [type=email], [type=password]), .segments input:not(:checked) + span, .stepper button, .secondary:not(.button), .field input, .ticket-calendars a'
  return [...document.querySelectorAll(parts)].filter((each) => each.offsetParent).map((each) => {
    const edge = getComputedStyle(each).borderTopColor
    return [each.name || each.className || each.textContent.trim(), Math.min(ratio(edge, backOf(each)), ratio(edge, backOf(each.parentElement)))]
  })
})()`
