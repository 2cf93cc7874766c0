import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { newComment, newMaintenanceEntry } from '../support/belongings.ts'
import { browserTest, lookAt, signInAs, type Visit } from '../support/browser.ts'
import { load, newFilament, newPrint, newPrinter, newUsage } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

/** Browsers call a refusal an error. */
function expectRefusals(complaints: Visit['complaints']): void {
  for (const complaint of complaints.splice(0)) assert.match(complaint, /412 \(Precondition Failed\)/)
}

/** Opens the page once more, as in another tab. */
async function openAgain({ context, page }: Visit): Promise<Page> {
  const other = await context.newPage()
  await other.goto(page.url())
  return other
}

browserTest('a comment that was edited elsewhere is neither overwritten nor deleted unseen', site, async (visit) => {
  const { page, complaints } = visit
  const owner = await newPerson(site, 'commenter')
  const print = await newPrint(site, owner)
  await newComment(site, print, owner, { body: 'First' })
  await signInAs(page, owner.name)
  await page.goto(`/prints/${print.id}`)
  await page.getByRole('button', { name: 'Edit your comment' }).click()
  await page.getByLabel('Edit your comment').fill('From this tab')
  const other = await openAgain(visit)
  await other.getByRole('button', { name: 'Delete your comment' }).click()
  await other.getByText('Your comment deleted.').waitFor()
  const third = await openAgain(visit)
  await third.getByRole('button', { name: 'Edit your comment' }).click()
  await third.getByLabel('Edit your comment').fill('From another tab')
  await third.getByRole('button', { name: 'Save' }).click()
  await third.getByRole('button', { name: 'Edit your comment' }).waitFor()

  await other.getByText('Your comment was changed elsewhere meanwhile and has not been deleted.').waitFor()

  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').getByText('From another tab').waitFor()
  await lookAt(page, 'comment-conflict')
  await page.getByLabel('Keep both').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Edit your comment' }).waitFor()
  const { body } = await site.db
    .selectFrom('comments')
    .select('body')
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  assert.equal(body, 'From another tab\n\nFrom this tab')
  expectRefusals(complaints)
})

browserTest('a print that ended elsewhere is finished only as the user chooses', site, async (visit) => {
  const { page, complaints } = visit
  const owner = await newPerson(site, 'finisher')
  const spool = await newFilament(site, owner, { initial_nominal_weight_mg: 1_000_000 })
  const print = await newPrint(site, owner, {
    status: 'Printing',
    start_date: new Date(Date.now() - 60_000).toISOString(),
  })
  await newUsage(site, print, { filament_id: spool.id, slot: 0, estimated_amount_mg: 70_000 })
  await signInAs(page, owner.name)
  await page.goto(`/prints/${print.id}`)
  const other = await openAgain(visit)
  for (const [tab, outcome] of [
    [page, 'Failed'],
    [other, 'Success'],
  ] as const) {
    await tab.getByRole('button', { name: 'Mark as finished' }).click()
    await tab.getByRole('dialog').getByLabel('Outcome').selectOption(outcome)
  }
  await page.getByRole('dialog').getByLabel('Failure reason').fill('Spaghetti')
  await page.getByRole('dialog').getByLabel('Used (g)').fill('12')
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await other.getByText('Success', { exact: true }).waitFor()

  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('This print was changed elsewhere while you edited it.').waitFor()
  await lookAt(page, 'finish-conflict')
  assert.equal(await dialog.getByLabel('Failure reason').inputValue(), 'Spaghetti')
  assert.equal(await dialog.getByLabel('Used (g)').inputValue(), '12')
  for (const mine of await dialog.getByLabel('Use mine').all()) await mine.check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Spaghetti').waitFor()
  const { balance_mg } = await site.db
    .selectFrom('filaments')
    .select('balance_mg')
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  assert.equal(balance_mg, 988_000)
  expectRefusals(complaints)
})

browserTest('spools that were loaded elsewhere are shown before others take their slots', site, async (visit) => {
  const { page, complaints } = visit
  const owner = await newPerson(site, 'loader')
  const printer = await newPrinter(site, owner)
  const [blue, red] = [
    await newFilament(site, owner, { display_name: 'Blue' }),
    await newFilament(site, owner, { display_name: 'Red' }),
  ]
  await newFilament(site, owner, { display_name: 'Green' })
  await load(site, printer, blue)
  await signInAs(page, owner.name, `/printers/${printer.id}`)
  await page.getByRole('button', { name: 'Unload Blue' }).waitFor()
  const other = await openAgain(visit)
  const loadInto = async (tab: Page, name: string, slot: string) => {
    await tab.getByRole('button', { name: 'Load spool' }).click()
    await tab.getByRole('combobox', { name: 'Spool' }).selectOption({ label: `${name} · PLA` })
    await tab.getByLabel('Slot').fill(slot)
  }
  await loadInto(page, 'Green', '0')
  await loadInto(other, 'Red', '0')
  await other.getByRole('button', { name: 'Load', exact: true }).click()
  await other.getByRole('button', { name: 'Unload Red' }).waitFor()

  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Load', exact: true }).click()
  await dialog.getByText('The loaded spools were changed elsewhere meanwhile.').waitFor()
  await dialog.getByText('Before: Blue').waitFor()
  await lookAt(page, 'load-conflict')
  assert.match(await dialog.getByLabel('Spool').locator(':checked').innerText(), /^Green/)
  await dialog.getByLabel('Slot').fill('1')
  await dialog.getByRole('button', { name: 'Load', exact: true }).click()
  await page.getByRole('button', { name: 'Unload Green' }).waitFor()

  // The other tab still shows one spool, and unloads none that it has not shown.
  await other.getByRole('button', { name: 'Unload Red' }).click()
  await other.getByText('Nothing is unloaded yet').waitFor()
  await other.getByRole('button', { name: 'Unload Green' }).waitFor()
  await other.getByRole('button', { name: 'Unload Red' }).click()
  await other.getByRole('button', { name: 'Unload Red' }).waitFor({ state: 'detached' })
  const loaded = await site.db.selectFrom('loaded_filaments').select('slot').where('user_id', '=', owner.id).execute()
  assert.deepEqual(loaded, [{ slot: 1 }])
  assert(red.id !== blue.id)
  expectRefusals(complaints)
})

browserTest('maintenance is completed once, and stock is adjusted as it was seen', site, async (visit) => {
  const { page, complaints } = visit
  const owner = await newPerson(site, 'twice')
  const printer = await newPrinter(site, owner)
  await newMaintenanceEntry(site, printer, { category: 'Belts', due_after_hours: 100 })
  const spool = await newFilament(site, owner, { initial_nominal_weight_mg: 1_000_000 })
  await signInAs(page, owner.name, `/printers/${printer.id}`)
  const other = await openAgain(visit)
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Mark as done' }).click()
    await tab.getByRole('dialog').getByLabel('Notes').fill('Tightened')
  }
  await other.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click()
  await other.getByRole('heading', { name: 'Done', exact: true }).waitFor()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Mark as done' }).click()
  await dialog.getByText('Counting from').waitFor()
  await lookAt(page, 'complete-conflict')
  assert.equal(await dialog.getByLabel('Notes').inputValue(), 'Tightened')
  page.once('dialog', (question) => void question.accept())
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const entries = await site.db.selectFrom('maintenance_entries').select('id').where('user_id', '=', owner.id).execute()
  assert.equal(entries.length, 2)

  await page.goto(`/filaments/${spool.id}`)
  await page.getByRole('button', { name: 'Adjust stock' }).click()
  await page.getByLabel('Remaining (g)').fill('500')
  await other.goto(`/filaments/${spool.id}`)
  await other.getByRole('button', { name: 'Adjust stock' }).click()
  await other.getByLabel('Remaining (g)').fill('900')
  await other.getByRole('button', { name: 'Adjust', exact: true }).click()
  await other.getByText('900 g of 1 kg left').waitFor()
  await page.getByRole('button', { name: 'Adjust', exact: true }).click()
  await page.getByRole('alert').getByText('900 g').waitFor()
  assert.equal(await page.getByLabel('Remaining (g)').inputValue(), '500')
  await page.getByRole('button', { name: 'Adjust', exact: true }).click()
  await page.getByText('500 g of 1 kg left').waitFor()
  expectRefusals(complaints)
})

browserTest('a print that was edited elsewhere is deleted only after the user has seen it', site, async (visit) => {
  const { page, complaints } = visit
  const owner = await newPerson(site, 'deleter')
  const print = await newPrint(site, owner, { title: 'Vase' })
  await signInAs(page, owner.name)
  await page.goto(`/prints/${print.id}`)
  await page.getByRole('heading', { level: 1, name: 'Vase' }).waitFor()
  await site.db.updateTable('prints').set({ notes: 'Keep this one' }).where('id', '=', print.id).execute()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Vase was changed elsewhere meanwhile and has not been deleted. Check it first.').waitFor()
  await lookAt(page, 'delete-conflict')
  await page.getByRole('link', { name: 'Vase' }).click()
  await page.getByText('Keep this one').waitFor()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No prints yet.').waitFor()
  expectRefusals(complaints)
})
