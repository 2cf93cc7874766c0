import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs, waitUntil } from '../support/browser.ts'
import { newComment, newImage } from '../support/belongings.ts'
import { newFilament, newPrint, newPrinter, newUsage } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest('an owner chooses what visitors see, and looks at it as they do', site, async ({ page }) => {
  const owner = await newPerson(site, 'sharer')
  const printer = await newPrinter(site, owner, { name: 'Workhorse', make: 'Prusa', model: 'MK4S' })
  const spool = await newFilament(site, owner, {
    display_name: 'Left shelf',
    brand: 'Eryone',
    color_name: 'Ocean blue',
  })
  const print = await newPrint(site, owner, {
    title: 'Hook',
    status: 'Cancelled',
    view_status: 'Public',
    printer_id: printer.id,
    notes: 'Dry the spool first',
    failure_reason: 'ran out',
  })
  await newUsage(site, print, { filament_id: spool.id, amount_mg: 12_000 })
  await newUsage(site, print, { amount_mg: 3000 })
  await newComment(site, print, owner, { body: 'Try again' })

  await signInAs(page, owner.name, `/prints/${print.id}/edit`)
  const group = page.getByRole('group', { name: 'What visitors see' })
  assert.equal(await group.getByLabel('Failure reason').isChecked(), true)
  assert.equal(await group.getByLabel('Notes', { exact: true }).isChecked(), false)
  await group.getByLabel('Notes', { exact: true }).check()
  await group.getByLabel('Failure reason').uncheck()
  await page.getByLabel('Private notes').fill('Gift for Kim')
  await lookAt(page, 'print-sharing')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Gift for Kim').waitFor()
  await page.getByText('Notes, Filament').waitFor()
  const saved = await site.db
    .selectFrom('prints')
    .select(['shared', 'private_notes'])
    .where('user_id', '=', owner.id)
    .where('id', '=', print.id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(saved, { shared: ['notes', 'material'], private_notes: 'Gift for Kim' })

  await page.getByRole('link', { name: 'View as a visitor' }).click()
  await page.getByText('This is what visitors see.').waitFor()
  await page.getByText('Dry the spool first').waitFor()
  await page.getByText('Eryone PLA').waitFor()
  await page.getByText('Ocean blue').waitFor()
  assert.deepEqual(await page.locator('tfoot tr > *').allTextContents(), ['Total', '15.0 g', '–'])
  await page.getByText('Prusa MK4S').waitFor()
  for (const hidden of ['Gift for Kim', 'ran out', 'Left shelf', 'Workhorse']) {
    // The page shows the owner's view until that of a visitor has come.
    await page.getByText(hidden).waitFor({ state: 'detached' })
  }
  assert.equal(await page.getByRole('link', { name: 'Edit', exact: true }).count(), 0)
  await lookAt(page, 'print-as-visitor')
  await page.getByRole('link', { name: 'Back to your view' }).click()
  await page.getByText('Gift for Kim').waitFor()
})

browserTest('a visitor goes from a print and its comments to the profiles of people', site, async ({ page }) => {
  const author = await newPerson(site, 'author')
  const quiet = await newPerson(site, 'quiet')
  const profile = { view_status: 'Public', bio: 'Hooks and shelves.' } as const
  await site.db.updateTable('users').set(profile).where('id', '=', author.id).execute()
  const print = await newPrint(site, author, { title: 'Shelf', status: 'Failed', view_status: 'Public' })
  await newImage(site, print)
  await newUsage(site, print, { material_type: 'PETG', amount_mg: 12_000 })
  await newPrint(site, author, { title: 'Nobody sees this', view_status: 'Private' })
  await newComment(site, print, author, { body: 'Mine' })
  await newComment(site, print, quiet, { body: 'Nice' })
  await newPrint(site, author, { title: 'Second shelf', view_status: 'Public' })

  await page.goto(`/prints/${print.id}`)
  await page.getByText('Nice').waitFor()
  assert.match(await page.title(), /^Shelf/)
  assert.equal(await page.locator('.lead').innerText(), 'Failed', 'the outcome and the author are apart')
  assert.equal(await page.getByRole('link', { name: 'quiet' }).count(), 0, 'this profile is private')
  assert.equal(await page.getByRole('link', { name: 'author' }).count(), 2)
  await lookAt(page, 'print-public')
  await page.getByRole('link', { name: 'author' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'author' }).waitFor()
  await page.getByText('Hooks and shelves.').waitFor()
  await page.getByRole('link', { name: 'Second shelf' }).waitFor()
  assert.equal(await page.getByText('Nobody sees this').count(), 0)
  await waitUntil(page, 'document.querySelector(".print-image img")?.naturalWidth > 0')
  await page.getByText('2 prints').waitFor()
  await lookAt(page, 'user')
  await page.getByRole('link', { name: 'Shelf', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Shelf' }).waitFor()
})

browserTest('pages and records that are not there say so, signed in or not', site, async ({ page, complaints }) => {
  const person = await newPerson(site, 'seeker')
  const cases = [
    ['/no/such/page', 'Page not found'],
    ['/prints/999999999', 'Print not found'],
    ['/users/999999999', 'User not found'],
  ] as const
  const look = async (signedIn: boolean) => {
    for (const [path, heading] of cases) {
      const response = await page.goto(path)
      assert.equal(response?.status(), 404, path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await page.getByRole('link', { name: signedIn ? 'seeker' : 'Sign in', exact: true }).waitFor()
    }
  }
  await look(false)
  await lookAt(page, 'not-found')
  await signInAs(page, person.name)
  await look(true)
  assert.equal((await page.goto('/printers/999999999'))?.status(), 404)
  assert.equal((await page.goto('/filaments/0d3a4f3e-6f0e-4a53-8a4c-2b7a4a0f9c11'))?.status(), 404)
  // The browser reports the status of each page and of its request for the record.
  assert(complaints.splice(0).every((text) => / 404 /.test(text)))
})

browserTest('a browser that blocks storage shows pages, in the chosen color scheme as well', site, async ({ page }) => {
  const owner = await newPerson(site, 'publisher')
  const print = await newPrint(site, owner, { title: 'Hook', view_status: 'Public' })
  await page.addInitScript(`Object.defineProperty(window, 'localStorage', {
    get: () => { throw new DOMException('Storage is blocked.', 'SecurityError') },
  })`)
  await page.goto(`/prints/${print.id}`)
  await page.getByRole('heading', { level: 1, name: 'Hook' }).waitFor()
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await waitUntil(page, "document.documentElement.dataset.theme === 'dark'")
  await signInAs(page, owner.name, '/')
  await page.getByRole('heading', { name: 'Set up your logbook' }).waitFor()
})
