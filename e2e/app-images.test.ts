import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { png } from '../server/testing/pictures.ts'
import { upload } from '../server/testing/uploads.ts'
import { until } from '../server/testing/until.ts'
import { openApplication, tabTo } from './application.ts'
import { axe } from './axe.ts'
import { leaveBrowser } from './browser.ts'

after(leaveBrowser)

test('a large picture is cropped, made smaller and uploaded', async (t) => {
  const { page, go, person } = await openApplication(t)
  await go('templates/images')
  await page.getByRole('heading', { name: 'No images yet' }).waitFor()

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: await png(3000, 2000) })
  const dialog = page.getByRole('dialog', { name: 'What is visible' })
  await dialog.getByText('Square').click()
  await dialog.getByLabel('Zoom').fill('2')
  assert.deepEqual(await axe(page), [])
  await dialog.getByRole('button', { name: 'Use image' }).click()
  await page.getByText('Not used').waitFor()

  const [image] = (await person.app.get('/images')).body.images
  assert.deepEqual([image.width, image.height, image.type], [1000, 1000, 'image/webp'])
  assert.deepEqual(await axe(page), [])
})

test('several files show how far each is; one is cancelled, one cannot be read', async (t) => {
  const { page, go, person } = await openApplication(t, { width: 360 })
  await go('templates/images')
  await page.getByRole('heading', { name: 'No images yet' }).waitFor()
  const network = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 40_000 }
  await network.send('Network.emulateNetworkConditions', slow)

  const noise = { mimeType: 'image/bmp', buffer: bitmap(600, 400) }
  await page.locator('input[type=file]').setInputFiles([
    { name: 'long.bmp', ...noise },
    { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear Ada') },
    { name: 'IMG_0042.HEIC', mimeType: '', buffer: Buffer.from('ftypheic') },
    { name: 'short.png', mimeType: 'image/png', buffer: await png(40, 40) },
  ])
  await page
    .locator('.upload', { hasText: 'long.bmp' })
    .getByText(/^[1-9]\d?%$/)
    .waitFor()
  assert.ok(Number(await page.getByRole('progressbar', { name: 'Upload of long.bmp' }).getAttribute('value')) > 0)
  await page.locator('.upload', { hasText: 'short.png' }).getByText('Waiting').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('button', { name: 'Cancel upload: long.bmp' }).click()
  const unread = page.locator('.upload', { hasText: 'letter.png' })
  await unread.getByText('The browser cannot read this file').waitFor()
  const fromPhone = page.locator('.upload', { hasText: 'IMG_0042.HEIC' })
  await fromPhone.getByText("This browser can't read HEIC photos.").waitFor()
  await page.getByText('Not used').waitFor()
  await fromPhone.getByRole('button', { name: 'Dismiss: IMG_0042.HEIC' }).click()
  await unread.getByRole('button', { name: 'Dismiss: letter.png' }).click()
  await page.locator('.upload').waitFor({ state: 'detached' })

  const { images } = (await person.app.get('/images')).body as { images: { width: number }[] }
  assert.deepEqual(images.map(({ width }) => width), [40]) // oxfmt-ignore
})

test('an upload that fails says why at its place, and is repeated', async (t) => {
  const { page, go, server } = await openApplication(t)
  const id = (await server.client.landingpage.create({ name: 'Summer' })).id
  await go(`templates/pages/${id}`)
  await page.route('**/v1/upload-image', (route) => route.abort())
  const field = page.getByRole('group', { name: 'Image at the top' })

  const file = { name: 'stage.png', mimeType: 'image/png', buffer: await png(60, 20) }
  await field.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Use image' }).click()
  await field.getByText('The server cannot be reached').waitFor()
  await page.unroute('**/v1/upload-image')
  await field.getByRole('button', { name: 'Try again stage.png' }).click()

  await field.getByRole('button', { name: 'Replace' }).waitFor()
  assert.equal(await field.locator('.upload').count(), 0)
})

/** Random dots, which the browser cannot make much smaller. */
function bitmap(width: number, height: number): Buffer {
  const head = Buffer.alloc(54)
  head.write('BM')
  head.writeUInt32LE(54, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  return Buffer.concat([head, randomBytes(width * height * 3)])
}

test('an image that is used stays, and says where; another one is deleted, by keyboard', async (t) => {
  const { page, go, server, person } = await openApplication(t, { width: 360, scheme: 'dark' })
  const used = (await upload(server, await png(60, 20))).body.id as string
  await server.client.landingpage.create({ name: 'Summer', header_image: used })
  await page.clock.install()
  await go('templates/images')

  await tabTo(page, /^Actions/)
  await page.keyboard.press('Enter')
  await page.locator('[role=menuitem]:focus').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'This image is in use' })
  await dialog.getByRole('link', { name: 'Summer' }).waitFor()
  await page.keyboard.press('Escape')
  await upload(server, await png(30, 30))
  await page.reload()
  await page.getByText('Not used').waitFor()
  await tabTo(page, /^Actions: Image of 30/)
  await page.keyboard.press('Enter')
  await page.locator('[role=menuitem]:focus').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const cards = page.locator('.image-card')
  await page.getByText('Image deleted').waitFor()
  assert.equal(await cards.count(), 1)
  await page.keyboard.press('Control+Z')
  await cards.nth(1).waitFor()
  const present = async () => (await person.app.get('/images')).body.images.map(({ id }: { id: string }) => id)
  assert.equal((await present()).length, 2)

  await cards
    .first()
    .getByRole('button', { name: /^Actions/ })
    .press('Enter')
  await page.locator('[role=menuitem]:focus').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByText('Image deleted').waitFor()
  await page.clock.runFor(10_000)
  await until(async () => (await present()).length === 1)
  assert.deepEqual(await present(), [used])
})

test('an image field takes a file that is dropped, one of the library, and none', async (t) => {
  const { page, go, server } = await openApplication(t)
  const earlier = (await upload(server, await png(60, 20))).body.id as string
  const id = (await server.client.landingpage.create({ name: 'Summer' })).id
  await go(`templates/pages/${id}`)
  const field = page.getByRole('group', { name: 'Image at the top' })

  await field.getByRole('button', { name: 'From the library' }).click()
  await page.getByRole('dialog').getByRole('img').first().click()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Everything that uses it').waitFor()
  assert.equal((await server.client.landingpage.read(id)).header_image, earlier)

  await field.getByRole('button', { name: 'Remove' }).click()
  const bytes = (await png(50, 40)).toString('base64')
  await page.evaluate(`{
    const dataTransfer = new DataTransfer()
    const data = Uint8Array.from(atob('${bytes}'), (letter) => letter.codePointAt(0))
    dataTransfer.items.add(new File([data], 'x.png', { type: 'image/png' }))
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    document.querySelector('[data-field=header_image] .drop-zone').dispatchEvent(drop)
  }`)
  await page.getByRole('button', { name: 'Use image' }).click()
  await field.getByRole('button', { name: 'Replace' }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Unsaved changes').waitFor({ state: 'hidden' })

  const { header_image } = await server.client.landingpage.read(id)
  assert.ok(header_image !== null && header_image !== earlier)
})
