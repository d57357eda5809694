import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { rsvpEvent } from '../server/testing/attendee.ts'
import { finallyIn } from '../server/testing/finally.ts'
import { photo } from '../server/testing/pictures.ts'
import { startServer } from '../server/testing/server.ts'
import { upload } from '../server/testing/uploads.ts'
import { newEvent, newGroup, party } from '../server/testing/visitor.ts'
import { closeContext, leaveBrowser, openBrowser } from './browser.ts'

after(leaveBrowser)

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

test('nothing moves when the images of a page arrive late', async (t) => {
  const server = await startServer(t)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const image = async (width: number, height: number) =>
    (await upload(server, await photo(width, height).jpeg().toBuffer(), 'image/jpeg')).body.id
  const template = async (fields: object) =>
    Number(
      (await server.post('/landingpage', { name: 'x', title: 'Welcome', intro: '<p>Hello</p>', ...fields })).body.id,
    )
  const wide = await template({ header_image: await image(1500, 800) })
  const tall = await template({ header_image: await image(500, 1400), background: 'preset' })
  const dates = [{ ...party, description: '<p>Bring a friend.</p>', location: 'Pier 3' }]
  const group = await newGroup(server, { landingpage: wide, public_event_overview: true })
  const paths = [
    await newEvent(server, { landingpage: wide, dates, event_group: group }),
    await newEvent(server, { landingpage: tall, dates }),
    await rsvpEvent(server, {}, { landingpage: wide, dates }),
    group,
  ]
  const browser = await openBrowser()

  for (const viewport of sizes) {
    const context = await browser.newContext({ viewport })
    finallyIn(t, () => closeContext(context))
    const page = await context.newPage()
    await page.addInitScript(`
      window.shift = 0
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (shift += value))).observe({ type: 'layout-shift' })
    `)
    await page.route('**/files/**', async (route) => {
      // Everything else is drawn by then.
      await page.locator('footer').waitFor()
      await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
      await route.continue()
    })
    for (const path of paths) {
      await page.goto(`${address}/${path}`)
      await page.waitForFunction('() => document.querySelector(".header, main img").complete')
      await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
      const shift = Number(await page.evaluate('shift'))
      assert.ok(shift <= 0.02, `${shift} on /${path} at ${viewport.width} pixels`)
    }
  }
})
