import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'yaml'
import { readConfig } from '../../src/config/config.ts'
import { tools } from '../../src/mcp/tools.ts'
import { newUser } from '../support/factories.ts'
import { agentToken, connect } from '../mcp/agent.ts'
import { startServer } from '../support/server.ts'

const baseUrl = 'https://prints.example.org'
const { restAudience, toolsAudience, toolsClientId, publisherDomain } = readConfig({
  DATABASE_URL: 'postgres://db/print_log',
  OIDC_ISSUER: 'https://sign-in.example',
  BASE_URL: baseUrl,
  TOOLS_CLIENT_ID: 'a-published-client',
})
const server = await startServer({ baseUrl, restAudience, toolsAudience, toolsClientId, publisherDomain })
const METADATA = '/.well-known/oauth-protected-resource/api'
const CARDS = ['/.well-known/mcp/server-card.json', '/mcp/server-card']
const PATHS = [
  METADATA,
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/mcp',
  '/.well-known/api-catalog',
  ...CARDS,
  '/.well-known/ard.json',
  '/llms.txt',
  '/robots.txt',
  '/openapi.json',
  '/openapi.yaml',
  '/openapi-3.0.json',
  '/spoolman.json',
]

const get = async (path: string) => (await server.client.raw('GET', path)).text
const json = async (path: string) => JSON.parse(await get(path)) as Record<string, unknown>

/** Follows a link that the service emits. The tool server itself answers POST only. */
async function resolves(url: unknown): Promise<void> {
  const { origin, pathname } = new URL(String(url))
  assert.equal(origin, baseUrl)
  const { status } = await server.client.raw('GET', pathname, { headers: { Accept: 'text/html, */*' } })
  assert.equal(status, pathname === '/mcp' ? 405 : 200, pathname)
}

test('pages of other origins can read that a document was asked for too often', async () => {
  const limited = await startServer({ limits: { ...server.config.limits, address: 1 } })
  for (const path of ['/openapi.json', '/llms.txt']) {
    const { status, headers } = await limited.client.raw('GET', path)
    assert.equal(status, path === '/openapi.json' ? 200 : 429)
    assert.equal(headers.get('Access-Control-Allow-Origin'), '*', path)
    assert.match(headers.get('Access-Control-Expose-Headers') ?? '', /RateLimit, .*Retry-After/, path)
  }
})

test('the sign-in metadata names the resource that its own address stands for (RFC 9728: PR1 to PR9)', async () => {
  const answer = await server.client.raw('GET', METADATA)
  assert.equal(answer.status, 200)
  assert.match(answer.headers.get('Content-Type') ?? '', /^application\/json(;|$)/)
  assert.deepEqual(JSON.parse(answer.text), {
    resource: `${baseUrl}/api`,
    resource_name: 'Print Log API',
    resource_documentation: `${baseUrl}/docs`,
    authorization_servers: [server.issuer.issuer],
    bearer_methods_supported: ['header'],
  })
})

test('the tool server’s metadata are the same at both places, and name its client (PR1 to PR9, MC1, MC9)', async () => {
  const metadata = await json('/.well-known/oauth-protected-resource/mcp')
  assert.deepEqual(metadata, {
    resource: `${baseUrl}/mcp`,
    resource_name: 'Print Log tools',
    resource_documentation: `${baseUrl}/llms.txt`,
    authorization_servers: [server.issuer.issuer],
    scopes_supported: ['read:printdata', 'write:printdata'],
    bearer_methods_supported: ['header'],
    public_client_id: 'a-published-client',
  })
  assert.deepEqual(await json('/.well-known/oauth-protected-resource'), metadata)
  await resolves(metadata['resource_documentation'])
})

test('the API catalog is a linkset whose every target resolves (AC1 to AC8)', async () => {
  const path = '/.well-known/api-catalog'
  for (const headers of [{}, { Accept: 'text/html' }, { Accept: 'application/xml' }]) {
    const answer = await server.client.raw('GET', path, { headers })
    assert.equal(
      answer.headers.get('Content-Type')?.replace('; charset=utf-8', ''),
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    )
  }
  const head = await server.client.raw('HEAD', path)
  assert.match(head.headers.get('Link') ?? '', /<\/\.well-known\/api-catalog>; rel="api-catalog"/)
  const { linkset, ...rest } = await json(path)
  assert.deepEqual(rest, {})
  const contexts = linkset as ({ anchor: string } & Record<string, { href: string; type: string }[]>)[]
  assert.deepEqual(
    contexts.map(({ anchor }) => anchor),
    [`${baseUrl}/api`, `${baseUrl}/spoolman`, `${baseUrl}/mcp`],
  )
  for (const { anchor: _, ...relations } of contexts) {
    for (const target of Object.values(relations).flat()) {
      await resolves(target.href)
      const { headers } = await server.client.raw('GET', new URL(target.href).pathname)
      assert(headers.get('Content-Type')?.startsWith(target.type), target.href)
    }
  }
})

for (const path of CARDS) {
  test(`${path} is the card of the tool server as it is (SC1 to SC6)`, async () => {
    const answer = await server.client.raw('GET', path)
    assert.match(answer.headers.get('Content-Type') ?? '', /^application\/mcp-server-card\+json(;|$)/)
    assert.equal(answer.headers.get('Access-Control-Allow-Methods'), 'GET')
    assert.equal(answer.headers.get('Access-Control-Allow-Headers'), 'Content-Type, If-None-Match')
    assert.match(answer.headers.get('Access-Control-Expose-Headers') ?? '', /ETag/)
    const { $schema, remotes, ...info } = JSON.parse(answer.text) as Record<string, unknown>
    assert.equal($schema, 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json')
    assert.match(String(info['name']), /^(?=.{3,200}$)[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    assert.equal(info['name'], 'org.example.prints/print-log')
    assert.match(String(info['description']), /^.{1,100}$/)
    const agent = await connect(server, await agentToken(server, await newUser(server)), '2025-11-25')
    assert.deepEqual(agent.client.getServerVersion(), info)
    assert.deepEqual(remotes, [
      {
        type: 'streamable-http',
        url: `${baseUrl}/mcp`,
        supportedProtocolVersions: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'],
      },
    ])
  })
}

test('the agent resource manifest lists what resolves (AR1 to AR9)', async () => {
  const { specVersion, host, entries } = await json('/.well-known/ard.json')
  assert.equal(specVersion, '1.0')
  await resolves((host as { documentationUrl: string }).documentationUrl)
  for (const entry of entries as Record<'identifier' | 'displayName' | 'type' | 'url', string>[]) {
    assert.match(entry.identifier, /^urn:air:prints\.example\.org:[a-z]+:print-log$/)
    assert(entry.displayName && entry.type && !('data' in entry))
    const queries = (entry as unknown as { representativeQueries: string[] }).representativeQueries
    assert(queries.length >= 2 && queries.length <= 5)
    await resolves(entry.url)
    const { headers } = await server.client.raw('GET', new URL(entry.url).pathname)
    assert(headers.get('Content-Type')?.startsWith(entry.type))
  }
  assert.deepEqual((entries as { capabilities: string[] }[])[0]?.capabilities, [...tools.keys()])
})

test('the text index has its parts in order, and every link resolves (LT1 to LT4)', async () => {
  const answer = await server.client.raw('GET', '/llms.txt')
  assert.equal(answer.headers.get('Content-Type'), 'text/plain; charset=utf-8')
  assert.match(answer.text, /^# Print Log\n\n> .+\n\n(?:(?!#).+\n\n)+(?:## .+\n\n(?:- \[.+\]\(.+\): .+\n)+\n?)+$/)
  const links = [...answer.text.matchAll(/^- \[.+\]\((.+)\): /gm)].map(([, url]) => url)
  assert(links.length >= 8)
  for (const url of links) await resolves(url)
  for (const text of ['a-published-client', `${baseUrl}/mcp`, server.issuer.issuer, 'personal API key'])
    assert(answer.text.includes(text), text)
})

test('robots.txt has only directives that checkers know, and leads to the manifest and to the sitemap', async () => {
  const text = await get('/robots.txt')
  const directives = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  assert.deepEqual(
    directives.map((line) => line.split(':')[0]),
    ['User-agent', 'Disallow', 'Sitemap'],
  )
  await resolves(/^# Agents: (.+)$/m.exec(text)?.[1])
  await resolves(/^Sitemap: (.+)$/m.exec(text)?.[1])
})

test('every page leads to what tools can read, errors too (LK1 to LK3)', async () => {
  for (const path of ['/', '/docs', '/problems', '/problems/validation', '/problems/none', '/no/such/page']) {
    for (const headers of [{ Accept: 'text/html' }, { Accept: 'application/json' }]) {
      const response = await fetch(server.url + path, { headers })
      await response.text()
      const links = (response.headers.get('Link') ?? '').split(', ')
      const targets = new Map(links.map((link) => [/rel="(.+?)"/.exec(link)?.[1], /<(.+?)>/.exec(link)?.[1]]))
      assert.deepEqual(
        [...targets.keys()],
        ['api-catalog', 'mcp-server-card', 'ard', 'alternate', 'service-desc', 'service-doc'],
        path,
      )
      for (const target of targets.values()) await resolves(`${baseUrl}${target}`)
    }
  }
})

test('the challenge of a 401 leads to the metadata', async () => {
  const challenge = (await server.client.raw('GET', '/api/Users/me')).headers.get('WWW-Authenticate') ?? ''
  const url = new URL(/resource_metadata="(.+)"/.exec(challenge)?.[1] ?? '')
  assert.equal(url.origin, baseUrl)
  assert.equal((await server.client.raw('GET', url.pathname)).status, 200)
})

test('the contract is published under the own address, as JSON and as YAML', async () => {
  const json = JSON.parse((await server.client.raw('GET', '/openapi.json')).text) as Record<string, unknown>
  assert.equal(json['openapi'], '3.1.0')
  assert.deepEqual(json['servers'], [{ url: baseUrl, description: 'This service.' }])
  assert.equal('x-generated' in json, false)
  const yaml = await server.client.raw('GET', '/openapi.yaml')
  assert.match(yaml.headers.get('Content-Type') ?? '', /^application\/yaml(;|$)/)
  assert.deepEqual(parse(yaml.text), json)
})

test('OpenAPI 3.0 has nothing that generators turn into code that does not compile', async () => {
  const traps: string[] = []
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    const { enum: values, format, minLength, maxLength } = value as Record<string, unknown>
    if (Array.isArray(values) && values.includes(null)) traps.push(`${path} lists null`)
    if (format === 'binary' && (minLength !== undefined || maxLength !== undefined)) traps.push(`${path} bounds a file`)
    if ('default' in value && value.default === null) traps.push(`${path} has the default null`)
    for (const [name, inner] of Object.entries(value)) look(inner, `${path}/${name}`)
  }
  look((await json('/openapi-3.0.json'))['components'], '')
  assert.deepEqual(traps, [])
})

test('the contract is published in OpenAPI 3.0 too, with the same operations', async () => {
  const [newer, older] = await Promise.all([json('/openapi.json'), json('/openapi-3.0.json')])
  assert.equal(older['openapi'], '3.0.3')
  assert.equal('x-generated' in older, false)
  for (const name of ['servers', 'tags', 'security'] as const) assert.deepEqual(older[name], newer[name])
  assert.deepEqual(Object.keys(older['paths'] as object), Object.keys(newer['paths'] as object))
})

test('the contract of the spool interface is published with the own address', async () => {
  const contract = await json('/spoolman.json')
  assert.equal('x-generated' in contract, false)
  const servers = contract['servers'] as { url: string; variables: Record<string, { default: string }> }[]
  assert.deepEqual(
    servers.map(({ url, variables }) => [url, variables['base_url']?.default]),
    [
      ['{base_url}/spoolman/{key}', baseUrl],
      ['{base_url}/spoolman', baseUrl],
    ],
  )
  assert('/api/v1/spool/{id}/use' in (contract['paths'] as object))
})

for (const path of PATHS) {
  test(`F39: ${path} is readable for every origin, cacheable, and read only`, async () => {
    const get = await server.client.raw('GET', path)
    assert.equal(get.headers.get('Access-Control-Allow-Origin'), '*')
    assert.equal(get.headers.get('Cache-Control'), 'public, max-age=3600')
    const tag = get.headers.get('ETag') ?? ''
    assert.match(tag, /^".+"$/)
    const again = await server.client.raw('GET', path, { headers: { 'If-None-Match': tag } })
    assert.deepEqual([again.status, again.text], [304, ''])
    const head = await server.client.raw('HEAD', path)
    assert.deepEqual([head.status, head.text, head.headers.get('ETag')], [200, '', tag])
    const post = await server.client.raw('POST', path)
    assert.deepEqual([post.status, post.headers.get('Allow')], [405, 'GET, HEAD, OPTIONS'])
    const options = await server.client.raw('OPTIONS', path)
    assert.deepEqual([options.status, options.headers.get('Access-Control-Allow-Headers')], [204, '*'])
  })
}
