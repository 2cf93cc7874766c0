import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newFilament, newFilamentType, type Owner } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest('a filament type is found, gets spools with numbers in a row, or is deleted', site, async ({ page }) => {
  const user = await newPerson(site, 'typist')
  await signInAs(page, 'typist', '/filaments/types')
  await page.getByText('No filament types yet. A spool brings its own.').waitFor()
  await newFilamentType(site, user, { name: 'Galaxy Black' })
  await newFilamentType(site, user, { name: 'Signal Red' })
  await page.reload()
  await page.getByLabel('Search', { exact: true }).fill('Galaxy')
  await page.getByText('1 filament type', { exact: true }).waitFor()
  await page.getByText(/^0 of 0 spools in use/).waitFor()
  await lookAt(page, 'filament-types')

  await page.getByRole('link', { name: 'Galaxy Black' }).click()
  await page.getByText('No spools of this type.').waitFor()
  await page.getByLabel('New spools').fill('2')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('link', { name: '#2 Galaxy Black' }).waitFor()
  await page.getByRole('link', { name: '#1 Galaxy Black' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Delete' }).count(), 0)
  await lookAt(page, 'filament-type')

  await page.goto('/filaments/types')
  await page.getByRole('link', { name: 'Signal Red' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('1 filament type', { exact: true }).waitFor()
})

browserTest('spools of which a response was lost are added once', site, async ({ page, complaints }) => {
  const user = await newPerson(site, 'buyer')
  const { id } = await newFilamentType(site, user, { name: 'Galaxy Black' })
  await signInAs(page, 'buyer', `/filaments/types/${id}`)
  await page.getByLabel('New spools').fill('3')
  let sent = 0
  await page.route('**/api/Filaments', async (route) => {
    sent += 1
    if (sent !== 2) return route.continue()
    await route.fetch()
    return route.abort()
  })
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await add.click()
  await page.getByText('Check your connection').waitFor()
  await page.getByRole('link', { name: '#2 Galaxy Black' }).waitFor()
  assert.equal(await page.getByLabel('New spools').inputValue(), '2')
  await add.click()
  await page.getByRole('link', { name: '#3 Galaxy Black' }).waitFor()
  const spools = site.db.selectFrom('filaments').select('id').where('user_id', '=', user.id)
  assert.equal((await spools.execute()).length, 3)
  assert.equal(sent, 4)
  // What is added then is new.
  await page.getByLabel('New spools').fill('1')
  await add.click()
  await page.getByRole('link', { name: '#4 Galaxy Black' }).waitFor()
  assert.match(complaints.splice(0).join('\n'), /ERR_FAILED$/)
})

browserTest('a filament type is added and edited; its spools follow', site, async ({ page }) => {
  await signInAs(page, 'collector', '/filaments/types')
  await page.getByRole('link', { name: 'Add filament type' }).click()
  await page.getByLabel('Brand').fill('Prusament')
  await page.getByLabel('Name', { exact: true }).fill('Ocean Blue')
  await page.getByLabel('Material').fill('PETG')
  await page.getByLabel('Net weight (g)').fill('850')
  await page.getByLabel('Price').fill('29.90')
  await page.getByLabel('Color name').fill('Ocean blue')
  await lookAt(page, 'filament-type-new')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ocean Blue' }).waitFor()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('link', { name: '#1 Ocean Blue' }).waitFor()

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Nozzle temperature (°C)').fill('245')
  await page.getByLabel('Notes').fill('Dry it first.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Dry it first.').waitFor()
  await page.getByRole('link', { name: '#1 Ocean Blue' }).click()
  await page.getByText('245 °C').waitFor()
})

browserTest(
  'a spool takes the facts of the type that is chosen for it, but for changed ones',
  site,
  async ({ page }) => {
    const user = await newPerson(site, 'chooser')
    const brand_id = await newBrand('Prusament', user)
    const product = { brand_id, material_type: 'PETG', initial_nominal_weight_mg: 850_000 }
    const black = await newFilamentType(site, user, { ...product, name: 'Jet Black', nozzle_temperature_celsius: 245 })
    const orange = await newFilamentType(site, user, { ...product, name: 'Orange', nozzle_temperature_celsius: 250 })
    for (let number = 0; number < 20; number += 1) await newFilamentType(site, user, { name: `Another ${number}` })
    await signInAs(page, 'chooser', '/filaments/new')
    await page.getByRole('button', { name: 'Filament type' }).click()
    await page.getByText('20 of 22. Search to find the others.').waitFor()
    await page.getByLabel('Search filament types').fill('jet')
    await page.getByText('1 found').waitFor()
    await lookAt(page, 'filament-type-picker')
    await page.getByRole('button', { name: 'Jet Black Prusament' }).click()
    assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Jet Black')
    assert.equal(await page.getByLabel('Net weight (g)').inputValue(), '850')
    await page.getByLabel('Nozzle temperature (°C)').fill('235')
    await page.getByLabel('Location').fill('Shelf')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Jet Black' }).waitFor()
    const id = new URL(page.url()).pathname.split('/')[2] ?? ''
    const columns = ['type_id', 'display_name', 'brand', 'nozzle_temperature_celsius', 'storage_location'] as const
    const spool = site.db.selectFrom('filaments').select(columns).where('id', '=', id)
    const own = { brand: 'Prusament', nozzle_temperature_celsius: 235, storage_location: 'Shelf' }
    assert.deepEqual(await spool.executeTakeFirst(), { type_id: black.id, display_name: 'Jet Black', ...own })

    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByRole('button', { name: 'Prusament Jet Black' }).click()
    await page.getByLabel('Search filament types').fill('orange')
    await page.getByRole('button', { name: 'Orange Prusament' }).click()
    assert.equal(await page.getByLabel('Nozzle temperature (°C)').inputValue(), '250')
    // As the spool has it already: without being sent, it would become that of the type.
    await page.getByLabel('Nozzle temperature (°C)').fill('235')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Orange' }).waitFor()
    assert.deepEqual(await spool.executeTakeFirst(), { type_id: orange.id, display_name: 'Orange', ...own })
  },
)

browserTest(
  'a chosen type leaves what was typed where it knows nothing, not what another type has filled in',
  site,
  async ({ page }) => {
    const user = await newPerson(site, 'bargainer')
    await newFilamentType(site, user, { name: 'Plain' })
    await newFilamentType(site, user, {
      name: 'Costly',
      purchase_price_micros: 20_000_000,
      purchase_currency: 'EUR',
      initial_nominal_weight_mg: 850_000,
      nozzle_temperature_celsius: 230,
      color_name: 'Red',
      color_hex: '#FF0000',
    })
    const { id } = await newFilament(site, user, { display_name: 'Recorded', purchase_price_micros: 9_000_000 })
    await signInAs(page, 'bargainer', '/filaments/new')
    const choose = async (name: string) => {
      await page.getByRole('button', { name: /^Filament type/ }).click()
      await page.locator('.type-choices').getByRole('button', { name }).click()
      await page.getByRole('button', { name: `Filament type ${name}` }).waitFor()
    }
    const names = [
      'purchasePrice',
      'initialNominalWeightMg',
      'nozzleTemperatureCelsius',
      'brand',
      'colorName',
      'colors',
    ]
    const shown = () =>
      Promise.all(
        names.map(async (name) => {
          const field = page.locator(`input[name=${name}]`)
          return (await field.count()) === 0 ? null : await field.inputValue()
        }),
      )
    await page.getByLabel('Price').fill('19.5')
    await page.getByLabel('Brand').fill('Extrudr')
    await page.getByRole('button', { name: 'Add color' }).click()
    await choose('Plain')
    assert.deepEqual(await shown(), ['19.5', '1000', '', 'Extrudr', '', '#808080'])
    await choose('Costly')
    assert.deepEqual(await shown(), ['20', '850', '230', 'Extrudr', 'Red', '#ff0000'])
    await page.getByLabel('Nozzle temperature (°C)').fill('225')
    await choose('Plain')
    assert.deepEqual(await shown(), ['', '1000', '225', 'Extrudr', '', null])

    // The weights and the price of a recorded spool stay, and so do those that are typed instead.
    await page.goto(`/filaments/${id}/edit`)
    await page.getByLabel('Price').fill('10')
    await choose('Costly')
    assert.equal(await page.getByLabel('Price').inputValue(), '10')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Costly' }).waitFor()
    const spool = site.db.selectFrom('filaments').select('purchase_price_micros').where('id', '=', id)
    assert.deepEqual(await spool.executeTakeFirst(), { purchase_price_micros: 10_000_000 })
  },
)

browserTest(
  'filament types of one name are told apart by their weight, in rows below each other',
  site,
  async (visit) => {
    const { page } = visit
    const user = await newPerson(site, 'distinguisher')
    const brand_id = await newBrand('eSUN', user)
    for (const initial_nominal_weight_mg of [250_000, 1_000_000])
      await newFilamentType(site, user, { brand_id, name: 'Cold White', initial_nominal_weight_mg })
    await newFilamentType(site, user, { name: 'A name that is longer than the others' })
    await signInAs(page, 'distinguisher', '/filaments/new')
    await page.getByRole('button', { name: 'Filament type' }).click()
    await page.getByText('3 found').waitFor()
    const rows = page.locator('.type-choices button')
    const notes = await rows.locator('small').allInnerTexts()
    assert.deepEqual(notes.toSorted(), ['PLA', 'eSUN · PLA · 1 kg', 'eSUN · PLA · 250 g'])
    const names = await rows.locator('span:has(> small)').all()
    const starts = await Promise.all(names.map(async (name) => (await name.boundingBox())?.x))
    assert.deepEqual([starts.length, new Set(starts).size], [3, 1])
  },
)

browserTest('a brand is renamed with its spools, and deleted when it has no filament types', site, async ({ page }) => {
  const user = await newPerson(site, 'namer')
  const brand_id = await newBrand('Polymaker', user)
  const { id: type_id } = await newFilamentType(site, user, { brand_id })
  const { id } = await newFilament(site, user, { brand: 'Polymaker', type_id })
  await newBrand('Unused', user)
  await signInAs(page, 'namer', '/filaments/types')
  await page.getByRole('link', { name: 'Brands' }).click()
  await page.getByText('1 filament type · 1 spool').waitFor()
  await lookAt(page, 'brands')
  await page.getByRole('link', { name: 'Polymaker' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Polymaker GmbH')
  await page.getByLabel('Empty spool weight (g)').fill('140.5')
  await lookAt(page, 'brand-edit')
  assert.equal(await page.getByRole('button', { name: 'Delete' }).count(), 0)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Polymaker GmbH' }).waitFor()
  const spool = site.db.selectFrom('filaments').select('brand').where('id', '=', id)
  assert.deepEqual(await spool.executeTakeFirst(), { brand: 'Polymaker GmbH' })

  await page.getByRole('link', { name: 'Unused' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('1 brand', { exact: true }).waitFor()
  assert.equal(await page.getByRole('link', { name: 'Unused' }).count(), 0)
})

async function newBrand(name: string, owner: Owner): Promise<number> {
  const brand = site.db.insertInto('brands').values({ user_id: owner.id, name }).returning('id')
  return (await brand.executeTakeFirstOrThrow()).id
}
