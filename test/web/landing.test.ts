import assert from 'node:assert/strict'
import type { Request } from 'playwright-core'
import { browserTest, lookAt, signInAs } from '../support/browser.ts'
import { newPrinter } from '../support/factories.ts'
import { newPerson, startSite } from '../support/site.ts'

const site = await startSite()

browserTest('visitors see what the service is, and how to connect', site, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'A logbook for 3D printing' }).waitFor()
  const pictures = page.getByRole('main').locator('img')
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate('(image) => image.decode()')
  }
  await lookAt(page, 'landing')
  await page.getByRole('link', { name: 'Connect your printer' }).click()
  await page.getByRole('heading', { level: 1, name: 'Connect' }).waitFor()
  for (const [name, text] of [
    ['Klipper', 'api/Moonraker/notifier?+X-Api-Key=<API_KEY>'],
    ['OctoPrint', `${site.baseUrl}/api/Octoprint`],
    ['Bambuddy', `${site.baseUrl}/api/Bambuddy?api_key=<API_KEY>`],
    ['OctoEverywhere', `${site.baseUrl}/api/OctoEverywhere?api_key=<API_KEY>`],
    ['Obico', `${site.baseUrl}/api/Obico?api_key=<API_KEY>`],
    ['Home Assistant', `url: ${site.baseUrl}/api/PrintEvents`],
    ['AI agent', `--client-id ${site.config.toolsClientId}`],
    ['Your own script', 'X-Api-Key: <API_KEY>'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByText(text).first().waitFor()
    await lookAt(page, `landing-${name.toLowerCase().replaceAll(' ', '-')}`)
  }
})

browserTest('the script of the first page is under 150 kB compressed', site, async ({ page }) => {
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  // A slow browser is idle before it has run the script that asks for the next one.
  await page.getByRole('heading', { level: 1, name: 'A logbook for 3D printing' }).waitFor()
  const sizes = await Promise.all(scripts.map((script) => script.sizes()))
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  assert(total > 10_000 && total < 150_000, `${total} bytes`)
})

browserTest(
  'a printer is connected: key and id are filled in, and the status changes to connected',
  site,
  async ({ page }) => {
    const person = await newPerson(site, 'maker')
    const printer = await newPrinter(site, person, { name: 'Voron' })
    await signInAs(page, 'maker')
    await page.goto('/connect?with=klipper')
    await page.getByText('Waiting').waitFor()
    await page.getByRole('button', { name: 'Create a key' }).click()
    await page.getByText('The new key is filled in').waitFor()
    const snippet = (await page.getByRole('region', { name: 'notifier configuration' }).textContent()) ?? ''
    assert.match(snippet, new RegExp(`printerId=${printer.id},`))
    const key = /X-Api-Key=(\w{32})/.exec(snippet)?.[1] ?? ''
    site.secrets.add(key)
    await lookAt(page, 'landing-klipper-key')

    const message = JSON.stringify({ event_name: 'started', printerId: printer.id, filename: 'cube.gcode' })
    const response = await fetch(`${site.baseUrl}/api/Moonraker/notifier`, {
      method: 'POST',
      headers: { 'X-Api-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ version: '1.0', title: '', message, attachments: [], type: 'info' }),
    })
    assert.equal(response.status, 200)
    await page.getByText('Connected', { exact: true }).waitFor()
    await lookAt(page, 'landing-connected')
  },
)

browserTest(
  'a user with records elsewhere finds how to import them, and how to keep the programs that use spools',
  site,
  async ({ page }) => {
    await newPerson(site, 'mover')
    await signInAs(page, 'mover', '/prints')
    for (const path of ['/prints', '/filaments', '/connect', '/']) {
      await page.goto(path)
      await page.getByRole('link', { name: /^import(ed)?$/ }).click()
      const heading = page.getByRole('heading', { name: 'Import', exact: true })
      await heading.waitFor()
      await page.waitForFunction('document.getElementById("import").getBoundingClientRect().top < 300')
    }
    await page.goto('/connect')
    await page.getByRole('link', { name: 'Spoolman' }).click()
    const section = page.getByRole('region', { name: 'Spoolman configuration' })
    assert.match((await section.textContent()) ?? '', new RegExp(`server: ${site.baseUrl}/spoolman/<KEY>`))
    await lookAt(page, 'connect-spoolman')
    await page.getByRole('link', { name: 'spool connection' }).click()
    await page.getByRole('heading', { level: 1, name: 'Spool connections' }).waitFor()
    await page.goto('/connect?with=webhooks')
    await page.getByRole('link', { name: 'webhook', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor()
  },
)

browserTest('a key is created for a printer with a name as long as that of a key', site, async ({ page }) => {
  const person = await newPerson(site, 'verbose')
  await newPrinter(site, person, { name: '🖨'.repeat(100) })
  await signInAs(page, 'verbose', '/connect?with=klipper')
  await page.getByRole('button', { name: 'Create a key' }).click()
  await page.getByText('The new key is filled in').waitFor()
  const snippet = (await page.getByRole('region', { name: 'notifier configuration' }).textContent()) ?? ''
  site.secrets.add(/X-Api-Key=(\w{32})/.exec(snippet)?.[1] ?? '')
  const { description } = await site.db
    .selectFrom('api_keys')
    .select('description')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  assert.equal(description, `Klipper on ${'🖨'.repeat(89)}`)
})

browserTest('a test does not count as the first event of a printer, and the page says so', site, async ({ page }) => {
  const user = await newPerson(site, 'tester')
  await newPrinter(site, user, { name: 'Voron' })
  await signInAs(page, 'tester', '/connect?with=obico')
  await page.getByRole('button', { name: 'Create a key' }).click()
  await page.getByText('The new key is filled in below').waitFor()
  const url = (await page.getByRole('region', { name: 'webhook URL' }).textContent()) ?? ''
  site.secrets.add(new URL(url).searchParams.get('api_key') ?? '')
  const send = (event: unknown) =>
    page.request.post(url, { data: { event, printer: { name: 'Voron' }, print: { id: 1, filename: 'boat.gcode' } } })
  assert.equal(await (await send('TestEvent')).text(), 'The connection to Voron works.')
  await page.getByText('for the first event').waitFor()
  await page.getByText('Start a print. The result of a test is shown only in the program').waitFor()
  await send({ type: 'PrintStarted' })
  await page.getByText('Connected', { exact: true }).waitFor()
})
