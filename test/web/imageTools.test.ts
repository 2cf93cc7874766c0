import assert from 'node:assert/strict'
import sharp from 'sharp'
import { newImage, storeImage } from '../support/belongings.ts'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newFilament, newPrint, newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

const png = async (background: string, name = `${background}.png`) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer(),
})

browserTest(
  'the owner captions, moves, turns and deletes images, with the keyboard, the mouse and in the lightbox',
  site,
  async ({ page }) => {
    const user = await newPerson(site, 'curator')
    const { id } = await newPrint(site, user, { title: 'Vase', view_status: 'Public' })
    await signInAs(page, 'curator')
    await page.goto(`/prints/${id}`)
    const colors = ['red', 'green', 'blue']
    await page.getByLabel('Add images').setInputFiles(await Promise.all(colors.map((color) => png(color))))
    await page.getByRole('button', { name: 'Show image 3' }).waitFor()
    await page.getByRole('button', { name: 'Show image 3' }).click()

    const captionOf = async () => (await page.getByRole('figure').textContent()) ?? ''
    await page.getByRole('button', { name: 'Add caption' }).click()
    const dialog = page.getByRole('dialog', { name: 'Caption' })
    await dialog.getByLabel('What the image shows').fill('The back of it')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('figure').getByText('The back of it').waitFor()
    await page.getByRole('button', { name: 'Show image 3: The back of it' }).waitFor()

    // With the keyboard: the button keeps the focus until it has no effect any more.
    await page.getByRole('button', { name: 'Move earlier' }).press('Enter')
    await page.getByRole('status').filter({ hasText: 'Moved to place 2.' }).waitFor()
    await page.getByRole('button', { name: 'Show image 2: The back of it' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: 'This is the cover now.' }).waitFor()
    await page.getByRole('button', { name: 'Show image 1: The back of it' }).waitFor()
    assert.equal(await page.evaluate('document.activeElement.ariaLabel'), 'Move earlier')

    await page
      .getByRole('button', { name: 'Show image 1: The back of it' })
      .dragTo(page.getByRole('button', { name: 'Show image 3' }))
    await page.getByRole('button', { name: 'Show image 3: The back of it' }).waitFor()
    await page.getByRole('button', { name: 'Make cover' }).click()
    await page.getByRole('button', { name: 'Show image 1: The back of it' }).waitFor()
    await lookAt(page, 'image-tools')

    await page.getByRole('button', { name: 'Enlarge image 1' }).click()
    const lightbox = page.getByRole('dialog', { name: /Vase/ })
    await lightbox.getByText('The back of it', { exact: true }).waitFor()
    await lightbox.getByRole('button', { name: 'Rotate right' }).click()
    await lightbox.locator('img[width="240"][height="320"]').waitFor()
    await lightbox.getByRole('button', { name: 'Move later' }).click()
    await lightbox.getByRole('heading', { name: 'Image 2 of 3: Vase' }).waitFor()
    await lookAt(page, 'lightbox-tools')
    await lightbox.getByRole('button', { name: 'Delete image' }).click()
    await lightbox.waitFor({ state: 'detached' })
    await page.getByText('The back of it deleted.').waitFor()
    await page.getByRole('button', { name: 'Show image 3' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Show image 2: The back of it' }).waitFor()
    await page.getByRole('button', { name: 'Show image 2: The back of it' }).click()
    assert.match(await captionOf(), /The back of it/)

    await page.goto(`/prints/${id}?asVisitor=true`)
    await page.getByRole('button', { name: 'Show image 2: The back of it' }).waitFor()
    assert.equal(await page.getByRole('group', { name: 'Change this image' }).count(), 0)
  },
)

browserTest('an image moves among those that remain while another one can still come back', site, async ({ page }) => {
  const user = await newPerson(site, 'mover')
  const print = await newPrint(site, user, { title: 'Vase' })
  for (const caption of ['One', 'Two', 'Three']) await storeImage(site, await newImage(site, print, { caption }))
  await signInAs(page, user.name, `/prints/${print.id}`)
  await page.getByRole('button', { name: 'Show image 1: One' }).click()
  await page.getByRole('button', { name: 'Delete image' }).click()
  await page.getByText('One deleted.').waitFor()
  await page.getByRole('button', { name: 'Show image 2: Three' }).click()
  await page.getByRole('button', { name: 'Move earlier' }).click()
  await page.getByRole('status').filter({ hasText: 'This is the cover now.' }).waitFor()
  await page.getByRole('button', { name: 'Show image 1: Three' }).waitFor()
  await page.getByRole('button', { name: 'Show image 2: Two' }).waitFor()
  await page.getByRole('button', { name: 'Move later' }).click()
  await page.getByRole('button', { name: 'Show image 2: Three' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Show image 3' }).waitFor()
})

browserTest('uploads show their bytes, and one can be canceled', site, async ({ page }) => {
  const user = await newPerson(site, 'uploader')
  const { id } = await newPrint(site, user, { title: 'Boat' })
  await signInAs(page, 'uploader')
  await page.goto(`/prints/${id}`)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/images', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue().catch(() => undefined)
  })
  await page.getByLabel('Add images').setInputFiles([await png('red'), await png('green')])
  const uploads = page.getByRole('list', { name: 'Uploads' })
  await uploads.getByRole('progressbar', { name: 'Sent of red.png' }).waitFor()
  await lookAt(page, 'uploads')
  await uploads.getByRole('button', { name: 'Cancel upload of green.png' }).click()
  await uploads.getByText('green.png').first().waitFor({ state: 'detached' })
  release()
  await page.getByRole('img', { name: 'Image 1 of Boat' }).waitFor()
  await uploads.waitFor({ state: 'detached' })
  assert.equal(await page.getByRole('button', { name: 'Show image 2' }).count(), 0)
})

browserTest('spools and printers have images on their pages and in their lists', site, async ({ page }) => {
  const user = await newPerson(site, 'owner')
  const spool = await newFilament(site, user, { display_name: 'Red' })
  const printer = await newPrinter(site, user, { name: 'Mill' })
  await signInAs(page, 'owner')
  for (const [path, list, name] of [
    [`/filaments/${spool.id}`, '/filaments', 'Red'],
    [`/printers/${printer.id}`, '/printers', 'Mill'],
  ] as const) {
    await page.goto(path)
    await page.getByLabel('Add images').setInputFiles([await png('red')])
    await page.getByRole('img', { name: `Image 1 of ${name}` }).waitFor()
    await lookAt(page, `images-of-${name.toLowerCase()}`)
    await page.goto(list)
    await page.locator('main img[src$="/thumbnail"]').waitFor()
    await lookAt(page, `list-with-${name.toLowerCase()}`)
  }
})

browserTest('a user chooses an image, which stands beside the name, and deletes it', site, async ({ page }) => {
  const user = await newPerson(site, 'portrait')
  await site.db.updateTable('users').set({ view_status: 'Public' }).where('id', '=', user.id).execute()
  await signInAs(page, 'portrait', '/account')
  await page.getByLabel('Choose image').setInputFiles([await png('purple')])
  await page.locator('header .avatar img').waitFor()
  await lookAt(page, 'profile-image')
  await page.goto(`/users/${user.id}`)
  await page.locator('main .avatar.large img').waitFor()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete image' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByLabel('Choose image').waitFor()
  assert.equal(await page.locator('.avatar img').count(), 0)
})
