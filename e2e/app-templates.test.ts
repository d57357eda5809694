import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openApplication, tabTo } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('a button is created, shown open and closed, duplicated, deleted and brought back', async (t) => {
  const { page, go, server } = await openApplication(t)
  await go('templates/styles')
  await page.getByRole('link', { name: 'New button' }).first().click()

  await page.getByLabel('Name', { exact: true }).fill('Red')
  await page.getByLabel('Style', { exact: true }).selectOption('round')
  const light = page.frameLocator('iframe[title="On a light page"]')
  await light.getByRole('button', { name: 'Add to calendar' }).waitFor()
  await page.getByText('Open', { exact: true }).click()
  await light.getByText('Google').waitFor()
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { name: 'Red', level: 1 }).waitFor()
  const [style] = await server.client.style.all()
  const read = await server.client.style.read(style!.id)
  assert.deepEqual([read.name, read.buttonStyle], ['Red', 'round'])

  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByRole('heading', { name: 'Red (copy)', level: 1 }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Red', level: 1, exact: true }).waitFor()

  await server.client.group.create({ name: 'Concerts', layout: style!.id })
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete “Red”?' })
  await question.getByRole('link', { name: 'Concerts' }).waitFor()
  await question.getByRole('button', { name: 'Delete template' }).click()
  await page.getByText('“Red” deleted').waitFor()
  assert.equal((await server.client.style.all()).length, 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('“Red” is back').waitFor()
  assert.equal((await server.client.style.all()).length, 2)
})

test('a page is created by keyboard alone on a phone; an error opens its section', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360, scheme: 'dark' })
  await go('templates/pages/new')

  await tabTo(page, 'Name', 'textbox')
  await page.keyboard.type('Night')
  await tabTo(page, 'Headline', 'textbox')
  await page.keyboard.type('Under the stars')
  await page.locator('summary', { hasText: 'Colours and background' }).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Background', 'combobox')
  await page.keyboard.type('Grad')
  await tabTo(page, 'Second colour', 'textbox')
  // From the palette to the text beside it.
  await page.keyboard.press('Tab')
  await page.keyboard.type('#12')
  await page.locator('summary', { hasText: 'Colours and background' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Some fields need another look').waitFor()
  await page.locator('[data-field=background_color_2] .field-error').waitFor()
  await tabTo(page, 'Second colour', 'textbox')
  // From the palette to the text beside it.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('#102030')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name: 'Night', level: 1 }).waitFor()
  await tabTo(page, 'Preview')
  await page.keyboard.press('Enter')
  await page.frameLocator('iframe[title=Preview]').getByRole('heading', { name: 'Under the stars' }).waitFor()
  assert.deepEqual(await axe(page), [])

  const [listed] = await server.client.landingpage.all()
  const saved = await server.client.landingpage.read(listed!.id)
  assert.deepEqual(
    [saved.title, saved.background, saved.background_color_2],
    ['Under the stars', 'gradient', '#102030'],
  )
})

test('two people edit a form: both versions are shown, and one chooses', async (t) => {
  const { page, go, server } = await openApplication(t)
  const id = (await server.client.rsvpBlock.create({ name: 'Summer', max: 10 })).id
  await go(`templates/forms/${id}`)
  const seats = page.getByLabel('Seats', { exact: true })
  await seats.fill('20')
  await server.client.rsvpBlock.update(id, { max: 30, maxpp: 2 })

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this' })
  await dialog.getByRole('radio', { name: '30' }).check()
  await dialog.getByRole('radio', { name: '20' }).check()
  await dialog.getByRole('button', { name: 'Save this' }).click()
  await page.getByText('Everything that uses it').waitFor()

  const { max, maxpp } = await server.client.rsvpBlock.read(id)
  assert.deepEqual([max, maxpp], [20, 2])
})

test('a mail is written with variables, in another language, tested and reset', async (t) => {
  const { page, go, person } = await openApplication(t)
  await go('templates/mails')
  await page.getByRole('link', { name: 'Thank you' }).click()

  const text = page.getByRole('textbox', { name: 'Text', exact: true }).and(page.locator('[contenteditable]'))
  await text.click()
  await page.keyboard.type('See you at {{event}} ')
  await page.locator('.variable', { hasText: 'event' }).waitFor()
  await page.getByRole('button', { name: 'Insert a variable into Subject' }).click()
  await page.getByRole('menuitem', { name: /^event/ }).click()
  const frame = page.frameLocator('iframe.mail-frame')
  await frame.getByText('See you at Sample event').waitFor()
  await page.getByLabel('Show built-in texts in').selectOption('de')
  await page.getByPlaceholder('Vielen Dank').first().waitFor()
  await page.getByRole('radio', { name: 'Text', exact: true }).check()
  await page.locator('.mail-text').getByText('See you at Sample event').waitFor()
  await page.getByRole('button', { name: 'Send me a test' }).first().click()
  await page.getByText('There is no mail server').waitFor()
  assert.deepEqual(await axe(page), [])

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Everything that uses it').waitFor()
  const id = page.url().split('/').at(-1)
  const saved = (await person.app.get(`/email-templates/${id}`)).body
  assert.deepEqual([saved.content, saved.subject], ['<p>See you at {{event}} </p>', '{{event}}'])
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Reset to built-in texts' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset to built-in texts' }).click()
  await page.getByText('The built-in texts are used again').waitFor()
  assert.equal((await person.app.get(`/email-templates/${id}`)).body.content, '')
})

test('a viewer looks at everything and changes nothing', async (t) => {
  const { page, go, server } = await openApplication(t, { role: 'viewer' })
  const id = (await server.client.ctaBlock.create({ name: 'Newsletter', type: 'share' })).id
  for (const place of ['styles', 'pages', 'forms', 'calls-to-action', 'mails', 'images']) {
    await go(`templates/${place}`)
    assert.equal(await page.locator('.screen-actions .button').count(), 0, place)
    assert.deepEqual(await axe(page), [], place)
  }
  await go(`templates/calls-to-action/${id}`)
  assert.equal(await page.getByLabel('Headline').isDisabled(), true)
  assert.equal(await page.getByRole('button', { name: 'Save' }).count(), 0)
})

test('every kind and every section is accessible', async (t) => {
  const { page, go, server } = await openApplication(t)
  const ids = {
    styles: (await server.client.style.create({ name: 'A', options: ['google'], customLabels: { close: 'Shut' } })).id,
    pages: (await server.client.landingpage.create({ name: 'B', background: 'preset' })).id,
    forms: (
      await server.client.rsvpBlock.create({ name: 'C', fields: [{ type: 'text', name: 'x', label: 'Your name' }] })
    ).id,
    'calls-to-action': (await server.client.ctaBlock.create({ name: 'D', type: 'text', text: 'Hello' })).id,
  }
  for (const [place, id] of Object.entries(ids)) {
    await go(`templates/${place}/${id}`)
    await page.locator('.template-preview iframe').first().waitFor()
    for (const section of await page.locator('.template-fields .fold > summary').all()) {
      if (!(await section.evaluate((each) => each.closest('details')!.open))) await section.click()
      assert.deepEqual(await axe(page), [], `${place} ${await section.innerText()}`)
    }
  }
})
