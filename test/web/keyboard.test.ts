import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { browserTest, setTextSize, settle, signInAs, waitUntil } from '../support/browser.ts'
import { newComment, newImage, newMaintenanceEntry } from '../support/belongings.ts'
import { newFilament, newPrint, newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

/** Presses Tab until the element with a name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate<string>(
      'document.activeElement.labels?.[0]?.textContent ?? document.activeElement.textContent',
    )
    if (focused.trim().startsWith(name)) return
  }
  throw new Error(`Tab never reaches ${name}.`)
}

browserTest(
  'an API key is created and deleted by keyboard alone, and the focus is never lost',
  site,
  async ({ page }) => {
    await signInAs(page, 'typist', '/account')
    await page.getByLabel('Time zone').waitFor()
    await page.keyboard.press('Tab')
    await page.locator('a:focus', { hasText: 'Skip to content' }).waitFor()
    await page.keyboard.press('Enter')
    await tabTo(page, 'API keys')
    await page.keyboard.press('Enter')
    await page.getByText('No API keys yet.').waitFor()
    await page.locator('h1:focus', { hasText: 'API keys' }).waitFor()
    await tabTo(page, 'Name')
    await page.keyboard.type('Typed')
    await page.keyboard.press('Enter')
    await page.getByText('The key “Typed” has been created.').waitFor()
    site.secrets.add((await page.locator('.secret code').textContent()) ?? '')
    await page.getByRole('button', { name: 'Delete key Typed' }).waitFor()
    await tabTo(page, 'Delete')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('button:focus', { hasText: /^Delete/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, 'Delete')
    await page.keyboard.press('Enter')
    await page.getByText('No API keys yet.').waitFor()
  },
)

browserTest('the focus stays near maintenance and comments that are deleted', site, async ({ page }) => {
  const owner = await newPerson(site, 'tidy')
  const printer = await newPrinter(site, owner)
  await newMaintenanceEntry(site, printer, { category: 'Belts' })
  const print = await newPrint(site, owner)
  await newComment(site, print, owner)
  await signInAs(page, owner.name, `/printers/${printer.id}`)
  await page.getByRole('button', { name: 'Delete Belts' }).press('Enter')
  await page.getByText('Belts deleted.').waitFor()
  await page.locator('section[aria-labelledby=maintenance]:focus').waitFor()
  await page.goto(`/prints/${print.id}`)
  await page.getByRole('button', { name: 'Delete your comment' }).press('Enter')
  await page.getByText('Your comment deleted.').waitFor()
  await page.locator('section[aria-labelledby=comments]:focus').waitFor()
})

browserTest('the focus stays near the row of a form that is removed', site, async ({ page }) => {
  await signInAs(page, 'remover', '/prints/new')
  const add = page.getByRole('button', { name: 'Add filament' })
  for (let count = 0; count < 3; count += 1) await add.click()
  await page.getByRole('button', { name: 'Remove filament 2' }).press('Enter')
  await page.locator('button:focus', { hasText: 'Remove filament 2' }).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('button:focus', { hasText: 'Add filament' }).waitFor()
})

browserTest('a spool that is weighed takes its weight at once', site, async ({ page }) => {
  const owner = await newPerson(site, 'weigher')
  await newFilament(site, owner, { initial_nominal_weight_mg: 1_000_000, spool_weight_mg: 200_000 })
  await signInAs(page, owner.name, '/')
  await page.getByRole('button', { name: 'Weigh a spool' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator('input[name=measuredWeightMg]:focus').waitFor()
  await page.keyboard.type('700')
  await page.keyboard.press('Enter')
  await page.getByText('500 g of 1 kg left').waitFor()
})

browserTest('a button has the focus again after its request, unless the user has gone on', site, async (visit) => {
  const { page, complaints } = visit
  const { name } = await newPerson(site, 'unlucky')
  await signInAs(page, name)
  const save = page.getByRole('button', { name: 'Save' })
  const bio = page.getByLabel('Bio')
  await bio.fill('I print.')
  let held = Promise.withResolvers<void>()
  await page.route('**/api/Users/me', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    await held.promise
    return route.abort()
  })
  await save.focus()
  await page.keyboard.press('Enter')
  await page.locator('button:disabled', { hasText: 'Save' }).waitFor()
  // A browser takes the focus away when it draws the page.
  await waitUntil(page, 'document.activeElement === document.body')
  held.resolve()
  await page.locator('button:focus', { hasText: 'Save' }).waitFor()

  held = Promise.withResolvers<void>()
  await page.keyboard.press('Enter')
  await page.locator('button:disabled', { hasText: 'Save' }).waitFor()
  await bio.focus()
  held.resolve()
  await page.locator('button:enabled', { hasText: 'Save' }).waitFor()
  await page.locator('textarea:focus').waitFor()
  assert(complaints.splice(0).every((text) => text.includes('ERR_FAILED')))
})

browserTest('the menu of a phone is left with Escape and Tab', site, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signInAs(page, 'commuter', '/feed')
  const menu = page.locator('#bottom-menu')
  const more = page.getByRole('button', { name: 'More' })
  await more.press('Enter')
  // From its button, the next place is in the menu.
  await page.keyboard.press('Tab')
  await page.locator('#bottom-menu a:focus').waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await page.locator('button:focus', { hasText: 'More' }).waitFor()
  await page.keyboard.press('Enter')
  await menu.waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await menu.waitFor({ state: 'detached' })
})

browserTest('a button that leads to no other image keeps the focus', site, async ({ page }) => {
  const owner = await newPerson(site, 'curator')
  const print = await newPrint(site, owner)
  for (const position of [0, 1]) await newImage(site, print, { position })
  await signInAs(page, owner.name, `/prints/${print.id}`)
  await page.getByRole('button', { name: 'Enlarge image 1' }).press('Enter')
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next' })
  await next.press('Enter')
  await page.getByRole('dialog', { name: 'Image 2 of 2' }).waitFor()
  assert.equal(await next.isDisabled(), true)
  await page.locator('dialog button:focus', { hasText: 'Next' }).waitFor()
  await settle(page)
  await page.locator('dialog button:focus', { hasText: 'Next' }).waitFor()
})

browserTest('the focus stays in a dialog whose button is gone', site, async ({ page }) => {
  const owner = await newPerson(site, 'sorter')
  await newPrint(site, owner, { title: 'Lid' })
  await signInAs(page, owner.name, '/prints')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select Lid' }).check()
  const bar = page.getByRole('region', { name: 'Selection' })
  const dialog = page.getByRole('dialog')
  await bar.getByRole('button', { name: 'Change' }).press('Enter')
  await dialog.getByLabel('New status').selectOption('Failed')
  await dialog.getByRole('button', { name: 'Check' }).press('Enter')
  await page.locator('dialog button:focus', { hasText: 'Change 1 print' }).waitFor()
  await page.keyboard.press('Enter')
  await dialog.getByText('1 changed', { exact: true }).waitFor()
  await page.locator('dialog :focus').waitFor()
})

browserTest('a list and a menu that are open close when the focus leaves them', site, async ({ page }) => {
  const owner = await newPerson(site, 'passer-by')
  await newPrinter(site, owner, { name: 'Voron' })
  await newPrint(site, owner, { start_date: new Date().toISOString() })
  await signInAs(page, owner.name, '/prints')
  const list = page.locator(':popover-open')
  await page.getByRole('button', { name: /^Printers/ }).press('Enter')
  await list.getByLabel('Voron').press('Space')
  await page.getByRole('searchbox', { name: 'Search prints' }).focus()
  await list.waitFor({ state: 'detached' })

  await page.goto('/analytics')
  await page.locator('summary', { hasText: 'Export Prints by status' }).press('Enter')
  const image = page.getByRole('button', { name: 'Image (PNG)' })
  await image.focus()
  await page.getByRole('heading', { level: 1 }).focus()
  await image.waitFor({ state: 'hidden' })
})

browserTest('what has the focus is not covered by what stays in view', site, async ({ page }) => {
  const owner = await newPerson(site, 'selector')
  for (let count = 0; count < 8; count += 1) await newPrint(site, owner, { title: `Clip ${count}` })
  await signInAs(page, owner.name, '/prints')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const boxes = page.getByRole('checkbox', { name: /^Select Clip/ })
  await boxes.nth(7).waitFor()
  for (const [size, width, height] of [
    [16, 360, 640],
    [16, 640, 360],
    [32, 360, 640],
    [32, 640, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    await setTextSize(page, size)
    await page.getByRole('heading', { level: 1 }).focus()
    // From below and from above.
    for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1, 0]) {
      await boxes.nth(index).focus()
      await settle(page)
      const isCovered = `(() => {
        const { left, top, width, height } = document.activeElement.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) !== document.activeElement
      })()`
      assert.equal(await page.evaluate(isCovered), false, `${index} at ${width} × ${height}, text of ${size} px`)
    }
  }
})
