import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { browserTest, endSession, lookAt, signInAs } from '../support/browser.ts'
import { newFilament, newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

/** Words of the contract and of HTTP, in the text of a page. */
const FOR_PROGRAMS = /\b[a-z]+[A-Z]\w*|Retry-After|X-Api-Key|Authorization|request again/

/** What the page says about a request that failed. */
async function alertOf(page: Page): Promise<string> {
  const text = (await page.getByRole('alert').innerText()).replaceAll(/\s+/g, ' ')
  assert.doesNotMatch(text, FOR_PROGRAMS)
  return text
}

/** Whether the focus is on a control that people can see, with the error as its description. */
async function focusedError(page: Page, name: string): Promise<string> {
  const field = page.locator(`[name="${name}"][aria-invalid="true"]:focus`)
  await field.waitFor()
  const isInView = `(() => {
    const { top, bottom } = document.activeElement.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })()`
  assert.equal(await page.evaluate(isInView), true)
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
  return page.locator(`[id="${ids.at(-1)}"]`).innerText()
}

browserTest('a refused form leads to the first field that is wrong', site, async ({ page, complaints }) => {
  const { name } = await newPerson(site, 'hasty')
  await page.setViewportSize({ width: 360, height: 640 })
  await signInAs(page, name, '/prints/new')
  const printTime = page.getByRole('group', { name: 'Print time', exact: true })
  await page.getByLabel('Title').fill('Benchy')
  await page.getByLabel('Start').fill('2026-03-14T12:00')
  await page.getByLabel('End', { exact: true }).fill('2026-03-14T11:00')
  await page.getByRole('button', { name: 'Save' }).click()
  assert.equal(await focusedError(page, 'endDate'), 'The end must not be before the start.')
  assert.equal(await alertOf(page), 'Check the marked fields.')
  await lookAt(page, 'form-refused')

  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByLabel('End', { exact: true }).fill('2026-03-14T13:00')
  await printTime.getByLabel('h', { exact: true }).fill('700000')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('[name="printTimeInSeconds.h"]:focus').waitFor()
  await printTime.getByText('This must be at most 596523 h.').waitFor()

  // A section that is folded opens.
  await printTime.getByLabel('h', { exact: true }).fill('2')
  await page.getByText('More details').click()
  await page.getByRole('group', { name: 'Time with pauses' }).getByLabel('h', { exact: true }).fill('1')
  await page.getByText('More details').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('[name="totalTimeInSeconds.h"]:focus').waitFor()
  assert.equal(await alertOf(page), 'Check the marked fields.')
  // Browsers call every refusal an error.
  assert.match(complaints.splice(0).join(), /^(\S+: [^,]*status of 400[^,]*,?){3}$/)
})

browserTest('work that recurs without an interval is marked as such', site, async ({ page, complaints }) => {
  const owner = await newPerson(site, 'caretaker')
  const printer = await newPrinter(site, owner)
  await signInAs(page, owner.name, `/printers/${printer.id}`)
  await page.getByRole('button', { name: 'Add maintenance' }).click()
  await page.getByLabel('Task').fill('Belts')
  await page.getByLabel('Recurs').check()
  await page.getByRole('button', { name: 'Save' }).click()
  const told = 'A recurring task needs an interval: print hours, prints or days.'
  assert.equal(await focusedError(page, 'recurs'), told)
  assert.equal(await alertOf(page), 'Check the marked fields.')
  assert.match(complaints.splice(0).join(), /status of 400/)
})

browserTest('the part that costs too much is marked', site, async ({ page, complaints }) => {
  const owner = await newPerson(site, 'spender')
  const printer = await newPrinter(site, owner)
  await signInAs(page, owner.name, `/printers/${printer.id}`)
  await page.getByRole('button', { name: 'Add maintenance' }).click()
  await page.getByLabel('Task').fill('Nozzles')
  for (const [index, cost] of ['2', '9999999999'].entries()) {
    await page.getByRole('button', { name: 'Add part' }).click()
    await page.locator('[name="parts.name"]').nth(index).fill('Nozzle')
    await page.locator('[name="parts.cost"]').nth(index).fill(cost)
  }
  await page.getByRole('button', { name: 'Save' }).click()
  assert.match(await focusedError(page, 'parts.cost'), /^This must be at most \d+\.$/)
  assert.equal(await page.locator('[name="parts.cost"]:focus').inputValue(), '9999999999')
  assert.equal(await page.locator('[aria-invalid="true"]').count(), 1)
  assert.equal(await alertOf(page), 'Check the marked fields.')
  assert.match(complaints.splice(0).join(), /status of 400/)
})

browserTest('a webhook without an event leads to the events', site, async ({ page, complaints }) => {
  const { name } = await newPerson(site, 'listener')
  await signInAs(page, name, '/account/webhooks')
  await page.getByLabel('URL').fill('https://example.org/hook')
  await page.getByRole('button', { name: 'Create a webhook' }).click()
  assert.equal(await focusedError(page, 'events'), 'Select at least one event.')
  assert.equal(await alertOf(page), 'Check the marked fields.')
  assert.match(complaints.splice(0).join(), /status of 400/)
})

browserTest('a spool that weighs less than an empty one is told at its field', site, async ({ page, complaints }) => {
  const owner = await newPerson(site, 'weigher')
  const weights = { initial_nominal_weight_mg: 1_000_000, spool_weight_mg: 200_000 }
  const spool = await newFilament(site, owner, weights)
  await signInAs(page, owner.name, `/filaments/${spool.id}?weigh=true`)
  await page.getByLabel('Weight including the spool').fill('10')
  await page.getByRole('button', { name: 'Adjust', exact: true }).click()
  assert.equal(await focusedError(page, 'measuredWeightMg'), 'This is less than the weight of the empty spool.')
  assert.equal(await alertOf(page), 'Check the marked fields.')
  assert.match(complaints.splice(0).join(), /status of 400/)
})

browserTest('an error of what a form does not show has the label of the field', site, async ({ page, complaints }) => {
  const { name } = await newPerson(site, 'unlucky')
  await signInAs(page, name, '/prints/new')
  await page.route('**/api/Prints', (route) =>
    route.fulfill({
      status: 400,
      json: {
        title: 'Validation failed',
        detail: 'Correct slicerSettingsId, title and send the request again.',
        traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
        errors: {
          slicerSettingsId: ['There are no slicer settings with this id that you can use.'],
          title: ['This must not be blank.'],
        },
      },
    }),
  )
  await page.getByLabel('Title').fill('Benchy')
  await page.getByRole('button', { name: 'Save' }).click()
  assert.equal(await focusedError(page, 'title'), 'This must not be blank.')
  assert.match(
    await alertOf(page),
    /^Check your input\. It cannot be accepted as it is\. Slicer settings id: This no longer exists\. Choose another one\./,
  )
  assert.match(complaints.splice(0).join(), /status of 400/)
})

for (const [locale, save, told] of [
  ['en-GB', 'Save', /^Not signed in\. Your session has ended\. Sign in again\./],
  ['de-DE', 'Speichern', /^Nicht angemeldet\. Deine Sitzung ist beendet\. Melde dich neu an\./],
] as const) {
  browserTest(`a form says in words for people that the session has ended (${locale})`, site, async ({ page }) => {
    const { name } = await newPerson(site, `away-${locale}`)
    const context = await page.context().browser()!.newContext({ baseURL: site.baseUrl, locale })
    const visit = await context.newPage()
    await signInAs(visit, name, '/prints/new')
    await visit.locator('input[name=title]').fill('Benchy')
    await endSession(visit)
    await visit.getByRole('button', { name: save, exact: true }).click()
    const alert = await alertOf(visit)
    assert.match(alert, told)
    assert.doesNotMatch(alert, /trace/i, 'there is nothing to report')
    await context.close()
  })
}

browserTest('what one user has typed is not sent for another one who signs in meanwhile', site, async (visit) => {
  const { page, context } = visit
  const [first, second] = [await newPerson(site, 'first'), await newPerson(site, 'second')]
  await signInAs(page, first.name, '/prints/new')
  await page.getByLabel('Title').fill('Benchy')
  await endSession(page)
  const other = await context.newPage()
  await signInAs(other, second.name, '/prints')
  await other.getByText('No prints yet').first().waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  assert.match(
    await alertOf(page),
    /^Signed in as another user\. Another user has signed in with this browser, so nothing was sent\./,
  )
  const prints = site.db.selectFrom('prints').select('user_id').where('title', '=', 'Benchy')
  assert.deepEqual(await prints.where('user_id', '=', second.id).execute(), [])

  await endSession(other)
  await signInAs(other, first.name, '/prints')
  await other.getByRole('heading', { level: 1, name: 'Prints' }).waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Benchy' }).waitFor()
  assert.deepEqual(await prints.execute(), [{ user_id: first.id }])
})
