import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newImage } from '../support/belongings.ts'
import { newFilament, newPrint, newPrinter, newUsage, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const KEY = 'fT3vB8nL5yQ2wH7d'

/** As a browser or the preview robot of a chat asks. */
async function browse(path: string): Promise<{ status: number; page: string; headers: Headers }> {
  const response = await fetch(server.url + path, { headers: { Accept: 'text/html' } })
  return { status: response.status, page: await response.text(), headers: response.headers }
}

function propertiesOf(page: string): Partial<Record<string, string>> {
  const found = page.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)"/g)
  return Object.fromEntries([...found].map(([, name = '', text = '']): [string, string] => [name, text]))
}

const user = await newUser(server, { display_name: 'Ann' })
const printer = await newPrinter(server, user, { name: 'secret printer', make: 'Prusa', model: 'MK4S' })
const spool = await newFilament(server, user, { display_name: 'secret spool', brand: 'Eryone' })

const makePrint = async (overrides: Parameters<typeof newPrint>[2]) => {
  const print = await newPrint(server, user, {
    title: 'Bracket "<b>$&</b>"',
    status: 'Failed',
    printer_id: printer.id,
    print_time_in_seconds: 12_060,
    notes: 'secret notes',
    private_notes: 'secret',
    file_name: 'secret.gcode',
    failure_reason: 'warped',
    ...overrides,
  })
  await newUsage(server, print, { filament_id: spool.id, amount_mg: 46_200 })
  return print
}

test('the page of a public print has a preview: title, description, address and image', async () => {
  const print = await makePrint({ view_status: 'Public' })
  const { status, page } = await browse(`/prints/${print.id}`)
  assert.equal(status, 200)
  const title = 'Bracket &quot;&lt;b&gt;$&amp;&lt;/b&gt;&quot;'
  const description = '3D print by Ann · Prusa MK4S · Eryone PLA · 3 h 21 min'
  assert(page.includes(`<title>${title} · Print Log</title>`), page)
  const address = `${server.config.baseUrl}/prints/${print.id}`
  assert(page.includes(`<link rel="canonical" href="${address}" />`))
  const properties = propertiesOf(page)
  assert.deepEqual(
    ['og:title', 'og:description', 'description', 'og:url', 'og:type', 'twitter:card'].map((name) => properties[name]),
    [title, description, description, address, 'article', 'summary'],
  )
  assert.equal(properties['og:image'], undefined)
  assert.doesNotMatch(page, /secret|Failed|warped/)
  assert.equal(page.match(/<title>/g)?.length, 1)
  assert.equal(page.match(/name="description"/g)?.length, 1)

  const image = await newImage(server, print)
  const url = propertiesOf((await browse(`/prints/${print.id}`)).page)['og:image'] ?? ''
  assert.equal(url, `${server.config.baseUrl}/media/${image.id}`)
  const shown = await fetch(server.url + new URL(url).pathname)
  assert.deepEqual([shown.status, shown.headers.get('Content-Type')], [200, 'image/webp'])
})

test('a preview leaves out the material that is not shared', async () => {
  const print = await makePrint({ view_status: 'Public', shared: [] })
  const { page } = await browse(`/prints/${print.id}`)
  assert.equal(propertiesOf(page)['og:description'], '3D print by Ann · Prusa MK4S · 3 h 21 min')
})

test('an unlisted print has a page for its key, without a preview and not for search engines', async () => {
  const print = await makePrint({ view_status: 'Unlisted', share_key: KEY })
  const { status, page } = await browse(`/prints/${print.id}?shareKey=${KEY}`)
  assert.equal(status, 200)
  assert.doesNotMatch(page, /Bracket|og:|Ann/)
  assert.equal(propertiesOf(page)['robots'], 'noindex')
  assert.equal((await browse(`/prints/${print.id}`)).status, 404)
  assert.equal((await browse(`/prints/${print.id}?shareKey=${KEY}x`)).status, 404)
})

test('the pages of records that are unknown or not shared are 404, in the frame of all pages', async () => {
  const secret = await makePrint({ view_status: 'Private' })
  const open = await newUser(server, { view_status: 'Public', display_name: 'Kim' })
  assert.equal((await browse(`/users/${open.id}`)).status, 200)
  assert.equal((await browse(`/users/${open.id}/achievements`)).status, 200)
  const missing = [
    `/prints/${secret.id}`,
    '/prints/9007199254740991',
    '/prints/99999999999999999999',
    '/prints/x',
    `/users/${user.id}`,
    `/users/${user.id}/achievements`,
    '/users/0',
    '/no/such/page',
    '/problems/no-such-type',
  ]
  const { page: frame } = await browse('/no/such/page')
  for (const path of missing) {
    const { status, page, headers } = await browse(path)
    assert.deepEqual([path, status, headers.get('Cache-Control')], [path, 404, 'no-store'])
    assert.equal(page, frame, path)
    assert.match(page, /<script type="module"/)
  }
  assert.equal((await browse(`/prints/${secret.id}/edit`)).status, 200, 'visitors are asked to sign in first')
})
