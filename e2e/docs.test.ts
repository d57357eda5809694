import assert from 'node:assert/strict'
import { type TestContext, after, before, test } from 'node:test'
import type { Browser, Locator, Page } from 'playwright-core'
import { finallyIn } from '../server/testing/finally.ts'
import { type TestServer, startServer } from '../server/testing/server.ts'
import { until } from '../server/testing/until.ts'
import { axe, axeColours } from './axe.ts'
import { leaveBrowser, openBrowser } from './browser.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

// Loading the page takes seconds, so parts that do not depend on how it was opened share it.
test('the API reference', async (t) => {
  const { page, complaints, server, key, follow } = await openDocs(t)

  await t.test('the API reference shows every group of operations without browser errors', async () => {
    const groups = await page.getByRole('heading', { level: 3 }).allInnerTexts()

    assert.deepEqual(groups.slice(0, 4), ['Events', 'Groups', 'Style templates', 'Landing page templates'])
    assert.deepEqual(await page.locator('h1').allInnerTexts(), ['Kalends API'])
    assert.equal(await page.title(), 'Kalends API reference')
    assert.equal(await page.locator('html').getAttribute('lang'), 'en')
    assert.match(await page.locator('#version').innerText(), /^v\d+\.\d+\.\d+$/)
    assert.deepEqual(complaints, [])
  })

  await t.test('with a key, a request can be tried on the page', async () => {
    await page.getByRole('button', { name: 'Add your key' }).click()
    await page.getByLabel('Key', { exact: true }).fill(key)
    await page.getByRole('button', { name: 'Use this key' }).click()

    await page.getByRole('button', { name: 'GET /style/all List all style templates' }).click()
    const { status, body } = await tryOut(page, 'Style_templates-list-style')

    assert.equal(status, '200')
    assert.equal(body, '[]')
    assert.deepEqual(complaints, [])
  })

  await t.test('the command of a tried request has a variable instead of the key', async () => {
    await follow('#/RSVP%20templates/list-rsvp-block')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])

    const { status } = await tryOut(page, 'RSVP_templates-list-rsvp-block')
    const command = page.locator('#operations-RSVP_templates-list-rsvp-block .curl-command')
    await command.locator('.copy-to-clipboard button').click()

    assert.equal(status, '200')
    assert.match(await command.innerText(), /-H "Authorization: \$KALENDS_KEY"/)
    assert.match(String(await page.evaluate('navigator.clipboard.readText()')), /-H "Authorization: \$KALENDS_KEY"/)
    assert.equal((await page.content()).includes(key.slice(-43)), false)
  })

  await t.test('an image, which is not below the API path, can be tried on the page', async () => {
    await follow('#/Landing%20page%20templates/read-file')
    const block = page.locator('#operations-Landing_page_templates-read-file')

    await block.getByRole('button', { name: 'Try it out' }).click()
    await block.getByRole('button', { name: 'Execute' }).click()
    const image = block.locator('.live-responses-table img')
    await image.waitFor()

    assert.match(await block.locator('.curl-command').innerText(), /\/files\/preset-dawn'/)
    assert.equal(await image.evaluate((element) => (element as unknown as { naturalWidth: number }).naturalWidth), 1920)
    assert.deepEqual(complaints, [])
  })

  await t.test('links for visitors are documented, but can be opened rather than tried', async () => {
    await follow('#/Events/open-direct-link')
    const link = page.locator('#operations-Events-open-direct-link')

    await link.getByText('To the calendar, with the event filled in.').waitFor()

    assert.equal(await link.getByRole('button', { name: 'Try it out' }).count(), 0)
    assert.equal(await link.getByText('/{prokey}/o/{type}').isVisible(), true)
  })

  await t.test('a forgotten key is no longer sent', async () => {
    await follow('#/Groups/list-group')
    await page.getByRole('button', { name: 'Key added' }).click()
    await page.getByRole('button', { name: 'Forget the key' }).click()
    const { status } = await tryOut(page, 'Groups-list-group')

    assert.equal(status, '401')
  })

  await t.test('a key is accepted only if the server accepts it, and the page shows what it allows', async () => {
    const added = page.locator('#key-button')
    const refused = async (text: string) => {
      await page.getByLabel('Key', { exact: true }).fill(text)
      await page.keyboard.press('Enter')
      await page.locator('#key-fault:not(:empty)').waitFor()
      return page.getByRole('alert').innerText()
    }

    await added.click()
    assert.match(await refused('nonsense'), /^This is not a key\. A key looks like kal_/)
    assert.match(await refused(''), /^This is not a key\./)
    assert.match(
      await refused(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`),
      /^The server does not accept this key\./,
    )
    assert.equal(await page.getByLabel('Key', { exact: true }).getAttribute('aria-invalid'), 'true')
    await page.locator('#key-dialog').getByRole('button', { name: 'Cancel' }).click()
    assert.equal(await added.innerText(), 'Add your key')

    const labels = []
    for (const scope of ['read', 'write', 'read-write'] as const) {
      await addKey(page, `Bearer ${(await server.withKey({ scope })).key}`)
      labels.push(await added.innerText())
    }
    assert.deepEqual(labels, ['Read-only key', 'Write-only key', 'Key added'])
  })
})

test('a link to an operation opens it, and its example works unchanged', async (t) => {
  const { page, complaints, key } = await openDocs(t, '#/Style%20templates/create-style')
  const operation = page.locator('#operations-Style_templates-create-style')
  await operation.getByText('The calendars offered to visitors.').waitFor()

  await untilInView(operation)
  await addKey(page, key)
  const { status } = await tryOut(page, 'Style_templates-create-style')

  assert.equal(status, '201')
  assert.deepEqual(complaints, [])
})

test('a linked part is scrolled into view and marked in the navigation, and so is the next one opened', async (t) => {
  const { page } = await openDocs(t, '#/RSVP%20templates/update-rsvp-block')
  const current = page.locator('#navigation [aria-current]')
  await current.waitFor()

  assert.deepEqual(await current.allInnerTexts(), ['Update\nPATCH'])
  await untilInView(current)
  await untilInView(page.locator('#operations-RSVP_templates-update-rsvp-block'))

  await page.getByRole('button', { name: 'DELETE /rsvp-block/{id}' }).click()
  assert.deepEqual(await current.allInnerTexts(), ['Delete\nDEL'])
  assert.equal(new URL(page.url()).hash, '#/RSVP%20templates/delete-rsvp-block')

  await page.getByRole('navigation').getByRole('link', { name: 'Errors' }).click()
  assert.deepEqual(await current.allInnerTexts(), ['Errors'])
  await untilInView(page.getByRole('heading', { name: 'Errors' }))

  await page.goBack()
  await untilInView(page.locator('#operations-RSVP_templates-delete-rsvp-block'))
  assert.deepEqual(await current.allInnerTexts(), ['Delete\nDEL'])
})

for (const [device, viewport] of Object.entries({ computer: undefined, phone: { width: 390, height: 844 } })) {
  test(`axe finds nothing, on a ${device}, in light and dark colours`, async (t) => {
    const { page, key } = await openDocs(t, '#/Events/create-event', viewport)
    await page.locator('#operations-Events-create-event .fields').first().waitFor()
    const inBoth = async (part?: string) => {
      await page.emulateMedia({ colorScheme: 'light' })
      assert.deepEqual(await axe(page, part), [], 'light')
      await page.emulateMedia({ colorScheme: 'dark' })
      assert.deepEqual(await axeColours(page, part), [], 'dark')
    }

    await inBoth()
    await page.locator('#key-button').click()
    await inBoth('#key-dialog')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await addKey(page, key)
    await tryOut(page, 'Events-create-event')
    await inBoth('#operations-Events-create-event')
    if (device === 'phone') {
      await page.getByRole('button', { name: 'Menu' }).click()
      await inBoth('#navigation')
    }
  })
}

test('the chapters have their usual names; wide screens show code beside its text, others below it', async (t) => {
  const { page } = await openDocs(t, '', { width: 1440, height: 900 })
  const guide = page.getByRole('navigation').locator('section', { hasText: 'Guide' })
  const chapters = await guide.getByRole('link').allInnerTexts()
  const places = async () => {
    const chapter = page.locator('section#idempotency')
    const [text, code] = [await chapter.locator('p').boundingBox(), await chapter.locator('pre').boundingBox()]
    return { isBeside: code!.x >= text!.x + text!.width, isBelow: code!.y >= text!.y + text!.height }
  }

  const wide = await places()
  await page.setViewportSize({ width: 820, height: 1180 })
  const narrow = await places()

  assert.deepEqual(chapters, [
    'Introduction',
    'Authentication',
    'Requests and responses',
    'Errors',
    'Rate limits',
    'Partial updates',
    'Idempotency',
    'Concurrency',
    'Pagination',
    'Versioning',
    'Links for visitors',
    'Limits',
  ])
  assert.deepEqual(wide, { isBeside: true, isBelow: false })
  assert.deepEqual(narrow, { isBeside: false, isBelow: true })
})

test('on a phone nothing scrolls sideways, and the menu reaches everything', async (t) => {
  const { page } = await openDocs(t, '#/Style%20templates/create-style', { width: 390, height: 844 })
  const sideways = () => page.evaluate('document.documentElement.scrollWidth - innerWidth')
  await page.locator('#operations-Style_templates-create-style .fields').first().waitFor()
  assert.equal(await sideways(), 0)
  await page.setViewportSize({ width: 320, height: 640 })
  assert.equal(await sideways(), 0)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('searchbox').fill('email')
  const entries = await page.locator('#navigation li:not([hidden]) a > span:first-child').allInnerTexts()
  await page.getByRole('link', { name: 'Read the latest' }).click()
  await page.locator('#operations-Email_templates-latest-email-template .fields').first().waitFor()

  assert.deepEqual(entries, [
    'Create',
    'Update',
    'List all',
    'Read the latest',
    'List the email templates of one type',
    'List the changes',
    'Restore',
    'Add an RSVP',
    'Change an RSVP',
    'Sign up for an event',
  ])
  assert.equal(await page.locator('#navigation').isVisible(), false)
  assert.equal(await sideways(), 0)
})

interface OpenedDocs {
  page: Page
  server: TestServer
  key: string
  /** Browser errors, and every request to another host. */
  complaints: string[]
  /** Opens a part by its link, on the same page. */
  follow: (hash: string) => Promise<unknown>
}

/** The page of a server that listens on a real port. */
async function openDocs(t: TestContext, hash = '', viewport = { width: 1280, height: 900 }): Promise<OpenedDocs> {
  const server = await startServer(t)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  finallyIn(t, () => page.close())

  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => void complaints.push(error.message))
  page.on('request', (request) => {
    const url = request.url()
    if (![`${address}/`, `blob:${address}/`, 'data:'].some((own) => url.startsWith(own)))
      complaints.push(`asked for ${url}`)
  })
  await page.goto(`${address}/docs${hash}`)
  await page.locator('.opblock').first().waitFor()
  const follow = (part: string) => page.goto(`${address}/docs${part}`)
  return { page, server, key: server.key, complaints, follow }
}

/** Scrolling takes a moment. */
async function untilInView(part: Locator) {
  const { height } = part.page().viewportSize()!
  await until(async () => {
    const box = await part.boundingBox()
    return box !== null && box.y >= 0 && box.y < height
  })
}

async function addKey(page: Page, key: string) {
  await page.locator('#key-button').click()
  await page.getByLabel('Key', { exact: true }).fill(key)
  await page.keyboard.press('Enter')
  await page.locator('#key-dialog').waitFor({ state: 'hidden' })
}

/** Sends the request of an open operation, and reads the response from the page. */
async function tryOut(page: Page, operation: string): Promise<{ status: string; body: string }> {
  const block = page.locator(`#operations-${operation}`)
  await block.getByRole('button', { name: 'Try it out' }).click()
  await block.getByRole('button', { name: 'Execute' }).click()
  const answer = block.locator('.live-responses-table tr.response')
  return {
    status: (await answer.locator('.response-col_status').innerText()).split('\n')[0]!.trim(),
    body: await answer.locator('pre').first().innerText(),
  }
}
