import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { leaveBrowser, openBrowser } from './browser.ts'
import { startSite } from './button-page.ts'
import { styles } from '../server/demo/sample-templates.ts'
import { newEvent, newGroup, newStyle, party } from '../server/testing/visitor.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const coloured = {
  'the colours of the sample': styles.find(({ name }) => name === 'Sample: round and colourful')!,
  'other colours in the dark': {
    lightMode: 'system',
    styleLight: { '--btn-background': '#14532d', '--btn-text': '#fff' },
    styleDark: { '--btn-background': '#fde047', '--btn-text': '#1c1917' },
  },
  'a coloured date card': {
    buttonStyle: 'date',
    styleLight: { '--date-btn-background': '#581c87', '--date-btn-hover-background': '#581c87', '--date-btn-text': '#fff' }, // oxfmt-ignore
  },
  'the default colours': { lightMode: 'system' },
}

for (const [name, style] of Object.entries(coloured))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`with ${name}, every text on the button and on the cards of events and dates can be read in ${colorScheme}`, async (t) => {
      const { server, embed } = await startSite(t, browser)
      const layout = await newStyle(server, { ...style, name: 'Colours', options: ['google', 'ical'], trigger: 'click' }) // oxfmt-ignore
      const group = await newGroup(server, { subscription: 'no', public_event_overview: true, layout })
      const make = (event: object) => newEvent(server, { event_group: group, layout, ...event })
      const place = { ...party, location: 'Main hall' }
      const course = await make({ dates: [place, { ...place, startDate: '2027-05-08' }] })
      await make({ dates: [place], recurring: true, rrule: 'FREQ=WEEKLY;COUNT=3' })
      const cancelled = await make({ dates: [{ ...place, status: 'CANCELLED' }] })
      const keys = [group, course, cancelled]
      const { page } = await embed(keys.map((key) => `<kalends-button prokey="${key}"></kalends-button>`).join(''), { colorScheme }) // oxfmt-ignore

      const list = page.locator('kalends-button').first()
      await list.getByText('Main hall').nth(2).waitFor()
      await readable(page, 0, '.cards', 9)
      await list.locator('a.card').first().hover()
      await readable(page, 0, '.cards', 9)
      const choice = page.locator('kalends-button').nth(1).locator('.atcb-button')
      await readable(page, 1, '.atcb-button', 1)
      await readable(page, 2, '.atcb-button', 1)
      await choice.hover()
      await readable(page, 1, '.atcb-button', 1)

      await choice.click()
      await page.getByRole('menuitem', { name: 'Google Calendar' }).click()
      const dates = page.getByRole('dialog')
      await dates.getByText('Main hall').nth(1).waitFor()
      await readable(page, 1, 'dialog', 6)
    })

/** Every text has a contrast of 4.5:1 to what is behind it, by WCAG 2.2. */
async function readable(page: Page, button: number, part: string, atLeast: number) {
  const root = `document.querySelectorAll('kalends-button')[${button}].shadowRoot.querySelector('${part}')`
  const texts = await page.evaluate<[string, string, string][]>(`(${colours})(${root})`)
  assert.ok(texts.length >= atLeast, JSON.stringify(texts))
  for (const [text, ...pair] of texts) {
    const [dark, light] = pair.map(luminance).toSorted((a, b) => a - b)
    const ratio = (light! + 0.05) / (dark! + 0.05)
    assert.ok(ratio >= 4.5, `${text}: ${pair.join(' on ')} is ${ratio.toFixed(2)}:1`)
  }
}

/** Each text that is shown, with its colour and that behind it. */
const colours = `(root) => {
  const behind = (element) => {
    if (!element) return 'rgb(255, 255, 255)'
    const { backgroundColor } = getComputedStyle(element)
    return backgroundColor.endsWith(', 0)') ? behind(element.parentElement) : backgroundColor
  }
  return [...root.querySelectorAll('*')]
    .filter((each) => each.checkVisibility({ opacityProperty: true }) && !each.closest('.unseen'))
    .filter(({ childNodes }) => [...childNodes].some(({ nodeName, nodeValue }) => nodeName === '#text' && nodeValue.trim()))
    .map((each) => [each.textContent, getComputedStyle(each).color, behind(each)])
}`

function luminance(colour: string): number {
  const [r, g, b] = colour.match(/[\d.]+/g)!.map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
