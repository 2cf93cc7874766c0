import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConfigError, readConfig } from '../src/config.ts'

test('the publisher is the base URL’s host unless a domain is set, and never what no URN can hold', () => {
  const domainOf = (environment: Record<string, string>) => readConfig(environment).publisherDomain
  assert.equal(domainOf({ BASE_URL: 'https://prints.example.org' }), 'prints.example.org')
  assert.equal(domainOf({ BASE_URL: 'https://prints.internal', PUBLISHER_DOMAIN: 'Example.org' }), 'example.org')
  assert.equal(domainOf({ BASE_URL: 'http://[::1]:8080' }), 'localhost')
  for (const domain of ['two words', 'https://example.org', 'example.org:8080', 'a..b', 'example']) {
    assert.throws(() => domainOf({ PUBLISHER_DOMAIN: domain }), ConfigError, domain)
  }
})

test('origins that may call the tool server are bare origins', () => {
  const originsOf = (text: string) => readConfig({ TOOLS_ORIGINS: text }).toolsOrigins
  assert.deepEqual(originsOf(''), [])
  assert.deepEqual(originsOf('https://a.example, http://localhost:6274/'), [
    'https://a.example',
    'http://localhost:6274',
  ])
  for (const text of ['*', 'a.example', 'https://a.example/page', 'null', 'data:text/html,x', 'ftp://a.example']) {
    assert.throws(() => originsOf(text), ConfigError, text)
  }
})

test('without settings, the limits are those of the specification', () => {
  assert.deepEqual({ ...readConfig({}).limits }, { user: 300, address: 600, media: 1200, tools: 60, invalidKeys: 10 })
})

const production = { DATABASE_URL: 'postgres://db/print_log', OIDC_ISSUER: 'https://sign-in.example' }
const secret = '0123456789abcdef0123456789abcdef'

test('the pages have a sign-in where a web client is named, and in the embedded mode with its own provider', () => {
  const clientOf = (environment: Record<string, string>) => readConfig(environment).webClientId
  assert.equal(clientOf({}), 'print-log-web')
  assert.equal(clientOf({ OIDC_ISSUER: 'https://sign-in.example' }), null)
  assert.equal(clientOf(production), null)
  assert.equal(clientOf({ ...production, WEB_CLIENT_ID: 'abc', SESSION_SECRET: secret }), 'abc')
})

test('a web client beside a database needs a session secret that is long enough, and the sentence never shows it', () => {
  const read = (changes: Record<string, string>) => () => readConfig({ ...production, ...changes })
  for (const changes of [{ WEB_CLIENT_ID: 'abc' }, { WEB_CLIENT_ID: 'abc', SESSION_SECRET: secret.slice(1) }]) {
    assert.throws(
      read(changes),
      (error) =>
        error instanceof ConfigError &&
        /SESSION_SECRET/.test(error.message) &&
        !error.message.includes(secret.slice(1)),
    )
  }
  assert.doesNotThrow(read({}))
})

test('a stop waits for the load balancer, unless there is none', () => {
  assert.equal(readConfig(production).shutdownDelaySeconds, 5)
  assert.equal(readConfig({}).shutdownDelaySeconds, 0)
  assert.equal(readConfig({ ...production, SHUTDOWN_DELAY_SECONDS: '12' }).shutdownDelaySeconds, 12)
})
