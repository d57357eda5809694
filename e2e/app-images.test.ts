import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { png } from '../server/testing/pictures.ts'
import { upload } from '../server/testing/uploads.ts'
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

test('an image that is used stays, and says where; another one is deleted, by keyboard', async (t) => {
  const { page, go, server, person } = await openApplication(t, { width: 360, scheme: 'dark' })
  const used = (await upload(server, await png(60, 20))).body.id as string
  await server.client.landingpage.create({ name: 'Summer', header_image: used })
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
  await tabTo(page, 'Delete image')
  await page.keyboard.press('Enter')
  await page.getByText('Image deleted').waitFor()

  const { images } = (await person.app.get('/images')).body as { images: { id: string }[] }
  assert.deepEqual(images.map(({ id }) => id), [used]) // oxfmt-ignore
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
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' })

  const { header_image } = await server.client.landingpage.read(id)
  assert.ok(header_image !== null && header_image !== earlier)
})
