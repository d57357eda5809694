import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { rsvpEvent } from '../server/testing/attendee.ts'
import { newEvent, newGroup, newStyle, party } from '../server/testing/visitor.ts'
import { openApplication } from './application.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

const notice = (page: Page) => page.locator('main').getByText('your role does not allow changes')

/** The labels of everything that can be changed, with all sections open. Searching is allowed. */
async function controlsIn(page: Page): Promise<string[]> {
  await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
  // Rich text is loaded later than the rest.
  await page.locator('main .rich-text.waiting').first().waitFor({ state: 'detached' })
  return page
    .locator('main')
    .locator('input:enabled:not([type=search]), textarea:enabled, select:enabled, [contenteditable=true]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.outerHTML))
}

test('a viewer finds nothing to change in any editor, and every new screen says why', async (t) => {
  const { page, go, server, person } = await openApplication(t, { role: 'viewer' })
  const dates = [
    { ...party, description: '<p>First evening</p>' },
    { ...party, startDate: '2027-05-02', description: '<p>Second evening</p>' },
  ]
  const ids = {
    styles: await newStyle(server),
    pages: (await server.client.landingpage.create({ name: 'Night' })).id,
    forms: (await server.client.rsvpBlock.create({ name: 'Summer' })).id,
    'calls-to-action': (await server.client.ctaBlock.create({ name: 'Newsletter', type: 'form', url: 'https://example.org', fields: [{ type: 'text', name: 'city', label: 'City' }] })).id, // oxfmt-ignore
    mails: (await person.app.get('/email-templates')).body[0].id,
  }
  const places = [
    'events/new',
    `events/${await newEvent(server, { dates })}`,
    `events/${await rsvpEvent(server)}`,
    'groups/new',
    `groups/${await newGroup(server)}`,
    ...['styles', 'pages', 'forms', 'calls-to-action'].map((kind) => `templates/${kind}/new`),
    ...Object.entries(ids).map(([kind, id]) => `templates/${kind}/${id}`),
  ]
  for (const place of places) {
    await go(place)
    await notice(page).waitFor()
    assert.deepEqual(await controlsIn(page), [], place)
    if (place === 'events/new') assert.equal(await page.locator('main').getByRole('textbox').count(), 0)
    assert.equal(
      await page
        .locator('main')
        .getByRole('button', { name: /^(Save|Create)/ })
        .count(),
      0,
      place,
    )
  }
  await go('start/page')
  await notice(page).waitFor()
  assert.deepEqual(await controlsIn(page), [])
})
