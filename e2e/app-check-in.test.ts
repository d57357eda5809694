import assert from 'node:assert/strict'
import { after, test, type TestContext } from 'node:test'
import { rsvpEvent, signUp } from '../server/testing/attendee.ts'
import { openApplication, tabTo } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

const template = { initial_confirmation: false, maxpp: 4, fields: [{ type: 'text', name: 'name' }] }

async function start(t: TestContext, options: Parameters<typeof openApplication>[1] = {}) {
  const opened = await openApplication(t, options)
  const { page, server } = opened
  const event = await rsvpEvent(server, template)
  const other = await rsvpEvent(server, template)
  const add = async (to: string, name: string, amount = 1) => {
    const email = `${name.split(' ')[0]!.toLowerCase()}@example.org`
    await signUp(server, to, { email, status: 'confirmed', amount, payload: { name } })
    return (await server.get(`/rsvp-answers/${to}/latest`)).body as { id: string; ticket: string }
  }
  const ann = await add(event, 'Ann Example', 2)
  const tom = await add(event, 'Tom Sample')
  const eva = await add(other, 'Eva Elsewhere')
  const outcome = (name: string) => page.locator(`[data-outcome=${name}]`)
  /** As a scanner that types: quickly, and wherever the focus is. */
  const scan = async (code: string) => {
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  return { ...opened, event, ann, tom, eva, outcome, scan }
}

test('a scanner checks people in: yes, already in, another event, unknown, declined; and undo', async (t) => {
  const { page, go, event, ann, tom, eva, outcome, scan, person, join } = await start(t)
  await go(`check-in/${event}`)
  await page.getByText('0 of 3 seats are in').waitFor()

  await scan(ann.ticket)
  await outcome('welcome').getByText('Welcome, Ann Example').waitFor()
  await outcome('welcome').getByText('2 seats').waitFor()
  await page.getByText('2 of 3 seats are in').waitFor()
  await scan(ann.ticket.toLowerCase())
  await outcome('already').getByText('Ann Example is already in').waitFor()
  await outcome('already')
    .getByText(/Checked in at \d/)
    .waitFor()
  await scan(eva.ticket)
  await outcome('otherEvent').getByText('This ticket is for another event: Summer party').waitFor()
  await scan('0000-0000')
  await outcome('unknown').getByText('Unknown ticket').waitFor()
  assert.deepEqual(await axe(page), [])

  // The counts follow what happens at another door.
  const second = await join('editor')
  assert.equal((await second.person.app.post('/attendees/check-in', { id: tom.id })).status, 200)
  await page.getByText('3 of 3 seats are in').waitFor()
  await person.app.post(`/attendees/${tom.id}/undo-check-in`)
  await person.patch(`/rsvp-answers/${tom.id}`, { status: 'declined' })
  await page.getByRole('textbox', { name: 'Ticket code or name' }).fill('tom sam')
  await outcome('ready').waitFor()
  await page.getByRole('button', { name: /Tom Sample/ }).click()
  await outcome('declined').waitFor()

  // Enter takes the only person that is found, and nobody of several.
  await scan('example')
  await page.getByRole('button', { name: /Tom Sample/ }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Check', exact: true }).isDisabled(), true)
  await page.getByRole('textbox', { name: 'Ticket code or name' }).fill('')
  await scan('ann ex')
  await outcome('already').getByText('Ann Example is already in').waitFor()

  // A check-in that could not be undone says so until the next ticket, and at its row until it is undone.
  await page.route('**/undo-check-in', (route) => route.abort())
  await page.getByRole('button', { name: /^Undo Ann Example/ }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Check-in of Ann Example not undone' })
  await failure.getByText('The server cannot be reached.').waitFor()
  const row = page.getByRole('listitem').filter({ hasText: 'Not undone. Try again.' })
  await row.waitFor()
  assert.deepEqual(await axe(page), [])
  await scan(eva.ticket)
  await outcome('otherEvent').waitFor()
  assert.equal(await failure.count(), 0)
  await page.unroute('**/undo-check-in')
  await row.getByRole('button', { name: /^Undo Ann Example/ }).click()
  await page.getByText('0 of 2 seats are in').waitFor()
  assert.equal((await person.app.get(`/attendees/${ann.id}`)).body.checked_in, null)

  await person.patch(`/event/${event}`, { dates: [{ status: 'CANCELLED' }] })
  await scan(ann.ticket)
  await outcome('cancelled').getByText('Event cancelled').waitFor()
})

test('what is typed beside the field goes into it and starts nothing else', async (t) => {
  const { page, go, event, tom, outcome, scan } = await start(t)
  await go(`check-in/${event}`)
  await scan(tom.ticket)
  await page.getByRole('button', { name: /^Undo Tom Sample/ }).click()
  await page.getByText('0 of 3 seats are in').waitFor()

  // Elsewhere, the first letter begins a new event.
  await scan('N000-0000')

  await outcome('unknown').waitFor()
  assert.match(page.url(), new RegExp(`/check-in/${event}$`))
})

test('seats are counted while scans come faster than the counts', async (t) => {
  const { page, go, event, ann, tom, scan } = await start(t)
  await go(`check-in/${event}`)
  await page.getByText('0 of 3 seats are in').waitFor()
  const slow: (() => void)[] = []
  await page.route('**/attendees/counts*', async (route) => {
    await new Promise<void>((answer) => slow.push(answer))
    await route.continue()
  })
  const requested = async () => {
    for (; slow.length === 0;) await page.evaluate('new Promise(requestAnimationFrame)')
    return slow.shift()!
  }

  await scan(ann.ticket)
  await page.getByText('Welcome, Ann Example').first().waitFor()
  const first = await requested()
  await scan(tom.ticket)
  await page.getByText('Welcome, Tom Sample').first().waitFor()
  first()

  await page.getByText(/^[23] of 3 seats are in/).waitFor()
  const second = await requested()
  second()
  await page.getByText('3 of 3 seats are in').waitFor()
})

test('scans never wait for each other, and those that fail stay and can be tried again', async (t) => {
  const { page, go, event, ann, tom, scan } = await start(t, { width: 360, scheme: 'dark' })
  await go(`check-in/${event}`)
  const slow: (() => void)[] = []
  await page.route('**/attendees/check-in', async (route) => {
    await new Promise<void>((answer) => slow.push(answer))
    await route.continue()
  })
  const rows = page.getByRole('region', { name: 'Last scans' }).getByRole('listitem')

  // Two scans are sent before the first is answered; the second is answered first.
  await scan(ann.ticket)
  await scan(tom.ticket)
  await page.getByText(`Checking ${tom.ticket}`).first().waitFor()
  assert.equal(await rows.count(), 2)
  for (; slow.length < 2;) await page.evaluate('new Promise(requestAnimationFrame)')
  slow[1]!()
  await rows.filter({ hasText: 'Welcome, Tom Sample' }).waitFor()
  assert.equal(await rows.filter({ hasText: 'Checking' }).count(), 1)
  slow[0]!()
  await rows.filter({ hasText: 'Welcome, Ann Example' }).waitFor()
  assert.deepEqual(await axe(page), [])

  // Offline: kept, even when the page is loaded again, and sent when somebody says so.
  await page.unroute('**/attendees/check-in')
  await page.route(/attendees\/(check-in|counts)/, (route) => route.abort())
  await scan('0000-0001')
  await rows.filter({ hasText: 'Not sent' }).waitFor()
  await page.context().setOffline(true)
  await page.getByText('You are offline. Scans are kept').waitFor()
  await page.context().setOffline(false)
  await page.reload()
  await rows.filter({ hasText: '0000-0001: Not sent' }).waitFor()
  // Without counts, nothing says that the server is back.
  await page.unroute(/attendees\/(check-in|counts)/)
  await page.route('**/attendees/counts*', (route) => route.abort())
  await tabTo(page, /^Try again/)
  await page.keyboard.press('Enter')
  await rows.filter({ hasText: 'Unknown ticket' }).waitFor()
})

test('all scans that could not be sent are kept, and sent by themselves once the server answers', async (t) => {
  const { page, go, event, ann, tom, person, scan } = await start(t)
  await go(`check-in/${event}`)
  const rows = page.getByRole('region', { name: 'Last scans' }).getByRole('listitem')
  const faults = /attendees\/(check-in|counts)/
  await page.route(faults, (route) => route.abort())

  await scan(ann.ticket)
  for (let code = 10; code < 44; code += 1) await scan(`0000-00${code}`)
  await scan(tom.ticket)
  await rows.filter({ hasText: `${tom.ticket}: Not sent` }).waitFor()
  assert.equal(await rows.count(), 36)
  await page.reload()
  await rows.filter({ hasText: `${ann.ticket}: Not sent` }).waitFor()
  assert.equal(await rows.count(), 36)
  await page.unroute(faults)

  await rows.filter({ hasText: 'Welcome, Tom Sample' }).waitFor()
  assert.equal(await rows.filter({ hasText: 'Not sent' }).count(), 0)
  assert.notEqual((await person.app.get(`/attendees/${ann.id}`)).body.checked_in, null)
})

test('a scan that the server could not take says why, and nobody leaves it behind by accident', async (t) => {
  const { page, go, event, ann, outcome, scan } = await start(t)
  await go(`check-in/${event}`)
  const message = 'Too many requests. Try again in 30 seconds.'
  await page.route('**/attendees/check-in', (route) =>
    route.fulfill({ status: 429, json: { status: 'error', message, details: {} } }),
  )

  await scan(ann.ticket)
  await outcome('failed').getByText('That was too often in a short time. Try again in 30 seconds.').waitFor()
  await outcome('failed').getByText('The scan is kept').waitFor()
  await page.getByRole('button', { name: 'Leave check-in' }).click()
  const question = page.getByRole('dialog', { name: '1 scan is not sent yet' })
  await question.getByRole('button', { name: 'Stay' }).click()
  assert.match(page.url(), new RegExp(`/check-in/${event}$`))
  await page.getByRole('button', { name: 'Leave check-in' }).click()
  await question.getByRole('button', { name: 'Leave anyway' }).click()
  await page.waitForURL(new RegExp(`/events/${event}/attendees`))
})

test('where the browser cannot read codes, typing them comes first; where it can, the camera reads them', async (t) => {
  const { page, go, event, ann, outcome } = await start(t, { width: 360 })
  await page.addInitScript('delete globalThis.BarcodeDetector')
  await go(`check-in/${event}`)
  await page.getByText('This browser can’t read QR codes.').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Scan with the camera' }).count(), 0)
  const field = page.getByRole('textbox', { name: 'Ticket code or name' })
  const { y, height } = (await field.boundingBox())!
  assert.ok(y + height < (await outcome('ready').boundingBox())!.y && height >= 64)
  assert.deepEqual(
    await field.evaluate((input) => ['inputmode', 'autocapitalize', 'autocorrect'].map((name) => input.getAttribute(name))), // oxfmt-ignore
    ['text', 'characters', 'off'],
  )
  await outcome('ready').getByText('Type the code of a ticket, or search by name.').waitFor()
  assert.deepEqual(await axe(page), [])

  await page.addInitScript(`
    globalThis.BarcodeDetector = class { detect = async () => [{ rawValue: '${ann.ticket}' }] }
    navigator.mediaDevices.getUserMedia = async () => document.createElement('canvas').captureStream()
  `)
  await page.reload()
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await outcome('welcome').getByText('Welcome, Ann Example').waitFor()
  await page.getByRole('button', { name: 'Stop camera' }).click()
  // The camera saw the code many times.
  assert.equal(await page.getByRole('region', { name: 'Last scans' }).getByRole('listitem').count(), 1)
})

test('a camera that can never read codes says so, and so does one that another app takes', async (t) => {
  const { page, go, event } = await start(t, { width: 360 })
  const camera = page.getByRole('button', { name: 'Scan with the camera' })
  await page.addInitScript(`
    globalThis.BarcodeDetector = class {
      static getSupportedFormats = async () => []
      detect = async () => { throw new DOMException('service unavailable', 'NotSupportedError') }
    }
    navigator.mediaDevices.getUserMedia = async () => (globalThis.stream = document.createElement('canvas').captureStream())
  `)
  await go(`check-in/${event}`)
  await page.getByText('This browser can’t read QR codes.').waitFor()
  assert.equal(await camera.count(), 0)

  // Some name formats that they cannot read.
  await page.addInitScript("BarcodeDetector.getSupportedFormats = async () => ['qr_code']")
  await page.reload()
  await camera.click()
  await page.getByText('This browser can’t read QR codes.').waitFor()
  assert.equal(await camera.count(), 0)
  assert.equal(await page.evaluate('stream.getTracks()[0].readyState'), 'ended')

  await page.addInitScript('BarcodeDetector = class extends BarcodeDetector { detect = async () => [] }')
  await page.reload()
  await camera.click()
  await page.locator('video').waitFor()
  await page.evaluate("stream.getTracks()[0].dispatchEvent(new Event('ended'))")
  await page.getByText('The camera has stopped.').waitFor()
  await camera.waitFor()
})

test('a viewer cannot check anybody in', async (t) => {
  const { page, go, event } = await start(t, { role: 'viewer' })
  await go(`check-in/${event}`)

  await page.getByText('Checking people in needs the role of an editor.').waitFor()
  assert.equal(await page.getByRole('textbox').count(), 0)
})

test('an event that is deleted while people come in says so, asks the server no more, and goes on once it is back', async (t) => {
  const { page, go, event, person, outcome, scan, ann } = await start(t)
  await page.clock.install()
  await go(`check-in/${event}`)
  await scan(ann.ticket)
  await outcome('welcome').waitFor()
  await person.delete(`/event/${event}`)

  await page.getByText('This event was deleted').waitFor()
  assert.equal(await outcome('welcome').count(), 0)
  assert.deepEqual(await axe(page), [])
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.runFor(20_000)
  assert.deepEqual(asked, [])

  assert.equal((await person.post(`/event/${event}/restore`)).status, 200)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('2 of 3 seats are in').waitFor()
})
