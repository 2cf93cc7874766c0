import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newPrint, newProject, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const baseUrl = 'https://prints.example.org'
const server = await startServer({ baseUrl })

async function read(path: string): Promise<{ status: number; text: string; caching: string | null }> {
  const { status, text, headers } = await server.client.raw('GET', path)
  return { status, text, caching: headers.get('Cache-Control') }
}

const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

/** All addresses of all files that the index names. */
async function listAll(): Promise<string[]> {
  const { text } = await read('/sitemap.xml')
  const files = await Promise.all(locations(text).map((address) => read(new URL(address).pathname)))
  return files.flatMap((file) => locations(file.text))
}

test('the sitemap has the public pages, prints, projects and profiles, and no others', async () => {
  const ann = await newUser(server, { view_status: 'Public' })
  const quiet = await newUser(server, { view_status: 'Private' })
  const hidden = await newUser(server, { view_status: 'Unlisted', share_key: 'fT3vB8nL5yQ2wH7d' })
  const leaving = await newUser(server, { view_status: 'Public', deletion_date: '2030-01-01T00:00:00Z' })
  const suspended = await newUser(server, { view_status: 'Public', suspended_date: '2020-01-01T00:00:00Z' })
  const open = await newPrint(server, quiet, { view_status: 'Public' })
  const others = [
    await newPrint(server, ann, { view_status: 'Private' }),
    await newPrint(server, ann, { view_status: 'Unlisted', share_key: 'fT3vB8nL5yQ2wH7d' }),
    await newPrint(server, leaving, { view_status: 'Public' }),
    await newPrint(server, suspended, { view_status: 'Public' }),
  ]
  const project = await newProject(server, quiet, { view_status: 'Public' })
  const secrets = [await newProject(server, ann), await newProject(server, leaving, { view_status: 'Public' })]
  const listed = await listAll()
  for (const path of ['/', '/docs', `/users/${ann.id}`, `/prints/${open.id}`, `/projects/${project.id}`]) {
    assert(listed.includes(baseUrl + path), path)
    const { status } = await server.client.raw('GET', path, { headers: { Accept: 'text/html' } })
    assert.equal(status, 200, path)
  }
  for (const { id } of secrets) assert(!listed.includes(`${baseUrl}/projects/${id}`))
  for (const { id } of others) assert(!listed.includes(`${baseUrl}/prints/${id}`))
  for (const { id } of [quiet, hidden, leaving, suspended]) assert(!listed.includes(`${baseUrl}/users/${id}`))
  assert(listed.every((address) => !address.includes('shareKey')))
})

test('each file of the sitemap has a range of ids, and anybody may store it', async () => {
  const user = await newUser(server, { view_status: 'Private' })
  const far = await newPrint(server, user, { id: 7_000_012_345, view_status: 'Public' })
  const { text, caching } = await read('/sitemap.xml')
  assert.equal(caching, 'public, max-age=3600')
  assert(locations(text).includes(`${baseUrl}/sitemap-prints-700001.xml`))
  const file = await read('/sitemap-prints-700001.xml')
  assert.deepEqual(locations(file.text), [`${baseUrl}/prints/${far.id}`])
  assert.match(file.text, /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org/)
  assert.match(file.text, /<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  for (const path of [
    '/sitemap-prints-700002.xml',
    '/sitemap-prints-x.xml',
    '/sitemap-projects-99999999.xml',
    '/sitemap-comments-0.xml',
  ]) {
    assert.equal((await read(path)).status, 404, path)
  }
})
