import assert from 'node:assert/strict'
import sharp from 'sharp'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newPrint, newProject } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

async function smallImage(name: string, background: string) {
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

browserTest(
  'a project is created, gets prints and images, is edited and deleted; its prints stay',
  site,
  async ({ page }) => {
    const user = await newPerson(site, 'builder')
    await newPrint(site, user, { title: 'Shelf bracket', status: 'Success', print_time_in_seconds: 3600 })
    await newPrint(site, user, { title: 'Shelf foot', status: 'Failed', print_time_in_seconds: 1800 })
    await newPrint(site, user, { title: 'Vase', status: 'Success' })
    await signInAs(page, 'builder', '/projects')
    await page.getByRole('link', { name: 'Create a project' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Workshop shelves')
    await page.getByLabel('Description').fill('Six brackets.\nTwo feet.')
    await lookAt(page, 'project-new')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('No prints in this project yet.').waitFor()

    await page.getByRole('button', { name: 'Add prints' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Search prints').fill('shelf')
    // The rows move when the list is narrowed.
    await dialog.getByRole('checkbox', { name: /^Vase/ }).waitFor({ state: 'hidden' })
    await dialog.getByRole('checkbox', { name: /^Shelf bracket/ }).check()
    await dialog.getByRole('checkbox', { name: /^Shelf foot/ }).check()
    await dialog.getByText('2 selected').waitFor()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('1 h 30 min').waitFor()
    await page.getByText('50%').waitFor()
    assert.equal(await page.getByRole('link', { name: 'Vase' }).count(), 0)

    await page
      .getByLabel('Add images')
      .setInputFiles([await smallImage('front.png', 'red'), await smallImage('back.png', 'blue')])
    await page.getByRole('button', { name: 'Show image 2' }).waitFor()
    await lookAt(page, 'project')

    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Status').selectOption('Complete')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Workshop shelves' }).waitFor()
    await page.getByText('Complete', { exact: true }).waitFor()

    await page.goto('/projects')
    await page.getByText('2 prints · 1 h 30 min').waitFor()
    await lookAt(page, 'projects')
    await page.getByRole('link', { name: 'Workshop shelves' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('No projects yet.').waitFor()
    await page.goto('/prints')
    await page.getByText('3 prints', { exact: true }).waitFor()
  },
)

browserTest('a print is moved to a project from its own page', site, async ({ page }) => {
  const user = await newPerson(site, 'mover')
  const { id } = await newPrint(site, user, { title: 'Drawer front' })
  await newProject(site, user, { name: 'Cabinet' })
  await signInAs(page, 'mover')
  await page.goto(`/prints/${id}`)
  await page.getByRole('button', { name: 'Add to a project' }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Project' }).selectOption('Cabinet')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Cabinet' }).click()
  await page.getByRole('link', { name: 'Drawer front' }).waitFor()
})

browserTest(
  'visitors see a public project with its public prints, and nothing of a private one',
  site,
  async ({ page }) => {
    const user = await newPerson(site, 'exhibitor')
    const project = await newProject(site, user, {
      name: 'Marble run',
      view_status: 'Public',
      reference: 'secret order',
    })
    const hidden = await newProject(site, user, { name: 'Secret gift' })
    await newPrint(site, user, { title: 'Curve', project_id: project.id, view_status: 'Public' })
    await newPrint(site, user, { title: 'Prototype', project_id: project.id })
    await page.goto(`/projects/${project.id}`)
    await page.getByRole('link', { name: 'Curve' }).waitFor()
    assert.equal(await page.getByText('Prototype').count(), 0)
    assert.equal(await page.getByText('secret order').count(), 0)
    assert.equal(await page.getByRole('link', { name: 'Edit' }).count(), 0)
    await lookAt(page, 'project-public')
    const answer = await page.request.get(`/projects/${hidden.id}`, { headers: { Accept: 'text/html' } })
    assert.equal(answer.status(), 404)
  },
)
