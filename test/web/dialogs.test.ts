import assert from 'node:assert/strict'
import { browserTest, signInAs } from '../support/browser.ts'
import { newFilament, newPrint } from '../support/factories.ts'
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
