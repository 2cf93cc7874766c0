import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { EditPrintDto, PrintDetailDto } from '../../generated/api.d.ts'
import { balanceOf, newWorkshop, notice, printsOf } from '../integrations/devices.ts'
import { report } from '../spoolUse/report.ts'
import { newMaintenanceEntry } from '../support/belongings.ts'
import { newFilament, newPrinter, newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { exportAll } from './archives.ts'
import { commit, dryRun, history, job, rowsOf } from './support.ts'

const server = await startServer()
const { client } = server

const SECONDS = 36_000

/** User whose prints cost something: 20 a kilogram, 0.3 a kilowatt-hour. */
async function payingUser(): Promise<User> {
  return newUser(server, {
    currency: 'EUR',
    default_spool_price_micros: 20_000_000,
    electricity_rate_micros: 300_000,
  })
}

/** Records a print that is over, of a printer with 100 W; it used 100 g of a spool that costs 30 a kilogram, and 50 g of PETG. */
async function recordPrint(user: User, changes: Partial<EditPrintDto> = {}): Promise<PrintDetailDto> {
  const printer = await newPrinter(server, user, { name: 'One', wattage_w: 100 })
  const spool = await newFilament(server, user, {
    display_name: 'Black',
    initial_nominal_weight_mg: 1_000_000,
    purchase_price_micros: 30_000_000,
    purchase_currency: 'EUR',
  })
  const { status, body } = await client.call('Prints_PostPrint', {
    as: user,
    body: {
      title: 'Bracket',
      status: 'Success',
      printerId: printer.id,
      startDate: '2024-05-01T12:00:00Z',
      printTimeInSeconds: SECONDS,
      filamentUsage: [
        { filamentId: spool.id, amountMg: 100_000 },
        { materialType: 'PETG', amountMg: 50_000 },
      ],
      ...changes,
    },
  })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

/** Imports the user's list of prints into another account, and returns its only print. */
async function importPrints(user: User, other: User): Promise<PrintDetailDto> {
  const { bytes } = await client.call('Prints_GetCsv', { as: user })
  const ready = await dryRun(server, other, bytes)
  await commit(server, other, ready)
  return importedPrint(other, ready.id)
}

async function importedPrint(user: User, importId: string): Promise<PrintDetailDto> {
  const made = (await rowsOf(server, user, { id: importId })).find(
    ({ kind, verdict }) => kind === 'Print' && verdict === 'Created',
  )
  return readPrint(user, Number(made?.recordId))
}

async function readPrint(user: User, id: number): Promise<PrintDetailDto> {
  return (await client.call('Prints_GetPrint', { as: user, path: { id } })).body
}

/** What a change that has nothing to do with costs must leave alone. */
function money({ cost, filamentUsage }: PrintDetailDto) {
  const usages = filamentUsage.map(({ amountMg, lengthInM, volumeMl, source }) => [
    amountMg,
    lengthInM,
    volumeMl,
    source,
  ])
  return { cost, usages }
}

suite('Records that were imported', () => {
  test('prints of a list keep their costs at changes that do not concern them', async () => {
    const user = await payingUser()
    const original = await recordPrint(user)
    const other = await newUser(server, { currency: 'EUR' })
    const print = await importPrints(user, other)
    assert.equal(original.cost?.total, 4.3)
    assert.deepEqual(print.cost, { ...original.cost })
    const path = { id: print.id }

    await client.call('Prints_PatchPrint', { as: other, path, body: { notes: 'touched' } })
    assert.deepEqual(money(await readPrint(other, print.id)), money(print), 'PATCH')

    const start = '2024-05-01T13:00:00.000Z'
    await client.call('Prints_PatchPrint', { as: other, path, body: { startDate: start } })
    assert.deepEqual(money(await readPrint(other, print.id)), money(print), 'another start')
    const usage = await server.db
      .selectFrom('filament_usages')
      .select('start_date')
      .where('print_id', '=', print.id)
      .executeTakeFirstOrThrow()
    assert.equal(usage.start_date, start)

    const whole = { ...(await readPrint(other, print.id)), rating: 4 } as unknown as EditPrintDto
    const { status, body } = await client.call('Prints_PutPrint', { as: other, path, body: whole })
    assert.equal(status, 200, JSON.stringify(body))
    const put = await readPrint(other, print.id)
    assert.deepEqual([put.rating, money(put)], [4, money(print)], 'PUT')

    const changes = { addTags: ['imported'] }
    await client.call('Prints_PatchBulk', { as: other, body: { ids: [print.id], changes } })
    const tagged = await readPrint(other, print.id)
    assert.deepEqual([tagged.tags, money(tagged)], [['imported'], money(print)], 'in bulk')
  })

  test('a print with another start that an archive brought back is the one of the file that it was made from', async () => {
    const user = await newUser(server)
    const jobs = history([job(1), job(2)])
    await commit(server, user, await dryRun(server, user, jobs))
    const { body: list } = await client.call('Prints_GetSummary', { as: user })
    const path = { id: list.items[0]?.id ?? 0 }
    const body = { startDate: '2023-01-01T12:00:00Z' }
    assert.equal((await client.call('Prints_PatchPrint', { as: user, path, body })).status, 200)
    const other = await newUser(server)
    await commit(server, other, await dryRun(server, other, await exportAll(server, user)))
    for (const _ of ['once', 'again']) {
      const committed = await commit(server, other, await dryRun(server, other, jobs))
      assert.deepEqual([committed.state, committed.error, committed.counts.created], ['Committed', null, 0])
    }
    const { body: prints } = await client.call('Prints_GetSummary', { as: other })
    assert.equal(prints.paging.totalCount, 2)
  })

  test('usages of a list have the measures that follow from their weight', async () => {
    const user = await payingUser()
    const { filamentUsage } = await recordPrint(user)
    const other = await newUser(server)
    const spools = await dryRun(server, other, (await client.call('Filaments_GetCsv', { as: user })).bytes)
    await commit(server, other, spools)
    const print = await importPrints(user, other)
    const measures = (usages: PrintDetailDto['filamentUsage']) =>
      usages.map(({ amountMg, lengthInM, volumeMl, source }) => ({ amountMg, lengthInM, volumeMl, source }))
    assert.deepEqual(measures(print.filamentUsage), measures(filamentUsage))
    assert.equal(print.filamentUsage[0]?.source, 'Weight')
  })

  test('a print of a list that is not over gets its costs when it is, and one notification', async () => {
    const user = await payingUser()
    await recordPrint(user, { status: 'Pending', printTimeInSeconds: null })
    const other = await payingUser()
    const print = await importPrints(user, other)
    const path = { id: print.id }
    await client.call('Prints_CompletePrint', { as: other, path, body: { status: 'Success' } })
    assert.equal((await readPrint(other, print.id)).cost?.filament, 3)
    await client.call('Prints_PatchPrint', { as: other, path, body: { status: 'Printing' } })
    await client.call('Prints_PatchPrint', { as: other, path, body: { status: 'Success' } })
    const finished = await server.db
      .selectFrom('outbox')
      .select('id')
      .where('user_id', '=', other.id)
      .where('type', '=', 'PrintCompleted')
      .execute()
    assert.equal(finished.length, 1)
  })

  test('maintenance of a list keeps the cost of its parts until they change', async () => {
    const user = await newUser(server, { currency: 'EUR' })
    const other = await newUser(server, { currency: 'EUR' })
    await newMaintenanceEntry(server, await newPrinter(server, user, { name: 'One' }), {
      cost_micros: 5_000_000,
      cost_currency: 'EUR',
      parts: JSON.stringify([{ name: 'Nozzle', amount: 1, costMicros: 30_000_000 }]),
      parts_cost_micros: 30_000_000,
    })
    await newPrinter(server, other, { name: 'One' })
    const { bytes } = await client.call('PrinterMaintenance_GetCsv', { as: user })
    const ready = await dryRun(server, other, bytes)
    await commit(server, other, ready)
    const id = Number((await rowsOf(server, other, ready))[0]?.recordId)
    const change = async (body: object) =>
      (await client.call('PrinterMaintenance_PatchEntry', { as: other, path: { id }, body })).body.totalCost
    assert.equal(await change({ notes: 'touched' }), 35)
    assert.equal(await change({ parts: [{ name: 'Nozzle', amount: 2 }] }), 5)
  })

  test('a print that an archive brings back deducts nothing from a spool that was there, at no later change either', async () => {
    const user = await payingUser()
    const lost = await recordPrint(user)
    const spool = { id: lost.filamentUsage[0]?.filamentId ?? '' }
    const remaining = async () =>
      (await client.call('Filaments_GetFilament', { as: user, path: spool })).body.remainingMg
    assert.equal(await remaining(), 900_000)
    const archive = await exportAll(server, user)
    await client.call('Prints_DeletePrint', { as: user, path: { id: lost.id } })
    const ready = await dryRun(server, user, archive)
    await commit(server, user, ready)
    const print = await importedPrint(user, ready.id)
    assert.equal(await remaining(), 1_000_000)
    const path = { id: print.id }
    await client.call('Prints_PatchPrint', { as: user, path, body: { privateNotes: 'touched' } })
    await client.call('Prints_PatchPrint', { as: user, path, body: { status: 'PartialSuccess' } })
    assert.equal(await remaining(), 1_000_000)
    assert.deepEqual((await readPrint(user, print.id)).cost, lost.cost)
  })

  test('a print that an archive brings back before it is over deducts from a spool that was there when it is', async () => {
    const workshop = await newWorkshop(server)
    const { user, printer } = workshop
    const start = notice(printer.id, 'started', {})
    assert.equal((await client.call('Moonraker_PostNotification', { as: user, body: start })).status, 200)
    await report(server, workshop, { milligrams: 12_500 })
    const filamentUsage = [{ filamentId: workshop.filamentId, estimatedAmountMg: 30_000 }]
    const planned = { title: 'Planned', status: 'Pending' as const, filamentUsage }
    assert.equal((await client.call('Prints_PostPrint', { as: user, body: planned })).status, 201)
    const archive = await exportAll(server, user)
    for (const { id } of await printsOf(server, user))
      assert.equal((await client.call('Prints_DeletePrint', { as: user, path: { id } })).status, 204)
    await commit(server, user, await dryRun(server, user, archive))
    assert.equal(await balanceOf(server, workshop), 1_000_000)
    await report(server, workshop, { milligrams: 7500 })
    assert.equal(await balanceOf(server, workshop), 992_500)
    const end = notice(printer.id, 'complete', {})
    assert.equal((await client.call('Moonraker_PostNotification', { as: user, body: end })).status, 200)
    assert.equal(await balanceOf(server, workshop), 992_500)
    const open = (await printsOf(server, user)).find(({ status }) => status === 'Pending')
    const path = { id: open?.id ?? 0 }
    const body = { status: 'Success' as const }
    assert.equal((await client.call('Prints_CompletePrint', { as: user, path, body })).status, 200)
    assert.equal(await balanceOf(server, workshop), 962_500)
  })
})
