import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer, UNLIMITED, type TestServer } from '../support/server.ts'

const limits = { ...UNLIMITED, address: 2 }

/** The statuses of requests without a credential that come with these values of X-Forwarded-For, one after the other. */
async function statuses({ client }: TestServer, ...forwardedFor: string[]): Promise<number[]> {
  const seen: number[] = []
  for (const value of forwardedFor) {
    const headers = { 'X-Forwarded-For': value }
    seen.push((await client.call('PrinterCategories_GetPrinterCategories', { headers })).status)
  }
  return seen
}

test('without a trusted proxy, requests count for the address of their connection', async () => {
  const server = await startServer({ limits, trustedProxies: [] })
  assert.deepEqual(await statuses(server, '192.0.2.1', '192.0.2.2', '192.0.2.3'), [200, 200, 429])
})

test('a proxy that is not the one that is trusted is not believed', async () => {
  const server = await startServer({ limits, trustedProxies: ['10.0.0.0/8'] })
  assert.deepEqual(await statuses(server, '192.0.2.1', '192.0.2.2', '192.0.2.3'), [200, 200, 429])
})

test('behind trusted proxies, requests count for the last address that is none of theirs', async () => {
  const server = await startServer({ limits, trustedProxies: ['127.0.0.1', '10.0.0.0/8'] })
  const client = '203.0.113.5, 10.1.2.3'
  const forged = ['192.0.2.1', '192.0.2.2', '10.9.9.9'].map((address) => `${address}, ${client}`)
  assert.deepEqual(await statuses(server, ...forged), [200, 200, 429])
  assert.deepEqual(await statuses(server, '203.0.113.6, 10.1.2.3', '203.0.113.7'), [200, 200])
})

test('the port that a proxy writes after an address does not count', async () => {
  const server = await startServer({ limits, trustedProxies: ['127.0.0.1', '10.0.0.0/8'] })
  const first = ['203.0.113.5:50123', '203.0.113.5:50124, 10.1.2.3:443', '203.0.113.5']
  assert.deepEqual(await statuses(server, ...first), [200, 200, 429])
  assert.deepEqual(await statuses(server, '203.0.113.6:50123', '203.0.113.7:50123'), [200, 200])
  const second = ['[2001:db8::5]:50123', '[2001:db8::5]', '2001:db8::5']
  assert.deepEqual(await statuses(server, ...second), [200, 200, 429])
  assert.deepEqual(await statuses(server, '[2001:db9::5]:50123'), [200])
})
