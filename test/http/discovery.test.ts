import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'yaml'
import { startServer } from '../support/server.ts'

const baseUrl = 'https://prints.example.org'
const server = await startServer({ baseUrl, restAudience: `${baseUrl}/api` })
const METADATA = '/.well-known/oauth-protected-resource/api'
const PATHS = [METADATA, '/openapi.json', '/openapi.yaml']

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

for (const path of PATHS) {
  test(`${path} is readable for every origin, cacheable, and read only`, async () => {
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
