import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedNames, withChoices } from '../../src/web/edit/changes.ts'
import { isSame } from '../../src/web/edit/isSame.ts'
import { emptyUsage } from '../../src/web/prints/printValues.ts'
import { eventually } from '../identity/support.ts'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newFilament, newPrint, newUsage } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

test('changes are those of the form, and choices decide what a patch contains', () => {
  const names = ['title', 'notes', 'tags', 'url']
  const before = { title: 'a', notes: null, tags: ['x'], commentCount: 1 }
  const after = { title: 'a', notes: 'n', tags: ['x', 'y'], commentCount: 2, url: null }
  assert.deepEqual(changedNames(names, before, after), ['notes', 'tags'])
  const patch = { title: 'mine', notes: 'mine', tags: ['mine'] }
  assert.deepEqual(withChoices(patch, { title: 'theirs', notes: 'both', tags: 'mine' }, { notes: 'theirs' }), {
    notes: 'theirs\n\nmine',
    tags: ['mine'],
  })
})

test('what is stored is compared with what a form has without what the service adds', () => {
  const zone = 'Europe/Berlin'
  assert(isSame('startDate', '2026-07-01T12:00', '2026-07-01T10:00:00Z', zone))
  assert(!isSame('startDate', '2026-07-01T12:00', '2026-07-01T12:00:00Z', zone))
  assert(isSame('notes', null, undefined, zone))
  assert(!isSame('notes', null, '', zone))
  const weighed = { ...emptyUsage, filamentId: 'a', slot: 0, amountMg: 2000, source: 'Weight' } as const
  const stored = { ...weighed, id: 'b', materialType: 'PLA', displayName: 'Red', brand: null }
  assert(isSame('filamentUsage', [weighed], [stored], zone))
  for (const changes of [{ amountMg: 1 }, { slot: 1 }, { filamentId: 'c' }, { notes: 'n' }, { estimatedAmountMg: 1 }])
    assert(!isSame('filamentUsage', [weighed], [{ ...stored, ...changes }], zone), JSON.stringify(changes))
  assert(!isSame('filamentUsage', [weighed], [], zone))
  const other = { ...emptyUsage, materialType: 'PLA', lengthInM: 2, source: 'Length' } as const
  assert(isSame('filamentUsage', [other], [{ ...other, amountMg: 6000 }], zone))
  assert(!isSame('filamentUsage', [other], [{ ...other, materialType: 'PETG' }], zone))
  assert(!isSame('filamentUsage', [other], [{ ...other, lengthInM: 3 }], zone))
})

browserTest('a change that is stored already is saved, without a conflict', site, async ({ page, complaints }) => {
  const owner = await newPerson(site, 'repeater')
  await newFilament(site, owner, { display_name: 'Left shelf' })
  const print = await newPrint(site, owner, { title: 'Vase' })
  const path = `/prints/${print.id}/edit`
  await signInAs(page, owner.name, path)
  await page.getByLabel('Title').fill('Tall vase')
  await page.getByLabel('Start', { exact: true }).fill('2026-07-01T12:00')
  await page.getByRole('button', { name: 'Add filament' }).click()
  await page.getByLabel('Spool').selectOption({ index: 1 })
  await page.getByLabel('Used (g)').fill('12.5')
  await page.route(`**/api/Prints/${print.id}`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Check your connection').waitFor()
  await page.unroute(`**/api/Prints/${print.id}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tall vase' }).waitFor()
  assert.match(complaints.splice(0).join('\n'), /ERR_FAILED\n.* status of 412 \(Precondition Failed\)$/)
})

browserTest('a comment whose response was lost is posted once', site, async ({ page, complaints }) => {
  const owner = await newPerson(site, 'talker')
  const { id } = await newPrint(site, owner)
  await signInAs(page, owner.name, `/prints/${id}`)
  await page.getByLabel('Your comment').fill('It floats.')
  const pattern = `**/api/Prints/${id}/comments`
  await page.route(pattern, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort()
  })
  const post = page.getByRole('button', { name: 'Post comment' })
  await post.click()
  await page.getByText('Check your connection').waitFor()
  await page.unroute(pattern)
  await post.click()
  await page.getByText('It floats.', { exact: true }).waitFor()
  const comments = site.db.selectFrom('comments').select('body').where('user_id', '=', owner.id)
  assert.equal((await comments.execute()).length, 1)
  // The same text can be posted twice on purpose.
  await eventually(async () => (await page.getByLabel('Your comment').inputValue()) === '')
  await page.getByLabel('Your comment').fill('It floats.')
  await post.click()
  await eventually(async () => (await comments.execute()).length === 2)
  assert.match(complaints.splice(0).join('\n'), /ERR_FAILED$/)
})

browserTest('what is typed while a comment is sent stays', site, async ({ page }) => {
  const owner = await newPerson(site, 'quick')
  const { id } = await newPrint(site, owner)
  await signInAs(page, owner.name, `/prints/${id}`)
  const comment = page.getByLabel('Your comment')
  await comment.fill('It floats.')
  const held = Promise.withResolvers<void>()
  await page.route(`**/api/Prints/${id}/comments`, async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Post comment' }).click()
  await comment.fill('It floats. And')
  held.resolve()
  await page.getByText('It floats.', { exact: true }).waitFor()
  assert.equal(await comment.inputValue(), 'It floats. And')
})

browserTest('a material in place of another takes the slot that is free', site, async ({ page }) => {
  const owner = await newPerson(site, 'swapper')
  const print = await newPrint(site, owner, { title: 'Vase' })
  await newUsage(site, print, { position: 0, slot: 0, material_type: 'PLA', amount_mg: 1000 })
  await newUsage(site, print, { position: 1, slot: 1, material_type: 'PETG', amount_mg: 2000 })
  await signInAs(page, owner.name, `/prints/${print.id}/edit`)
  await page.getByRole('button', { name: 'Remove filament 1' }).click()
  await page.getByRole('button', { name: 'Add filament' }).click()
  await page.getByLabel('Material').last().fill('TPU')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vase' }).waitFor()
  const usages = site.db.selectFrom('filament_usages').select(['material_type', 'slot']).orderBy('slot')
  assert.deepEqual(await usages.where('user_id', '=', owner.id).execute(), [
    { material_type: 'TPU', slot: 0 },
    { material_type: 'PETG', slot: 1 },
  ])
})

browserTest('what is typed while a webhook is created stays, and leaving asks about it', site, async ({ page }) => {
  const owner = await newPerson(site, 'hurried')
  await signInAs(page, owner.name, '/account/webhooks')
  const name = page.getByLabel('Name', { exact: true })
  await page.getByLabel('URL').fill('https://hooks.example.org/1')
  await name.fill('Display')
  await page.getByLabel('print.failed').check()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/Webhooks', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Create a webhook' }).click()
  await name.fill('Lamp')
  held.resolve()
  await page.getByText('it will not be shown again').waitFor()
  site.secrets.add((await page.locator('.secret code').textContent()) ?? '')
  assert.equal(await name.inputValue(), 'Lamp')
  const asked = page.waitForEvent('dialog')
  const left = page.getByRole('link', { name: 'Prints', exact: true }).first().click()
  await (await asked).dismiss()
  await left
  assert.equal(await name.inputValue(), 'Lamp')
})

browserTest('leaving asks about what was typed while a profile was saved', site, async ({ page }) => {
  const owner = await newPerson(site, 'writer')
  await signInAs(page, owner.name, '/account')
  const bio = page.getByLabel('Bio')
  await bio.fill('I print.')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/Users/me', async (route) => {
    if (route.request().method() === 'PATCH') await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await bio.fill('I print vases.')
  held.resolve()
  await page.getByText('Saved.').waitFor()
  assert.equal(await bio.inputValue(), 'I print vases.')
  const asked = page.waitForEvent('dialog')
  const left = page.getByRole('link', { name: 'Prints', exact: true }).first().click()
  await (await asked).dismiss()
  await left
  assert.equal(await bio.inputValue(), 'I print vases.')
})

browserTest('what is chosen while a profile was saved stays', site, async ({ page }) => {
  const { name } = await newPerson(site, 'chooser')
  await signInAs(page, name)
  const currency = page.getByLabel('Currency')
  const visibility = page.getByLabel('Default print visibility')
  await currency.selectOption('JPY')
  await visibility.selectOption('Public')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/Users/me', async (route) => {
    if (route.request().method() === 'GET') await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await currency.selectOption('CHF')
  await visibility.selectOption('Unlisted')
  await visibility.focus()
  held.resolve()
  await page.getByText('JPY per kWh').waitFor()
  assert.deepEqual([await currency.inputValue(), await visibility.inputValue()], ['CHF', 'Unlisted'])
  assert.equal(await page.evaluate('document.activeElement.name'), 'defaultViewStatus')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  const stored = await site.db
    .selectFrom('users')
    .select(['currency', 'default_view_status'])
    .where('display_name', '=', name)
    .executeTakeFirstOrThrow()
  assert.deepEqual(stored, { currency: 'CHF', default_view_status: 'Unlisted' })
})

browserTest('a form that stays shows what was kept of somebody else', site, async ({ page, complaints }) => {
  const { name } = await newPerson(site, 'undecided')
  await signInAs(page, name)
  const bio = page.getByLabel('Bio')
  const save = page.getByRole('button', { name: 'Save' })
  await bio.fill('Mine')
  await page.getByLabel('Default print visibility').selectOption('Public')
  await site.db
    .updateTable('users')
    .set({ bio: 'Theirs', default_view_status: 'Unlisted' })
    .where('display_name', '=', name)
    .execute()
  await save.click()
  const kept = page.getByLabel('Keep the other version')
  await kept.first().check()
  await kept.last().check()
  await save.click()
  await page.getByText('Saved.').waitFor()
  await eventually(async () => (await bio.inputValue()) === 'Theirs')
  await page.getByLabel('Currency').selectOption('JPY')
  await save.click()
  await page.getByText('JPY per kWh').waitFor()
  const stored = await site.db
    .selectFrom('users')
    .select(['bio', 'currency', 'default_view_status'])
    .where('display_name', '=', name)
    .executeTakeFirstOrThrow()
  assert.deepEqual(stored, { bio: 'Theirs', currency: 'JPY', default_view_status: 'Unlisted' })
  assert(complaints.splice(0).every((text) => text.includes('412')))
})

browserTest('two edits of a print are both kept', site, async ({ page, context, complaints }) => {
  const owner = await newPerson(site, 'two-tabs')
  const print = await newPrint(site, owner, { title: 'Vase', notes: 'Before' })
  await signInAs(page, owner.name, `/prints/${print.id}/edit`)
  const other = await context.newPage()
  await other.goto(`/prints/${print.id}/edit`)
  await other.getByRole('textbox', { name: 'Notes', exact: true }).fill('From the other tab')
  await other.getByLabel('Tags').fill('blue')
  await page.getByRole('textbox', { name: 'Notes', exact: true }).fill('From this tab')
  await page.getByLabel('Title').fill('Tall vase')
  await other.getByRole('button', { name: 'Save' }).click()
  await other.getByRole('heading', { level: 1, name: 'Vase' }).waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  const notice = page.getByRole('alert')
  await notice.getByText('was changed elsewhere while you edited it').waitFor()
  await notice.getByText('From the other tab').waitFor()
  await notice.getByText('blue').waitFor()
  await lookAt(page, 'conflict')
  // Without a choice, the browser does not send the form.
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('input[name="conflict.notes"]:invalid').first().waitFor()
  await notice.getByLabel('Keep both').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tall vase' }).waitFor()
  const saved = await site.db
    .selectFrom('prints')
    .select(['title', 'notes', 'tags'])
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(saved, {
    title: 'Tall vase',
    notes: 'From the other tab\n\nFrom this tab',
    tags: ['blue'],
  })
  assert.match(complaints.splice(0).join('\n'), /^\S+: .* status of 412 \(Precondition Failed\)$/)
})

browserTest('leaving a page with unsaved changes asks', site, async ({ page }) => {
  const owner = await newPerson(site, 'leaver')
  const print = await newPrint(site, owner, { title: 'Vase' })
  await signInAs(page, owner.name, `/prints`)
  await page.getByRole('link', { name: 'Vase' }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Title').fill('Never saved')
  let answer = false
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void (answer ? dialog.accept() : dialog.dismiss())
  })
  await page.getByRole('link', { name: 'Filaments' }).click()
  assert.equal(new URL(page.url()).pathname, `/prints/${print.id}/edit`)
  await Promise.all([page.waitForEvent('dialog'), page.evaluate('history.back()')])
  await page.waitForURL(`/prints/${print.id}/edit`)
  assert.equal(await page.getByLabel('Title').inputValue(), 'Never saved')
  assert.deepEqual(asked, ['confirm', 'confirm'])
  answer = true
  await page.reload()
  assert.deepEqual(asked, ['confirm', 'confirm', 'beforeunload'])
  await page.getByLabel('Title').fill('Never saved either')
  await page.getByRole('link', { name: 'Filaments' }).click()
  await page.waitForURL('/filaments')
  await page.goBack()
  // Without changes, nothing asks.
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vase' }).waitFor()
  assert.deepEqual(asked, ['confirm', 'confirm', 'beforeunload', 'confirm'])
})
