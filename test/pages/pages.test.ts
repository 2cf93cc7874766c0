import assert from 'node:assert/strict'
import { test } from 'node:test'
import { problemTypes } from '../../src/kernel/problem.ts'
import { html } from '../../src/pages/html.ts'
import { newPrint, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const baseUrl = 'https://prints.example.org'
const server = await startServer({ baseUrl })
const PAGES = [
  '/',
  '/prints/new/cura?settingId=0',
  '/account/keys',
  '/docs',
  '/problems',
  '/problems/validation',
  '/problems/no-such-type',
  '/no/such/page',
]

/** As a browser asks. Not through the test client, which takes no failure but a problem document. */
function browse(path: string): Promise<Response> {
  return fetch(server.url + path, {
    headers: { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
  })
}

for (const path of PAGES) {
  test(`${path} is HTML that loads files of this origin only and links to the contract`, async () => {
    const response = await browse(path)
    const page = await response.text()
    assert.equal(response.headers.get('Content-Type'), 'text/html; charset=utf-8')
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    assert.match(policy, /default-src 'none'/)
    assert.match(policy, /script-src 'self';.*frame-ancestors 'none'/)
    assert.doesNotMatch(policy, /unsafe|http/)
    assert.equal(response.headers.get('Referrer-Policy'), 'no-referrer')
    assert.match(response.headers.get('Permissions-Policy') ?? '', /camera=\(\).*geolocation=\(\).*microphone=\(\)/)
    assert.match(
      response.headers.get('Link') ?? '',
      /<\/openapi\.json>; rel="service-desc".*<\/docs>; rel="service-doc"/,
    )
    assert.match(response.headers.get('Strict-Transport-Security') ?? '', /max-age/)
    assert.match(page, /^<!doctype html>\s*<html lang="en"/)
    assert.match(page, /<meta name="viewport" content="width=device-width/)
    assert.doesNotMatch(page, /<script(?![^>]* src="\/assets\/)|<style| style="| on\w+="/)
  })
}

test('a failure outside the API is a page for a browser, a problem document for every other client', async () => {
  const limited = await startServer({ limits: { ...server.config.limits, address: 1 } })
  const ask = (accept: string) => fetch(`${limited.url}/prints`, { headers: { Accept: accept } })
  assert.equal((await ask('text/html')).status, 200)
  const refused = await ask('text/html')
  assert.equal(refused.status, 429)
  assert.equal(refused.headers.get('Content-Type'), 'text/html; charset=utf-8')
  assert.match(refused.headers.get('Retry-After') ?? '', /^\d+$/)
  assert.match(refused.headers.get('Content-Security-Policy') ?? '', /script-src 'self'/)
  assert.match(refused.headers.get('Link') ?? '', /service-desc/)
  assert.match(await refused.text(), /<h1>Too many requests<\/h1>[^]*trace ID <code>[0-9a-f]{32}</)
  const document = await ask('*/*')
  assert.equal(document.headers.get('Content-Type'), 'application/problem+json')
})

test('an address without a page is 404: HTML for a browser, a problem document for every other client', async () => {
  assert.equal((await browse('/no/such/page')).status, 404)
  assert.equal((await browse('/problems/constructor')).status, 404)
  for (const headers of [{}, { Accept: '*/*' }, { Accept: 'application/json' }, { Accept: 'text/html;q=0.5, */*' }]) {
    const answer = await server.client.raw('GET', '/no/such/page', { headers })
    assert.deepEqual([answer.status, answer.problem.title], [404, problemTypes['not-found'].title])
    assert.match(answer.headers.get('Vary') ?? '', /Accept/)
  }
})

test('every problem type has a page with its address, title, status and advice (RFC 9457: PD3, PD10)', async () => {
  const list = await (await browse('/problems')).text()
  for (const [type, { status, title, advice }] of Object.entries(problemTypes)) {
    assert.match(list, new RegExp(`href="/problems/${type}"`))
    const response = await browse(`/problems/${type}`)
    const page = await response.text()
    assert.equal(response.status, 200)
    for (const text of [`${baseUrl}/problems/${type}`, title, String(status), html`${advice}`.text]) {
      assert(page.includes(text), `/problems/${type} without ${text}`)
    }
  }
})

test('the files that a page loads may be cached for ever, and are sent compressed', async () => {
  const page = await (await browse('/')).text()
  const addresses = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address]) => address ?? '')
  // An icon, styles and at least one script.
  assert(addresses.length >= 3)
  for (const address of addresses) {
    const response = await fetch(server.url + address, { headers: { 'Accept-Encoding': 'br' } })
    assert.equal(response.status, 200, address)
    assert.equal(response.headers.get('Cache-Control'), 'public, max-age=31536000, immutable')
    // What fits into one packet is sent as it is.
    const isLarge = (await response.arrayBuffer()).byteLength > 1024
    if (address.endsWith('.js') && isLarge) assert.equal(response.headers.get('Content-Encoding'), 'br', address)
  }
  assert.equal((await server.client.raw('GET', '/assets/index-00000000.js')).status, 404)
})

test('a file that is compressed is sent as a whole, also when a range of it is asked for', async () => {
  const page = await (await browse('/')).text()
  const address = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
  const whole = await (await fetch(server.url + address)).text()
  for (const coding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': coding, Range: 'bytes=0-4999' }
    const response = await fetch(server.url + address, { headers })
    assert.deepEqual([response.status, response.headers.get('Accept-Ranges')], [200, null], coding)
    assert.equal(await response.text(), whole, coding)
  }
})

test('pages are asked for again cheaply, and are read only', async () => {
  const print = await newPrint(server, await newUser(server), { view_status: 'Public' })
  for (const path of ['/', `/prints/${print.id}`, '/docs', '/problems']) {
    const tag = (await server.client.raw('GET', path)).headers.get('ETag') ?? ''
    assert.equal((await server.client.raw('GET', path, { headers: { 'If-None-Match': tag } })).status, 304, path)
    const post = await server.client.raw('POST', path)
    assert.deepEqual([post.status, post.headers.get('Allow')], [405, 'GET, HEAD, OPTIONS'])
  }
})

test('what is put into a page is escaped, in text and in attributes', () => {
  const hostile = `<b title='x'>&"`
  assert.equal(
    html`<p title="${hostile}">${hostile}${null}${[1, html`<i>ok</i>`]}</p>`.text,
    ['<p title="&lt;b title=&#39;x&#39;&gt;&amp;&quot;">', '&lt;b title=&#39;x&#39;&gt;&amp;&quot;1<i>ok</i></p>'].join(
      '',
    ),
  )
})

test('the files of the pages are counted apart from the pages and sign-ins of a shared address', async () => {
  const limits = { ...server.config.limits, address: 2, media: 3 }
  const limited = await startServer({ limits })
  const load = (path: string) => fetch(limited.url + path)
  const page = await (await load('/')).text()
  const file = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
  assert.match((await load(file)).headers.get('RateLimit') ?? '', /^"media"; r=2;/)
  assert.match((await load('/icons/icon-192.png')).headers.get('RateLimit') ?? '', /^"media"; r=1;/)
  assert.deepEqual([(await load('/docs')).status, (await load('/docs')).status], [200, 429])
  assert.deepEqual([(await load(file)).status, (await load(file)).status], [200, 429])
})
