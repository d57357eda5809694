import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { until } from '../server/testing/until.ts'
import { leaveBrowser } from './browser.ts'
import { openPage, choose, snippet, template } from './button-docs-page.ts'

after(leaveBrowser)

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
