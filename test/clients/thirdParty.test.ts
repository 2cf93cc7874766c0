import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

/**
 * A tool that was written against another server of this interface: query names in PascalCase, paths in any case, a JSON
 * content type on every request, a body or not, and 204 expected on deletes but for the two that the specification fixes.
 */
const server = await startServer()
const user = await newUser(server, { view_status: 'Public' })
const JSON_TYPE = { 'Content-Type': 'application/json' }

async function call(
  method: string,
  target: string,
  status: number,
  body?: unknown,
  as: string | Promise<string> = user.key,
) {
  const answer = await server.client.raw(method, target, {
    headers: JSON_TYPE,
    as,
    ...(body === undefined ? {} : { body }),
  })
  assert.equal(answer.status, status, `${method} ${target}: ${answer.text}`)
  return answer.text === '' ? {} : (JSON.parse(answer.text) as Record<string, unknown>)
}

const get = (target: string) => call('GET', target, 200)
const items = async (target: string) => (await get(target))['items'] as Record<string, unknown>[]

test('a third-party tool keeps a logbook', async () => {
  const me = await get('/api/users/me')
  await call('PATCH', '/api/Users/me', 200, {
    displayName: 'Tool user',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    electricityRatePerKwh: 0.3,
  })
  assert.equal((await get(`/api/users/${String(me['id'])}`))['displayName'], 'Tool user')

  const spool = await call('POST', '/api/Filaments', 201, {
    displayName: 'Black',
    brand: 'Acme',
    materialType: 'PLA',
    initialNominalWeightMg: 1_000_000,
    purchasePrice: 20,
    storageLocation: 'Shelf',
  })
  const spoolPath = `/api/filaments/${String(spool['id'])}`
  const printer = await call('POST', '/api/Printers', 201, { name: 'Mill', wattageW: 100 })
  const printerPath = `/api/printers/${String(printer['id'])}`
  await call('PUT', `${printerPath}/filament`, 200, { slot: 0, filamentId: spool['id'] })
  assert.equal(((await get(`${printerPath}/filament`))['loadedFilaments'] as unknown[]).length, 1)
  const project = await call('POST', '/api/Projects', 201, { name: 'Robot' })
  const projectPath = `/api/projects/${String(project['id'])}`

  const print = await call('POST', '/api/Prints', 201, {
    title: 'Arm',
    status: 'Printing',
    printerId: printer['id'],
    projectId: project['id'],
    startDate: '2026-03-01T10:00:00',
    viewStatus: 'Public',
    filamentUsage: [{ filamentId: spool['id'], estimatedAmountMg: 50_000 }],
  })
  const printPath = `/api/prints/${String(print['id'])}`
  const done = await call('POST', `${printPath}/complete`, 200, { status: 'Success', endDate: '2026-03-01T12:00:00' })
  assert.deepEqual([done['status'], done['printTimeInSeconds']], ['Success', 7200])
  assert.equal((await get(spoolPath))['remainingMg'], 950_000)
  await call('PUT', printPath, 200, done)
  await call('PATCH', '/api/prints/bulk', 200, { ids: [print['id']], changes: { addTags: ['tool'] } })

  const listed = await items(
    `/api/prints/summary?PageNumber=1&PageSize=5&Statuses=Success&PrinterIds=${String(printer['id'])}&Tags=tool&SortColumn=date`,
  )
  assert.deepEqual(
    listed.map(({ title }) => title),
    ['Arm'],
  )
  assert.equal((await items(`${projectPath}/prints?PageSize=1`)).length, 1)
  assert.equal((await items(`/api/users/${String(me['id'])}/prints`)).length, 1)
  assert((await items('/api/feed?PageSize=5')).length > 0)

  const comment = await call('POST', `${printPath}/comments`, 201, { body: 'Nice' })
  const commentPath = `/api/comments/${String(comment['id'])}`
  await call('PUT', commentPath, 201, { body: 'Very nice' })
  assert.equal((await items(`${printPath}/comments`)).length, 1)
  await call('DELETE', commentPath, 200)

  const form = new FormData()
  const picture = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  form.set('file', new Blob([new Uint8Array(picture)]), 'arm.png')
  const uploaded = await server.client.raw('POST', `${printPath}/images`, { body: form, as: user.key })
  assert.equal(uploaded.status, 201, uploaded.text)
  const image = JSON.parse(uploaded.text) as { id: string }
  assert.equal((await server.client.raw('GET', `/media/${image.id}/thumbnail`, { headers: JSON_TYPE })).status, 200)
  await call('DELETE', `${printPath}/images/${image.id}`, 204)

  const adjustment = await call('POST', `${spoolPath}/adjustments`, 201, { differenceMg: -10_000, note: 'Purge' })
  await call('POST', `${spoolPath}/adjustments/${String(adjustment['id'])}/reversal`, 201)
  assert.deepEqual(
    (await items(`${spoolPath}/ledger`)).map(({ kind }) => kind),
    ['Reversal', 'Adjustment', 'Usage', 'Initial'],
  )
  for (const names of ['brands', 'storage-locations'])
    assert.equal(((await get(`/api/filaments/${names}`))['items'] as unknown[]).length, 1)

  const care = await call('POST', '/api/PrinterMaintenance', 201, {
    printerId: printer['id'],
    date: '2026-03-02T10:00:00Z',
    done: true,
    category: 'Nozzle',
  })
  const carePath = `/api/printermaintenance/${String(care['id'])}`
  await call('PATCH', carePath, 200, { notes: 'Brass' })
  assert.equal((await items('/api/printermaintenance?PageSize=10')).length, 1)
  for (const list of [
    '/api/printermaintenance/categories',
    '/api/printers/summary',
    '/api/materials',
    '/api/printercategories',
  ])
    await get(list)

  // The tool asks until what happened has reached the notifications.
  let notification: Record<string, unknown> | undefined
  for (let attempt = 0; attempt < 100 && !notification; attempt += 1) {
    notification = (await items('/api/notifications?Types=PrintCompleted'))[0]
    if (!notification) await new Promise((resolve) => setTimeout(resolve, 100))
  }
  assert(notification)
  const before = Number((await get('/api/notifications/unread-count'))['unreadCount'])
  await call('PUT', `/api/notifications/${String(notification['id'])}/read`, 204)
  assert.equal((await get('/api/notifications/unread-count'))['unreadCount'], before - 1)
  await call('PUT', '/api/notifications/read-all', 204)
  await call('DELETE', `/api/notifications/${String(notification['id'])}`, 204)
  await call('DELETE', '/api/notifications', 204)

  await call('POST', '/api/devices', 204, { token: 'Tool-Token', platform: 'Android' }, user.token())
  await call('DELETE', '/api/devices/Tool-Token', 204)

  await call('DELETE', spoolPath, 409)
  await call('DELETE', printerPath, 409)
  await call('DELETE', carePath, 204)
  await call('DELETE', printPath, 204)
  await call('PUT', `${printerPath}/filament/unload`, 200, { slot: 0 })
  await call('DELETE', printerPath, 204)
  await call('DELETE', spoolPath, 204)
  await call('DELETE', projectPath, 204)
})
