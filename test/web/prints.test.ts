import assert from 'node:assert/strict'
import sharp from 'sharp'
import { eventually } from '../identity/support.ts'
import { browserTest, lookAt, signInAs, waitUntil } from '../support/browser.ts'
import { newComment } from '../support/belongings.ts'
import { load, newFilament, newPrint, newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()
const image = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0f766e' } })
  .jpeg()
  .toBuffer()

browserTest('a print is recorded, finished, shared and found again', site, async ({ page, complaints }) => {
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
  await page.getByRole('button', { name: 'Add filament' }).click()
  assert.equal(await page.getByLabel('Spool').inputValue(), spool.id, 'the loaded spool is selected')
  await page.getByLabel('Estimate (g)').fill('12,5')
  await lookAt(page, 'print-new')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Benchy' }).waitFor()

  await page.getByRole('button', { name: 'Mark as finished' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('min').first().fill('50')
  await dialog.getByLabel('Used (g)').fill('11.5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('cell', { name: '11.5 g' }).waitFor()
  await page.getByText('Success').waitFor()
  assert.equal(await balanceOf(spool.id), 988_500)

  await page.getByLabel('Add images').setInputFiles({ name: 'benchy.jpg', mimeType: 'image/jpeg', buffer: image })
  await page.getByRole('img', { name: 'Image 1 of Benchy' }).waitFor()
  await page.getByRole('button', { name: 'Delete image' }).click()
  await page.getByText('No images yet.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('img', { name: 'Image 1 of Benchy' }).waitFor()
  await page.getByLabel('Your comment').fill('It floats.')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await page.getByRole('listitem').getByText('It floats.').waitFor()
  await lookAt(page, 'print')

  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Title').fill('Benchy, blue')
  await page.getByLabel('Visibility').selectOption('Unlisted')
  await page.getByLabel('Tags').fill('toy, boat')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Benchy, blue' }).waitFor()
  await page.getByRole('button', { name: 'Share' }).click()
  const shared = await page.getByRole('dialog').locator('code').innerText()
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('link', { name: 'Prints', exact: true }).click()
  await page.getByRole('link', { name: 'Bracket' }).waitFor()
  await page.getByLabel('Search prints').fill('blue')
  await page.waitForURL((url) => url.search === '?searchText=blue')
  await page.getByRole('link', { name: 'Bracket' }).waitFor({ state: 'detached' })
  await page.getByLabel('Failed').check()
  await page.getByText('No prints match these filters.').waitFor()
  await page.getByLabel('Search prints').fill('green')
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await page.getByRole('link', { name: 'Bracket' }).waitFor()
  // After the pause in typing that starts a search, the text typed before the reset must not come back.
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
    await waitUntil(view, 'document.querySelector(".gallery img")?.naturalWidth > 0')
    assert.equal(await view.getByRole('link', { name: 'Edit' }).count(), 0)
    await lookAt(view, 'print-shared')
  } finally {
    await stranger.close()
  }

  await page.goto(shared)
  await page.getByRole('button', { name: 'Delete image' }).click()
  await page.getByText('No images yet.').waitFor()
  // Leaving the page ends the time in which the deletion can be undone. A reload might show the image once more, and then miss its file.
  await page.goto('/printers')
  await eventually(async () => (await imageCountOf(spool.user_id)) === 0)
  await page.goto(shared)
  await page.getByText('No images yet.').waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.waitForURL('/prints')
  await page.getByText('1 print', { exact: true }).waitFor()
  await page.reload()
  await eventually(async () => (await balanceOf(spool.id)) === 1_000_000)
})

browserTest('a comment by another user is removed, its author blocked and unblocked', site, async ({ page }) => {
  const [owner, rude] = [await newPerson(site, 'host'), await newPerson(site, 'rude')]
  const print = await newPrint(site, owner, { title: 'Vase', view_status: 'Public' })
  await newComment(site, print, rude, { body: 'How ugly.' })
  await newComment(site, print, rude, { body: 'Really.' })
  const path = { id: print.id }
  const commentsOf = async () =>
    (await site.client.call('Prints_GetComments', { path })).body.items.map(({ body }) => body)

  await signInAs(page, owner.name)
  await page.goto(`/prints/${print.id}`)
  await page.getByText('How ugly.').waitFor()
  assert.equal(await page.getByRole('button', { name: /^Edit your/ }).count(), 0)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Remove comment by rude' }).first().click()
  await page.getByText('The comment by rude removed. rude will be notified.').waitFor()
  await page.getByText('How ugly.').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('How ugly.').waitFor()
  assert.deepEqual(await commentsOf(), ['How ugly.', 'Really.'])
  await page.getByRole('button', { name: 'Remove comment by rude' }).first().click()
  await page.getByText('The comment by rude removed.').waitFor()
  await page.reload()
  await eventually(async () => (await commentsOf()).join() === 'Really.')
  // The page may have been read before.
  await page.reload()

  await page.getByRole('button', { name: 'Block rude' }).click()
  await dialog.getByRole('button', { name: 'Block' }).click()
  await page.getByText('rude can no longer comment on your prints.').waitFor()
  await lookAt(page, 'print-moderated')
  await page.getByRole('link', { name: 'Blocked users' }).click()
  await page.getByRole('rowheader', { name: 'rude' }).waitFor()
  await lookAt(page, 'blocked-users')

  const other = await page.context().browser()!.newContext({ baseURL: site.baseUrl, locale: 'en-GB' })
  try {
    const view = await other.newPage()
    await signInAs(view, rude.name)
    await view.goto(`/prints/${print.id}`)
    await view.getByText('Really.').waitFor()
    assert.equal(await view.getByRole('button', { name: /^(Remove|Block)/ }).count(), 0)
    await view.getByLabel('Your comment').fill('Once more.')
    await view.getByRole('button', { name: 'Post comment' }).click()
    await view.getByText('The owner of this print has blocked you from commenting').waitFor()
  } finally {
    await other.close()
  }
  await page.getByRole('button', { name: 'Unblock rude' }).click()
  await page.getByText('You have not blocked anyone.').waitFor()
  const [blocked] = await site.db.selectFrom('blocked_users').selectAll().where('user_id', '=', owner.id).execute()
  assert.equal(blocked, undefined)
})

browserTest('a comment of somebody who has left is removed; nobody is there to be blocked', site, async ({ page }) => {
  const [owner, gone] = [await newPerson(site, 'keeper'), await newPerson(site, 'leaver')]
  const print = await newPrint(site, owner, { title: 'Vase', view_status: 'Public' })
  await newComment(site, print, gone, { body: 'Farewell.' })
  await site.db.updateTable('users').set({ deletion_date: '2199-01-01T00:00:00Z' }).where('id', '=', gone.id).execute()
  await signInAs(page, owner.name)
  await page.goto(`/prints/${print.id}`)
  await page.getByText('Farewell.').waitFor()
  assert.equal(await page.getByRole('button', { name: /^Block/ }).count(), 0)
  await page.getByRole('button', { name: 'Remove comment by Deleted user' }).click()
  await page.getByText('The comment by Deleted user removed.').waitFor()
  assert.equal(await page.getByText('will be notified').count(), 0)
  // Leaving the page sends the removal; the next page may read the comments before it arrives.
  await page.reload()
  const comments = site.db.selectFrom('comments').select('id').where('print_id', '=', print.id)
  await eventually(async () => (await comments.execute()).length === 0)
  await page.reload()
  await page.getByText('No comments yet.').waitFor()
})

browserTest('a page past the last comments does not say that there are none', site, async ({ page }) => {
  const owner = await newPerson(site, 'counter')
  const print = await newPrint(site, owner, { title: 'Vase' })
  await newComment(site, print, owner, { body: 'The first.' })
  await signInAs(page, owner.name, `/prints/${print.id}?page=2`)
  await page.getByText('No such page · 1 comment').waitFor()
  assert.equal(await page.getByText('No comments yet.').count(), 0)
  await page.getByRole('button', { name: 'Last page' }).click()
  await page.getByText('The first.').waitFor()
})

browserTest('long lists have pages, and every item of a long list can be selected', site, async ({ page }) => {
  const owner = await newPerson(site, 'hoarder')
  const spools = await Promise.all(
    Array.from({ length: 201 }, (_, index) => newFilament(site, owner, { display_name: `Spool ${index}.` })),
  )
  await Promise.all(Array.from({ length: 30 }, () => newPrint(site, owner)))
  // Invalid values in a URL are ignored.
  await signInAs(page, owner.name, '/prints?page=9&statuses=toString&filamentIds=x')
  await page.getByText('No such page · 30 prints').waitFor()
  await page.getByRole('button', { name: 'Last page' }).click()
  await page.getByRole('button', { name: 'Previous' }).press('Enter')
  await page.getByText('Page 1 of 2 · 30 prints').waitFor()
  assert.equal(await page.evaluate('document.activeElement.querySelectorAll(".print-row").length'), 25)

  await page.getByRole('button', { name: /^Spools/ }).click()
  await page.getByRole('searchbox', { name: 'Search spools' }).fill('spool 99.')
  await page.getByRole('checkbox', { name: /^Spool 99\./ }).check()
  await page.getByText('No prints match these filters.').waitFor()
  assert.equal(new URL(page.url()).searchParams.get('filamentIds'), spools[99]?.id)
})

async function imageCountOf(userId: number): Promise<number> {
  return (await site.db.selectFrom('images').select('id').where('user_id', '=', userId).execute()).length
}

async function balanceOf(id: string): Promise<number> {
  const row = await site.db.selectFrom('filaments').select('balance_mg').where('id', '=', id).executeTakeFirstOrThrow()
  return row.balance_mg
}

browserTest('a year that is being typed does not count yet', site, async ({ page, context }) => {
  const owner = await newPerson(site, 'typist')
  await newPrint(site, owner, { title: 'Vase', start_date: '2026-03-14T08:00:00Z' })
  await signInAs(page, owner.name)
  const session = await context.newCDPSession(page)
  for (const [path, label] of [
    ['/prints', 'From'],
    ['/analytics?range=custom&from=2025-01-01&to=2026-12-31', 'First day'],
  ] as const) {
    await page.goto(path)
    if (path === '/prints') await page.getByText('More filters').click()
    const day = page.getByLabel(label, { exact: true })
    await day.focus()
    const asked = page.waitForRequest(/romDate=2026-02-02/)
    // Also where months come before days. The browser tells of a change with each digit of the year. On a slow computer, a digit comes
    // before the page has drawn the change of the one before.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 12 })
    await page.keyboard.type('02022026')
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await asked
    await page.waitForURL(/2026-02-02/)
    assert.equal(await day.inputValue(), '2026-02-02')
    assert.equal(await page.getByRole('alert').count(), 0)
  }
})

browserTest('a dark page is printed in light colors', site, async ({ page }) => {
  const owner = await newPerson(site, 'nightowl')
  const print = await newPrint(site, owner, { title: 'Vase' })
  await signInAs(page, owner.name, `/prints/${print.id}`)
  await page.getByRole('heading', { level: 1, name: 'Vase' }).waitFor()
  const color = () => page.evaluate<string>('getComputedStyle(document.querySelector("h1")).color')
  const light = await color()
  await page.getByRole('button', { name: 'Dark' }).click()
  assert.notEqual(await color(), light)
  await page.emulateMedia({ media: 'print' })
  assert.equal(await color(), light)
})
