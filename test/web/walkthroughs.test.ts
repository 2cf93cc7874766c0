import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { newRunner } from '../exports/runner.ts'
import { browserTest, signInAs } from '../support/browser.ts'
import { newPrint, newPrinter } from '../support/factories.ts'
import { newPerson, startSite, type Site } from '../support/site.ts'

/**
 * What people come for, from the home page to the result, with the clicks that it may take at most: links, buttons, choices. Typing is
 * not counted.
 */
const site = await startSite()

/**
 * Tells of each click of the person, and of each choice in a list. Playwright cancels a click whose target has moved in the meantime, and
 * clicks again: that one is not counted.
 */
const COUNTER = `
  addEventListener('pointerdown', (event) => setTimeout(() => event.defaultPrevented || countClick()), true)
  addEventListener('change', (event) => { if (event.target.matches('select')) countClick() }, true)`

type Walk = (page: Page, site: Site) => Promise<void>

/** A walkthrough of a person who is signed in and begins at the home page. */
function walkthrough(task: string, most: number, name: string, walk: Walk): void {
  browserTest(`${task} takes ${most} clicks at most`, site, async ({ page }) => {
    let clicks = 0
    await page.exposeFunction('countClick', () => {
      clicks += 1
    })
    await page.addInitScript(COUNTER)
    await signInAs(page, name, '/prints')
    const heading = page.getByRole('heading', { level: 1 })
    // The first page gives a new account the settings of the browser; left before that, it would refuse those of the next page.
    await heading.waitFor()
    await page.goto('/')
    await heading.waitFor()
    clicks = 0
    await walk(page, site)
    assert.ok(clicks > 0 && clicks <= most, `${clicks} clicks`)
  })
}

walkthrough('adding a printer and a first print', 6, 'starter', async (page) => {
  await page.getByRole('link', { name: 'Add a printer' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Voron')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Voron' }).waitFor()
  await page.getByRole('link', { name: 'Print Log' }).first().click()
  await page.getByRole('link', { name: 'New print' }).first().click()
  await page.getByLabel('Title').fill('Benchy')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Benchy' }).waitFor()
})

walkthrough('adding a spool and correcting what is left on it', 6, 'weigher', async (page) => {
  await page.getByRole('link', { name: 'Filaments' }).first().click()
  await page.getByRole('link', { name: 'Add a spool' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Galaxy Black')
  await page.getByLabel('Material', { exact: true }).fill('PLA')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Adjust stock' }).click()
  await page.getByLabel('Remaining (g)').fill('812')
  await page.getByRole('dialog').getByRole('button', { name: 'Adjust' }).click()
  await page.getByText('812 g').first().waitFor()
})

const costly = await newPerson(site, 'accountant')
const failing = await newPrinter(site, costly, { name: 'Ender' })
const failed = {
  status: 'Failed',
  printer_id: failing.id,
  cost_currency: 'USD',
  filament_cost_micros: 1_250_000,
} as const
for (let number = 1; number <= 4; number += 1) await newPrint(site, costly, { ...failed, title: `Failure ${number}` })
await newPrint(site, costly, { title: 'Success' })

walkthrough("finding a printer's failed prints and what they cost", 4, costly.name, async (page) => {
  await page.getByRole('link', { name: 'Prints', exact: true }).first().click()
  await page.getByRole('group', { name: 'Status' }).getByLabel('Failed').check()
  await page.getByRole('button', { name: /^Printers/ }).click()
  await page.getByRole('checkbox', { name: 'Ender' }).check()
  await page.getByText('$5.00').waitFor()
})

walkthrough('creating an API key', 4, 'developer', async (page) => {
  await page.getByRole('link', { name: /developer/ }).click()
  await page.getByRole('link', { name: 'API keys' }).click()
  await page.getByRole('heading', { level: 1, name: 'API keys' }).waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Script')
  await page.getByRole('button', { name: 'Create a key' }).click()
  const key = page.locator('.secret code')
  await key.waitFor()
  site.secrets.add((await key.textContent()) ?? '')
  await page.getByRole('button', { name: 'Copy key' }).click()
})

const giver = await newPerson(site, 'giver')
await newPrint(site, giver, { title: 'Hook', view_status: 'Private' })

walkthrough('sharing a print by its link', 4, giver.name, async (page) => {
  await page.getByRole('link', { name: 'Hook' }).first().click()
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this print' })
  await dialog.getByLabel('Anyone with the link').click()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await dialog.getByRole('button', { name: 'Copied link' }).waitFor()
})

const photographer = await newPerson(site, 'photographer')
await newPrint(site, photographer, { title: 'Vase' })

walkthrough('adding images to a print', 2, photographer.name, async (page) => {
  await page.getByRole('link', { name: 'Vase' }).first().click()
  const image = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const files = ['front', 'back'].map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: image }))
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('Add images').first().click()])
  await chooser.setFiles(files)
  await page.getByRole('button', { name: 'Show image 2' }).waitFor()
})

walkthrough('setting currency and electricity rate', 4, 'settler', async (page) => {
  await page.getByRole('link', { name: /settler/ }).click()
  await page.getByLabel('Currency').selectOption('CHF')
  await page.getByLabel('Electricity rate').fill('0,34')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
})

const sorter = await newPerson(site, 'sorter')
for (let number = 1; number <= 20; number += 1) await newPrint(site, sorter, { title: `Part ${number}` })

walkthrough('giving 20 prints a tag', 7, sorter.name, async (page) => {
  await page.getByRole('link', { name: 'Prints', exact: true }).first().click()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByLabel('All on this page').check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Change', { exact: true }).selectOption('Add tags')
  await dialog.getByLabel('Tags').fill('robot')
  await dialog.getByRole('button', { name: 'Check' }).click()
  await dialog.getByRole('button', { name: 'Change 20 prints' }).click()
  await dialog.getByText('20 changed', { exact: true }).waitFor()
})

walkthrough('taking out all data', 4, 'archivist', async (page) => {
  await page.getByRole('link', { name: /archivist/ }).click()
  await page.getByRole('link', { name: 'Your data' }).click()
  await page.getByRole('button', { name: 'Create archive' }).click()
  await page.getByRole('progressbar', { name: 'Progress of the archive' }).waitFor()
  const runner = newRunner(site)
  await runner.run(new Date())
  await runner.idle()
  // Events, by which the page learns of it, are not delivered in this test.
  await page.reload()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).first().click()
  await download
})

walkthrough('deleting the account', 4, 'leaver', async (page) => {
  await page.getByRole('link', { name: /leaver/ }).click()
  await page.getByRole('link', { name: 'Your data' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
  await page.getByText(/^The account will be deleted on /).waitFor()
})
