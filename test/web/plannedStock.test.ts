import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import {
  newBrand,
  newFilament,
  newFilamentType,
  newPrint,
  newPrinter,
  newUsage,
  type Owner,
} from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

/** Pixels from the top of the page to the numbers of the first row of the stock. */
const TEXT_TOPS = `[...document.querySelectorAll('tbody tr:first-child .number')].map((cell) => {
  const range = document.createRange()
  range.selectNodeContents(cell.firstChild)
  return Math.round(range.getBoundingClientRect().top)
})`

async function newSpool(user: Owner, name: string, remainingMg: number | null) {
  const brand = await newBrand(site, user)
  const type = await newFilamentType(site, user, { name, brand_id: brand.id, color_hex: '#0B5FA5' })
  const spool = { type_id: type.id, display_name: name, initial_nominal_weight_mg: remainingMg }
  return newFilament(site, user, spool)
}

async function plan(user: Owner, title: string, usage: object) {
  const print = await newPrint(site, user, { title, status: 'Pending' })
  await newUsage(site, print, usage)
  return print
}

browserTest('the stock shows first what is missing for planned prints, and how to plan one', site, async ({ page }) => {
  const user = await newPerson(site, 'planner')
  await signInAs(page, 'planner', '/filaments')
  await page.getByRole('link', { name: 'Stock', exact: true }).click()
  await page.getByText('No active spools and no planned prints yet.').waitFor()
  await lookAt(page, 'stock-empty')

  const ocean = await newSpool(user, 'Ocean Blue', 300_000)
  const galaxy = await newSpool(user, 'Galaxy Black', 1_000_000)
  await newSpool(user, 'Another', null)
  await page.reload()
  await page.getByText('No print is planned.').waitFor()
  await page.getByRole('link', { name: 'Record a print' }).waitFor()

  await plan(user, 'A tall vase', { filament_id: ocean.id, estimated_amount_mg: 420_000 })
  await plan(user, 'A boat', { filament_id: galaxy.id, estimated_amount_mg: 50_000 })
  await plan(user, 'A draft', { filament_id: galaxy.id })
  await page.reload()
  await page.getByText('120 g missing, in 1 row, for 3 planned prints.').waitFor()
  await page.getByText('1 material of planned prints has no estimate and is not counted.').waitFor()
  const rows = page.getByRole('table').getByRole('row')
  const names = await rows.getByRole('rowheader').getByRole('link').allInnerTexts()
  assert.deepEqual(names, ['Ocean Blue', 'Galaxy Black', 'Another'])
  await rows.nth(1).getByText('120 g', { exact: true }).waitFor()
  await rows.nth(2).getByRole('link', { name: 'A boat' }).waitFor()
  await plan(user, 'A hook', { material_type: 'PLA', estimated_amount_mg: 20_000 })
  const amber = await newSpool(user, 'Amber', 1_000)
  await plan(user, 'A bead', { filament_id: amber.id, estimated_amount_mg: 1_020 })
  await page.reload()
  await page.getByText('120 g missing, in 2 rows, for 5 planned prints.').waitFor()
  await rows.nth(2).getByText('0.1 g', { exact: true }).waitFor()
  await rows.nth(4).getByText('950 g free on spools of this material').waitFor()
  await lookAt(page, 'stock')

  await page.getByLabel('Missing', { exact: true }).check()
  await page.getByText('2 rows', { exact: true }).waitFor()
  await rows.nth(1).getByRole('link', { name: 'A tall vase' }).click()
  await page.getByRole('heading', { level: 1, name: 'A tall vase' }).waitFor()
  await page.getByText(/^Ocean Blue · .*: 120 g missing for all planned prints$/).waitFor()
  await lookAt(page, 'print-short')
  await page.getByRole('link', { name: 'Compare stock and planned prints' }).click()
  await page.getByRole('heading', { level: 1, name: 'Stock' }).waitFor()
})

browserTest('a planned print for which there is enough says nothing of the stock', site, async ({ page }) => {
  const user = await newPerson(site, 'provider')
  const spool = await newSpool(user, 'Ocean Blue', 300_000)
  const print = await plan(user, 'A small vase', { filament_id: spool.id, estimated_amount_mg: 300_000 })
  const asked = page.waitForResponse((response) => response.url().includes('/api/Stock?'))
  await signInAs(page, 'provider', `/prints/${print.id}`)
  assert.equal((await asked).status(), 200)
  await page.getByRole('heading', { level: 1, name: 'A small vase' }).waitFor()
  assert.equal(await page.getByText('Not enough filament').count(), 0)
})

browserTest('a reorder point is set where the stock is, and says what is low', site, async ({ page }) => {
  const user = await newPerson(site, 'buyer')
  const ocean = await newSpool(user, 'Ocean Blue', 300_000)
  await newSpool(user, 'Galaxy Black', 1_000_000)
  const nominal = { initial_nominal_weight_mg: 750_000 }
  await site.db.updateTable('filament_types').set(nominal).where('user_id', '=', user.id).execute()
  await plan(user, 'A vase', { filament_id: ocean.id, estimated_amount_mg: 100_000 })
  await signInAs(page, 'buyer', '/stock')
  await page.getByRole('button', { name: 'Change reorder point: Ocean Blue' }).click()
  const field = page.getByRole('dialog').getByLabel('Reorder point (g)')
  await field.fill('250')
  await lookAt(page, 'stock-reorder-point')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('1 filament type is at or below the reorder point.').waitFor()
  await page
    .getByRole('row', { name: /Ocean Blue/ })
    .getByText('Low', { exact: true })
    .waitFor()
  await lookAt(page, 'stock-low')
  const tops = await page.evaluate<number[]>(TEXT_TOPS)
  assert.deepEqual(tops, Array(tops.length).fill(tops[0]), 'the texts of a row are on one line')
  await page.getByRole('button', { name: 'Shopping list' }).click()
  const list = page.getByRole('dialog', { name: 'Shopping list' })
  await list.getByText(/^Ocean Blue · .*: 1 spool \(50 g missing\)$/).waitFor()
  await lookAt(page, 'stock-shopping-list')
  await list.getByRole('button', { name: 'Copy Shopping list' }).waitFor()
  await list.getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('To reorder', { exact: true }).check()
  await page.getByText('1 row', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Ocean Blue' }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Reorder point (g)').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ocean Blue' }).waitFor()
  const type = await site.db
    .selectFrom('filament_types')
    .select('reorder_point_mg')
    .where('name', '=', 'Ocean Blue')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  assert.equal(type.reorder_point_mg, null)
})

browserTest('the plan says which spool to use for which print, and what is missing', site, async ({ page }) => {
  const user = await newPerson(site, 'maker')
  await signInAs(page, 'maker', '/stock')
  await page.getByRole('link', { name: 'Planned prints' }).click()
  await page.getByText('No planned prints.').waitFor()
  await lookAt(page, 'stock-plan-empty')

  const started = await newSpool(user, 'Galaxy Black', 120_000)
  await newSpool(user, 'Ocean Blue', 300_000)
  await plan(user, 'A boat', { material_type: 'PLA', estimated_amount_mg: 50_000 })
  await page.reload()
  await page.getByText('Your spools are enough for 1 print.').waitFor()
  await plan(user, 'A tall vase', { material_type: 'PLA', estimated_amount_mg: 350_000 })
  await plan(user, 'A shelf', { filament_id: started.id, estimated_amount_mg: 90_000 })
  await plan(user, 'A draft', { filament_id: started.id })
  await page.reload()
  await page.getByText('Filament is missing for 1 print.').waitFor()
  await page.getByText('It is unknown whether your spools are enough for 1 print.').waitFor()
  const rows = page.getByRole('table', { name: 'Planned prints' }).getByRole('row')
  const texts = async (row: number) => (await rows.nth(row).innerText()).replaceAll(/\s+/g, ' ')
  assert.match(await texts(1), /A boat PLA 50 g #?.*Ocean Blue 50 g –/)
  assert.match(await texts(2), /A tall vase PLA 350 g .*Ocean Blue 250 g .*Galaxy Black 30 g 70 g Even with 2 spools/)
  assert.match(await texts(3), /A shelf PLA 90 g .*Galaxy Black 90 g –/)
  assert.match(await texts(4), /A draft PLA – .*Galaxy Black No estimate/)
  await lookAt(page, 'stock-plan')
  const printer = await newPrinter(site, user, { name: 'Voron' })
  const ring = await newPrint(site, user, { title: 'A ring', status: 'Pending', printer_id: printer.id })
  await newUsage(site, ring, { material_type: 'PLA', estimated_amount_mg: 1000 })
  await page.goto(`/printers/${printer.id}`)
  await page.getByRole('link', { name: 'Planned prints' }).click()
  await page.getByRole('link', { name: 'A ring' }).waitFor()
  assert.equal(await rows.count(), 2)
  await page.getByRole('link', { name: 'All printers' }).click()
  await page.getByRole('link', { name: 'A boat' }).waitFor()
  assert.equal(await rows.count(), 6)
  await rows.nth(3).getByRole('link', { name: 'Galaxy Black' }).click()
  await page.getByRole('heading', { level: 1, name: 'Galaxy Black' }).waitFor()
})

browserTest('the shopping list says what is left out, and is printed alone', site, async ({ page }) => {
  const user = await newPerson(site, 'printer')
  const types = Array.from({ length: 203 }, (_, index) => ({
    ...{ user_id: user.id, name: `Type ${index}`, material_type: 'PLA', reorder_point_mg: 1000 },
  }))
  await site.db.insertInto('filament_types').values(types).execute()
  await page.emulateMedia({ colorScheme: 'dark' })
  await signInAs(page, 'printer', '/stock')
  await page.getByRole('button', { name: 'Shopping list' }).click()
  const list = page.getByRole('dialog', { name: 'Shopping list' })
  await list.getByText('and 3 more filament types, which are not listed').waitFor()
  assert.equal(await list.getByRole('listitem').count(), 201)
  await list.getByRole('heading').and(page.locator(':focus')).waitFor()
  assert.equal(await page.evaluate("document.querySelector('dialog').scrollTop"), 0, 'it begins with the first one')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  assert.deepEqual(
    await page.evaluate(`(() => {
      const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility())
      const dialog = document.querySelector('dialog')
      return {
        others: shown.filter((element) => !dialog.contains(element) && !element.contains(dialog)).length,
        buttons: shown.filter((element) => element.matches('dialog button')).length,
        isWhole: dialog.scrollHeight <= dialog.clientHeight,
        colors: [getComputedStyle(dialog.querySelector('li')).color, getComputedStyle(dialog).backgroundColor],
      }
    })()`),
    {
      ...{ others: 0, buttons: 0, isWhole: true },
      colors: ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
    },
  )
})
