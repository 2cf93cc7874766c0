import assert from 'node:assert/strict'
import { eventually } from '../identity/support.ts'
import { browserTest, lookAt, settle, signInAs, waitUntil } from '../support/browser.ts'
import { newFilament, newPrint, newProject } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest('a dialog with unsaved input asks before it is left, in each way', site, async ({ page }) => {
  const owner = await newPerson(site, 'undecided')
  const spool = await newFilament(site, owner, { initial_nominal_weight_mg: 1_000_000 })
  await signInAs(page, owner.name, '/filaments')
  await page.getByRole('link', { name: spool.display_name }).click()
  await page.getByRole('button', { name: 'Adjust stock' }).click()
  // Nothing is typed yet.
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Adjust stock' }).click()
  const grams = page.getByLabel('Remaining (g)')
  await grams.fill('123')

  let answer = false
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void (answer ? dialog.accept() : dialog.dismiss())
  })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cancel' }).click()
  // The backdrop.
  await page.mouse.click(5, 5)
  await Promise.all([page.waitForEvent('dialog'), page.evaluate('history.back()')])
  await page.waitForURL(`/filaments/${spool.id}`)
  assert.equal(await grams.inputValue(), '123')
  assert.deepEqual(asked, ['confirm', 'confirm', 'confirm', 'confirm'])
  answer = true
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Adjust stock' }).click()
  await grams.fill('124')
  asked.splice(0)
  // Not `page.reload()`: the browser leaves without asking if a busy page does not reply to it within half a second.
  await Promise.all([page.waitForEvent('load'), page.evaluate('location.reload()')])
  assert.deepEqual(asked, ['beforeunload'])
})

browserTest('a comment that is typed is not lost by a dialog that is closed, or by leaving', site, async ({ page }) => {
  const owner = await newPerson(site, 'typing')
  const print = await newPrint(site, owner, { status: 'Printing' })
  await signInAs(page, owner.name)
  await page.goto(`/prints/${print.id}`)
  await page.getByLabel('Your comment').fill('Not posted yet')
  await page.getByRole('button', { name: 'Mark as finished' }).click()
  await page.getByRole('dialog').getByLabel('Outcome').waitFor()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  // The dialog itself has no input.
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.deepEqual(asked, [])
  await page.getByRole('link', { name: 'Filaments' }).click()
  assert.deepEqual(asked, ['Leave this page? Your changes are not saved.'])
  await page.getByRole('button', { name: 'Post comment' }).click()
  await page.getByText('Not posted yet').waitFor()
  assert.equal(await page.getByLabel('Your comment').inputValue(), '')
  await page.getByRole('link', { name: 'Filaments' }).click()
  await page.waitForURL('/filaments')
  assert.equal(asked.length, 1)
})

browserTest('what is chosen or typed in a dialog without a record is asked about as well', site, async ({ page }) => {
  const owner = await newPerson(site, 'chooser')
  const project = await newProject(site, owner)
  await newPrint(site, owner, { title: 'Lid' })
  await signInAs(page, owner.name, `/projects/${project.id}`)
  const dialog = page.getByRole('dialog')
  let answer = false
  let asked = 0
  page.on('dialog', (question) => {
    asked += 1
    void (answer ? question.accept() : question.dismiss())
  })
  /** Leaves the dialog, which stays, and then goes. */
  const leave = async () => {
    answer = false
    asked = 0
    await page.keyboard.press('Escape')
    assert.equal(asked, 1)
    await dialog.waitFor()
    answer = true
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Add prints' }).click()
  await dialog.getByLabel(/^Lid/).check()
  await leave()

  await page.goto('/prints?statuses=Success')
  await page.getByRole('button', { name: 'Save filter' }).click()
  await dialog.getByLabel('Name').fill('Successful')
  await leave()

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select Lid' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Change' }).click()
  await dialog.getByLabel('Change', { exact: true }).selectOption('Add tags')
  await dialog.getByLabel('Tags').fill('box, lid')
  await leave()
})

browserTest('the page behind a dialog does not scroll', site, async ({ page }) => {
  const owner = await newPerson(site, 'scroller')
  await page.setViewportSize({ width: 360, height: 640 })
  await signInAs(page, owner.name, '/account')
  await page.getByLabel('Time zone').waitFor()
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('dialog').waitFor()
  const top = await page.evaluate<number>('scrollY')
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, 200)
  await settle(page)
  assert.equal(await page.evaluate('scrollY'), top)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.mouse.wheel(0, 200)
  await waitUntil(page, `scrollY > ${top}`)
})

browserTest('a dialog that loads what it shows moves the focus there', site, async ({ page }) => {
  const owner = await newPerson(site, 'patient')
  await newFilament(site, owner, { initial_nominal_weight_mg: 1_000_000 })
  const loading = Promise.withResolvers<void>()
  await page.route('**/api/Filaments?*', (route) => loading.promise.then(() => route.continue()))
  await signInAs(page, owner.name, '/feed')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Weigh')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Weigh a spool' }).getByText('Loading your spools').waitFor()
  loading.resolve()
  await page.locator('dialog select:focus').waitFor()
})

browserTest('a dialog whose first control is out of view shows its start', site, async ({ page }) => {
  await signInAs(page, 'hasty', '/account/sessions')
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  const open = () => page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await open()
  await dialog.getByRole('button', { name: 'Cancel' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 160 })
  await open()
  await dialog.getByRole('heading').and(page.locator(':focus')).waitFor()
  assert.equal(await page.evaluate("document.querySelector('dialog').scrollTop"), 0)
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Cancel' }).and(page.locator(':focus')).waitFor()
})

browserTest('a question has its consequences as its description', site, async ({ page }) => {
  await signInAs(page, 'careful', '/account/sessions')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const id = await page.getByRole('dialog').getAttribute('aria-describedby')
  const description = await page.locator(`[id="${id}"]`).innerText()
  assert.match(description, /^All browsers, including this one/)
})

browserTest('a slow request is told next to its button, and is sent once', site, async ({ page }) => {
  const owner = await newPerson(site, 'remote')
  const spool = await newFilament(site, owner, { initial_nominal_weight_mg: 1_000_000 })
  const held = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/adjustments', async (route) => {
    if (route.request().method() === 'POST') sent += 1
    await held.promise
    await route.continue()
  })
  await signInAs(page, owner.name, `/filaments/${spool.id}`)
  await page.getByRole('button', { name: 'Adjust stock' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Remaining (g)').fill('500')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await dialog.getByRole('status').getByText('Sending…').waitFor()
  await lookAt(page, 'dialog-sending')
  held.resolve()
  await dialog.waitFor({ state: 'detached' })
  assert.equal(sent, 1)
})

browserTest('the same error is announced again for another attempt', site, async ({ page, complaints }) => {
  const owner = await newPerson(site, 'persistent')
  const spool = await newFilament(site, owner, { initial_nominal_weight_mg: 1_000_000 })
  await page.route('**/adjustments', (route) =>
    route.fulfill({ status: 503, json: { title: 'Busy', detail: 'Try later.' } }),
  )
  await signInAs(page, owner.name, `/filaments/${spool.id}`)
  await page.getByRole('button', { name: 'Adjust stock' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Remaining (g)').fill('500')
  await dialog.getByRole('button', { name: 'Adjust' }).click()
  await dialog.getByRole('alert').waitFor()
  await page.evaluate(`document.querySelector('dialog [role=alert]').dataset.seen = 'true'`)
  await dialog.getByRole('button', { name: 'Adjust' }).click()
  await dialog.locator('[role=alert]:not([data-seen])').waitFor()
  assert.match(complaints.splice(0).join(), /status of 503/)
})

browserTest('a dialog that is opened again does not show why it failed before', site, async ({ page, complaints }) => {
  const owner = await newPerson(site, 'returner')
  await signInAs(page, owner.name)
  for (const [path, request, name] of [
    ['/account/data', '**/api/Users/me', 'Delete account'],
    ['/account/sessions', '**/api/Sessions', 'Sign out everywhere'],
  ] as const) {
    await page.goto(path)
    await page.route(request, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    )
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name }).click()
    await dialog.getByRole('button', { name }).click()
    await dialog.getByRole('alert').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name }).click()
    await dialog.getByRole('button', { name }).waitFor()
    assert.equal(await dialog.getByRole('alert').count(), 0)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  assert.match(complaints.splice(0).join(), /status of 503/)
})

browserTest('prints for a project are looked for after a pause in typing', site, async ({ page }) => {
  const owner = await newPerson(site, 'typist')
  const project = await newProject(site, owner)
  await newPrint(site, owner, { title: 'Shelf bracket' })
  await signInAs(page, owner.name, `/projects/${project.id}`)
  await page.getByRole('button', { name: 'Add prints' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /^Shelf bracket/ }).waitFor()
  const searched: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/Prints/summary') searched.push(searchParams.get('searchText'))
  })
  await dialog.getByLabel('Search prints').focus()
  // A busy machine may pause between two keys; then it is typed again.
  let attempt = 0
  await eventually(async () => {
    searched.splice(0)
    attempt += 1
    const longestPause = await page.evaluate(`(async () => {
      const field = document.activeElement
      const times = []
      for (const text of ['s', 'sh', 'she', 'shelf ${attempt}']) {
        field.value = text
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        times.push(performance.now())
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      }
      return Math.max(...times.slice(1).map((time, at) => time - times[at]))
    })()`)
    return Number(longestPause) < 150
  })
  await eventually(() => searched.includes(`shelf ${attempt}`))
  assert.deepEqual(searched, [`shelf ${attempt}`])
})

browserTest('a page that cannot be read again keeps what is typed in it', site, async ({ page, complaints }) => {
  const owner = await newPerson(site, 'commenter')
  const print = await newPrint(site, owner, { status: 'Success', view_status: 'Private' })
  await signInAs(page, owner.name, `/prints/${print.id}`)
  await page.getByLabel('Your comment').fill('Half a sentence')
  await page.getByRole('button', { name: 'Share' }).click()
  let isAway = true
  await page.route(`**/api/Prints/${print.id}`, (route) =>
    isAway && route.request().method() === 'GET' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await page.getByRole('dialog').getByLabel('Public').check()
  await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(await page.getByLabel('Your comment').inputValue(), 'Half a sentence')
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
  assert.equal(await page.getByLabel('Your comment').inputValue(), 'Half a sentence')
  assert.match(complaints.splice(0).join(), /status of 503/)
})
