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
  await page.getByPlaceholder('Find by name or value').first().fill('btn-back')
  await page.getByLabel('Background', { exact: true }).fill('#b3261e')
  await page.locator('summary', { hasText: 'Words' }).click()
  await page.locator('summary', { hasText: 'Button and calendars' }).click()
  await page.getByLabel('Text on the button', { exact: true }).fill('Count me in')
  await light.getByRole('button', { name: 'Count me in' }).waitFor()
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { name: 'Red', level: 1 }).waitFor()
  const [style] = await server.client.style.all()
  const read = await server.client.style.read(style!.id)
  assert.deepEqual(
    [read.name, read.buttonStyle, read.styleLight, read.customLabels],
    ['Red', 'round', { '--btn-background': '#b3261e' }, { 'label.addtocalendar': 'Count me in' }],
  )
  // What is set comes first, and can be taken back.
  await page.locator('summary', { hasText: 'Words' }).click()
  await page.getByRole('region', { name: 'Changed' }).getByLabel('Text on the button', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Back to standard: Text on the button' }).click()
  await light.getByRole('button', { name: 'Add to calendar' }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Everything that uses it').waitFor()
  assert.equal((await server.client.style.read(style!.id)).customLabels, null)

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

test('buttons in small are in the language of the person, unless theirs is another', async (t) => {
  const { page, go, server } = await openApplication(t, { language: 'de-DE', width: 360 })
  await server.client.style.create({ name: 'Plain', options: ['apple'] })
  await server.client.style.create({ name: 'French', language: 'fr', options: ['apple'] })
  await go('templates/styles')

  const label = (name: string) => page.locator('.template-card').filter({ hasText: name }).locator('.miniature-label')
  await label('Plain').getByText('Zum Kalender hinzufügen').waitFor()
  await label('French').getByText('Ajouter au calendrier').waitFor()
  for (const name of ['Plain', 'French'])
    assert.equal(await label(name).evaluate((each) => each.scrollHeight > each.clientHeight + 1), false)

  // A new one begins in that language.
  await go('templates/styles/new')
  await page.getByLabel('Name', { exact: true }).fill('Neu')
  await page.getByRole('button', { name: 'Anlegen' }).click()
  // The heading of a new one begins with the same letters.
  await page.getByRole('heading', { name: 'Neu', level: 1, exact: true }).waitFor()
  const styles = await server.client.style.all()
  assert.equal((await server.client.style.read(styles.find(({ name }) => name === 'Neu')!.id)).language, 'de')
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
  await tabTo(page, /^Second colour$/, 'textbox')
  await page.keyboard.type('#12')
  await page.locator('summary', { hasText: 'Colours and background' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await page.getByText('What is marked needs your attention').waitFor()
  await page.locator('[data-field=background_color_2] .field-error').waitFor()
  await page.locator('[data-field=background_color_2] input[aria-invalid]:focus').waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('#102030')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name: 'Night', level: 1 }).waitFor()
  await tabTo(page, 'Preview')
  await page.keyboard.press('Enter')
  await page.frameLocator('iframe[title=Preview]').getByText('Under the stars').waitFor()
  assert.deepEqual(await axe(page), [])

  const [listed] = await server.client.landingpage.all()
  const saved = await server.client.landingpage.read(listed!.id)
  assert.deepEqual(
    [saved.title, saved.background, saved.background_color_2],
    ['Under the stars', 'gradient', '#102030'],
  )
})

test('templates of an event are chosen by their picture, by keyboard on a phone', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360 })
  const red = (await server.client.style.create({ name: 'Red', options: ['google'], buttonStyle: 'flat' })).id
  const night = (await server.client.landingpage.create({ name: 'Night', title: 'Under the stars' })).id
  const { prokey } = await server.client.event.create({
    dates: [{ name: 'Summer party', startDate: '2030-07-01' }],
    new_event_group_name: 'Parties',
  })
  await go(`events/${prokey}`)

  await page.locator('summary', { hasText: 'Look' }).focus()
  await page.keyboard.press('Enter')
  for (const name of ['Red', 'Night']) await page.getByRole('radio', { name }).waitFor({ state: 'attached' })
  await tabTo(page, 'Standard button', 'radio')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, 'Standard page', 'radio')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('group', { name: 'Page' }).locator('.thumbnail', { hasText: 'Under the stars' }).waitFor()
  assert.equal(await page.getByRole('radio', { name: 'Night' }).isChecked(), true)
  assert.deepEqual(await axe(page), [])
  await page.keyboard.press('Control+Enter')
  await page.getByText('Saved. Live now').waitFor()
  const { layout, landingpage } = await server.client.event.read(prokey)
  assert.deepEqual([layout, landingpage], [Number(red), Number(night)])

  await tabTo(page, 'Edit “Night”', 'link')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Night', level: 1 }).waitFor()
})

test('what was saved and has no effect is said until the next save, for templates, calendars and events', async (t) => {
  const { page, go, server } = await openApplication(t)
  const notice = page.locator('.save-warnings .notice.warning')
  await go('templates/pages/new')
  await page.getByLabel('Name', { exact: true }).fill('Night')
  await page.locator('summary', { hasText: 'Colours and background' }).click()
  await page.getByLabel('Background', { exact: true }).selectOption('image')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { name: 'Night', level: 1 }).waitFor()
  await notice.getByText('“Background” has no effect without “Background image”.').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.locator('summary', { hasText: 'Colours and background' }).click()
  await page.getByLabel('Background', { exact: true }).selectOption('solid')
  await notice.waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await notice.waitFor({ state: 'detached' })

  const { prokey: group } = await server.client.group.create({ name: 'Concerts', subscription: 'children' })
  await go(`groups/${group}`)
  await page.locator('summary', { hasText: 'After' }).click()
  await page.locator('[data-field=cta] input').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await notice.getByText('has no effect without “Call to action”.').waitFor()

  const dates = [{ name: 'Summer party', startDate: '2030-07-01' }]
  const { prokey } = await server.client.event.create({ dates, event_group: group })
  await go(`events/${prokey}`)
  await page.locator('summary', { hasText: 'After saving' }).click()
  await page.locator('[data-field=cta] input').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await notice.getByText('“Show something afterwards” has no effect without “Call to action”.').waitFor()
})

test('two people edit a form: both versions are shown, and one chooses', async (t) => {
  const { page, go, server } = await openApplication(t)
  const id = (await server.client.rsvpBlock.create({ name: 'Summer', max: 10 })).id
  await go(`templates/forms/${id}`)
  const seats = page.getByLabel('Seats', { exact: true })
  await seats.fill('15')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.waitForFunction(`() => document.querySelector('[data-field=max] input').value === '10'`)
  await seats.fill('20')
  await server.client.rsvpBlock.update(id, { max: 30, maxpp: 2 })

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this' })
  await dialog.getByRole('radio', { name: '20' }).and(page.locator(':focus')).waitFor()
  await dialog.getByRole('radio', { name: '30' }).check()
  await dialog.getByRole('radio', { name: '20' }).check()
  await page.keyboard.press('Enter')
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
  await page.getByPlaceholder('Sie sind dabei').first().waitFor()
  await page.getByRole('radio', { name: 'Text', exact: true }).check()
  await page.locator('.mail-text').getByText('See you at Beispielveranstaltung').waitFor()
  await page.getByRole('button', { name: 'Send me a test' }).first().click()
  await page.getByText('There is no mail server').waitFor()
  assert.deepEqual(await axe(page), [])

  const subject = page.getByRole('textbox', { name: 'Subject', exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await subject.fill('{{nope}}')
  await save.click()
  const error = page.locator('main .field-error', { hasText: 'There is no variable {{nope}}.' })
  await error.waitFor()
  await subject.fill('{{event}}')
  await error.waitFor({ state: 'detached' })
  await page.locator('main .notice.error').waitFor({ state: 'detached' })
  await save.click()
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

test('resetting a mail says why it failed and can be undone, and pressing twice sends one test', async (t) => {
  const { page, go, person } = await openApplication(t)
  const template = (await person.app.get('/email-templates')).body[0]
  const path = `/email-templates/${template.id}`
  await person.app.patch(path, {
    subject: 'Welcome to {{event}}',
    content: '<p>See you</p>',
    reply_to: 'a@example.org',
  })
  await go(`templates/mails/${template.id}`)

  const tests: (() => void)[] = []
  await page.route('**/email-templates/test', async (route) => {
    await new Promise<void>((answer) => tests.push(answer))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send me a test' }).dblclick()
  for (; tests.length === 0;) await page.evaluate('new Promise(requestAnimationFrame)')
  tests[0]!()
  await page.getByText('There is no mail server').waitFor()
  assert.equal(tests.length, 1)

  await page.route('**/reset', (route) => route.abort())
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Reset to built-in texts' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset to built-in texts' }).click()
  await page.getByRole('dialog').getByText('The server cannot be reached.').waitFor()
  assert.equal((await person.app.get(path)).body.subject, 'Welcome to {{event}}')
  await page.unroute('**/reset')
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
  await page.locator('[data-field=subject] input:placeholder-shown').waitFor()

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Your texts are used again').waitFor()
  const { subject: back, content, reply_to } = (await person.app.get(path)).body
  assert.deepEqual([back, content, reply_to], ['Welcome to {{event}}', '<p>See you</p>', 'a@example.org'])
})

test('a viewer looks at everything and changes nothing', async (t) => {
  const { page, go, server } = await openApplication(t, { role: 'viewer' })
  const id = (await server.client.ctaBlock.create({ name: 'Newsletter', type: 'share', headline: 'Tell a friend' })).id
  await server.client.landingpage.create({ name: 'Night', title: 'Under the stars' })
  await server.client.style.create({
    name: 'Red',
    options: ['google'],
    customLabels: { 'label.addtocalendar': 'Join' },
  })
  const pictures: Record<string, string> = {
    styles: 'Join',
    pages: 'Under the stars',
    'calls-to-action': 'Tell a friend',
    mails: 'One more step',
  }
  for (const place of ['styles', 'pages', 'forms', 'calls-to-action', 'mails', 'images']) {
    await go(`templates/${place}`)
    assert.equal(await page.locator('.screen-actions .button').count(), 0, place)
    if (pictures[place] !== undefined) await page.locator('.thumbnail', { hasText: pictures[place] }).waitFor()
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
