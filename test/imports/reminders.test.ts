import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportDueMaintenance } from '../../src/jobs/maintenanceDue.ts'
import { reportStuckPrints } from '../../src/jobs/stuckPrints.ts'
import { newMaintenanceEntry } from '../support/belongings.ts'
import { newPrint, newPrinter, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { exportAll } from './archives.ts'
import { commit, dryRun } from './support.ts'

const server = await startServer()
const { db } = server

test('reminders that were sent before the archive are not sent again after its import; those that were not due are sent then', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user)
  const start = '2026-03-01T12:00:00.000Z'
  await newPrint(server, user, { status: 'Printing', start_date: start })
  await newMaintenanceEntry(server, printer, { done: false, due_date: start })
  await newMaintenanceEntry(server, printer, { done: false, due_date: '2026-05-01T12:00:00.000Z' })
  const [april, june] = [new Date('2026-04-01'), new Date('2026-06-01')]
  assert.deepEqual([await reportDueMaintenance(db, april), await reportStuckPrints(db, april)], [1, 1])
  const archive = await exportAll(server, user)

  const other = await newUser(server)
  await commit(server, other, await dryRun(server, other, archive))
  assert.deepEqual([await reportDueMaintenance(db, april), await reportStuckPrints(db, april)], [0, 0])
  assert.equal(await reportDueMaintenance(db, june), 2, 'that of either account')
})
