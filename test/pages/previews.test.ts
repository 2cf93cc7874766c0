import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newImage, newProfileImage } from '../support/belongings.ts'
import { newFilament, newPrint, newPrinter, newProject, newUsage, newUser } from '../support/factories.ts'
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
  const none = properties['og:image'] ?? ''
  assert.equal(none, `${server.config.baseUrl}/icons/preview.png`, 'the image of the service')
  const icon = await fetch(server.url + new URL(none).pathname)
  assert.deepEqual([icon.status, icon.headers.get('Content-Type')], [200, 'image/png'])
  assert.doesNotMatch(page, /secret|warped/)
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

test('an unlisted print has a preview for its key only, which names no address and is not for search engines', async () => {
  const print = await makePrint({ view_status: 'Unlisted', share_key: KEY })
  const image = await newImage(server, print)
  const { status, page, headers } = await browse(`/prints/${print.id}?shareKey=${KEY}`)
  assert.equal(status, 200)
  const properties = propertiesOf(page)
  assert.deepEqual([properties['robots'], properties['og:type']], ['noindex', 'article'])
  assert.equal(properties['og:url'], undefined)
  assert.doesNotMatch(page, /rel="canonical"|secret|warped/)
  assert.match(headers.get('Cache-Control') ?? '', /^private/)
  assert.equal(headers.get('Referrer-Policy'), 'no-referrer')
  const url = new URL(properties['og:image'] ?? '')
  assert.equal(url.pathname + url.search, `/media/${image.id}?shareKey=${KEY}`)
  assert.equal((await fetch(server.url + url.pathname + url.search)).status, 200)
  assert.equal((await fetch(server.url + url.pathname)).status, 404)
  assert.equal((await browse(`/prints/${print.id}`)).status, 404)
  assert.equal((await browse(`/prints/${print.id}?shareKey=${KEY}x`)).status, 404)
})

test('the page of a public print can be read without scripts', async () => {
  const print = await makePrint({ view_status: 'Public' })
  const { page } = await browse(`/prints/${print.id}`)
  const main = /<main class="preview">([^]*)<\/main>/.exec(page)?.[1] ?? ''
  const text = main
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const facts = 'Failed Print time 3 h 21 min Filament Eryone PLA Printer Prusa MK4S Author Ann'
  assert.equal(text, `Bracket &quot;&lt;b&gt;$&amp;&lt;/b&gt;&quot; ${facts}`)
})

test('structured data cannot end its element', async () => {
  const title = '</script><script>alert(1)</script><!--'
  const print = await makePrint({ view_status: 'Public', title })
  const { page } = await browse(`/prints/${print.id}`)
  const data = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page)?.[1] ?? ''
  const { name, author, url, image, material, ...work } = JSON.parse(data) as Record<string, unknown>
  assert.deepEqual(
    { name, author, url, image, material, type: work['@type'] },
    {
      name: title,
      author: { '@type': 'Person', name: 'Ann' },
      url: `${server.config.baseUrl}/prints/${print.id}`,
      image: undefined,
      material: ['Eryone PLA'],
      type: 'CreativeWork',
    },
  )
  assert.equal(page.match(/<script/g)?.length, 2, 'that of the pages and the data')
})

test('a public profile has a preview, an unlisted one for its key only', async () => {
  const open = await newUser(server, {
    view_status: 'Public',
    display_name: 'Kim',
    bio: `Hooks\nand ${'shelves '.repeat(30)}`,
  })
  await newPrint(server, open, { view_status: 'Public' })
  await newPrint(server, open, { view_status: 'Private' })
  const { page } = await browse(`/users/${open.id}`)
  const properties = propertiesOf(page)
  const description = properties['og:description'] ?? ''
  assert.match(description, /^1 public print · Hooks and shelves .*shelves…$/)
  assert(description.length <= 160)
  assert.deepEqual([properties['og:type'], properties['og:title'], properties['robots']], ['profile', 'Kim', undefined])
  assert(page.includes(`<link rel="canonical" href="${server.config.baseUrl}/users/${open.id}" />`))
  assert.match(page, /"@type":"ProfilePage"/)
  assert.match(page, /<main class="preview">[^]*<h1>Kim<\/h1>/)

  const hidden = await newUser(server, { view_status: 'Unlisted', display_name: 'Lou', share_key: KEY })
  const found = await browse(`/users/${hidden.id}?shareKey=${KEY}`)
  assert.equal(propertiesOf(found.page)['robots'], 'noindex')
  assert.match(found.page, /<title>Lou · Print Log<\/title>/)
  assert.doesNotMatch(found.page, /canonical|og:url/)
  assert.equal((await browse(`/users/${hidden.id}`)).status, 404)
})

test('the preview of a profile shows the latest public print with an image, otherwise the image of the profile', async () => {
  const open = await newUser(server, { view_status: 'Unlisted', share_key: KEY, display_name: 'Kim' })
  const imageOf = async () => {
    const properties = propertiesOf((await browse(`/users/${open.id}?shareKey=${KEY}`)).page)
    const url = new URL(properties['og:image'] ?? '')
    const { status } = await fetch(server.url + url.pathname + url.search)
    return { path: url.pathname + url.search, status, card: properties['twitter:card'] }
  }
  await newImage(server, await newPrint(server, open, { view_status: 'Private' }))
  await newImage(server, await newPrint(server, open, { view_status: 'Unlisted', share_key: KEY }))
  assert.deepEqual(await imageOf(), { path: '/icons/preview.png', status: 200, card: 'summary' })

  const portrait = await newProfileImage(server, open)
  assert.deepEqual(await imageOf(), {
    path: `/media/${portrait.id}?shareKey=${KEY}`,
    status: 200,
    card: 'summary_large_image',
  })

  const older = await newPrint(server, open, { view_status: 'Public', start_date: '2026-01-01T00:00:00Z' })
  const { id } = await newImage(server, older)
  await newPrint(server, open, { view_status: 'Public', start_date: '2026-02-01T00:00:00Z' })
  assert.deepEqual(await imageOf(), { path: `/media/${id}`, status: 200, card: 'summary_large_image' })
})

test('a public project has a preview with its public prints, an unlisted one for its key only', async () => {
  const open = await newProject(server, user, {
    name: 'Shelves',
    description: 'For the "workshop"',
    reference: 'secret reference',
    view_status: 'Public',
  })
  await makePrint({ view_status: 'Public', project_id: open.id })
  await makePrint({ view_status: 'Private', project_id: open.id })
  const { status, page } = await browse(`/projects/${open.id}`)
  assert.equal(status, 200)
  const properties = propertiesOf(page)
  const address = `${server.config.baseUrl}/projects/${open.id}`
  const description = '3D printing project by Ann · 1 print · 3 h 21 min · For the &quot;workshop&quot;'
  assert.deepEqual(
    ['og:title', 'og:description', 'description', 'og:url', 'og:type', 'twitter:card', 'robots'].map(
      (name) => properties[name],
    ),
    ['Shelves', description, description, address, 'article', 'summary', undefined],
  )
  assert(page.includes(`<link rel="canonical" href="${address}" />`))
  const data = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page)?.[1] ?? ''
  const { url, collectionSize, ...work } = JSON.parse(data) as Record<string, unknown>
  assert.deepEqual([work['@type'], url, collectionSize], ['Collection', address, 1])
  assert.match(page, /<main class="preview">[^]*<h1>Shelves<\/h1>[^]*For the &quot;workshop&quot;/)
  assert.doesNotMatch(page, /secret/)

  const hidden = await newProject(server, user, { name: 'Gift', view_status: 'Unlisted', share_key: KEY })
  const found = await browse(`/projects/${hidden.id}?shareKey=${KEY}`)
  assert.equal(propertiesOf(found.page)['robots'], 'noindex')
  assert.match(found.page, /<title>Gift · Print Log<\/title>/)
  assert.doesNotMatch(found.page, /canonical|og:url/)
  const secret = await newProject(server, user, { view_status: 'Private', share_key: KEY })
  for (const path of [hidden.id, `${hidden.id}?shareKey=${KEY}x`, `${secret.id}?shareKey=${KEY}`, secret.id, 'x']) {
    assert.equal((await browse(`/projects/${path}`)).status, 404, path)
  }
})

test('a page is found where the API finds its record', async () => {
  const leaving = await newUser(server, { view_status: 'Public', deletion_date: '2030-01-01T00:00:00Z' })
  const suspended = await newUser(server, { view_status: 'Public', suspended_date: '2020-01-01T00:00:00Z' })
  const prints = [
    await newPrint(server, leaving, { view_status: 'Public' }),
    await newPrint(server, leaving, { view_status: 'Unlisted', share_key: KEY }),
    await newPrint(server, suspended, { view_status: 'Public' }),
    await makePrint({ view_status: 'Private', share_key: KEY }),
    await makePrint({ view_status: 'Unlisted', share_key: KEY }),
  ]
  const records = [...prints.map(({ id }) => `Prints/${id}`), `Users/${leaving.id}`, `Users/${suspended.id}`]
  for (const record of records) {
    for (const query of ['', `?shareKey=${KEY}`, `?shareKey=${KEY}x`]) {
      const path = `/${record}${query}`
      const { status } = await fetch(`${server.url}/api${path}`)
      assert.equal((await browse(`/${record.toLowerCase()}${query}`)).status, status, path)
    }
  }
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
