import assert from 'node:assert/strict'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newFilament, newPrint, newPrinter, newProject } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest('one field finds prints, spools, printers, projects, pages and actions', site, async ({ page }) => {
  const owner = await newPerson(site, 'seeker')
  const print = await newPrint(site, owner, { title: 'Harbor crane' })
  const spool = await newFilament(site, owner, { display_name: 'Harbor gray', number: 7 })
  await newPrinter(site, owner, { name: 'Harbor printer' })
  await newProject(site, owner, { name: 'Harbor project' })
  await newPrint(site, owner, { title: 'Something else' })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await signInAs(page, owner.name, '/printers')
  await page.getByRole('link', { name: 'Harbor printer' }).waitFor()
  assert(!loaded.some((url) => url.includes('SearchDialog')), 'the search is not part of the first load')

  await page.getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('combobox', { name: 'Search everything' })
  await field.fill('harbor')
  await page.getByRole('option', { name: 'Harbor project' }).waitFor()
  for (const name of ['Prints', 'Spools', 'Printers', 'Projects']) {
    assert.equal(await page.getByRole('dialog').getByRole('group', { name }).getByRole('option').count(), 1, name)
  }
  await page.getByText('4 found').waitFor()
  await lookAt(page, 'search')

  // The number on its label finds the spool, once.
  await field.fill('7')
  await page.getByRole('option', { name: '#7 Harbor gray' }).waitFor()
  await field.fill('harbor gray')
  await page.getByRole('option', { name: 'Harbor crane' }).waitFor({ state: 'detached' })
  assert.equal(await page.getByRole('option').count(), 1)
  await page.keyboard.press('Enter')
  await page.waitForURL(`/filaments/${spool.id}`)
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  await page.getByText('Recent').waitFor()
  assert.match((await page.getByRole('option').first().textContent()) ?? '', /#7 Harbor gray/)
  await field.fill('harbor')
  await page.getByRole('option', { name: 'Harbor crane' }).waitFor()
  const active = page.locator('[role=option][aria-selected=true]')
  await active.filter({ hasText: 'Harbor crane' }).waitFor()
  await page.keyboard.press('ArrowUp')
  await active.filter({ hasText: 'Harbor project' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`/prints/${print.id}`)

  await page.keyboard.press('/')
  await field.waitFor()
  const keys = await page.getByRole('option').allTextContents()
  assert.equal(new Set(keys).size, keys.length, 'nothing is shown twice')
  assert.match(keys[0] ?? '', /Harbor crane/, 'the newest choice is first')
  await field.fill('color scheme: dark')
  await page.keyboard.press('Enter')
  await page.locator('html[data-theme=dark]').waitFor()
  await page.keyboard.press('/')
  await field.fill('weigh')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Weigh a spool' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await field.fill('no such thing')
  await page.getByText('Nothing found for “no such thing”.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('You are signed out of the application.').waitFor()
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  assert.equal(await page.evaluate(`localStorage.getItem('search-visited:${owner.id}')`), null)
  assert.equal(await page.getByRole('button', { name: 'Search' }).count(), 0)
})

browserTest('accents do not count for names, pages and options', site, async ({ page }) => {
  const owner = await newPerson(site, 'umlaut')
  const names = ['Büro', 'Große Halle', ...Array.from({ length: 8 }, (_, index) => `Printer ${index}`)]
  for (const name of names) await newPrinter(site, owner, { name })
  await newPrint(site, owner, { title: 'Vase' })
  await signInAs(page, owner.name, '/prints')
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search everything' })
  for (const [text, name] of [
    ['buro', 'Büro'],
    ['grosse', 'Große Halle'],
    ['prïnters', 'Printers'],
  ] as const) {
    await field.fill(text)
    await page.getByRole('option', { name, exact: true }).waitFor()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Printers/ }).click()
  await page.getByRole('searchbox', { name: 'Search printers' }).fill('buro')
  await page.getByText('1 found').waitFor()
  await page.getByRole('checkbox', { name: 'Büro' }).waitFor()
})

browserTest(
  'the last text wins, whatever order the answers come in; a failure is told',
  site,
  async ({ page, complaints }) => {
    const owner = await newPerson(site, 'hasty')
    await newPrint(site, owner, { title: 'Slow boat' })
    await newPrint(site, owner, { title: 'Quick train' })
    await signInAs(page, owner.name, '/prints')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/searchText=slow/, async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: 'Search everything' })
    const waiting = page.waitForRequest(/searchText=slow/)
    await field.fill('slow')
    await waiting
    await field.fill('quick')
    await page.getByRole('option', { name: 'Quick train' }).waitFor()
    release()
    await page.getByText('1 found').waitFor()
    assert.equal(await page.getByRole('option', { name: 'Slow boat' }).count(), 0)

    await page.route(/\/api\/Projects\?/, (route) => route.abort())
    await field.fill('train')
    await page.getByRole('alert').getByText('Service unreachable').waitFor()
    await page.getByRole('option', { name: 'Quick train' }).waitFor()
    complaints.splice(0)
  },
)

browserTest('Escape ends the composition of an input method, not the dialog', site, async ({ page }) => {
  await newPerson(site, 'composer')
  await signInAs(page, 'composer', '/prints')
  await page.getByRole('heading', { level: 1, name: 'Prints' }).waitFor()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search everything' })
  await search.fill('mo')
  await search.dispatchEvent('keydown', { key: 'Escape', isComposing: true, cancelable: true })
  assert.equal(await search.inputValue(), 'mo')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

browserTest('the search asks before it leaves a form with unsaved changes', site, async ({ page }) => {
  const owner = await newPerson(site, 'careful')
  await signInAs(page, owner.name, '/printers/new')
  await page.getByLabel('Name').fill('Half typed')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search everything' }).fill('achievements')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.deepEqual(asked, ['Leave this page? Your changes are not saved.'])
  assert.equal(await page.getByLabel('Name').inputValue(), 'Half typed')
})
