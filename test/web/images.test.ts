import assert from 'node:assert/strict'
import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { eventually } from '../identity/support.ts'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newPrint } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

const png = (background: string) =>
  sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer()
const red = await png('red')
const noImage = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no image') }

/** Drops or pastes a file, as a script of the page: a browser test has no files of the system to drag. */
async function transfer(page: Page, type: 'drop' | 'paste', file: Buffer): Promise<void> {
  await page.evaluate(`{
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(${JSON.stringify([...file])})], '${type}.png', { type: 'image/png' }))
    const options = { bubbles: true, cancelable: true }
    if ('${type}' === 'drop') {
      document.querySelector('.image-drop').dispatchEvent(new DragEvent('drop', { ...options, dataTransfer: data }))
    } else {
      document.body.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }))
    }
  }`)
}

browserTest(
  'images of a new print are uploaded after it; one that fails is told and can be dismissed',
  site,
  async ({ page, complaints }) => {
    await signInAs(page, 'photographer', '/prints/new')
    await page.getByLabel('Title').fill('Benchy')
    await page
      .getByLabel('Add images')
      .setInputFiles([{ name: 'front.png', mimeType: 'image/png', buffer: red }, noImage])
    await transfer(page, 'drop', await png('green'))
    await page.getByRole('button', { name: 'Remove broken.png' }).waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Benchy' }).waitFor()
    await page.getByRole('button', { name: 'Show image 2' }).waitFor()
    const failed = page.getByRole('alert', { name: 'Images that were not uploaded' })
    await failed.getByRole('button', { name: 'Dismiss broken.png' }).waitFor()
    await lookAt(page, 'print-images')
    assert.equal(await failed.getByRole('button', { name: 'Try again' }).count(), 0, 'it would be refused again')
    await failed.getByRole('button', { name: 'Dismiss broken.png' }).click()
    await failed.waitFor({ state: 'detached' })
    // The browser reports the refused upload by itself.
    assert.equal(complaints.splice(0).filter((complaint) => !/status of 4\d\d/.test(complaint)).length, 0)
  },
)

browserTest('images that are chosen for a new print are not lost by leaving', site, async ({ page }) => {
  await newPerson(site, 'illustrator')
  await signInAs(page, 'illustrator', '/prints/new')
  await page.getByLabel('Add images').setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: red })
  const remove = page.getByRole('button', { name: 'Remove front.png' })
  await remove.waitFor()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Filaments' }).click()
  assert.deepEqual(asked, ['Leave this page? Your changes are not saved.'])
  await remove.click()
  await page.getByRole('link', { name: 'Filaments' }).click()
  await page.waitForURL('/filaments')
  assert.equal(asked.length, 1)
})

browserTest('images are uploaded to a service on this computer without a connection', site, async ({ page }) => {
  const owner = await newPerson(site, 'hermit')
  const { id } = await newPrint(site, owner, { title: 'Lamp' })
  await page.addInitScript("Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })")
  await signInAs(page, owner.name, `/prints/${id}`)
  await page.getByLabel('Add images').setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: red })
  await page.getByRole('button', { name: 'Enlarge image 1' }).waitFor()
})

browserTest('an image that is chosen offline is uploaded once there is a connection', site, async (visit) => {
  const { page, context, complaints } = visit
  const owner = await newPerson(site, 'camper')
  const { id } = await newPrint(site, owner, { title: 'Lamp' })
  await signInAs(page, owner.name, `/prints/${id}`)
  await page.getByLabel('Add images').waitFor({ state: 'attached' })
  await context.setOffline(true)
  const file = (name: string) => ({ name, mimeType: 'image/png', buffer: red })
  await page.getByLabel('Add images').setInputFiles([file('front.png'), file('back.png')])
  await page.getByRole('button', { name: 'Cancel upload of front.png' }).click()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Enlarge image 1' }).waitFor()
  const images = site.db.selectFrom('images').select('id').where('print_id', '=', id)
  assert.equal((await images.execute()).length, 1)
  assert(complaints.splice(0).every((text) => text.includes('ERR_INTERNET_DISCONNECTED')))
})

browserTest('a page that still uploads images asks before it is left', site, async ({ page }) => {
  const user = await newPerson(site, 'hasty')
  const { id } = await newPrint(site, user, { title: 'Vase' })
  await signInAs(page, user.name, `/prints/${id}`)
  await page.getByText('No images yet.').waitFor()
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/images', async (route) => {
    await released
    await route.continue()
  })
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  const file = (name: string) => ({ name, mimeType: 'image/png', buffer: red })
  await page.getByLabel('Add images').setInputFiles([file('front.png'), file('back.png')])
  await page.getByText('Uploading image 1 of 2').waitFor()
  await page.getByRole('link', { name: 'Filaments' }).click()
  assert.deepEqual(asked, ['Leave this page? Your changes are not saved.'])
  release()
  await page.getByRole('button', { name: 'Show image 2' }).waitFor()
  await page.locator('.uploads').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Filaments' }).click()
  await page.waitForURL('/filaments')
  assert.equal(asked.length, 1)
})

browserTest('a text is pasted into a field, also when it comes with an image of itself', site, async ({ page }) => {
  const user = await newPerson(site, 'calculator')
  const { id } = await newPrint(site, user, { title: 'Vase' })
  await signInAs(page, user.name, `/prints/${id}`)
  const comment = page.getByLabel('Your comment')
  await comment.focus()
  // As a spreadsheet copies cells.
  await page.evaluate(`(async () => {
    const item = (type, parts) => [type, new Blob(parts, { type })]
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries([
      item('text/plain', ['210 °C']),
      item('text/html', ['<table><tr><td>210 °C</td></tr></table>']),
      item('image/png', [new Uint8Array(${JSON.stringify([...red])})]),
    ]))])
  })()`)
  await page.keyboard.press('Control+v')
  await eventually(async () => (await comment.inputValue()) === '210 °C')
  await comment.blur()
  await page.keyboard.press('Control+v')
  await page.getByRole('img', { name: 'Image 1 of Vase' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Show image 2' }).count(), 0)
})

browserTest('images are pasted and shown large; arrow keys lead through them', site, async ({ page }) => {
  const user = await newPerson(site, 'paster')
  const { id } = await newPrint(site, user, { title: 'Vase' })
  await signInAs(page, 'paster')
  await page.goto(`/prints/${id}`)
  await page.getByText('No images yet.').waitFor()
  await transfer(page, 'paste', red)
  await page.getByRole('img', { name: 'Image 1 of Vase' }).waitFor()
  await transfer(page, 'paste', await png('blue'))
  await page.getByRole('button', { name: 'Show image 2' }).waitFor()
  await page.getByRole('button', { name: 'Show image 1' }).click()

  await page.getByRole('button', { name: 'Enlarge image 1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Image 1 of 2: Vase' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('heading', { name: 'Image 2 of 2: Vase' }).waitFor()
  await lookAt(page, 'lightbox')
  await dialog.getByRole('button', { name: 'Previous' }).click()
  await dialog.getByRole('heading', { name: 'Image 1 of 2: Vase' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})
