import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { newMaintenanceEntry } from '../support/belongings.ts'
import { newFilament, newPrinter, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { commit, dryRun, history, job, rowsOf, verdicts, work } from './support.ts'

const server = await startServer()
const { client, db } = server

suite('An import whose printer or spool is deleted after it was chosen', () => {
  test('makes its prints without them', async () => {
    const user = await newUser(server)
    const printer = await newPrinter(server, user)
    const spool = await newFilament(server, user)
    const spooled = job(1, { auxiliary_data: [{ provider: 'spoolman', name: 'spool_ids', value: [4], units: null }] })
    const ready = await dryRun(server, user, history([spooled]))
    assert.deepEqual(ready.printers, [{ name: null, printerId: printer.id }])
    const body = { spools: [{ name: 'Spoolman 4', filamentId: spool.id }] }
    await client.call('Imports_PatchImport', { as: user, path: { id: ready.id }, body })
    await work(server, user, ready.id)
    assert.equal((await client.call('Printers_DeletePrinter', { as: user, path: { id: printer.id } })).status, 204)
    assert.equal((await client.call('Filaments_DeleteFilament', { as: user, path: { id: spool.id } })).status, 204)
    const committed = await commit(server, user, ready)
    assert.deepEqual([committed.state, committed.counts.created], ['Committed', 1])
    const print = db.selectFrom('prints').select('printer_id').where('user_id', '=', user.id)
    assert.deepEqual(await print.execute(), [{ printer_id: null }])
  })

  test('makes the spool that the deleted one stood for', async () => {
    const user = await newUser(server)
    const spool = await newFilament(server, user)
    const filament = { name: 'Galaxy', density: 1.24, diameter: 1.75 }
    const ready = await dryRun(server, user, JSON.stringify([{ id: 4, used_weight: 0, filament }]))
    const body = { spools: [{ name: 'Galaxy #4', filamentId: spool.id }] }
    await client.call('Imports_PatchImport', { as: user, path: { id: ready.id }, body })
    assert.equal((await work(server, user, ready.id)).counts.same, 1)
    assert.equal((await client.call('Filaments_DeleteFilament', { as: user, path: { id: spool.id } })).status, 204)
    assert.equal((await commit(server, user, ready)).counts.created, 1)
  })

  test('refuses its maintenance', async () => {
    const [owner, user] = [await newUser(server), await newUser(server)]
    await newMaintenanceEntry(server, await newPrinter(server, owner, { name: 'One' }))
    const { text } = await client.call('PrinterMaintenance_GetCsv', { as: owner })
    const printer = await newPrinter(server, user, { name: 'One' })
    const ready = await dryRun(server, user, text)
    assert.deepEqual(verdicts(await rowsOf(server, user, ready)), ['Created'])
    assert.equal((await client.call('Printers_DeletePrinter', { as: user, path: { id: printer.id } })).status, 204)
    const committed = await commit(server, user, ready)
    assert.deepEqual(
      [committed.state, ...verdicts(await rowsOf(server, user, committed))],
      ['Committed', 'Error: printer refers to a record that is not imported.'],
    )
  })
})
