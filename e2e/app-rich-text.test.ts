import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sanitize } from '../server/html/sanitize.ts'
import { openApplication, tabTo } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

const editor = (page: Page) =>
  page.getByRole('textbox', { name: 'Introduction' }).and(page.locator('[contenteditable]'))

/** Pastes HTML as another program would. */
async function paste(page: Page, html: string) {
  await page.evaluate(`{
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', ${JSON.stringify(html)})
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }`)
}

test('what is typed with Markdown and shortcuts is stored unchanged', async (t) => {
  const { page, go, server } = await openApplication(t)
  const id = (await server.client.landingpage.create({ name: 'Summer' })).id
  await go(`templates/pages/${id}`)

  await editor(page).click()
  await page.keyboard.type('## Program')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Music & **food** in _July_, ')
  await page.keyboard.press('Control+U')
  await page.keyboard.type('free')
  await page.keyboard.press('Control+U')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('[Tickets](https://example.org/?a=1&b=2)')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Everything that uses it').waitFor()

  const { intro } = await server.client.landingpage.read(id)
  assert.equal(
    intro,
    '<h2>Program</h2><p>Music &amp; <strong>food</strong> in <em>July</em>, <u>free</u>\n' +
      '<a href="https://example.org/?a=1&amp;b=2">Tickets</a></p><ul><li>one</li><li>two</li></ul>',
  )
  assert.equal(sanitize(intro!), intro)
})

test('what is pasted is cleaned to what the server stores', async (t) => {
  const { page, go, server } = await openApplication(t)
  const id = (await server.client.landingpage.create({ name: 'Summer' })).id
  await go(`templates/pages/${id}`)
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')

  await editor(page).click()
  await paste(
    page,
    '<style>p{color:red}</style><div style="color:red" onclick="x()"><h5>Title</h5><p>A <span style="font-weight:700">bold</span> ' +
      '<i>word</i><br>and a <a href="javascript:x">bad</a> and a <a href="https://example.org/" target="_blank">good</a> link</p>' +
      '<table><tr><td>cell</td></tr></table><img src="https://example.org/x.png"><ul><li><p>item</p></li></ul></div>',
  )
  await page.keyboard.press('Control+Enter')
  const { intro } = (await sent).postDataJSON() as { intro: string }

  assert.equal(
    intro,
    '<h4>Title</h4><p>A <strong>bold</strong> <em>word</em>\nand a bad and a <a href="https://example.org/">good</a> link</p>' +
      '<p>cell</p><ul><li>item</li></ul>',
  )
  await page.getByText('Everything that uses it').waitFor()
  assert.equal((await server.client.landingpage.read(id)).intro, intro)
})

test('lists of Word stay lists, and the cells of a table stay apart', async (t) => {
  const { page, go, server } = await openApplication(t)
  const id = (await server.client.landingpage.create({ name: 'Summer' })).id
  await go(`templates/pages/${id}`)
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  const item = (marker: string, level: number, text: string) =>
    `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span ` +
    `style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`

  await editor(page).click()
  await paste(
    page,
    `<p class=MsoNormal>Bring</p>${item('·', 1, 'bread')}${item('o', 2, 'rye')}${item('·', 1, '<b>salt</b>')}` +
      `<p class=MsoNormal>Then</p>${item('1.', 1, 'eat')}${item('2.', 1, 'sing')}` +
      '<table><tr><td><p>Door</p></td><td><p>18:00</p><p>(early)</p></td></tr><tr><td>Music</td><td></td><td>19:00</td></tr></table>' +
      '<table><tr><td><p>One</p><p>Two</p></td></tr></table>',
  )
  await page.keyboard.press('Control+Enter')

  assert.equal(
    ((await sent).postDataJSON() as { intro: string }).intro,
    '<p>Bring</p><ul><li>bread<ul><li>rye</li></ul></li><li><strong>salt</strong></li></ul><p>Then</p>' +
      '<ol><li>eat</li><li>sing</li></ol><p>Door · 18:00 (early)</p><p>Music · 19:00</p><p>One</p><p>Two</p>',
  )
})

test('the toolbar works by keyboard alone, and a link is asked for', async (t) => {
  const { page, go, server } = await openApplication(t, { width: 360 })
  const id = (await server.client.landingpage.create({ name: 'Summer', intro: '<p>See our site</p>' })).id
  await go(`templates/pages/${id}`)
  await editor(page).waitFor()

  await tabTo(page, 'Kind of text')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Shift+Tab')
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight')
  assert.equal(await page.evaluate(`document.activeElement.getAttribute('aria-label')`), 'Link')
  await page.keyboard.press('Enter')
  await page.locator('dialog input:focus').waitFor()
  await page.keyboard.type('nonsense')
  await page.keyboard.press('Enter')
  await page.getByText('This is not an address').waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('example.org')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Everything that uses it').waitFor()

  assert.equal(
    (await server.client.landingpage.read(id)).intro,
    '<p><a href="https://example.org">See our site</a></p>',
  )
})

test('what was typed survives a reload, and discarding brings the stored text back', async (t) => {
  const { page, go, server } = await openApplication(t)
  const id = (await server.client.landingpage.create({ name: 'Summer', intro: '<p>Stored</p>' })).id
  await go(`templates/pages/${id}`)

  await editor(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' and typed')
  await page.reload()
  await page.getByText('unsaved changes of your last visit').waitFor()
  assert.equal(await editor(page).innerText(), 'Stored and typed')
  await page.getByRole('button', { name: 'Discard changes' }).first().click()

  await editor(page).getByText('Stored', { exact: true }).waitFor()
  assert.equal(await editor(page).innerText(), 'Stored')
})

test('two braces open the list of variables, also those of the form, by keyboard', async (t) => {
  const { page, go, server, person } = await openApplication(t)
  await server.client.rsvpBlock.create({ name: 'Summer', fields: [{ type: 'text', name: 'diet', label: 'What do you eat?' }] }) // oxfmt-ignore
  const mails = (await person.app.get('/email-templates')).body as { id: number; type: string }[]
  const { id } = mails.find(({ type }) => type === 'rsvp_thank_you')!
  await go(`templates/mails/${id}`)
  const list = page.getByRole('listbox', { name: 'Variable' })
  const text = page.getByRole('textbox', { name: 'Text', exact: true }).and(page.locator('[contenteditable]'))

  await text.click()
  await page.keyboard.type('See you at {{')
  await list.getByRole('option', { name: 'link' }).waitFor()
  await list.getByRole('option', { name: 'field.diet What do you eat?' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await page.keyboard.type('o')
  await page.keyboard.press('ArrowDown')
  await list.getByRole('option', { name: /^organization/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await text.locator('.variable', { hasText: 'organization' }).waitFor()
  await list.waitFor({ state: 'detached' })
  await page.keyboard.type(', {{')
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await page.keyboard.type('bye')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.locator('[data-field=content] .field-error', { hasText: '“{{ bye”' }).waitFor()

  const subject = page.getByRole('textbox', { name: 'Subject', exact: true })
  await subject.click()
  await page.keyboard.type('For {{nothing')
  await list.waitFor({ state: 'detached' })
  await subject.fill('')
  await page.keyboard.type('For {{di')
  await list.getByRole('option', { name: /^field.diet/, selected: true }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.type('!')
  assert.equal(await subject.inputValue(), 'For {{field.diet}}!')
})
