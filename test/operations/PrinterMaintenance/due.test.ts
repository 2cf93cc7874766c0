import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueEntriesOf } from '../../../src/maintenance/due.ts'
import { newMaintenanceEntry } from '../../support/belongings.ts'
import { newPrint, newPrinter, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server
const SINCE = '2026-03-01T12:00:00Z'
const BEFORE = '2026-03-01T11:59:59Z'
const AFTER = '2026-03-02T00:00:00Z'

/** Somebody with a printer and planned work on it. */
async function plan(reminder: object) {
  const user = await newUser(server)
  const printerId = (await newPrinter(server, user)).id
  const body = { printerId, category: 'Lubrication', done: false, date: SINCE, ...reminder }
  const { id } = (await client.call('PrinterMaintenance_PostEntry', { as: user, body })).body
  const isDue = async () => (await client.call('PrinterMaintenance_GetEntry', { as: user, path: { id } })).body.isDue
  const patch = (changes: object) =>
    client.call('PrinterMaintenance_PatchEntry', { as: user, path: { id }, body: changes })
  return { user, printerId, isDue, patch }
}

async function noteDone(user: User, printerId: number, entry: object): Promise<void> {
  const body = { printerId, category: 'Lubrication', done: true, ...entry }
  assert.equal((await client.call('PrinterMaintenance_PostEntry', { as: user, body })).status, 201)
}

test('work is due from the very moment of its due date', async () => {
  const user = await newUser(server)
  const { id } = await newMaintenanceEntry(server, await newPrinter(server, user), { due_date: SINCE })
  const dueAt = async (moment: string) => [...(await dueEntriesOf(server.db, user.id, new Date(moment)))]
  assert.deepEqual(await dueAt('2026-03-01T11:59:59.999Z'), [])
  assert.deepEqual(await dueAt(SINCE), [id])
})

test('work without a reminder is never due', async () => {
  const { user, printerId, isDue } = await plan({})
  await newPrint(server, user, { printer_id: printerId, start_date: AFTER, print_time_in_seconds: 1e9 })
  assert.equal(await isDue(), false)
})

test('work is due from its due date on, until it is done', async () => {
  const { isDue, patch } = await plan({ dueDate: '2026-03-02T00:00Z' })
  assert.equal(await isDue(), true)
  await patch({ done: true })
  assert.equal(await isDue(), false)
  await patch({ done: false, dueDate: new Date(Date.now() + 60_000).toISOString() })
  assert.equal(await isDue(), false)
})

test('prints count that finished on its printer and began at its date or later', async () => {
  const { user, printerId, isDue } = await plan({ dueAfterPrints: 3 })
  const other = await newPrinter(server, user)
  const print = (changes: object) =>
    newPrint(server, user, { printer_id: printerId, start_date: AFTER, status: 'Success', ...changes })
  await print({ start_date: SINCE })
  await print({ status: 'Failed' })
  await print({ start_date: BEFORE })
  await print({ printer_id: other.id })
  await print({ printer_id: null })
  await print({ status: 'Pending' })
  await print({ status: 'Printing' })
  assert.equal(await isDue(), false)
  await print({ status: 'Cancelled', start_date: null })
  assert.equal(await isDue(), true)
})

test('hours are those recorded, else the estimate', async () => {
  const { user, printerId, isDue, patch } = await plan({ dueAfterHours: 2 })
  const print = (seconds: object) =>
    newPrint(server, user, { printer_id: printerId, start_date: AFTER, status: 'PartialSuccess', ...seconds })
  await print({ print_time_in_seconds: 3600, estimated_print_time_in_seconds: 99_999 })
  await print({ estimated_print_time_in_seconds: 3599 })
  await print({})
  assert.equal(await isDue(), false)
  await print({ print_time_in_seconds: 1 })
  assert.equal(await isDue(), true)
  await patch({ dueAfterHours: 1_000_000 })
  assert.equal(await isDue(), false)
  await patch({ dueAfterPrints: 4 })
  assert.equal(await isDue(), true)
})

test('the count starts again when work of the category is done on the printer', async () => {
  const { user, printerId, isDue } = await plan({ dueAfterPrints: 1 })
  const print = (start_date: string) => newPrint(server, user, { printer_id: printerId, start_date })
  await print('2026-03-05T00:00Z')
  await noteDone(user, printerId, { date: BEFORE })
  await noteDone(user, printerId, { date: '2026-03-06T00:00Z', category: 'Nozzle' })
  await noteDone(user, (await newPrinter(server, user)).id, { date: '2026-03-06T00:00Z' })
  assert.equal(await isDue(), true)
  await noteDone(user, printerId, { date: '2026-03-06T00:00Z' })
  assert.equal(await isDue(), false)
  await print('2026-03-06T00:00Z')
  assert.equal(await isDue(), true)
  await noteDone(user, printerId, { date: '2026-03-07T00:00Z', category: '\u00a0lubriCation ' })
  assert.equal(await isDue(), false)
  await noteDone(user, printerId, { date: '2026-03-04T00:00Z', category: 'LUBRICATION' })
  assert.equal(await isDue(), false)
})

test('many entries of several printers are each counted for themselves, alone and in lists', async () => {
  const user = await newUser(server)
  const printers = [await newPrinter(server, user), await newPrinter(server, user)]
  const day = (number: number) => `2026-04-${String(number).padStart(2, '0')}T00:00:00Z`
  const days = [1, 2, 3, 4, 5, 6]
  for (const printer of printers) {
    // As many prints a day as the number of the printer, an hour each.
    for (const start_date of days.map(day)) {
      for (let count = 0; count <= printers.indexOf(printer); count += 1) {
        await newPrint(server, user, { printer_id: printer.id, start_date, print_time_in_seconds: 3600 })
      }
    }
  }
  const expected = new Map<number, boolean>()
  for (const [index, printer] of printers.entries()) {
    for (const first of days) {
      const later = (days.length - first + 1) * (index + 1)
      for (const [due_after_prints, due_after_hours] of [[later], [later + 1], [null, later], [null, later + 1]]) {
        const reminder = { due_after_prints: due_after_prints ?? null, due_after_hours: due_after_hours ?? null }
        const entry = await newMaintenanceEntry(server, printer, { date: day(first), ...reminder })
        expected.set(entry.id, (due_after_prints ?? due_after_hours) === later)
      }
    }
  }
  const list = async (isDue?: boolean) => {
    const query = { pageSize: 200, ...(isDue === undefined ? {} : { isDue }) }
    return (await client.call('PrinterMaintenance_GetEntries', { as: user, query })).body.items
  }
  assert.deepEqual(new Map((await list()).map((entry) => [entry.id, entry.isDue])), new Map([...expected].reverse()))
  for (const isDue of [true, false]) {
    const ids = [...expected].filter(([, value]) => value === isDue).map(([id]) => id)
    assert.deepEqual((await list(isDue)).map(({ id }) => id).sort(byNumber), ids.sort(byNumber))
  }
  const { items } = (await client.call('Printers_GetSummary', { as: user })).body
  assert.deepEqual(
    items.map((printer) => printer.maintenanceDueCount),
    [12, 12],
  )
  for (const [id, value] of [...expected].slice(0, 4)) {
    assert.equal((await client.call('PrinterMaintenance_GetEntry', { as: user, path: { id } })).body.isDue, value)
  }
})

function byNumber(one: number, other: number): number {
  return one - other
}
