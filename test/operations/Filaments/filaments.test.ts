import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { load, newFilament, newPrint, newPrinter, newUsage, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

const LABEL = {
  displayName: 'Ocean blue',
  brand: 'Prusament',
  materialType: 'PETG',
  colorHex: '#0b5fa5',
  colors: ['#0b5fa5', '#FFFFFF'],
  colorPattern: 'Gradient',
  initialNominalWeightMg: 1_000_000,
  spoolWeightMg: 193_000,
  nozzleTemperatureCelsius: 250,
  purchaseDate: '2026-03-02',
  purchasePrice: 29.905,
  lowStockThresholdMg: 100_000,
}

test('a spool is added with what is on its label, and its nominal weight opens its ledger', async () => {
  const user = await newUser(server, { currency: 'SEK' })
  const body = { ...LABEL, remainingMg: 5, printCount: 'ignored' }
  const created = await client.call('Filaments_PostFilament', { as: user, body })
  assert.equal(created.status, 201)
  const { id, createdDate, updatedDate, ...spool } = created.body
  assert.equal(created.headers.get('Location'), `/api/Filaments/${id}`)
  assert.equal(createdDate, updatedDate)
  assert.deepEqual(spool, {
    ...LABEL,
    number: 1,
    imageId: null,
    typeId: spool.typeId,
    materialDensityGramPerCubicCm: 1.27,
    diameterMm: 1.75,
    colorHex: '#0B5FA5',
    colors: ['#0B5FA5', '#FFFFFF'],
    colorName: null,
    finishType: null,
    bedTemperatureCelsius: null,
    purchaseLocation: null,
    purchaseCurrency: 'SEK',
    storageLocation: null,
    isActive: true,
    isFavorite: false,
    notes: null,
    remainingMg: 1_000_000,
    remainingLengthInM: 327.363534,
    totalUsedMg: 0,
    printCount: 0,
    loadedInPrinterId: null,
    lotNumber: null,
    articleNumber: null,
    barcode: null,
    reorderUrl: null,
    openedDate: null,
    driedDate: null,
    tags: [],
  })
  const ledger = await client.call('Filaments_GetLedger', { as: user, path: { id } })
  assert.deepEqual(
    ledger.body.items.map(({ kind, amountMg, balanceMg }) => ({ kind, amountMg, balanceMg })),
    [{ kind: 'Initial', amountMg: 1_000_000, balanceMg: 1_000_000 }],
  )
})

test('a create that is sent again gives the first spool; the same key with another body is refused', async () => {
  const user = await newUser(server)
  const post = (displayName: string) =>
    client.call('Filaments_PostFilament', {
      as: user,
      body: { ...LABEL, displayName },
      headers: { 'Idempotency-Key': 'spool-1' },
    })
  assert.equal((await post('One')).text, (await post('One')).text)
  assert.equal((await post('Two')).status, 422)
  assert.equal((await client.call('Filaments_GetFilaments', { as: user })).body.paging.totalCount, 1)
})

test('what a spool cannot be is refused, naming the field, and nothing is written', async () => {
  const user = await newUser(server)
  const cases: [string, object][] = [
    ['displayName', { displayName: '  ' }],
    ['displayName', { displayName: 'x'.repeat(101) }],
    ['materialType', { materialType: '' }],
    ['materialDensityGramPerCubicCm', { materialDensityGramPerCubicCm: 0 }],
    ['materialDensityGramPerCubicCm', { materialDensityGramPerCubicCm: null }],
    ['diameterMm', { diameterMm: '1.75' }],
    ['colorHex', { colorHex: 'blue' }],
    ['colors[1]', { colors: ['#000000', '#00000'] }],
    ['colors', { colors: Array(17).fill('#000000') }],
    ['colorPattern', { colorPattern: 'Plaid' }],
    ['initialNominalWeightMg', { initialNominalWeightMg: 1.5 }],
    ['initialNominalWeightMg', { initialNominalWeightMg: 1_000_000_001 }],
    ['purchaseDate', { purchaseDate: '2026-02-30' }],
    ['purchaseDate', { purchaseDate: '0000-01-01' }],
    ['purchasePrice', { purchasePrice: -1 }],
    ['purchaseCurrency', { purchasePrice: 1, purchaseCurrency: 'XQZ' }],
    ['brand', { brand: 'a\u0000b' }],
    ['weight', { weight: 1 }],
  ]
  for (const [field, change] of cases) {
    const { problem } = await client.call('Filaments_PostFilament', { as: user, body: { ...LABEL, ...change } })
    assert.deepEqual([problem.status, Object.keys(problem.errors ?? {})], [400, [field]])
  }
  assert.equal((await client.call('Filaments_GetFilaments', { as: user })).body.paging.totalCount, 0)
})

test('F34: hostile text is only text', async () => {
  const user = await newUser(server)
  const hostile = `'; drop table filaments; -- %_\\ <script> \u{1F9F5}`
  const body = { ...LABEL, displayName: hostile, brand: hostile, notes: hostile }
  const { id } = (await client.call('Filaments_PostFilament', { as: user, body })).body
  await newFilament(server, user)
  for (const query of [{ searchText: hostile }, { searchText: '%_\\' }, { brands: [hostile.toUpperCase()] }]) {
    const found = await client.call('Filaments_GetFilaments', { as: user, query })
    assert.deepEqual(
      found.body.items.map((spool) => spool.id),
      [id],
    )
  }
})

test('a spool that is written back as it was read stays as it is', async () => {
  const user = await newUser(server)
  const { id } = (await client.call('Filaments_PostFilament', { as: user, body: LABEL })).body
  const read = await client.call('Filaments_GetFilament', { as: user, path: { id } })
  const headers = { 'If-Match': read.headers.get('ETag') ?? '' }
  const written = await client.call('Filaments_PutFilament', { as: user, path: { id }, body: read.body, headers })
  assert.deepEqual({ ...written.body, updatedDate: null }, { ...read.body, updatedDate: null })
  const ledger = await client.call('Filaments_GetLedger', { as: user, path: { id } })
  assert.equal(ledger.body.paging.totalCount, 1)
})

test('put falls back to the defaults, patch changes what it names and clears what may be null', async () => {
  const user = await newUser(server, { currency: 'CHF' })
  const { id } = (await client.call('Filaments_PostFilament', { as: user, body: LABEL })).body
  const target = { as: user, path: { id } }
  const patched = await client.call('Filaments_PatchFilament', {
    ...target,
    body: { brand: null, storageLocation: 'Dry box', purchasePrice: null, totalUsedMg: 9 },
  })
  const { brand, storageLocation, purchasePrice, purchaseCurrency, materialType, totalUsedMg } = patched.body
  assert.deepEqual([brand, storageLocation, purchasePrice, purchaseCurrency], [null, 'Dry box', null, null])
  assert.deepEqual([materialType, totalUsedMg], ['PETG', 0])
  const priced = await client.call('Filaments_PatchFilament', { ...target, body: { purchasePrice: 10 } })
  assert.equal(priced.body.purchaseCurrency, 'CHF')
  const put = await client.call('Filaments_PutFilament', {
    ...target,
    body: { displayName: 'Plain', materialType: 'Moon dust' },
  })
  assert.deepEqual(
    [put.body.materialDensityGramPerCubicCm, put.body.colors, put.body.purchasePrice, put.body.remainingMg],
    [1.24, [], null, null],
  )
  assert.equal((await client.call('Filaments_PatchFilament', { ...target, body: { diameterMm: null } })).status, 400)
  assert.equal((await client.call('Filaments_PatchFilament', { ...target, body: { color: 'x' } })).status, 400)
})

test('the use by prints is summed, and the printer in which the spool is loaded is named', async () => {
  const user = await newUser(server)
  const spool = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
  const printer = await newPrinter(server, user)
  await load(server, printer, spool)
  const failed = await newPrint(server, user, { status: 'Failed', progress_percent: 50 })
  await newUsage(server, failed, { filament_id: spool.id, estimated_amount_mg: 3000 })
  const done = await newPrint(server, user)
  await newUsage(server, done, { filament_id: spool.id, amount_mg: 2000, estimated_amount_mg: 9 })
  await newUsage(server, done, { filament_id: spool.id, estimated_amount_mg: 100, position: 1 })
  const { body } = await client.call('Filaments_GetFilament', { as: user, path: { id: spool.id } })
  assert.deepEqual([body.printCount, body.totalUsedMg, body.loadedInPrinterId], [2, 3600, printer.id])
})

test('a current entity tag gives 304, a stale one 412 and no change', async () => {
  const user = await newUser(server)
  const { id } = (await client.call('Filaments_PostFilament', { as: user, body: LABEL })).body
  const target = { as: user, path: { id } }
  const read = () => client.call('Filaments_GetFilament', target)
  const tag = (await read()).headers.get('ETag') ?? ''
  const fresh = await client.call('Filaments_GetFilament', { ...target, headers: { 'If-None-Match': tag } })
  assert.equal(fresh.status, 304)
  const headers = { 'If-Match': tag }
  const changed = await client.call('Filaments_PatchFilament', { ...target, body: { notes: 'x' }, headers })
  assert.equal(changed.status, 200)
  const statuses = [
    await client.call('Filaments_PatchFilament', { ...target, body: { notes: 'y' }, headers }),
    await client.call('Filaments_PutFilament', { ...target, body: LABEL, headers }),
    await client.call('Filaments_DeleteFilament', { ...target, headers }),
  ].map(({ status }) => status)
  assert.deepEqual(statuses, [412, 412, 412])
  assert.deepEqual((await read()).body, changed.body)
})

test('a spool without prints is deleted with its ledger and unloaded; one with prints is not', async () => {
  const user = await newUser(server)
  const spool = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
  const target = { as: user, path: { id: spool.id } }
  await load(server, await newPrinter(server, user), spool)
  const print = await newPrint(server, user, { status: 'Pending' })
  await newUsage(server, print, { filament_id: spool.id })
  const { problem } = await client.call('Filaments_DeleteFilament', target)
  assert.deepEqual(
    [problem.status, problem.detail],
    [409, 'This spool has prints. Set isActive to false instead of deleting it.'],
  )
  await client.call('Prints_DeletePrint', { as: user, path: { id: print.id } })
  assert.equal((await client.call('Filaments_DeleteFilament', target)).status, 204)
  assert.equal((await client.call('Filaments_GetFilament', target)).status, 404)
  const left = await db.selectFrom('filament_ledger').select('id').where('filament_id', '=', spool.id).execute()
  assert.equal(left.length, 0)
})

test('a spool that is unknown or of somebody else is not found, and stays as it is', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const foreign = (await client.call('Filaments_PostFilament', { as: other, body: LABEL })).body
  for (const id of [foreign.id, randomUUID()]) {
    const target = { as: user, path: { id } }
    const entry = { as: user, path: { id, entryId: randomUUID() } }
    const answers = [
      await client.call('Filaments_GetFilament', target),
      await client.call('Filaments_PutFilament', { ...target, body: LABEL }),
      await client.call('Filaments_PatchFilament', { ...target, body: { isActive: false } }),
      await client.call('Filaments_DeleteFilament', target),
      await client.call('Filaments_GetLedger', target),
      await client.call('Filaments_PostAdjustment', { ...target, body: { differenceMg: 1 } }),
      await client.call('Filaments_PostReversal', entry),
    ]
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(7).fill(404),
    )
  }
  const read = await client.call('Filaments_GetFilament', { as: other, path: { id: foreign.id.toUpperCase() } })
  assert.deepEqual(read.body, foreign)
})

test('a body of no JSON type, and one that is too large, are refused', async () => {
  const user = await newUser(server)
  const { id } = (await client.call('Filaments_PostFilament', { as: user, body: LABEL })).body
  const text = { as: user, path: { id }, body: 'a=b', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
  const large = { as: user, path: { id }, body: { notes: 'x'.repeat(1_100_000) } }
  for (const [call, status] of [
    [text, 415],
    [large, 413],
  ] as const) {
    const answers = [
      await client.call('Filaments_PostFilament', call),
      await client.call('Filaments_PutFilament', call),
      await client.call('Filaments_PatchFilament', call),
      await client.call('Filaments_PostAdjustment', call),
    ]
    assert.deepEqual(
      answers.map((answer) => answer.status),
      Array(4).fill(status),
    )
  }
})
