import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { readCsv } from '../csv/read.ts'
import { newAdjustment, newMaintenanceEntry } from '../support/belongings.ts'
import { newFilament, newPrint, newPrinter, newProject, newUsage, newUser, type User } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { commit, dryRun, fileForm, rowsOf, undo, verdicts } from './support.ts'

const server = await startServer()
const { client, db } = server

const LISTS = ['Filaments_GetCsv', 'Printers_GetCsv', 'Prints_GetCsv', 'PrinterMaintenance_GetCsv'] as const

async function read(operation: (typeof LISTS)[number], user: User): Promise<string> {
  return (await client.call(operation, { as: user })).bytes.toString()
}

/** Cells that mean the same in every logbook. A spool that has no type gets one. */
function comparable(text: string): Record<string, string>[] {
  const ids = new Set(['id', 'spool_ids', 'printer_id', 'project_id', 'type_id', 'type'])
  return readCsv(text).map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !ids.has(name))))
}

async function fill(user: User): Promise<void> {
  const spool = await newFilament(server, user, {
    display_name: '=HYPERLINK("x")',
    initial_nominal_weight_mg: 1_000_000,
    number: 7,
    purchase_price_micros: 24_990_000,
    purchase_currency: 'EUR',
    tags: ['a;b', 'c\\d'],
    created_date: '2024-05-01T10:00:00.123Z',
    updated_date: '2024-05-02T10:00:00.123Z',
  })
  await newAdjustment(server, spool, -123_456)
  const printer = await newPrinter(server, user, {
    name: '-1 printer',
    wattage_w: 120.5,
    purchase_price_micros: 100_500_001,
    purchase_currency: 'EUR',
  })
  const project = await newProject(server, user, { name: '@project' })
  const print = await newPrint(server, user, {
    title: "'=1+1",
    printer_id: printer.id,
    project_id: project.id,
    start_date: '2024-05-01T12:00:00.5Z',
    end_date: '2024-05-01T14:00:00Z',
    print_time_in_seconds: 7000,
    filament_amount_mg: 13_001,
    filament_cost_micros: 512_345,
    electricity_cost_micros: 1,
    cost_currency: 'EUR',
    is_filament_partial: true,
    is_priced: true,
    failure_category: 'Clog',
    tags: ['x;y', '\\', '+z'],
    notes: '=cmd|calc\r\nsecond "line", with comma;',
    source: 'OctoPrint',
    external_id: 'job-1',
    measured_energy_wh: 0.1,
    rating: 4,
    created_date: '2024-05-01T12:00:00.6Z',
    updated_date: '2024-05-03T12:00:00.6Z',
  })
  await newUsage(server, print, { filament_id: spool.id, amount_mg: 12_345 })
  await newUsage(server, print, { position: 1, material_type: 'PETG', amount_mg: 656 })
  await newUsage(server, await newPrint(server, user, { status: 'Printing' }), { material_type: 'PLA' })
  await newPrint(server, user, { status: 'Pending' })
  await newMaintenanceEntry(server, printer, {
    notes: '\tTab first',
    cost_micros: 12_500_000,
    cost_currency: 'EUR',
    parts: JSON.stringify([{ name: 'Nozzle × 2; long', amount: 1.5, costMicros: null }]),
    due_after_hours: 100,
    created_date: '2024-05-01T12:00:00.7Z',
    updated_date: '2024-05-01T12:00:00.7Z',
  })
}

test('our own lists bring back their records as they were; guards of formulas are undone', async () => {
  const user = await newUser(server, { currency: 'EUR' })
  await fill(user)
  const other = await newUser(server, { currency: 'EUR' })
  await newProject(server, other, { name: '@project' })
  const imports = []
  for (const operation of LISTS) {
    const list = await read(operation, user)
    const ready = await dryRun(server, other, list)
    assert.deepEqual(
      verdicts(await rowsOf(server, other, ready)).filter((verdict) => verdict !== 'Created'),
      [],
      operation,
    )
    imports.push(await commit(server, other, ready))
    assert.deepEqual(ready.counts, imports.at(-1)?.counts)
  }
  for (const operation of LISTS) {
    assert.deepEqual(comparable(await read(operation, other)), comparable(await read(operation, user)), operation)
  }
  const { rows } = await sql<{ amount: number }>`
    select amount_mg as amount from filament_ledger where user_id = ${other.id} order by position`.execute(db)
  assert.deepEqual(
    rows.map(({ amount }) => amount),
    [1_000_000, -123_456],
    'prints deduct nothing',
  )
  const { rows: usages } = await sql<{ hasSpool: boolean }>`
    select filament_id is not null as "hasSpool" from filament_usages where user_id = ${other.id} order by start_date, position`.execute(
    db,
  )
  assert.deepEqual(
    usages.map(({ hasSpool }) => hasSpool),
    [true, false, false],
  )

  for (const operation of LISTS) {
    const again = await dryRun(server, other, await read(operation, user))
    assert.deepEqual([again.counts.created, again.counts.updated, again.counts.errors], [0, 0, 0], operation)
    const own = await dryRun(server, user, await read(operation, user))
    assert.deepEqual(
      [own.counts.created, own.counts.updated, own.counts.errors],
      [0, 0, 0],
      `${operation} of the same account`,
    )
  }
  for (const made of imports.toReversed()) await undo(server, other, made)
  for (const operation of LISTS) assert.deepEqual(readCsv(await read(operation, other)), [], operation)
})

test('a spool without a nominal weight has in its ledger what was used of it', async () => {
  const user = await newUser(server)
  const spool = await newFilament(server, user, { display_name: 'Unweighed' })
  const print = await newPrint(server, user, { status: 'Success' })
  await newUsage(server, print, { filament_id: spool.id, amount_mg: 15_001 })
  const list = await read('Filaments_GetCsv', user)
  assert.equal(readCsv(list)[0]?.['used_g'], '15.001')
  const other = await newUser(server)
  await commit(server, other, await dryRun(server, other, list))
  const entries = await db
    .selectFrom('filament_ledger')
    .select(['kind', 'amount_mg', 'balance_mg'])
    .where('user_id', '=', other.id)
    .execute()
  assert.deepEqual(entries, [{ kind: 'Adjustment', amount_mg: -15_001, balance_mg: -15_001 }])
})

test('a spool of which more was used than a ledger can hold is an error', async () => {
  const user = await newUser(server)
  for (const initial_nominal_weight_mg of [null, 1_000_000])
    await newFilament(server, user, { initial_nominal_weight_mg })
  const rows = readCsv(await read('Filaments_GetCsv', user))
  const names = Object.keys(rows[0] ?? {})
  for (const weight of ['-1e30', '1e10']) {
    const cells = rows.map((row) =>
      names.map((name) => (['used_g', 'remaining_g'].includes(name) ? weight : row[name])),
    )
    const list = [names, ...cells].map((line) => line.join(',')).join('\r\n')
    const other = await newUser(server)
    const made = await commit(server, other, await dryRun(server, other, list))
    assert.deepEqual([made.state, made.counts.created, made.counts.errors], ['Committed', 0, 2], weight)
  }
})

test('a row that is wrong has its verdict, and a ledger is refused with what to use instead', async () => {
  const user = await newUser(server)
  await fill(user)
  const lines = (await read('Printers_GetCsv', user)).split('\r\n')
  const [heading = '', printer = ''] = lines
  const wrong = printer.replace('120.5', 'a lot').replace(/^\d+/, '5')
  const ready = await dryRun(
    server,
    await newUser(server),
    [heading, wrong, printer.replace('120.5', '-1'), 'too,few', ''].join('\r\n'),
  )
  assert.deepEqual(ready.counts, { created: 0, updated: 0, same: 0, skipped: 0, errors: 3 })
  const spool = await db.selectFrom('filaments').select('id').where('user_id', '=', user.id).executeTakeFirstOrThrow()
  const ledger = (await client.call('Filaments_GetLedgerCsv', { as: user, path: { id: spool.id } })).bytes
  const { status, problem } = await client.call('Imports_PostImport', { as: user, body: fileForm(ledger) })
  assert.equal(status, 400)
  assert.match(String(problem.errors?.['file']?.[0]), /ledger of a spool/)
})
