import assert from 'node:assert/strict'
import { type TestContext, after, before, test } from 'node:test'
import { buttonStyles } from '@kalends/contract'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { finallyIn } from '../server/testing/finally.ts'
import { type TestServer, startServer } from '../server/testing/server.ts'
import { until } from '../server/testing/until.ts'
import { axe } from './axe.ts'
import { leaveBrowser, openBrowser } from './browser.ts'

let browser: Browser
before(async () => void (browser = await openBrowser()))
after(leaveBrowser)

const styles = buttonStyles.filter((style) => style !== 'custom')

test('every button style and list can be tried, and settings that are not attributes become a request', async (t) => {
  const { page, preview, origin, complaints } = await openPage(t)

  for (const style of styles) {
    await choose(page, 'Style', style)
    await preview.locator(`kalends-button .style-${style} .atcb-button`).waitFor()
  }
  await choose(page, 'Style', 'flat')
  for (const list of ['dropdown-static', 'dropup-static', 'overlay', 'modal']) await choose(page, 'List', list)
  await preview.getByRole('button', { name: 'Add to calendar' }).click()
  await preview.getByRole('dialog').waitFor()

  assert.equal(
    await page.locator('#template-code').innerText(),
    template(origin, '{"buttonStyle":"flat","listStyle":"modal"}'),
  )
  assert.match(await snippet(page), /<kalends-button prokey="your-prokey"><\/kalends-button>$/)
  assert.deepEqual(complaints, [])
})

test('attributes appear in the snippet, in the form that each target needs', async (t) => {
  const { page, preview, origin } = await openPage(t)

  await page.getByLabel('Language').selectOption('de')
  await preview.getByRole('button', { name: 'Zum Kalender hinzufügen' }).waitFor()
  await page.getByLabel('Text on the button', { exact: true }).fill('Vormerken')
  await preview.getByRole('button', { name: 'Vormerken' }).waitFor()
  await page.getByLabel('Everywhere').selectOption('8')
  await page.getByLabel('Up to 575 px').selectOption('4')
  await page.getByRole('group', { name: 'In light colours' }).getByLabel('Accent', { exact: true }).check()
  await choose(page, 'Light or dark', 'system')

  const attributes = [
    'prokey="your-prokey"',
    'lightMode="system"',
    'language="de"',
    'size="8|8|4"',
    `customLabels='{"label.addtocalendar":"Vormerken"}'`,
    'styleLight="--accent-color: #2f6fed"',
  ]
  const found = await snippet(page)
  assert.equal(found.split('\n')[0], `<script src="${origin}/button.js" async crossorigin></script>`)
  for (const attribute of attributes) assert.ok(found.includes(attribute), `${attribute} in ${found}`)
  assert.equal(await page.locator('#template').isVisible(), false)

  const starts: Record<string, RegExp> = {
    'One line':
      /^<script\n {2}src="http[^"]*\/your-prokey\/button\.js"\n {2}async\n[^]*data-light-mode="system"[^]*data-custom-labels='\{"label[^]*\n><\/script>$/,
    React:
      /^import '@kalends\/button'\n\nexport function AddToCalendar\(\) \{\n {2}return <kalends-button\n[^]*customLabels=\{"\{\\"label/,
    Vue: /^<script setup lang="ts">\nimport '@kalends\/button'\n<\/script>\n\n<template>\n {2}<kalends-button\n[^]*domain="http/,
    WordPress: /^<script src="http[^"]*\/button\.js" async crossorigin><\/script>\n<kalends-button/,
    Webflow: /^<script src="http[^"]*\/button\.js" async crossorigin><\/script>\n\n<kalends-button/,
    Email:
      /^<table role="presentation"[^]*>Vormerken<\/a>[^]*\/google" style="color:#55616f;white-space:nowrap">Google<\/a>/,
    Picture:
      /^<a href="(http[^"]*\/your-prokey)"><img src="\1\/button\.png" height="48" alt="Add to calendar" border="0"><\/a>$/,
  }
  for (const [target, start] of Object.entries(starts)) {
    await choose(page, 'For', target)
    assert.match(await snippet(page), start, target)
  }
})

test('a pinned version is the file that the server has, with its hash, and browsers accept it', async (t) => {
  const { page, server, complaints } = await openPage(t)
  await page.getByLabel('Pin this version').check()
  const [, path, integrity] =
    /src="http[^"]*?(\/button\/button-[\w-]+\.js)" integrity="(sha384-[^"]+)" async crossorigin>/.exec(
      await snippet(page),
    )!
  assert.equal((await server.request({ url: path! })).headers['cache-control'], 'public, max-age=31536000, immutable')

  const loaded = await page.evaluate(
    `new Promise((done) => document.head.append(Object.assign(document.createElement('script'), {
      src: ${JSON.stringify(path)}, integrity: ${JSON.stringify(integrity)}, crossOrigin: 'anonymous',
      onload: () => done(true), onerror: () => done(false),
    })))`,
  )

  assert.equal(loaded, true)
  assert.deepEqual(complaints, [])
})

test('an event of this server is shown with its own style, and the snippet has only what differs', async (t) => {
  const { page, preview, server, origin } = await openPage(t)
  const { id } = await server.client.style.create({ name: 'Round', options: ['google', 'ical'], buttonStyle: 'round' })
  const dates = [{ name: 'Summer party', startDate: '2027-06-12' }]
  const { prokey } = await server.client.event.create({ new_event_group_name: 'Concerts', layout: id, dates })

  await page.getByLabel('Or your own event or group').fill('nonsense')
  await page.getByRole('button', { name: 'Show it' }).click()
  await page.getByRole('alert').getByText('There is no event or group with this prokey.').waitFor()
  await page.getByLabel('Or your own event or group').fill(prokey)
  await page.keyboard.press('Enter')
  await preview.locator('.style-round .atcb-button').waitFor()

  assert.equal(new URL(page.url()).search, `?prokey=${prokey}`)
  assert.equal(await page.getByRole('group', { name: 'Style' }).getByLabel('round').isChecked(), true)
  assert.equal(
    await snippet(page),
    `<script src="${origin}/button.js" async crossorigin></script>\n<kalends-button prokey="${prokey}"></kalends-button>`,
  )
  await page.getByLabel('yahoo').check()
  assert.equal(
    await page.locator('#template-code').innerText(),
    template(origin, '{"options":["google","ical","yahoo"]}'),
  )
  assert.equal(
    await page.locator('#find-code').innerText(),
    `curl ${origin}/v1/event/${prokey} -H "Authorization: $KALENDS_KEY"`,
  )
  assert.equal(await page.getByLabel('Sample').locator('option:checked').innerText(), 'Your own event')

  await page.reload()
  await preview.locator('.style-round .atcb-button').waitFor()
  await until(() => page.getByLabel('yahoo').isChecked())
  await page.getByLabel('Sample').selectOption('One date')
  assert.deepEqual(await page.getByLabel('Sample').locator('option').first().innerText(), 'One date')
  assert.equal(await page.getByLabel('Or your own event or group').inputValue(), '')
  assert.doesNotMatch(page.url(), /prokey/)
})

test('for an event without a style template, the requests create one and link it to the event', async (t) => {
  const { page, server, preview } = await openPage(t)
  const dates = [{ name: 'Summer party', startDate: '2027-06-12' }]
  const { prokey } = await server.client.event.create({ new_event_group_name: 'Concerts', dates })
  await page.getByLabel('Or your own event or group').fill(prokey)
  await page.keyboard.press('Enter')
  await until(async () => (await page.getByLabel('Sample').inputValue()) === 'own')
  await choose(page, 'Style', 'flat')
  await preview.locator('.style-flat .atcb-button').waitFor()

  await page.getByText('There is no style template yet').click()
  const requests = (await page.locator('#create-code').innerText()).split('\n\n')
  const [[path, style], [owner, link]] = requests.map((request) => /\/v1(\S+) [^]*-d ['"](.*)['"]$/.exec(request)!.slice(1)) as [string[], string[]] // oxfmt-ignore
  const { body } = await server.post(path!, JSON.parse(style!))
  const layout = JSON.parse(link!.replaceAll('\\', '').replace('$STYLE', String(body.id)))
  await server.patch(owner!, layout)

  const config = await server.request({ url: `/${prokey}/config.json` })
  assert.equal(config.body.style.buttonStyle, 'flat')
})

test('the selection survives a reload and can be shared as a link', async (t) => {
  const { page, preview } = await openPage(t)
  await page.getByLabel('Sample').selectOption('group')
  await choose(page, 'Style', 'flat')
  await page.getByLabel('Language').selectOption('de')
  await page.getByLabel('yahoo').uncheck()
  await page.getByLabel('No check mark').check()
  await page.getByRole('group', { name: 'In light colours' }).getByLabel('Accent', { exact: true }).check()
  await page.getByLabel('Text on the button', { exact: true }).fill('Abonnieren & mehr')
  await choose(page, 'For', 'React')
  const [code, change] = [await snippet(page), await page.locator('#template-code').innerText()]

  await page.reload()
  await preview.locator('.style-flat').getByRole('button', { name: 'Abonnieren & mehr' }).waitFor()

  assert.deepEqual([await snippet(page), await page.locator('#template-code').innerText()], [code, change])
  assert.equal(await page.getByLabel('Sample').inputValue(), 'group')
  assert.equal(
    new URL(page.url()).search,
    '?sample=group&target=react&buttonStyle=flat&language=de&label=Abonnieren+%26+mehr&styleLight+own=--accent-color' +
      '&options=apple&options=google&options=ical&options=ms365&options=msteams&options=outlookcom&hideCheckmark=on',
  )
})

test('the snippet for mails has the text and the colours of the preview, and needs no style template', async (t) => {
  const { page, preview } = await openPage(t)
  await choose(page, 'Style', 'flat')
  await page.getByLabel('Language').selectOption('de')
  const light = page.getByRole('group', { name: 'In light colours' })
  await light.getByLabel('Button', { exact: true }).check()
  await light.getByLabel('Text on it', { exact: true }).first().check()
  await preview.locator('.style-flat').getByRole('button', { name: 'Zum Kalender hinzufügen' }).waitFor()

  await choose(page, 'For', 'Email')

  await until(async () => (await snippet(page)).includes('<td bgcolor="#1b2430"'))
  assert.match(await snippet(page), /color:#ffffff;text-decoration:none">Zum Kalender hinzufügen<\/a>/)
  assert.equal(await page.locator('#template').isVisible(), false)
})

for (const sample of ['dates', 'series', 'cancelled', 'over', 'cta', 'rsvp', 'group', 'overview']) {
  test(`the sample "${sample}" is drawn without console errors`, async (t) => {
    const { page, preview, complaints } = await openPage(t)

    await page.getByLabel('Sample').selectOption(sample)
    await preview
      .locator(sample === 'overview' ? 'kalends-button li' : '.atcb-button')
      .first()
      .waitFor()

    assert.deepEqual(complaints, [])
  })
}

test('the form of an RSVP event can be filled in, but nothing is sent', async (t) => {
  const { page, preview, complaints } = await openPage(t)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))

  await page.getByLabel('Sample').selectOption('rsvp')
  await preview.getByRole('button', { name: 'Sign up' }).click()
  await preview.getByLabel('Email address').fill('ann@example.org')
  await preview.getByLabel('Yes').check()
  await preview.getByLabel('Your name').fill('Ann')
  await preview.getByLabel('I accept the house rules').check()
  await preview.getByRole('button', { name: 'Send RSVP' }).click()
  await preview.getByRole('dialog', { name: 'Your seat is saved' }).waitFor()
  await page.getByText('Last event: kalends:rsvp-success').waitFor()

  assert.deepEqual([posts, complaints], [[], []])
})

test('events in the preview are logged, and the snippet can be copied', async (t) => {
  const { page, preview } = await openPage(t)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])

  await preview.getByRole('button', { name: 'Add to calendar' }).press('Enter')
  await page.getByText('Last event: kalends:open').waitFor()
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()

  assert.equal(await page.evaluate('navigator.clipboard.readText()'), await snippet(page))
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of Object.entries({ computer: undefined, phone: { width: 390, height: 844 } })) {
    test(`axe finds nothing, and nothing scrolls sideways, on a ${device}, in ${colorScheme} colours`, async (t) => {
      const { page } = await openPage(t, { viewport, colorScheme })
      const found = [await axe(page)]
      await choose(page, 'Style', 'custom')
      await choose(page, 'Background', 'Dark')
      await choose(page, 'Width', 'Phone')
      found.push(await axe(page))

      assert.deepEqual(found.flat(), [])
      assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0)
    })
  }
}

interface Opened {
  page: Page
  preview: FrameLocator
  server: TestServer
  /** The base URL in snippets. */
  origin: string
  complaints: string[]
}

async function openPage(
  t: TestContext,
  options: { viewport?: { width: number; height: number } | undefined; colorScheme?: 'light' | 'dark' } = {},
): Promise<Opened> {
  const server = await startServer(t)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { viewport = { width: 1280, height: 900 }, colorScheme = 'light' } = options
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
  finallyIn(t, () => page.close())
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => void complaints.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(`${address}/`) && !request.url().startsWith('data:')) complaints.push(request.url())
  })
  await page.goto(`${address}/docs/button`)
  const preview = page.frameLocator('#preview')
  await preview.locator('.atcb-button').first().waitFor()
  return { page, preview, server, origin: server.context.settings.publicUrl, complaints }
}

async function choose(page: Page, group: string, value: string) {
  const control = page.getByRole('group', { name: group, exact: true }).getByLabel(value, { exact: true })
  await control.check({ force: true })
  await until(() => control.isChecked())
}

function snippet(page: Page): Promise<string> {
  return page.locator('#snippet-code').innerText()
}

function template(origin: string, body: string): string {
  return `curl -X PATCH ${origin}/v1/style/$STYLE \\
  -H "Authorization: $KALENDS_KEY" -H 'Content-Type: application/json' \\
  -d '${body}'`
}
