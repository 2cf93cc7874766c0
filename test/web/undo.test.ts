import assert from 'node:assert/strict'
import { eventually } from '../identity/support.ts'
import { newAdjustment, newComment, newImage, newMaintenanceEntry } from '../support/belongings.ts'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newFilament, newPrint, newPrinter, newProject, type Owner } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

type RecordTable = 'prints' | 'filaments' | 'printers' | 'projects' | 'maintenance_entries' | 'comments' | 'images'

async function countOf(table: RecordTable, owner: Owner): Promise<number> {
  return (await site.db.selectFrom(table).select('user_id').where('user_id', '=', owner.id).execute()).length
}

browserTest(
  'a deleted print is gone at once, comes back, and is deleted when the time is over',
  site,
  async ({ page }) => {
    const owner = await newPerson(site, 'hesitant')
    const print = await newPrint(site, owner, { title: 'Vase' })
    await newPrint(site, owner, { title: 'Lamp' })
    await signInAs(page, owner.name)
    await page.goto(`/prints/${print.id}`)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.waitForURL('/prints')
    await page.getByRole('link', { name: 'Lamp' }).waitFor()
    await page.getByText('1 print', { exact: true }).waitFor()
    assert.equal(await page.getByRole('link', { name: 'Vase' }).count(), 0)
    await page.getByRole('status').getByText('Vase deleted.').waitFor()
    // The time does not pass meanwhile: on a busy machine a look takes longer.
    await page.getByRole('button', { name: 'Undo' }).focus()
    await lookAt(page, 'undo')
    assert.equal(await countOf('prints', owner), 2, 'nothing is sent yet')
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await page.locator('a:focus', { hasText: 'Vase' }).press('Enter')

    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Vase deleted.').waitFor()
    await page.keyboard.press('u')
    await page.getByRole('link', { name: 'Vase' }).click()

    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Vase deleted.').waitFor()
    await page.getByText('Vase deleted.').waitFor({ state: 'detached' })
    await eventually(async () => (await countOf('prints', owner)) === 1)
    assert.equal(await page.getByRole('link', { name: 'Vase' }).count(), 0)
  },
)

browserTest('what waits is sent when the page is left, and when something else is deleted', site, async ({ page }) => {
  const owner = await newPerson(site, 'leaver')
  const printer = await newPrinter(site, owner, { name: 'Old printer' })
  const spool = await newFilament(site, owner, { display_name: 'Empty one', initial_nominal_weight_mg: 1000 })
  const project = await newProject(site, owner, { name: 'Given up' })
  await signInAs(page, owner.name, `/filaments/${spool.id}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No spools yet.').waitFor()
  await page.getByText('Empty one deleted.').waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('j')
  await page.getByRole('link', { name: 'Given up' }).click()
  await page.waitForURL(`/projects/${project.id}`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Given up deleted.').waitFor()
  await eventually(async () => (await countOf('filaments', owner)) === 0)
  assert.equal(await countOf('projects', owner), 1)
  await page.goto(`/printers/${printer.id}`)
  await eventually(async () => (await countOf('projects', owner)) === 0)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No printers yet.').waitFor()
  await page.goto('/account')
  await eventually(async () => (await countOf('printers', owner)) === 0)
})

browserTest('an image and then its print are deleted, also when the page is left at once', site, async ({ page }) => {
  const owner = await newPerson(site, 'thorough')
  await signInAs(page, owner.name)
  for (const waits of [true, false]) {
    const print = await newPrint(site, owner, { title: 'Vase' })
    await newImage(site, print)
    await page.goto(`/prints/${print.id}`)
    await page.getByRole('button', { name: 'Delete image' }).click()
    await page
      .getByRole('status')
      .getByText(/ deleted\.$/)
      .waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Vase deleted.').waitFor()
    // The print has another version once its image is gone.
    if (waits) await eventually(async () => (await countOf('images', owner)) === 0)
    await page.goto('/account')
    await eventually(async () => (await countOf('prints', owner)) === 0)
  }
})

browserTest('maintenance and comments come back as well', site, async ({ page }) => {
  const owner = await newPerson(site, 'keeper')
  const printer = await newPrinter(site, owner)
  await newMaintenanceEntry(site, printer, { category: 'Belts', due_after_hours: 100 })
  const print = await newPrint(site, owner)
  await newComment(site, print, owner, { body: 'Turned out well.' })
  await signInAs(page, owner.name, `/printers/${printer.id}`)
  await page.getByRole('button', { name: 'Delete Belts' }).click()
  await page.getByText('Belts deleted.').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Delete Belts' }).count(), 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Delete Belts' }).click()
  await page.getByText('Belts deleted.').waitFor()
  await page.goto(`/prints/${print.id}`)
  await eventually(async () => (await countOf('maintenance_entries', owner)) === 0)
  await page.getByRole('button', { name: 'Delete your comment' }).click()
  await page.getByText('Your comment deleted.').waitFor()
  assert.equal(await page.getByText('Turned out well.').count(), 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Turned out well.').waitFor()
  assert(await page.evaluate("document.querySelector('#comments').parentElement.contains(document.activeElement)"))
  assert.equal(await countOf('comments', owner), 1)
})

browserTest(
  'a comment whose deletion is under way when its page is loaded again does not come back',
  site,
  async ({ page }) => {
    const owner = await newPerson(site, 'reloader')
    const print = await newPrint(site, owner)
    await newComment(site, print, owner, { body: 'Stays.' })
    const { id } = await newComment(site, print, owner, { body: 'Goes.' })
    await signInAs(page, owner.name, `/prints/${print.id}`)
    await page.getByRole('button', { name: 'Delete your comment' }).last().click()
    await page.getByText('Your comment deleted.').waitFor()
    await site.db.transaction().execute(async (trx) => {
      await trx.selectFrom('comments').select('id').where('id', '=', id).forUpdate().execute()
      await page.reload()
      await page.getByText('Stays.').waitFor()
      assert.equal(await page.getByText('Goes.').count(), 0)
    })
    await eventually(async () => (await countOf('comments', owner)) === 1)
  },
)

browserTest('a dialog that is open when a postponed change is made stays open', site, async ({ page, context }) => {
  const owner = await newPerson(site, 'typing')
  const printer = await newPrinter(site, owner)
  for (const category of ['Belts', 'Fans', 'Rails']) await newMaintenanceEntry(site, printer, { category })
  await signInAs(page, owner.name, `/printers/${printer.id}`)
  await page.getByRole('button', { name: 'Delete Belts' }).click()
  await page.getByText('Belts deleted.').waitFor()
  await page.getByRole('button', { name: 'Add maintenance' }).click()
  await page.getByLabel('Description').fill('Half a sentence')

  const other = await context.newPage()
  await other.goto('/maintenance')
  await other.getByRole('button', { name: 'Delete Fans' }).click()
  await other.getByText('Fans deleted.').waitFor()
  await other.getByRole('button', { name: 'Mark as done Rails' }).click()
  await other.getByLabel('Notes').fill('Half a note')

  for (const left of [2, 1]) await eventually(async () => (await countOf('maintenance_entries', owner)) === left)
  for (const shown of [page, other])
    await shown.locator('[role=status]', { hasText: /deleted\.$/ }).waitFor({ state: 'detached' })
  assert.equal(await page.getByLabel('Description').inputValue(), 'Half a sentence')
  assert.equal(await other.getByLabel('Notes').inputValue(), 'Half a note')
})

browserTest('an adjustment that is being undone is undone before the stock is adjusted', site, async ({ page }) => {
  const owner = await newPerson(site, 'weigher')
  const spool = await newFilament(site, owner, { initial_nominal_weight_mg: 1_000_000, balance_mg: 1_000_000 })
  await newAdjustment(site, spool, -250_000)
  await signInAs(page, owner.name, `/filaments/${spool.id}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('The adjustment is being undone.').waitFor()
  await page.getByRole('button', { name: 'Adjust stock' }).click()
  await page.getByRole('dialog').getByText('Currently 1 kg remaining.').waitFor()
  await page.getByLabel('Note').fill('Half a note')
  await page.getByText('The adjustment is being undone.').waitFor({ state: 'detached' })
  assert.equal(await page.getByLabel('Note').inputValue(), 'Half a note')
})

browserTest('a deletion that fails is told, and the record is back', site, async ({ page, complaints }) => {
  const owner = await newPerson(site, 'refused')
  const print = await newPrint(site, owner, { title: 'Sturdy' })
  await signInAs(page, owner.name)
  await page.goto(`/prints/${print.id}`)
  await page.route(`**/api/Prints/${print.id}`, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Sturdy could not be deleted. The service responded with status 500.').waitFor()
  await page.getByRole('link', { name: 'Sturdy' }).waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await page.getByText('Sturdy could not be deleted.').waitFor({ state: 'detached' })
  for (const complaint of complaints.splice(0)) assert.match(complaint, /500/)
})
