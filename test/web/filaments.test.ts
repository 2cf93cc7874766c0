import assert from 'node:assert/strict'
import { drainEvents } from '../../src/events/drain.ts'
import { eventually } from '../identity/support.ts'
import { browserTest, lookAt, setTextSize, settle, signInAs } from '../support/browser.ts'
import { newImage } from '../support/belongings.ts'
import { newFilament, newFilamentType } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest(
  'a spool is found and adjusted, the adjustment undone, the spool edited, and another one added',
  site,
  async ({ page, complaints }) => {
    const owner = await newPerson(site, 'collector')
    const { id } = await newFilament(site, owner, {
      display_name: 'Ocean blue',
      brand: 'Prusament',
      color_hex: '#1E66A0',
      initial_nominal_weight_mg: 1_000_000,
    })
    await newFilament(site, owner, {
      display_name: 'Signal red',
      color_hex: '#C4151C',
      initial_nominal_weight_mg: 750_000,
      balance_mg: 40_000,
      low_stock_threshold_mg: 100_000,
    })
    await signInAs(page, owner.name, '/filaments')
    await page.getByRole('link', { name: 'Signal red' }).waitFor()
    await lookAt(page, 'filaments')
    await page.getByLabel('Low stock').check()
    await page.getByRole('link', { name: 'Ocean blue' }).waitFor({ state: 'detached' })
    await page.getByLabel('Low stock').uncheck()
    await page.getByLabel('Search spools').fill('prusament')
    await page.getByRole('link', { name: 'Signal red' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Ocean blue' }).click()

    await page.getByRole('button', { name: 'Adjust stock' }).click()
    const grams = page.getByLabel('Remaining (g)')
    await grams.fill('much')
    await page.getByRole('button', { name: 'Adjust', exact: true }).click()
    await page.locator('input[name=newRemainingMg]:invalid').waitFor()
    await grams.fill('640')
    await page.getByLabel('Note').fill('weighed')
    await page.getByRole('button', { name: 'Adjust', exact: true }).click()
    await page.getByText('640 g of 1 kg left').waitFor()
    await page.getByRole('cell', { name: '-360.0 g', exact: true }).waitFor()
    await lookAt(page, 'filament')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('The adjustment is being undone.').waitFor()
    // The reloaded page reads the stock before the undo, which the page before has sent, is made.
    await site.db.transaction().execute(async (trx) => {
      const spool = trx.selectFrom('filaments').select('id').where('user_id', '=', owner.id).where('id', '=', id)
      await spool.forUpdate().execute()
      await page.reload()
      await page.getByText('640 g of 1 kg left').waitFor()
    })
    await eventually(async () => {
      const entries = site.db.selectFrom('filament_ledger').select('kind').where('user_id', '=', owner.id)
      return (await entries.where('kind', '=', 'Reversal').execute()).length > 0
    })
    await drainEvents(site.services.db)
    await page.getByText('1 kg of 1 kg left').waitFor()
    await page.getByRole('rowheader', { name: 'Adjustment undone' }).waitFor()

    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Deep ocean')
    await page.getByLabel('Price').fill('24,90')
    await page.getByRole('button', { name: 'Add color' }).click()
    await page.getByLabel('Color 2').fill('#00ff00')
    await lookAt(page, 'filament-edit')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Deep ocean' }).waitFor()
    await page.getByText('24.90').waitFor()

    await page.goto('/filaments/new')
    await page.getByLabel('Name', { exact: true }).fill('Grey')
    await page.getByLabel('Material').fill('PETG')
    await page.getByLabel('Nozzle').fill('240.5')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('.error').waitFor()
    // Browsers call every refusal an error.
    assert.match(complaints.splice(0).join('\n'), /^\S+\/filaments\/new: .* status of 400 \(Bad Request\)$/)
    await page.getByLabel('Nozzle').fill('240')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Grey' }).waitFor()
    const spools = await site.db
      .selectFrom('filaments')
      .select(['display_name', 'balance_mg', 'colors'])
      .where('user_id', '=', owner.id)
      .orderBy('display_name')
      .execute()
    assert.deepEqual(spools, [
      { display_name: 'Deep ocean', balance_mg: 1_000_000, colors: ['#1E66A0', '#00FF00'] },
      { display_name: 'Grey', balance_mg: 1_000_000, colors: [] },
      { display_name: 'Signal red', balance_mg: 40_000, colors: [] },
    ])

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('/filaments')
    await page.getByText('2 spools', { exact: true }).waitFor()
  },
)

browserTest('the name of a spool with an image has space for its words with large text', site, async ({ page }) => {
  const owner = await newPerson(site, 'presbyope')
  const spool = await newFilament(site, owner, { display_name: 'Prusament PETG Prusa Orange' })
  await newImage(site, { user_id: owner.id, id: 0 }, { print_id: null, filament_id: spool.id })
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, owner.name, '/filaments')
  await page.locator('.spool-image').waitFor()
  await setTextSize(page, 32)
  await settle(page)
  const { width = 0 } = (await page.getByRole('link', { name: 'Prusament' }).boundingBox()) ?? {}
  assert(width > 100, `${width} px`)
})

browserTest('a filament type can be read in the list to choose from with large text', site, async ({ page }) => {
  const owner = await newPerson(site, 'chooser')
  await newFilamentType(site, owner, { name: 'Galaxy Black' })
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, owner.name, '/filaments/new')
  await page.getByRole('button', { name: 'Choose a filament type' }).waitFor()
  await setTextSize(page, 32)
  await page.getByRole('button', { name: 'Choose a filament type' }).click()
  const list = page.locator('[popover]:popover-open')
  const choice = list.getByRole('button', { name: 'Galaxy Black' })
  await choice.waitFor()
  await settle(page)
  const { x, y, width, height } = (await list.boundingBox())!
  assert(x + width <= 360 && y + height <= 740, `the list ends at ${x + width}, ${y + height}`)
  const name = await choice.locator('span').last().boundingBox()
  assert(name && name.width > 100, `${name?.width} px`)
})
