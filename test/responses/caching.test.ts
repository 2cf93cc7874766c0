import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasCredential } from '../../src/responses/caching.ts'
import { newApiKey } from '../../src/identity/apiKey.ts'
import { exampleRequest } from '../conformance/example.ts'
import { OUTSIDE } from '../conformance/routes.ts'
import { flatPng, form } from '../media/samples.ts'
import { contractOperations } from '../support/contract.ts'
import { newPrint, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer({ webClientId: 'web', sessionSecret: 's'.repeat(32) })
const { client } = server
const owner = await newUser(server)
const { id } = await newPrint(server, owner, { view_status: 'Public' })
const body = form(flatPng(40, 30))
const { body: image } = await client.call('Prints_PostImage', { path: { id }, body, as: owner })
const IMAGES = [`/media/${image.id}`, `/media/${image.id}/thumbnail`]
const cookie = 'c'.repeat(43)

/** Credentials, valid and not, wherever a request can carry one. */
const CREDENTIALS: Record<string, { headers?: Record<string, string>; query?: string }> = {
  'a key': { headers: { 'X-Api-Key': owner.key } },
  'an invalid key': { headers: { 'X-Api-Key': newApiKey() } },
  'an empty key': { headers: { 'X-Api-Key': '' } },
  'a token': { headers: { Authorization: `Bearer ${await owner.token()}` } },
  'an invalid token': { headers: { Authorization: 'Bearer nonsense' } },
  'a name and a password': { headers: { Authorization: 'Basic bWU6c2VjcmV0' } },
  'a cookie': { headers: { Cookie: `theme=dark; print_log_session=${cookie}` } },
  'a cookie of https': { headers: { Cookie: `__Host-print_log_session=${cookie}` } },
  'a cookie of https below a path': { headers: { Cookie: `__Secure-print_log_session=${cookie}` } },
  'a cookie of a sign-in': { headers: { Cookie: `print_log_sign_in=${cookie}` } },
  'a key in the query': { query: `api_key=${owner.key}` },
  'a key in the query, in another spelling': { query: `x=1&API%5FKEY=${owner.key}` },
  'an invalid key in the query': { query: `api_key=${newApiKey()}` },
  'a token in the query': { query: 'access_token=nonsense' },
  'a share key': { query: 'shareKey=q7Zt0mWk3VbXn2Rc' },
  'a share key in another spelling': { query: 'sharekey=' },
}

/** Where everybody may look: whatever of it may be stored by a shared cache. */
async function publicAddresses(): Promise<string[]> {
  const page = (await client.raw('GET', '/')).text
  const assets = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address = '']) => address)
  const fixed = OUTSIDE.map(({ route }) => /^GET (\/[\w./-]+)$/.exec(route)?.[1]).filter((path) => path !== undefined)
  return [...IMAGES, ...assets, ...fixed, '/', '/prints/7', '/problems/validation', '/no/such/page']
}

/** RFC 9111, sections 3 and 5.2.2: without `private` or `no-store`, a shared cache may store a response. */
function maySharedCachesStore(caching: string | null): boolean {
  return !/\b(private|no-store)\b/.test(caching ?? '') || /\b(public|s-maxage)\b/.test(caching ?? '')
}

for (const [name, { headers = {}, query = '' }] of Object.entries(CREDENTIALS)) {
  test(`F64: no shared cache may store a response to a request with ${name}`, async () => {
    const isForEverybody = async (address: string, method: string, condition: Record<string, string>) => {
      const target = query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`
      // Not through the test client: a redirect and the page of an error are no problem documents.
      const init = { method, headers: { ...headers, ...condition }, redirect: 'manual' } as const
      const response = await fetch(server.url + target, init)
      await response.arrayBuffer()
      return maySharedCachesStore(response.headers.get('Cache-Control'))
    }
    for (const address of await publicAddresses()) {
      for (const method of ['GET', 'HEAD']) {
        for (const condition of [{}, { 'If-None-Match': '*' }, { Range: 'bytes=0-9' }]) {
          const what = `${method} ${address} ${JSON.stringify(condition)}`
          assert.equal(await isForEverybody(address, method, condition), false, what)
        }
      }
    }
    for (const operation of contractOperations.filter((operation) => operation.method === 'GET')) {
      const { target } = exampleRequest(operation)
      assert.equal(await isForEverybody(target, 'GET', {}), false, target)
    }
  })
}

test('F64: without a credential public images, discovery and the files of pages are for shared caches, 304 too', async () => {
  const assets = (await publicAddresses()).filter((address) => address.startsWith('/assets/'))
  assert(assets.length > 0)
  for (const address of [...IMAGES, ...assets, '/openapi.json', '/llms.txt']) {
    for (const condition of [{}, { 'If-None-Match': '*' }]) {
      const headers = { ...condition, Cookie: 'theme=dark' }
      const response = await client.raw('GET', `${address}?v=1`, { headers })
      assert.match(response.headers.get('Cache-Control') ?? '', /^public, max-age=/, address)
    }
  }
})

test('F64: what only resembles a credential is none', () => {
  for (const [url, headers] of [
    ['/', {}],
    ['/?', {}],
    ['/prints?searchText=api_key', {}],
    ['/?api_keys=1', {}],
    ['/', { cookie: 'my_print_log_session=1' }],
    ['/', { cookie: 'a=print_log_session' }],
  ] as const) {
    assert.equal(hasCredential({ url, headers }), false, url)
  }
})
