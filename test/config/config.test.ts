import assert from 'node:assert/strict'
import { test } from 'node:test'
import express from 'express'
import { ADMISSION_SETTINGS } from '../../src/config/admissionBounds.ts'
import { readConfig } from '../../src/config/config.ts'
import { ConfigError } from '../../src/config/environment.ts'
import { STORAGE_SETTINGS } from '../../src/config/storageLimits.ts'

const production = { DATABASE_URL: 'postgres://db/print_log', OIDC_ISSUER: 'https://sign-in.example' }
const secret = '0123456789abcdef0123456789abcdef'

test('the publisher is the base URL’s host unless a domain is set, and never what no URN can hold', () => {
  const domainOf = (environment: Record<string, string>) =>
    readConfig({ ...production, ...environment }).publisherDomain
  assert.equal(domainOf({ BASE_URL: 'https://prints.example.org' }), 'prints.example.org')
  assert.equal(domainOf({ BASE_URL: 'https://prints.internal', PUBLISHER_DOMAIN: 'Example.org' }), 'example.org')
  assert.equal(domainOf({ BASE_URL: 'http://[::1]:8080' }), 'localhost')
  for (const domain of ['two words', 'https://example.org', 'example.org:8080', 'a..b', 'example']) {
    assert.throws(() => domainOf({ PUBLISHER_DOMAIN: domain }), ConfigError, domain)
  }
})

test('the public address may have a path, and nothing else that is not part of its origin', () => {
  const addressOf = (text: string) => readConfig({ ...production, BASE_URL: text }).baseUrl
  assert.equal(addressOf('https://prints.example.org/'), 'https://prints.example.org')
  assert.equal(addressOf('https://example.org/home/print-log'), 'https://example.org/home/print-log')
  assert.equal(addressOf('https://example.org/print-log/'), 'https://example.org/print-log')
  assert.equal(
    readConfig({ ...production, BASE_URL: 'https://example.org/print-log' }).restAudience,
    'https://example.org/print-log/api',
  )
  for (const path of [
    '?a=b',
    '#a',
    '/a?b',
    '/a//b',
    '/a/../b',
    '/./a',
    '/a b',
    '/ä',
    '/%61',
    "/a'b",
    '/a;b',
    '/a"b',
    '//',
  ]) {
    assert.throws(() => addressOf(`https://example.org${path}`), ConfigError, path)
  }
  assert.throws(() => addressOf('https://me@example.org/a'), ConfigError)
  assert.throws(() => addressOf('https://EXAMPLE.org'), ConfigError)
})

test('agents may be sent back to whole addresses only, and never to a scheme of the browser', () => {
  const redirectsOf = (text: string) => readConfig({ TOOLS_REDIRECTS: text }).toolsRedirects
  const allowed = ['https://a.example/cb', 'http://127.0.0.1:1/x', 'cursor://anysphere.cursor-mcp/oauth/callback']
  assert.deepEqual(redirectsOf(''), [])
  assert.deepEqual(redirectsOf(allowed.join(', ')), allowed)
  for (const text of [
    'a.example/cb',
    'http://a.example/cb',
    'https://*.example/cb',
    'https://a.example/cb#x',
    'https://u@a.example/cb',
    'javascript://a.example/%0aalert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
  ]) {
    assert.throws(() => redirectsOf(text), ConfigError, text)
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
  const limits = {
    user: 300,
    address: 600,
    addressBytes: 67_108_864,
    settingsBytes: 8_388_608,
    media: 1200,
    tools: 60,
    spools: 1200,
    pictures: 60,
    invalidKeys: 10,
  }
  assert.deepEqual({ ...readConfig({}).limits }, limits)
})

test('the pages have a sign-in where a web client is named, and in the embedded mode with its own provider', () => {
  const clientOf = (environment: Record<string, string>) => readConfig(environment).webClientId
  assert.equal(clientOf({}), 'print-log-web')
  assert.equal(clientOf({ OIDC_ISSUER: 'https://sign-in.example' }), null)
  assert.equal(clientOf(production), null)
  assert.equal(clientOf({ ...production, WEB_CLIENT_ID: 'abc', SESSION_SECRET: secret }), 'abc')
})

test('a web client with a database needs a session secret that is long enough, and the sentence never shows it', () => {
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

test('proxies are addresses and ranges that Express takes; anything else is refused in a sentence', () => {
  const proxiesOf = (text: string) => readConfig({ TRUSTED_PROXIES: text }).trustedProxies
  const ranges = [
    'loopback',
    'linklocal',
    'uniquelocal',
    '10.0.0.1',
    '10.0.0.0/8',
    '10.0.0.0/255.0.0.0',
    '::1',
    'fd00::/8',
  ]
  for (const text of [...ranges, '0.0.0.0/1', '::ffff:10.0.0.1', 'fe80::1%eth0']) {
    assert.deepEqual(proxiesOf(text), [text])
    assert.doesNotThrow(() => express().set('trust proxy', [text]), text)
  }
  assert.deepEqual(proxiesOf(` ${ranges.join(' , ')},`), ranges)
  const wrong = [
    'proxy',
    'true',
    '1',
    '10.1',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '10.0.0.256',
  ]
  for (const text of [...wrong, '10.0.0.0/255.0.255.0', 'fd00::/129', 'fd00::/255.0.0.0', 'Loopback', '*']) {
    assert.throws(
      () => proxiesOf(`10.0.0.1,${text}`),
      new ConfigError(
        `Set TRUSTED_PROXIES to addresses or ranges such as 10.0.0.0/8, fd00::/8 or loopback, separated by commas: ${text} is neither.`,
      ),
    )
  }
})

test('F68: the development mode starts for this machine only', () => {
  for (const HOST of ['127.0.0.1', '127.8.9.10', 'localhost', '::1', '::ffff:127.0.0.1', '']) {
    assert.doesNotThrow(() => readConfig({ HOST }), HOST)
  }
  assert.doesNotThrow(() => readConfig({ BASE_URL: 'http://localhost:3000' }))
  for (const HOST of [
    '0.0.0.0',
    '::',
    '192.168.1.20',
    '10.0.0.1',
    'fd00::1',
    'prints.example.org',
    '::ffff:10.0.0.1',
  ]) {
    assert.throws(
      () => readConfig({ HOST }),
      sentence(/^HOST .* set DATABASE_URL and OIDC_ISSUER .* or HOST to 127\.0\.0\.1\.$/),
      HOST,
    )
    assert.equal(readConfig({ ...production, HOST }).host, HOST)
  }
  const BASE_URL = 'https://prints.example.org'
  assert.throws(() => readConfig({ BASE_URL }), sentence(/^BASE_URL .* set DATABASE_URL and OIDC_ISSUER /))
  assert.throws(() => readConfig({ BASE_URL, OIDC_ISSUER: production.OIDC_ISSUER }), sentence(/^BASE_URL /))
  assert.equal(readConfig({ ...production, BASE_URL }).baseUrl, BASE_URL)
})

test('F66: readiness and metrics have a port of their own, on the loopback unless set', () => {
  const portsOf = (environment: Record<string, string>) => readConfig({ ...production, ...environment })
  assert.deepEqual([portsOf({}).port, portsOf({}).metricsPort, portsOf({}).metricsHost], [8080, 9080, '127.0.0.1'])
  assert.equal(portsOf({ PORT: '8081' }).metricsPort, 9081)
  assert.equal(portsOf({ PORT: '65000' }).metricsPort, 64_000)
  assert.equal(portsOf({ PORT: '0' }).metricsPort, 0)
  assert.equal(portsOf({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }).metricsPort, 9464)
  assert.equal(portsOf({ METRICS_HOST: '0.0.0.0' }).metricsHost, '0.0.0.0')
  assert.equal(portsOf({ METRICS_PORT: 'off' }).metricsPort, null)
  for (const METRICS_PORT of ['-1', '65536', 'on', '9464 ']) assert.throws(() => portsOf({ METRICS_PORT }), ConfigError)
})

test('the port of the metrics is not that of the development sign-in provider', () => {
  const ports = { PORT: '8080', METRICS_PORT: '8081' }
  assert.throws(() => readConfig(ports), sentence(/^Set METRICS_PORT to another number than PORT \+ 1: /))
  assert.equal(readConfig({ ...production, ...ports }).metricsPort, 8081)
})

test('the port of the metrics is that of the service only at another address', () => {
  const ports = { ...production, PORT: '8080', METRICS_PORT: '8080' }
  const refused = sentence(/^Set METRICS_PORT to another number than PORT: /)
  for (const hosts of [{}, { HOST: '10.0.0.1', METRICS_HOST: '0.0.0.0' }, { HOST: '::1', METRICS_HOST: '::1' }])
    assert.throws(() => readConfig({ ...ports, ...hosts }), refused)
  assert.equal(readConfig({ ...ports, HOST: '10.0.0.1' }).metricsPort, 8080)
})

function sentence(pattern: RegExp): (error: unknown) => boolean {
  return (error) => error instanceof ConfigError && pattern.test(error.message)
}

test('webhooks go to private networks only where the operator says so, and in the development mode', () => {
  const production = { DATABASE_URL: 'postgres://127.0.0.1/none', OIDC_ISSUER: 'https://id.example.org' }
  assert.deepEqual(readConfig(production).webhookNetworks, [])
  const environment = { ...production, WEBHOOK_NETWORKS: '192.168.0.0/16, fd00::/8,10.0.0.7' }
  assert.deepEqual(readConfig(environment).webhookNetworks, ['192.168.0.0/16', 'fd00::/8', '10.0.0.7'])
  assert(readConfig({}).webhookNetworks.includes('127.0.0.0/8'))
  assert.deepEqual(readConfig({ WEBHOOK_NETWORKS: '' }).webhookNetworks, [])
  for (const wrong of ['loopback', '10.0.0.0/33', 'fe80::1%lo', '10.0.0.0/8/8', '10.0.0.0/255.0.0.0']) {
    assert.throws(() => readConfig({ ...production, WEBHOOK_NETWORKS: wrong }), /Set WEBHOOK_NETWORKS to networks/)
  }
})

test('settings of a store for images are complete or absent, so that no image goes to the folder unnoticed', () => {
  const complete = {
    S3_ENDPOINT: 'https://s3.example.org',
    S3_BUCKET: 'prints',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  assert.equal(readConfig({}).s3, null)
  assert.equal(readConfig(complete).s3?.bucket, 'prints')
  const { S3_ENDPOINT, ...others } = complete
  assert.throws(() => readConfig(others), sentence(/^Set S3_ENDPOINT together with S3_BUCKET\.$/))
  assert.throws(() => readConfig({ S3_ENDPOINT }), sentence(/^Set S3_BUCKET together with S3_ENDPOINT\.$/))
})

test('settings for iOS devices without their key end the start, as nothing would be sent', () => {
  for (const name of ['APNS_KEY_ID', 'APNS_TEAM_ID', 'APNS_TOPIC'])
    assert.throws(() => readConfig({ [name]: 'a' }), sentence(new RegExp(`^Set APNS_KEY together with ${name}\\.$`)))
})

test('a limit may be any number that the service can work with, and a time is at most a hundred years', () => {
  for (const [name, maximum] of Object.entries({
    STORAGE_EVENT_DAYS: 36_500,
    STORAGE_IMPORT_DAYS: 36_500,
    STORAGE_IMPORT_BYTES: 268_435_456,
    STORAGE_LARGE_UNCLAIMED_SETTINGS_HOURS: 876_000,
    ADMISSION_WAIT_SECONDS: 86_400,
    STORAGE_PRINTS: Number.MAX_SAFE_INTEGER,
  })) {
    assert.doesNotThrow(() => readConfig({ [name]: String(maximum) }), name)
    assert.throws(
      () => readConfig({ [name]: String(maximum + 1) }),
      sentence(new RegExp(`^Set ${name} to a whole number from 1 to ${maximum}\\.$`)),
    )
  }
  const times = [...Object.values(STORAGE_SETTINGS), ...Object.values(ADMISSION_SETTINGS)]
    .map(({ variable }) => variable)
    .filter((name) => /_(DAYS|HOURS|WAIT_SECONDS)$/.test(name))
  assert.ok(times.length >= 9)
  for (const name of times) assert.throws(() => readConfig({ [name]: '1000000000' }), sentence(/^Set /), name)
})

test('the URL of Redis names a database by its number, and its password is in percent-encoding', () => {
  const urlOf = (text: string) => readConfig({ REDIS_URL: text }).redisUrl
  for (const text of ['redis://redis', 'redis://redis/', 'rediss://me:a%25b@redis:6380/2', 'redis://redis?db=3']) {
    assert.equal(urlOf(text), text)
  }
  for (const text of ['redis://redis/prints', 'redis://redis/-1', 'redis://redis?db=prints', 'redis://:a%b@redis']) {
    assert.throws(() => urlOf(text), sentence(/^Set REDIS_URL to a URL such as [^%]+\.$/), text)
  }
})

test('the development mode needs a port that its addresses can name', () => {
  for (const others of [{}, { OIDC_ISSUER: 'https://id.example.org' }])
    assert.throws(() => readConfig({ ...others, PORT: '0' }), sentence(/^Set PORT to a number from 1: /))
})

test('the last port has no next one for the development provider', () => {
  assert.throws(() => readConfig({ PORT: '65535' }), sentence(/^Set PORT to at most 65534: /))
  assert.equal(readConfig({ ...production, PORT: '65535' }).port, 65_535)
})
