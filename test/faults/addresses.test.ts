import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { notice, webhook } from '../integrations/devices.ts'
import { newPrinter, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()
const { client } = server

/** Notes whoever comes. */
const visits: string[] = []
const trap = http.createServer((request, response) => {
  visits.push(request.url ?? '')
  response.end()
})
trap.on('connection', () => visits.push('a connection'))
trap.listen(0, '127.0.0.1')
await once(trap, 'listening')
after(() => trap.close())
const { port } = trap.address() as AddressInfo

/** One host, spelled in the ways that get past a list of forbidden ones. */
const ADDRESSES = ['127.0.0.1', 'localhost', '2130706433', '0x7f000001', '[::ffff:127.0.0.1]'].map(
  (host) => `http://${host}:${port}/latest/meta-data/`,
)

test('F42: no address that a client gives is asked', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  for (const url of ADDRESSES) {
    const headers = {
      Referer: url,
      Origin: new URL(url).origin,
      'X-Forwarded-Host': new URL(url).host,
      Forwarded: `host=${new URL(url).host}`,
    }
    const project = { name: 'A project', url }
    assert.equal((await client.call('Projects_PostProject', { as: user, headers, body: project })).status, 201)
    const saved = await client.call('SlicerSettings_SaveSettings', {
      headers,
      body: { snapshot: url, settings: { snapshot: url } },
    })
    const slicerSettingsId = saved.body.newSettingId
    const print = { title: 'A print', status: 'Success', url, notes: `![x](${url})`, slicerSettingsId } as const
    assert.equal((await client.call('Prints_PostPrint', { as: user, headers, body: print })).status, 201)
    const told = { ...notice(printer.id, 'complete', { filename: url }), attachments: [url] }
    assert.equal((await client.call('Moonraker_PostNotification', { as: user, body: told })).status, 200)
    const event = webhook(printer.id, 'Print Done', { snapshot: url, extra: { name: url, path: url, time: 5 } })
    assert.equal((await client.call('Octoprint_PostEvent', { as: user, body: event })).status, 200)
    const device = { token: url, platform: 'Web' } as const
    assert.equal((await client.call('Devices_RegisterDevice', { as: user.token(), body: device })).status, 204)
    assert.equal((await client.call('Users_GetMe', { as: user.token({ iss: url }) })).status, 401)
  }
  assert.deepEqual(visits, [])
  // The trap works.
  await fetch(ADDRESSES[0] ?? '')
  assert.deepEqual(visits, ['a connection', '/latest/meta-data/'])
})
