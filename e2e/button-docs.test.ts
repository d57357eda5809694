import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { buttonStyles } from '@kalends/contract'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'
import { openPage, choose, snippet, template } from './button-docs-page.ts'

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
  await preview.getByRole('button', { name: 'Save my seat' }).click()
  await preview.getByLabel('Yes').check()
  await preview.getByLabel('Email address').fill('ann@example.org')
  await preview.getByLabel('Your name').fill('Ann')
  await preview.getByLabel('I accept the house rules').check()
  await preview.getByRole('button', { name: 'Confirm my seat' }).click()
  await preview.getByRole('dialog', { name: "You're going" }).waitFor()
  await page.getByText('Last event: kalends:rsvp-success').waitFor()
  await page.keyboard.press('Escape')
  await page.getByLabel('Sample').selectOption('full')
  await preview.getByRole('button', { name: 'Join the waiting list' }).click()
  await preview.getByRole('dialog', { name: 'All seats are taken' }).waitFor()

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
      await page.setViewportSize({ width: 320, height: 640 })
      assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0)
    })
  }
}
