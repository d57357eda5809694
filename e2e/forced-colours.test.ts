import assert from 'node:assert/strict'
import { type TestContext, after, before, test } from 'node:test'
import { buttonStyles } from '@kalends/contract'
import type { Browser, Locator } from 'playwright-core'
import { finallyIn } from '../server/testing/finally.ts'
import { newEvent, party } from '../server/testing/visitor.ts'
import { axe } from './axe.ts'
import { closeContext, leaveBrowser, openBrowser } from './browser.ts'
import { startSite } from './button-page.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const template = { name: 'x', initial_confirmation: false, maybe_option: true, maxpp: 3, headline: 'Save your seat' }

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with high contrast on ${colorScheme}, pages use lines where they otherwise use colours`, async (t) => {
    const { server, visit } = await start(t, colorScheme)
    const rsvp_block = Number((await server.post('/rsvp-block', template)).body.id)
    const dates = [party, { ...party, startDate: '2027-05-08' }]
    const [several, rsvp] = [
      await newEvent(server, { dates }),
      await newEvent(server, { dates: [party], rsvp: true, rsvp_block }),
    ]

    const page = await visit(`/${several}#date-2`)
    assert.equal(await widthOf(page.locator('#date-2'), 'border-inline-start'), '4px')
    for (const part of ['header .tile', '.badge', '.primary'])
      assert.equal(await widthOf(page.locator(part).first(), 'border-top'), '1px', part)
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    assert.equal(await widthOf(page.locator('#calendars'), 'border-top'), '1px')
    await page.keyboard.press('Tab')
    assert.equal(await widthOf(page.locator(':focus-visible'), 'outline'), '2px')
    assert.deepEqual(await axe(page), [])

    const form = await visit(`/${rsvp}`)
    await assertChosen(form.locator('.segments'))
    assert.deepEqual(await axe(form), [])

    const docs = await visit('/docs/button')
    const [chosen, other] = [
      docs.locator('.chips input:checked + span').first(),
      docs.locator('.chips input:not(:checked) + span').first(),
    ]
    assert.notEqual(await styleOf(chosen, 'background-color'), await styleOf(other, 'background-color'))
    assert.notEqual(
      await styleOf(docs.locator('.page[aria-current]'), 'background-color'),
      await styleOf(docs.locator('.page:not([aria-current])').first(), 'background-color'),
    )
  })

  test(`with high contrast on ${colorScheme}, the button has edges, and shows selection and focus`, async (t) => {
    const { server, button, embed } = await start(t, colorScheme)
    const rsvp_block = Number((await server.post('/rsvp-block', template)).body.id)
    const styles = buttonStyles.filter((style) => style !== 'custom')
    const elements = await Array.fromAsync(styles, (buttonStyle) => button({ buttonStyle, trigger: 'click' }))
    elements.push(await button({}, { rsvp: true, rsvp_block }))

    const { page, complaints } = await embed(elements.join(''), { forcedColors: 'active', colorScheme })
    const buttons = page.locator('.atcb-button')
    for (const [i, style] of styles.entries())
      assert.notEqual(await widthOf(buttons.nth(i), 'border-top'), '0px', style)
    assert.equal(await widthOf(page.locator('.style-date .tile'), 'border-top'), '1px')
    await buttons.first().focus()
    await page.keyboard.press('Enter')
    assert.equal(await widthOf(page.locator('.atcb-list-item:focus-visible'), 'outline'), '2px')
    await page.keyboard.press('Escape')

    await buttons.last().click()
    const segments = page.locator('.segments')
    await segments.waitFor()
    await assertChosen(segments, segments.locator('span').first())
    // axe assumes white for a page without a background, regardless of the visitor's canvas colour.
    if (colorScheme === 'light') assert.deepEqual(await axe(page), [])
    assert.deepEqual(complaints, [])
  })
}

/** The selected one differs from the others, which are alike. */
async function assertChosen(segments: Locator, edge = segments) {
  assert.equal(await widthOf(edge, 'border-top'), '1px')
  await segments.getByLabel('Maybe').check()
  const [yes, maybe, no] = await Promise.all(
    [0, 1, 2].map((n) => styleOf(segments.locator('span').nth(n), 'background-color')),
  )
  assert.equal(yes, no)
  assert.notEqual(maybe, yes)
}

const widthOf = (part: Locator, line: string) => styleOf(part, `${line}-width`)

/** Tests are type-checked without DOM types. */
interface Browsing {
  getComputedStyle(element: unknown): { getPropertyValue(name: string): string }
}

function styleOf(part: Locator, property: string): Promise<string> {
  return part.evaluate(
    (element, name) => (globalThis as unknown as Browsing).getComputedStyle(element).getPropertyValue(name),
    property,
  )
}

async function start(t: TestContext, colorScheme: 'light' | 'dark') {
  const site = await startSite(t, browser)
  const visit = async (path: string) => {
    const context = await browser.newContext({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    finallyIn(t, () => closeContext(context))
    const page = await context.newPage()
    await page.goto(`${site.server.context.settings.landingUrl}${path}`)
    return page
  }
  return { ...site, visit }
}
