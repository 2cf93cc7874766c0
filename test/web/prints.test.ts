import assert from 'node:assert/strict'
import sharp from 'sharp'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { load, newFilament, newPrint, newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0f766e' } })
  .jpeg()
  .toBuffer()

browserTest('a print is recorded by hand, finished, shared and found again', site, async ({ page, complaints }) => {
  const owner = await newPerson(site, 'maker')
  const printer = await newPrinter(site, owner, { name: 'Workhorse' })
  const spool = await newFilament(site, owner, {
    display_name: 'Ocean blue',
    color_hex: '#1E66A0',
    initial_nominal_weight_mg: 1_000_000,
  })
  await load(site, printer, spool)
  await newPrint(site, owner, { title: 'Bracket', status: 'Failed', printer_id: printer.id })
  await signInAs(page, owner.name, '/prints')
  await page.getByRole('link', { name: 'Bracket' }).waitFor()
  await lookAt(page, 'prints')

  await page.getByRole('link', { name: 'New print' }).click()
  await page.getByLabel('Title').fill('Benchy')
  await page.getByLabel('Status').selectOption('Printing')
  await page.getByRole('button', { name: 'Add a material' }).click()
  assert.equal(await page.getByLabel('Spool').inputValue(), spool.id, 'what is loaded is chosen')
  await page.getByLabel('Estimate (g)').fill('12,5')
  await lookAt(page, 'print-new')
  await page.getByRole('button', { name: 'Save the print' }).click()
  await page.getByRole('heading', { level: 1, name: 'Benchy' }).waitFor()

  await page.getByRole('button', { name: 'Finish' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('min').fill('50')
  await dialog.getByLabel('Grams used of Ocean blue').fill('11.5')
  await dialog.getByRole('button', { name: 'Finish the print' }).click()
  await page.getByRole('cell', { name: '11.5 g' }).waitFor()
  await page.getByText('Success').waitFor()
  assert.equal(await balanceOf(spool.id), 988_500)

  await page.getByLabel('Add a picture').setInputFiles({ name: 'benchy.jpg', mimeType: 'image/jpeg', buffer: picture })
  await page.getByRole('img', { name: 'Picture 1 of Benchy' }).waitFor()
  await page.getByRole('button', { name: 'Delete this picture' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('Your comment').fill('It floats.')
  await page.getByRole('button', { name: 'Add the comment' }).click()
  await page.getByRole('listitem').getByText('It floats.').waitFor()
  await lookAt(page, 'print')

  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Title').fill('Benchy, blue')
  await page.getByLabel('Who may see it').selectOption('Unlisted')
  await page.getByLabel('Tags').fill('toy, boat')
  await page.getByRole('button', { name: 'Save the print' }).click()
  await page.getByRole('heading', { level: 1, name: 'Benchy, blue' }).waitFor()
  const shared = await page.locator('code').innerText()

  await page.getByRole('link', { name: 'Prints', exact: true }).click()
  await page.getByRole('link', { name: 'Bracket' }).waitFor()
  await page.getByLabel('Search prints').fill('blue')
  await page.waitForURL((url) => url.search === '?searchText=blue')
  await page.getByRole('link', { name: 'Bracket' }).waitFor({ state: 'detached' })
  await page.getByLabel('Failed').check()
  await page.getByText('No print matches these filters.').waitFor()
  await page.getByLabel('Search prints').fill('green')
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await page.getByRole('link', { name: 'Bracket' }).waitFor()
  // Longer than a search waits for the end of typing: what was typed before the reset does not come back.
  await page.evaluate('new Promise((done) => setTimeout(done, 300))')
  assert.equal(await page.getByLabel('Search prints').inputValue(), '')
  assert.equal(new URL(page.url()).search, '')

  const stranger = await page.context().browser()!.newContext({ locale: 'en-GB' })
  try {
    const view = await stranger.newPage()
    view.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`signed out: ${message.text()}`)
    })
    await view.goto(shared)
    await view.getByRole('heading', { level: 1, name: 'Benchy, blue' }).waitFor()
    await view.getByText('It floats.').waitFor()
    await view.waitForFunction('document.querySelector(".gallery img")?.naturalWidth > 0')
    assert.equal(await view.getByRole('link', { name: 'Edit' }).count(), 0)
    await lookAt(view, 'print-shared')
  } finally {
    await stranger.close()
  }

  await page.goto(shared)
  await page.getByRole('button', { name: 'Delete this picture' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No pictures yet.').waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByText('Benchy, blue is deleted for good').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL('/prints')
  await page.getByText('1 print', { exact: true }).waitFor()
  assert.equal(await balanceOf(spool.id), 1_000_000)
})

browserTest('long lists are turned, and chosen from to their end', site, async ({ page }) => {
  const owner = await newPerson(site, 'hoarder')
  const spools = await Promise.all(
    Array.from({ length: 201 }, (_, index) => newFilament(site, owner, { display_name: `Spool ${index}.` })),
  )
  await Promise.all(Array.from({ length: 30 }, () => newPrint(site, owner)))
  // What makes no sense in an address is as if it were not there.
  await signInAs(page, owner.name, '/prints?page=9&statuses=toString&filamentIds=x')
  await page.getByText('This page is past the last one · 30 prints').waitFor()
  await page.getByRole('button', { name: 'Last page' }).click()
  await page.getByRole('button', { name: 'Previous' }).press('Enter')
  await page.getByText('Page 1 of 2 · 30 prints').waitFor()
  assert.equal(await page.evaluate('document.activeElement.querySelectorAll(".print-row").length'), 25)

  await page.getByRole('button', { name: /^Spools/ }).click()
  await page.getByRole('searchbox', { name: 'Search spools' }).fill('spool 99.')
  await page.getByRole('checkbox', { name: /^Spool 99\./ }).check()
  await page.getByText('No print matches these filters.').waitFor()
  assert.equal(new URL(page.url()).searchParams.get('filamentIds'), spools[99]?.id)
})

async function balanceOf(id: string): Promise<number> {
  const row = await site.db.selectFrom('filaments').select('balance_mg').where('id', '=', id).executeTakeFirstOrThrow()
  return row.balance_mg
}
