import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { party } from '../server/testing/visitor.ts'
import { leaveBrowser, openBrowser } from './browser.ts'
import { startSite } from './button-page.ts'
import { asking, rsvpButton, signUp, startRsvpSite } from './rsvp-button.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

test('a form stays open when text is selected beyond its edge, and keeps what was typed when it is closed', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element } = await rsvpButton(site)
  const { page } = await site.embed(element)
  const [dialog, email] = [page.getByRole('dialog'), page.getByLabel('Email address')]
  await page.getByRole('button', { name: 'Save my seat' }).click()
  await email.fill('ann@example.org')
  const { x, y } = (await email.boundingBox())!

  await page.mouse.move(x + 60, y + 10)
  await page.mouse.down()
  await page.mouse.move(5, y + 10)
  await page.mouse.up()
  assert.equal(await dialog.isVisible(), true)

  for (const close of [() => page.mouse.click(5, 5), () => page.keyboard.press('Escape')]) {
    await close()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Save my seat' }).click()
    assert.equal(await email.inputValue(), 'ann@example.org')
  }
})

test('attributes that change while a form is open take effect when it is closed, except for another event', async (t) => {
  const site = await startRsvpSite(t, browser)
  const [{ element }, other] = [await rsvpButton(site), await rsvpButton(site, { headline: 'Other' })]
  const { page } = await site.embed(element)
  const change = (name: string, value: string) =>
    page.locator('kalends-button').evaluate((button, [key, text]) => button.setAttribute(key!, text!), [name, value])
  await page.getByRole('button', { name: 'Save my seat' }).click()
  await page.getByLabel('Email address').fill('ann@example.org')

  await change('language', 'de')
  await change('attendee', 'bob@example.org')
  assert.equal(await page.getByLabel('Email address').inputValue(), 'ann@example.org')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Platz sichern' }).click()
  assert.equal(await page.getByLabel('E-Mail-Adresse').inputValue(), 'bob@example.org')
  await change('prokey', other.prokey)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Platz sichern' }).click()

  await page.getByRole('dialog', { name: 'Other' }).waitFor()
})

test('somebody who closes the dialog to look for the mail can still correct the address', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element } = await rsvpButton(site, { doi: true })
  const { page } = await site.embed(element)
  await signUp(page, 'ann@exmaple.org')
  const inbox = page.getByRole('dialog', { name: 'Check your inbox' })
  await inbox.waitFor()
  await page.keyboard.press('Escape')
  await inbox.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Save my seat' }).click()
  await inbox.getByRole('button', { name: 'Wrong address?' }).click()

  assert.equal(await page.getByLabel('Email address').inputValue(), 'ann@exmaple.org')
})

for (const inlineRsvp of [false, true])
  test(`shortcuts of the page take no letters from the form, ${inlineRsvp ? 'inline' : 'in a dialog'}`, async (t) => {
    const site = await startRsvpSite(t, browser)
    const { element } = await rsvpButton(site, {}, { inlineRsvp })
    const shortcuts = (opened: Page) =>
      opened.addInitScript(`
        addEventListener('keydown', (event) => {
          if (event.target.matches('input, textarea')) return
          if (event.key === 's' || event.key === 'Escape') event.preventDefault(), document.title = event.key
        })
      `)
    const { page } = await site.embed(element, { prepare: shortcuts })
    if (!inlineRsvp) await page.getByRole('button', { name: 'Save my seat' }).click()

    await page.getByLabel('Email address').pressSequentially('susi@example.org')
    assert.equal(await page.getByLabel('Email address').inputValue(), 'susi@example.org')
    if (!inlineRsvp) {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }

    assert.equal(await page.title(), 'A page')
  })

test('clicks while something is still loading open it once', async (t) => {
  const site = await startRsvpSite(t, browser)
  const dates = [party, { ...party, startDate: '2027-05-02' }]
  const several = { dates, title_event_series: 'Sailing course' }
  const elements = [
    (await rsvpButton(site)).element,
    await site.button({ options: ['google'] }, several),
    await site.button({ listStyle: 'modal' }),
    await site.button({ trigger: 'click' }),
  ]
  for (const [i, element] of elements.entries()) {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const { page, complaints } = await site.embed(element)
    await page.locator('.atcb-button').waitFor()
    await page.route('**/button/*', async (route) => {
      await held
      await route.continue()
    })

    await page.locator('.atcb-button').dblclick()
    await page.locator('.atcb-button').click()
    assert.equal(await page.locator('.atcb-button.busy').count(), 1)
    release()
    const opened = page.getByRole(i === 3 ? 'menu' : 'dialog')
    await opened.waitFor()

    assert.equal(await opened.count(), 1)
    assert.equal(await page.locator('dialog').count(), i === 3 ? 0 : 1)
    assert.equal(await page.locator('.busy').count(), 0)
    assert.deepEqual(complaints, [])
  }
})

test('after a long form, its result is shown from the top', async (t) => {
  const site = await startRsvpSite(t, browser)
  const fields = Array.from({ length: 8 }, (_, i) => ({ type: 'text', name: `f${i}`, label: `Question ${i + 1}` }))
  const { element } = await rsvpButton(site, { ...asking, maybe_option: false, initial_confirmation: true, fields })
  const { page } = await site.embed(element, { viewport: { width: 390, height: 640 } })
  await signUp(page, 'ann@example.org')

  const dialog = page.getByRole('dialog', { name: "You're going" })
  await dialog.waitFor()

  assert.equal(await dialog.evaluate(({ scrollTop }) => scrollTop), 0)
})

test('if the choice of dates cannot be loaded, the event page opens instead', async (t) => {
  const site = await startSite(t, browser)
  const dates = [party, { ...party, startDate: '2027-05-02' }]
  const element = await site.button({ options: ['google'] }, { dates, title_event_series: 'Sailing course' })
  const { page } = await site.embed(element)
  const button = page.getByRole('button', { name: 'Add to calendar' })
  await button.waitFor()
  await page.route('**/button/*', (route) => route.abort())

  const [opened] = await Promise.all([page.waitForEvent('popup'), button.click()])

  assert.equal(new URL(opened.url()).pathname, `/${/prokey="(.*?)"/.exec(element)![1]}`)
})

test('opening the form moves nothing on the page', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element } = await rsvpButton(site)
  const { page } = await site.embed(`<div style="text-align: center">${element}</div>`, { policy: '' })
  const button = page.locator('.atcb-button')
  await button.waitFor()
  const place = await button.boundingBox()

  await button.click()
  await page.getByRole('dialog').waitFor()

  assert.deepEqual(await button.boundingBox(), place)
})

test('fields of small buttons are large enough that phones do not zoom the page', async (t) => {
  const site = await startRsvpSite(t, browser)
  const { element } = await rsvpButton(site, {}, { size: '2' })
  const { page } = await site.embed(element)
  await page.getByRole('button', { name: 'Save my seat' }).click()

  const size = await page
    .getByLabel('Email address')
    .evaluate((field) => field.ownerDocument.defaultView!.getComputedStyle(field).fontSize)

  assert.equal(size, '16px')
})

test('a link is copied on pages without https, too', async (t) => {
  const { server, button, embed } = await startSite(t, browser)
  const { id } = await server.client.ctaBlock.create({ name: 'x', type: 'share' })
  const element = await button({ options: ['google'] }, { cta: true, cta_block: id })
  const withoutClipboard = (opened: Page) =>
    opened.addInitScript('delete Object.getPrototypeOf(navigator).clipboard; addEventListener("copy", () => (document.title = "Copied"))') // oxfmt-ignore
  const { page, complaints } = await embed(element, { policy: '', prepare: withoutClipboard })
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  await (await opened).close()

  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click()
  await page.waitForFunction('() => document.title === "Copied"')

  assert.deepEqual(complaints, [])
})
