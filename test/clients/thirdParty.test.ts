import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OutboxDelivery } from '../../src/outbox/delivery.ts'
import { agentToken, post } from '../mcp/agent.ts'
import { plain } from '../media/samples.ts'
import { newRunner } from '../exports/runner.ts'
import { history, job } from '../imports/support.ts'
import { newSession } from '../support/belongings.ts'
import { newSlicerSettings, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { at, Tool, type Item } from './tool.ts'

/** Called by slicers, printers and print servers, which have tests of their own. */
const FOR_DEVICES = [
  'SlicerSettings_GetSettings',
  'SlicerSettings_SaveSettings',
  'Bambuddy_PostNotification',
  'Moonraker_PostNotification',
  'Obico_PostNotification',
  'OctoEverywhere_PostNotification',
  'Octoprint_PostEvent',
]
const ANALYSES = ['overview', 'activity', 'printers', 'materials', 'costs', 'accuracy', 'failures']

const server = await startServer()
const user = await newUser(server, { view_status: 'Public' })
const tool = new Tool(server, user)
const bytes = await plain(16, 16).png().toBuffer()

// The tests go on with what those before them made.
let spool: Item
let printer: Item
let project: Item
let print: Item

test('it sets up the account', async () => {
  const me = await tool.get('/api/users/me')
  const settings = { displayName: 'Tool user', timeZone: 'Europe/Berlin', currency: 'EUR', electricityRatePerKwh: 0.3 }
  await tool.patch('/api/users/me', settings)
  const { displayName } = await tool.get(at('/api/users/{id}', me))
  assert.equal(displayName, 'Tool user')
  assert('email' in (await tool.get('/api/users/me/email')))
  const key = await tool.post('/api/userapikeys', { description: 'The tool' })
  assert.equal((await tool.list('/api/userapikeys', { pageSize: 5 })).length, 2)
  await tool.delete(at('/api/userapikeys/{id}', key))
  for (let count = 0; count < 2; count += 1) await newSession(server, user)
  const [session] = await tool.list('/api/sessions', { pageSize: 5 })
  assert(session)
  await tool.delete(at('/api/sessions/{id}', session))
  await tool.delete('/api/sessions')
  assert.equal((await tool.list('/api/sessions')).length, 0)
})

test('it sets up a webhook', async () => {
  const url = 'https://hooks.example.org/prints'
  const webhook = await tool.post('/api/webhooks', { url, events: ['print.failed'] })
  server.secrets.add(String(webhook['secret']))
  const path = at('/api/webhooks/{id}', webhook)
  assert.equal((await tool.list('/api/webhooks', { pageSize: 5 })).length, 1)
  assert.equal((await tool.get(path))['url'], url)
  const rotated = await tool.post(`${path}/rotate-secret`, undefined, 200)
  server.secrets.add(String(rotated['secret']))
  const delivery = await tool.post(`${path}/ping`, undefined, 202)
  await tool.post(`${path}/deliveries/${delivery.id}/resend`, undefined, 202)
  assert.equal((await tool.list(`${path}/deliveries`, { pageSize: 5 })).length, 1)
  const recovered = await tool.post(`${path}/recover`, { since: '2026-01-01T00:00:00Z' }, 202)
  assert.equal(recovered['count'], 0)
  await tool.patch(path, { isActive: false })
  await tool.delete(path)
})

test('it imports a file', async () => {
  const made = await tool.upload('/api/imports', Buffer.from(history([job(1)])), 202)
  const path = at('/api/imports/{id}', made)
  assert.equal((await tool.list('/api/imports', { pageSize: 5 })).length, 1)
  await server.services.imports.run()
  assert.equal((await tool.get(path))['state'], 'Ready')
  assert.equal((await tool.list(`${path}/rows`, { pageSize: 5 })).length, 1)
  await tool.patch(path, { deductsMaterial: true })
  await server.services.imports.run()
  await tool.post(`${path}/commit`, undefined, 202)
  await server.services.imports.run()
  await tool.post(`${path}/undo`, undefined, 202)
  await server.services.imports.run()
  await tool.delete(path)
})

test('it records spools', async () => {
  spool = await tool.post('/api/filaments', {
    displayName: 'Black',
    brand: 'Acme',
    materialType: 'PLA',
    initialNominalWeightMg: 1_000_000,
    purchasePrice: 20,
    purchaseLocation: 'Filament shop',
    storageLocation: 'Shelf',
  })
  const path = at('/api/filaments/{id}', spool)
  await tool.put(path, { ...(await tool.get(path)), finishType: 'Matte' })
  assert.equal((await tool.patch(path, { isFavorite: true }))['finishType'], 'Matte')
  const found = await tool.list('/api/filaments', {
    pageNumber: 1,
    pageSize: 5,
    materialTypes: 'pla',
    isFavorite: true,
  })
  assert.deepEqual(
    found.map(({ id }) => id),
    [spool.id],
  )
  for (const names of ['brands', 'storage-locations', 'purchase-locations']) {
    assert.equal((await tool.list(`/api/filaments/${names}`)).length, 1)
  }
  assert((await tool.list('/api/materials')).length > 0)
})

test('it records brands and filament types', async () => {
  const brand = await tool.post('/api/brands', { name: 'Umbrella' })
  const ofBrand = at('/api/brands/{id}', brand)
  await tool.patch(ofBrand, { ...(await tool.get(ofBrand)), emptySpoolWeightMg: 200_000 })
  assert.equal((await tool.list('/api/brands', { searchText: 'umbrella' })).length, 1)
  const type = await tool.post('/api/filamenttypes', { brandId: brand.id, materialType: 'PETG' })
  const ofType = at('/api/filamenttypes/{id}', type)
  assert.equal((await tool.patch(ofType, { ...(await tool.get(ofType)), name: 'Red' }))['brandName'], 'Umbrella')
  assert.equal((await tool.list('/api/filamenttypes', { brandIds: [brand.id] })).length, 1)
  await tool.delete(ofType)
  await tool.delete(ofBrand)
})

test('it records printers and loads a spool', async () => {
  printer = await tool.post('/api/printers', { name: 'Mill', wattageW: 100 })
  const path = at('/api/printers/{id}', printer)
  await tool.put(path, { ...(await tool.get(path)), make: 'Acme' })
  assert.equal((await tool.patch(path, { nozzleDiameterMm: 0.4 }))['make'], 'Acme')
  await tool.put(`${path}/filament`, { slot: 0, filamentId: spool.id })
  const { loadedFilaments } = await tool.get(`${path}/filament`)
  assert.equal((loadedFilaments as unknown[]).length, 1)
  for (const list of ['/api/printers', '/api/printers/summary']) {
    assert.equal((await tool.list(list, { pageSize: 1 })).length, 1)
  }
  assert((await tool.list('/api/printercategories')).length > 0)
})

test('it records maintenance', async () => {
  const done = { printerId: printer.id, date: '2026-03-02T10:00:00Z', done: true, category: 'Nozzle' }
  const entry = await tool.post('/api/printermaintenance', done)
  const path = at('/api/printermaintenance/{id}', entry)
  await tool.put(path, { ...(await tool.get(path)), cost: 4.5 })
  assert.equal((await tool.patch(path, { notes: 'Brass' }))['cost'], 4.5)
  assert.equal((await tool.list('/api/printermaintenance', { pageSize: 10, done: true })).length, 1)
  const { inUse } = await tool.get('/api/printermaintenance/categories')
  assert((inUse as string[]).includes('Nozzle'))
  const planned = await tool.post('/api/printermaintenance', { ...done, done: false, dueAfterHours: 100 })
  const completed = await tool.post(at('/api/printermaintenance/{id}/complete', planned), { recurs: true }, 200)
  assert.deepEqual([completed['done'], typeof completed['nextEntryId']], [true, 'number'])
  await tool.delete(path)
})

test('it records projects', async () => {
  project = await tool.post('/api/projects', { name: 'Robot' })
  const path = at('/api/projects/{id}', project)
  await tool.put(path, { ...(await tool.get(path)), reference: 'R-1' })
  assert.equal((await tool.patch(path, { status: 'OnHold' }))['reference'], 'R-1')
  assert.equal((await tool.list('/api/projects', { statuses: ['OnHold', 'Complete'] })).length, 1)
  const image = await tool.upload(`${path}/images`, bytes)
  assert.equal((await tool.list(`${path}/images`)).length, 1)
  await tool.delete(`${path}/images/${image.id}`)
})

test('it records prints', async () => {
  print = await tool.post('/api/prints', {
    title: 'Arm',
    status: 'Printing',
    printerId: printer.id,
    projectId: project.id,
    startDate: '2026-03-01T10:00:00',
    viewStatus: 'Public',
    filamentUsage: [{ filamentId: spool.id, estimatedAmountMg: 50_000 }],
  })
  const stock = await tool.get('/api/stock', { pageSize: 5, plannedPrintIds: [print.id] })
  assert.partialDeepStrictEqual(stock['items'], [{ remainingMg: 1_000_000, reservedMg: 50_000, freeMg: 950_000 }])
  const planned = await tool.get('/api/stock/plan', { printIds: [print.id] })
  assert.partialDeepStrictEqual(planned['prints'], [{ materials: [{ neededMg: 50_000, outcome: 'Enough' }] }])
  const path = at('/api/prints/{id}', print)
  const done = await tool.post(`${path}/complete`, { status: 'Success', endDate: '2026-03-01T12:00:00' }, 200)
  assert.deepEqual([done['status'], done['printTimeInSeconds']], ['Success', 7200])
  assert.equal((await tool.get(at('/api/filaments/{id}', spool)))['remainingMg'], 950_000)
  await tool.put(path, await tool.get(path))
  await tool.patch(path, { notes: 'Printed on its side.' })
  assert.equal((await tool.get(`${path}/settings`))['layerHeightMm'], null)
  await tool.patch('/api/prints/bulk', { ids: [print.id], changes: { addTags: ['tool'] } })
  const repriced = await tool.post('/api/prints/reprice', { since: '2026-03-01T00:00:00', dryRun: true }, 200)
  assert.deepEqual([repriced['changedCount'], repriced['unchangedCount']], [0, 1])
  const quote = await tool.post('/api/quotes/estimate', { printId: print.id, marginPercent: 50 }, 200)
  assert.deepEqual([quote['cost'], quote['price']], [1.06, 1.59])
  const query = { statuses: ['Success'], printerIds: [printer.id], filamentIds: [spool.id], tags: 'tool' }
  const listed = await tool.list('/api/prints/summary', { pageNumber: 1, pageSize: 5, sortColumn: 'date', ...query })
  assert.equal((await tool.get('/api/prints/totals'))['printCount'], 1)
  assert.deepEqual(
    listed.map(({ title }) => title),
    ['Arm'],
  )
})

test('it reads every analysis', async () => {
  const range = { fromDate: '2026-03-01T00:00:00', toDate: '2026-04-01T00:00:00', comparePrevious: true }
  const filter = { statuses: ['Success'], printerIds: [printer.id], filamentIds: [spool.id], projectIds: [project.id] }
  const read = (analysis: string) => tool.get(`/api/analytics/${analysis}`, { ...range, ...filter })
  for (const analysis of ANALYSES) {
    const { range, current, previous } = await read(analysis)
    assert.equal((range as Record<string, unknown>)['timeZone'], 'UTC')
    assert(current && previous, analysis)
  }
  const { tiles } = (await read('overview'))['current'] as { tiles: Record<string, Record<string, unknown>> }
  assert.deepEqual([tiles['printCount']?.['count'], tiles['filament']?.['amountMg']], [1, 50_000])
})

test('it reads prints where others see them', async () => {
  assert.deepEqual(await tool.get('/api/events?after=0&names=ping'), {
    items: [],
    position: 0,
    hasMore: false,
    isReset: false,
  })
  for (const list of [`/api/users/${user.id}/prints`, at('/api/projects/{id}/prints', project), '/api/feed']) {
    assert((await tool.list(list, { pageSize: 1 })).length === 1, list)
  }
})

test('it comments, and adds images', async () => {
  const path = at('/api/prints/{id}', print)
  const comment = await tool.post(`${path}/comments`, { body: 'Nice' })
  await tool.put(at('/api/comments/{id}', comment), { body: 'Very nice' }, 201)
  assert.equal((await tool.get(at('/api/comments/{id}', comment)))['body'], 'Very nice')
  assert.equal((await tool.list(`${path}/comments`))[0]?.['body'], 'Very nice')
  await tool.delete(at('/api/comments/{id}', comment))
  const unwanted = await tool.post(`${path}/comments`, { body: 'Not so nice' })
  await tool.delete(`${path}/comments/${unwanted.id}`)
  const somebody = await newUser(server, { view_status: 'Public' })
  await tool.put(`/api/blockedusers/${somebody.id}`, undefined, 204)
  assert.deepEqual(
    (await tool.list('/api/blockedusers')).map(({ id }) => id),
    [somebody.id],
  )
  await tool.delete(`/api/blockedusers/${somebody.id}`)
  const image = await tool.upload(`${path}/images`, bytes)
  assert.equal((await tool.list(`${path}/images`)).length, 1)
  for (const version of ['', '/thumbnail']) assert((await tool.download(`/media/${image.id}${version}`)).length > 0)
  await tool.delete(`${path}/images/${image.id}`)
})

test('it shows what things look like', async () => {
  for (const path of [at('/api/filaments/{id}', spool), at('/api/printers/{id}', printer)]) {
    const image = await tool.upload(`${path}/images`, bytes)
    const own = `/api/images/${image.id}`
    assert.equal(
      (await tool.patch(own, { ...(await tool.get(own)), caption: 'On the shelf' }))['caption'],
      'On the shelf',
    )
    const turned = await tool.post(`${own}/rotate`, { degrees: 90 }, 200)
    assert.deepEqual(
      (await tool.list(`${path}/images`)).map(({ id }) => id),
      [turned.id],
    )
    await tool.delete(`/api/images/${turned.id}`)
  }
  const image = await tool.upload('/api/users/me/image', bytes, 200, 'PUT')
  assert.equal((await tool.get('/api/users/me'))['imageId'], image.id)
  await tool.delete('/api/users/me/image')
})

test('it shows achievements', async () => {
  const { nextHint, earnedTierCount } = await tool.get('/api/achievements/me')
  assert(Number(earnedTierCount) > 0)
  const { key, tier } = nextHint as Record<string, unknown>
  await tool.post('/api/achievements/hint/dismiss', { key, tier }, 204)
  assert.notDeepEqual((await tool.get('/api/achievements/me'))['nextHint'], nextHint)
  const { families } = await tool.get('/api/achievements/catalog')
  assert((families as { key: string }[]).some((family) => family.key === key))
  assert.equal((await tool.get(`/api/users/${user.id}/achievements`))['earnedTierCount'], earnedTierCount)
})

test('it corrects the ledger of a spool', async () => {
  const path = at('/api/filaments/{id}', spool)
  const adjustment = await tool.post(`${path}/adjustments`, { differenceMg: -10_000, note: 'Purge' })
  await tool.post(`${path}/adjustments/${adjustment.id}/reversal`)
  const kinds = (await tool.list(`${path}/ledger`)).map(({ kind }) => kind)
  assert.deepEqual(kinds, ['Reversal', 'Adjustment', 'Usage', 'Initial'])
})

test('it is notified', async () => {
  // At once and all: of a service that does it by itself, more may come between two counts.
  await new OutboxDelivery(server.db, server.services.log).run(new Date())
  const [notification] = await tool.list('/api/notifications', { types: 'PrintCompleted', isRead: false })
  assert(notification)
  const unread = async () => Number((await tool.get('/api/notifications/unread-count'))['unreadCount'])
  const before = await unread()
  await tool.put(at('/api/notifications/{id}/read', notification), undefined, 204)
  assert.equal(await unread(), before - 1)
  await tool.put('/api/notifications/read-all', undefined, 204)
  assert.equal(await unread(), 0)
  await tool.delete(at('/api/notifications/{id}', notification))
  await tool.delete('/api/notifications')
  await tool.post('/api/devices', { token: 'Tool-Token', platform: 'Android' }, 204)
  const [device] = await tool.list('/api/devices')
  assert.equal(device?.['platform'], 'Android')
  assert('publicKey' in (await tool.get('/api/devices/web-push/key')))
  await tool.delete('/api/devices/Tool-Token')
  await tool.patch('/api/notifications/settings', { mutedPush: ['Achievement'] })
  assert.deepEqual((await tool.get('/api/notifications/settings'))['mutedPush'], ['Achievement'])
})

test('it looks after what is stored', async () => {
  await newSlicerSettings(server, { user_id: user.id })
  assert('prints' in (await tool.get('/api/users/me/storage')))
  const [settings] = await tool.list('/api/slicersettings')
  assert(settings)
  await tool.delete(at('/api/slicersettings/{id}', settings))
})

test('it takes everything along', async () => {
  const lists = ['prints', 'printers', 'printermaintenance', 'filaments']
  const paths = [...lists.map((list) => `/api/${list}/csv`), `${at('/api/filaments/{id}', spool)}/ledger/csv`]
  for (const path of paths) assert((await tool.download(path)).length > 0, path)
  const archive = await tool.post('/api/exports', undefined, 202)
  const path = at('/api/exports/{id}', archive)
  const runner = newRunner(server)
  await runner.run(new Date())
  await runner.idle()
  assert.equal((await tool.get(path))['state'], 'Ready')
  assert.equal((await tool.list('/api/exports', { pageSize: 5 })).length, 1)
  assert((await tool.download(`${path}/archive`)).length > 0)
  await tool.delete(path)
})

test('it reports a print while it is printed', async () => {
  const job = { printerId: printer.id, fileName: 'hook.3mf', jobId: 'hook' }
  const started = await tool.post('/api/printevents', { ...job, event: 'Started' }, 200)
  const finished = await tool.post('/api/printevents', { ...job, event: 'Finished' }, 200)
  assert.deepEqual([started['outcome'], finished['printId']], ['Applied', started['printId']])
  await tool.delete(`/api/prints/${String(started['printId'])}`)
})

test('it connects a program that tracks spools', async () => {
  const connection = await tool.post('/api/spoolconnections', { name: 'Moonraker', printerId: printer.id })
  server.secrets.add(String(connection['key']))
  assert.equal((await tool.list('/api/spoolconnections', { pageSize: 5 })).length, 1)
  await tool.delete(at('/api/spoolconnections/{id}', connection))
})

test('it disconnects an agent, and allows it again', async () => {
  const signedIn = { auth_time: Math.floor(Date.now() / 1000) - 60 }
  const useAgent = async () => {
    const answer = await post(server, { Authorization: `Bearer ${await agentToken(server, user, signedIn)}` })
    await answer.text()
    return answer.status
  }
  assert.equal(await useAgent(), 200)
  const agents = (await tool.get('/api/connected-agents')) as unknown as { grantId: string }[]
  const path = `/api/connected-agents/${agents[0]?.grantId}`
  await tool.delete(path)
  assert.equal(await useAgent(), 401)
  await tool.post(`${path}/allow`, undefined, 204)
  assert.equal(await useAgent(), 200)
})

test('it clears up', async () => {
  const path = at('/api/printers/{id}', printer)
  for (const used of [at('/api/filaments/{id}', spool), path]) await tool.delete(used, 409)
  await tool.put(`${path}/filament/unload`, { slot: 0 })
  await tool.delete('/api/prints/bulk', 200, { ids: [print.id], dryRun: true })
  await tool.delete(at('/api/prints/{id}', print))
  await tool.delete(path)
  await tool.delete(at('/api/filaments/{id}', spool))
  await tool.delete(at('/api/projects/{id}', project))
})

test('it deletes the account', async () => {
  assert('notice' in (await tool.delete('/api/users/me', 202)))
})

test('it has called everything that is not for devices', () => {
  const missed = tool.notCalled().filter((id) => !FOR_DEVICES.includes(id))
  assert.deepEqual(missed, [], 'Call each of these in a test of this file.')
})
