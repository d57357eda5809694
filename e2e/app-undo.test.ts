import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { emailsOf, rsvpEvent, signUp } from '../server/testing/attendee.ts'
import { openApplication, tabTo } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('a removed RSVP comes back, and if its seat is gone the organizer decides', async (t) => {
  const { page, go, server, person } = await openApplication(t, { role: 'editor' })
  const event = await rsvpEvent(server, { max: 2, fields: [{ type: 'text', name: 'name' }] })
  for (const name of ['Ann', 'Tom'])
    await signUp(server, event, { email: `${name.toLowerCase()}@example.org`, payload: { name } })
  const before = (await server.get(`/rsvp-answers/${event}`)).body
  const removeTom = async () => {
    await page.getByRole('button', { name: 'Actions for Tom' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByText('You can undo this for ten seconds.').waitFor()
    await page.getByRole('button', { name: 'Remove RSVP' }).click()
    await page.getByText('1 of 2 seats taken').waitFor()
  }
  await go(`events/${event}/attendees`)

  await removeTom()
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Tom is back.').waitFor()
  await page.getByText('2 of 2 seats taken').waitFor()
  assert.deepEqual((await server.get(`/rsvp-answers/${event}`)).body, before)

  await removeTom()
  await person.post('/rsvp-answers', { event, email: 'eva@example.org', payload: { name: 'Eva' } })
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  const question = page.getByRole('dialog', { name: 'Not enough seats are left' })
  await question.getByText('Somebody else took the seats of Tom').waitFor()
  assert.deepEqual(await axe(page, 'dialog'), [])
  await question.getByRole('button', { name: 'Bring back anyway' }).click()
  await page.getByText('3 of 2 seats taken').waitFor()

  await page.getByRole('button', { name: 'Actions for Tom' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove RSVP' }).click()
  await page.getByText('RSVP removed.').waitFor()
  await signUpAgain()
  await page.locator('.toast', { hasText: 'RSVP removed.' }).getByRole('button', { name: 'Undo' }).click()
  await page.locator('.notice').getByText('Tom could not be brought back: This address has a new RSVP').waitFor()

  function signUpAgain() {
    return person.post('/rsvp-answers', { event, email: 'tom@example.org', over: true })
  }
})

test('several RSVPs are removed once each, and those that are gone come back although another could not be removed', async (t) => {
  const { page, go, server } = await openApplication(t, { role: 'editor' })
  const event = await rsvpEvent(server, { fields: [{ type: 'text', name: 'name' }] })
  const ids: string[] = []
  for (const name of ['Ann', 'Tom', 'Kim']) {
    await signUp(server, event, { email: `${name.toLowerCase()}@example.org`, payload: { name } })
    ids.push((await server.get(`/rsvp-answers/${event}/latest`)).body.id)
  }
  const sent: string[] = []
  await page.route(/\/v1\/rsvp-answers\//, async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue()
    const id = ids.find((each) => route.request().url().includes(each))!
    sent.push(id)
    if (id === ids[1]) return route.abort()
    // The response about Ann is lost the first time.
    if (id === ids[0] && sent.filter((each) => each === id).length === 1) await route.fetch().then(() => route.abort())
    else await route.continue()
  })
  await go(`events/${event}/attendees`)

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.locator('.selection-bar').getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Remove 3 RSVPs' }).dblclick()
  await dialog.getByText('2 of 3 could not be removed.').waitFor()
  await dialog.getByRole('button', { name: 'Remove 2 RSVPs' }).click()
  await dialog.getByText('1 of 2 could not be removed.').waitFor()
  assert.equal(sent.filter((id) => id === ids[2]).length, 1)
  assert.deepEqual(await emailsOf(server, event), ['tom@example.org'])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.locator('.toast', { hasText: '2 RSVPs removed.' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByText('2 RSVPs are back.').waitFor()
  assert.equal((await emailsOf(server, event)).length, 3)
})

test('by keyboard on a phone: a deleted event is brought back with its RSVPs', async (t) => {
  const { page, go, server } = await openApplication(t, { role: 'editor', width: 360, scheme: 'dark' })
  const event = await rsvpEvent(server)
  await signUp(server, event, { email: 'ann@example.org' })
  await go(`events/${event}`)

  await page.keyboard.press('Control+K')
  await page.keyboard.type('Delete event')
  await page.getByRole('option', { name: 'Delete event' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('1 RSVP is deleted too.').waitFor()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Delete event', exact: true }).press('Enter')
  await page.locator('.toast', { hasText: 'Event deleted' }).waitFor()
  assert.equal((await server.get(`/event/${event}`)).status, 404)
  assert.deepEqual(await axe(page), [])
  await page.keyboard.press('Control+Z')
  await page.getByRole('heading', { name: 'Summer party' }).waitFor()

  assert.deepEqual(await emailsOf(server, event), ['ann@example.org'])
  await page.locator('.toast').waitFor({ state: 'detached' })
})

test('the keys that undo work from the moment they are shown', async (t) => {
  const { page, go, server } = await openApplication(t, { role: 'editor' })
  const event = await rsvpEvent(server)
  await page.clock.install()
  await go(`events/${event}`)
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete event' }).click()
  // Frames come late on a busy device: here only when the clock runs.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(`
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.toast')) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, composed: true }))
    }).observe(document.body, { subtree: true, childList: true })
  `)
  const restored = page.waitForResponse((response) => response.url().endsWith('/restore'))
  await page.getByRole('dialog').getByRole('button', { name: 'Delete event' }).dispatchEvent('click')

  await restored
  assert.equal((await server.get(`/event/${event}`)).status, 200)
})

test('a removed member comes back with the same role', async (t) => {
  const { page, go, person, join } = await openApplication(t)
  const colleague = await join('editor')
  await go('settings/people')

  await page.getByRole('button', { name: `Actions for ${colleague.person.email}` }).click()
  await page.getByRole('menuitem', { name: 'Remove from organization' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from organization' }).click()
  await page.getByText(`${colleague.person.email} was removed`).waitFor()
  await page.keyboard.press('Control+K')
  await page.keyboard.type('Undo')
  await page.getByRole('option', { name: `Undo: ${colleague.person.email} was removed` }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(`${colleague.person.email} is back with the role Editor`).waitFor()

  const members: { email: string; role: string }[] = (await person.app.get('/members')).body
  assert.deepEqual(
    members.map(({ role }) => role),
    ['owner', 'editor'],
  )
})

test('an editor finds what was deleted and brings it back, also by keyboard', async (t) => {
  const { page, go, server, person } = await openApplication(t, { role: 'editor' })
  const [one, other] = [
    await rsvpEvent(server),
    (await person.post('/style', { name: 'Blue', options: ['ical'] })).body.id,
  ]
  await person.delete(`/event/${one}`)
  await person.delete(`/style/${other}`)
  await go('events')

  await page.keyboard.press('Control+K')
  await page.keyboard.type('Recently deleted')
  await page.getByRole('option', { name: 'Recently deleted' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Recently deleted' }).waitFor()
  await page.getByText('deleted the button Blue').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('listitem').filter({ hasText: 'Summer party' }).getByRole('button').click()
  await page.getByText('Summer party was restored').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'deleted the event' }).waitFor({ state: 'detached' })
  await tabTo(page, /Blue/)
  await page.keyboard.press('Enter')
  await page.getByText('Nothing was deleted lately').waitFor()

  assert.deepEqual(
    [(await server.get(`/event/${one}`)).status, (await server.get(`/style/${other}`)).status],
    [200, 200],
  )
})
