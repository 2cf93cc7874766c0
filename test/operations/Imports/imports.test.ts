import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { newFilament, newPrint, newPrinter, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'
import { commit, dryRun, fileForm, history, job, rowsOf, undo, verdicts, work } from '../../imports/support.ts'

const server = await startServer()
const { client, db } = server

async function printsOf(userId: number) {
  return db.selectFrom('prints').selectAll().where('user_id', '=', userId).orderBy('start_date').execute()
}

suite('Imports', () => {
  test('a dry run changes nothing; the commit makes what it has shown', async () => {
    const user = await newUser(server)
    const printer = await newPrinter(server, user)
    const failed = job(2, { status: 'klippy_shutdown', end_time: null })
    const running = job(3, { status: 'in_progress' })
    const odd = job(4, { status: 'melted' })
    const ready = await dryRun(server, user, history([job(1), failed, running, odd]), 'C:\\logs\\history.json')
    assert.deepEqual(
      [ready.state, ready.format, ready.fileName, ready.hasLocalTimes, ready.rowCount],
      ['Ready', 'MoonrakerJson', 'history.json', false, 4],
    )
    assert.deepEqual(ready.counts, { created: 2, updated: 0, same: 0, skipped: 1, errors: 1 })
    assert.deepEqual(ready.printers, [{ name: null, printerId: printer.id }])
    assert.deepEqual(await printsOf(user.id), [])
    const planned = await rowsOf(server, user, ready)
    assert.deepEqual(verdicts(planned), [
      'Created',
      'Created',
      'Skipped: The job is still printing.',
      'Error: The status of the job is unknown.',
    ])

    const committed = await commit(server, user, ready)
    assert.deepEqual([committed.state, committed.counts], ['Committed', ready.counts])
    const made = await rowsOf(server, user, ready)
    assert.deepEqual(
      made.map((row) => ({ ...row, recordId: null })),
      planned,
    )
    const { body: print } = await client.call('Prints_GetPrint', { path: { id: Number(made[0]?.recordId) }, as: user })
    assert.deepEqual(
      [print.title, print.status, print.source, print.viewStatus, print.printerId, print.startDate, print.endDate],
      ['bracket 1', 'Success', 'Import', 'Private', printer.id, '2023-11-15T01:00:00.250Z', '2023-11-15T02:00:00.750Z'],
    )
    assert.deepEqual(
      [print.printTimeInSeconds, print.totalTimeInSeconds, print.estimatedPrintTimeInSeconds, print.measuredEnergyWh],
      [3500, 3601, 3400, 250],
    )
    assert.deepEqual(
      print.filamentUsage.map(({ materialType, lengthInM, estimatedAmountMg }) => [
        materialType,
        lengthInM,
        estimatedAmountMg,
      ]),
      [['PETG', 2.5005, 7500]],
    )
    const [, second] = await printsOf(user.id)
    assert.deepEqual([second?.status, second?.failure_reason], ['Failed', 'klippy_shutdown'])
  })

  test('the same file twice changes nothing; neither do its records in another file', async () => {
    const user = await newUser(server)
    await commit(server, user, await dryRun(server, user, history([job(1), job(2)])))
    const before = await printsOf(user.id)
    const again = await commit(server, user, await dryRun(server, user, history([job(1), job(2)])))
    assert.deepEqual(again.counts, { created: 0, updated: 0, same: 2, skipped: 0, errors: 0 })
    const more = await commit(server, user, await dryRun(server, user, JSON.stringify([job(2), job(3), job(3)])))
    assert.deepEqual(more.counts, { created: 1, updated: 0, same: 1, skipped: 1, errors: 0 })
    assert.deepEqual((await printsOf(user.id)).slice(0, 2), before)
  })

  test('a job that another source has recorded is recognized, and completed', async () => {
    const user = await newUser(server)
    const [printer, other] = [
      await newPrinter(server, user, { name: 'One' }),
      await newPrinter(server, user, { name: 'Two' }),
    ]
    const start = (seconds: number) => new Date((1_700_010_000 + seconds) * 1000).toISOString()
    const notified = { file_name: 'Bracket 1.gcode', source: 'Moonraker', printer_id: printer.id } as const
    const twin = await newPrint(server, user, { ...notified, start_date: start(119), print_time_in_seconds: 3499 })
    await newPrint(server, user, { ...notified, start_date: start(121) })
    await newPrint(server, user, { ...notified, start_date: start(0), printer_id: other.id })
    await newPrint(server, user, { ...notified, start_date: start(0), file_name: 'other.gcode' })
    const ready = await dryRun(server, user, history([job(1), job(5)]))
    const { body: mapped } = await client.call('Imports_PatchImport', {
      path: { id: ready.id },
      body: { printers: [{ name: null, printerId: printer.id }] },
      as: user,
    })
    assert.equal(mapped.state, 'Planning')
    assert.deepEqual((await work(server, user, ready.id)).counts, {
      created: 1,
      updated: 1,
      same: 0,
      skipped: 0,
      errors: 0,
    })
    await commit(server, user, ready)
    const [row] = await rowsOf(server, user, ready)
    assert.equal(row?.recordId, String(twin.id))
    assert.equal(row?.reason, 'Moonraker has recorded the same job.')
    assert.deepEqual(Object.keys(row?.outcome ?? {}).sort(), [
      'endDate',
      'estimatedPrintTimeInSeconds',
      'measuredEnergyWh',
      'totalTimeInSeconds',
    ])
    const after = (await printsOf(user.id)).find(({ id }) => id === twin.id)
    assert.deepEqual(
      [after?.print_time_in_seconds, after?.total_time_in_seconds, after?.source],
      [3499, 3601, 'Moonraker'],
    )
    const again = await commit(server, user, await dryRun(server, user, history([job(1), job(5)])))
    assert.deepEqual(again.counts, { created: 0, updated: 0, same: 2, skipped: 0, errors: 0 })
  })

  test('a changed job fills only what is missing from the print of another source', async () => {
    const user = await newUser(server)
    const own = {
      title: 'Bracket',
      file_name: 'bracket 1.gcode',
      source: 'Web',
      status: 'PartialSuccess',
      start_date: new Date(1_700_010_030_000).toISOString(),
      print_time_in_seconds: 3400,
      notes: 'precious',
      failure_reason: 'The top layer is rough.',
    } as const
    const twin = await newPrint(server, user, own)
    const incomplete = job(1, { metadata: {}, auxiliary_data: [] })
    const first = await commit(server, user, await dryRun(server, user, history([incomplete])))
    assert.deepEqual([first.counts.updated, first.counts.created], [1, 0])
    const second = await commit(server, user, await dryRun(server, user, history([job(1, { status: 'cancelled' })])))
    assert.deepEqual([second.counts.updated, second.counts.created], [1, 0])
    const [print] = await printsOf(user.id)
    assert.ok(print)
    const kept = Object.fromEntries(Object.keys(own).map((name) => [name, print[name as keyof typeof own]]))
    assert.deepEqual({ id: print.id, ...kept }, { id: twin.id, ...own })
    assert.equal(print.estimated_print_time_in_seconds, 3400)
  })

  test('a changed job leaves the printer that was chosen for it, and what the file does not tell', async () => {
    const user = await newUser(server)
    const printer = await newPrinter(server, user)
    await newPrinter(server, user)
    const ready = await dryRun(server, user, history([job(1)]))
    const body = { printers: [{ name: null, printerId: printer.id }] }
    await client.call('Imports_PatchImport', { path: { id: ready.id }, body, as: user })
    await commit(server, user, await work(server, user, ready.id))
    const changed = job(1, { status: 'cancelled', end_time: null, auxiliary_data: [] })
    const again = await commit(server, user, await dryRun(server, user, history([changed])))
    assert.equal(again.counts.updated, 1)
    const [print] = await printsOf(user.id)
    assert.deepEqual([print?.status, print?.printer_id, print?.measured_energy_wh], ['Cancelled', printer.id, 250])
  })

  test('two jobs of one file within two minutes stay two', async () => {
    const user = await newUser(server)
    const jobs = [
      job(1, { status: 'cancelled' }),
      job(2, { filename: 'parts/bracket 1.gcode', start_time: 1_700_010_060 }),
    ]
    const { counts } = await commit(server, user, await dryRun(server, user, history(jobs)))
    assert.equal(counts.created, 2)
  })

  test('prints deduct nothing, unless asked for; the cost counts in both cases', async () => {
    const user = await newUser(server, { currency: 'EUR', default_spool_price_micros: 20_000_000 })
    const spool = await newFilament(server, user, { initial_nominal_weight_mg: 1_000_000 })
    const spooled = (number: number) =>
      job(number, { auxiliary_data: [{ provider: 'spoolman', name: 'spool_ids', value: [4], units: null }] })
    for (const [number, deductsMaterial, balance] of [
      [1, false, 1_000_000],
      [2, true, 992_542],
    ] as const) {
      const ready = await dryRun(server, user, history([spooled(number)]))
      assert.deepEqual(ready.spools, [{ name: 'Spoolman 4', filamentId: null }])
      const body = { deductsMaterial, spools: [{ name: 'Spoolman 4', filamentId: spool.id.toUpperCase() }] }
      await client.call('Imports_PatchImport', { path: { id: ready.id }, body, as: user })
      await work(server, user, ready.id)
      await commit(server, user, ready)
      const { body: after } = await client.call('Filaments_GetFilament', { path: { id: spool.id }, as: user })
      assert.equal(after.remainingMg, balance)
    }
    const prints = await printsOf(user.id)
    assert.equal(prints[0]?.filament_cost_micros, prints[1]?.filament_cost_micros)
    // An edit later does not deduct what the import did not.
    const { body: print } = await client.call('Prints_GetPrint', { path: { id: prints[0]?.id ?? 0 }, as: user })
    await client.call('Prints_PatchPrint', { path: { id: print.id }, body: { rating: 4 }, as: user })
    const { body: edited } = await client.call('Filaments_GetFilament', { path: { id: spool.id }, as: user })
    assert.equal(edited.remainingMg, 992_542)
  })

  test('undo removes what the import made and nobody has touched, and says why the rest stays', async () => {
    const user = await newUser(server)
    const before = await newPrint(server, user)
    const committed = await commit(server, user, await dryRun(server, user, history([job(1), job(2), job(3), job(4)])))
    const ids = (await rowsOf(server, user, committed)).map(({ recordId }) => Number(recordId))
    await client.call('Prints_PatchPrint', { path: { id: ids[0] ?? 0 }, body: { rating: 5 }, as: user })
    await client.call('Prints_PostComment', { path: { id: ids[1] ?? 0 }, body: { body: 'Fine' }, as: user })
    await client.call('Prints_DeletePrint', { path: { id: ids[2] ?? 0 }, as: user })
    const undone = await undo(server, user, committed)
    assert.deepEqual([undone.state, undone.doneCount], ['Undone', 4])
    assert.deepEqual(
      (await rowsOf(server, user, committed)).map(({ undo: result, reason }) => [result, reason]),
      [
        ['Stays', 'It was changed since it was imported.'],
        ['Stays', 'It has comments.'],
        ['Removed', 'It was deleted before.'],
        ['Removed', null],
      ],
    )
    const left = await db.selectFrom('prints').select('id').where('user_id', '=', user.id).orderBy('id').execute()
    assert.deepEqual(
      left.map(({ id }) => id),
      [before.id, ids[0], ids[1]],
    )
    const again = await dryRun(server, user, history([job(1), job(2), job(3), job(4)]))
    assert.deepEqual([again.counts.created, again.counts.same], [2, 2])
  })

  test('one event tells of each step, none of each print', async () => {
    const user = await newUser(server)
    await undo(server, user, await commit(server, user, await dryRun(server, user, history([job(1)]))))
    // Some may be in the log already, and some not.
    const events = await db
      .selectFrom('events')
      .select('name')
      .where('user_id', '=', user.id)
      .unionAll((query) => query.selectFrom('pending_events').select('name').where('user_id', '=', user.id))
      .execute()
    assert.deepEqual(events.map(({ name }) => name).toSorted(), ['import.committed', 'import.ready', 'import.undone'])
  })

  test('lists, and deletes; the records stay', async () => {
    const user = await newUser(server)
    const { id } = await commit(server, user, await dryRun(server, user, history([job(1)])))
    const { body } = await client.call('Imports_GetImports', { as: user })
    assert.deepEqual(
      body.items.map((item) => item.id),
      [id],
    )
    const { body: errors } = await client.call('Imports_GetRows', {
      path: { id },
      query: { verdicts: ['Error'] },
      as: user,
    })
    assert.deepEqual(errors.items, [])
    assert.equal((await client.call('Imports_DeleteImport', { path: { id }, as: user })).status, 204)
    assert.equal((await client.call('Imports_GetImport', { path: { id }, as: user })).status, 404)
    assert.equal((await printsOf(user.id)).length, 1)
  })

  test('409 in another state', async () => {
    const user = await newUser(server)
    const { body } = await client.call('Imports_PostImport', { as: user, body: fileForm(history([job(1)])) })
    const path = { id: body.id }
    assert.equal((await client.call('Imports_CommitImport', { path, as: user })).status, 409)
    assert.equal((await client.call('Imports_UndoImport', { path, as: user })).status, 409)
    assert.equal((await client.call('Imports_PatchImport', { path, body: { currency: 'USD' }, as: user })).status, 409)
    await work(server, user, body.id)
    await client.call('Imports_CommitImport', { path, as: user })
    assert.equal((await client.call('Imports_DeleteImport', { path, as: user })).status, 409)
  })

  test('400 names what cannot be chosen', async () => {
    const [user, other] = [await newUser(server), await newUser(server)]
    const ready = await dryRun(server, user, history([job(1)]))
    const printerId = (await newPrinter(server, other)).id
    const filamentId = (await newFilament(server, other)).id
    const { status, problem } = await client.call('Imports_PatchImport', {
      path: { id: ready.id },
      body: {
        timeZone: 'Mars/Olympus',
        currency: 'XQZ',
        printers: [{ name: null, printerId }],
        spools: [{ name: 'A', filamentId }],
      },
      as: user,
    })
    assert.equal(status, 400)
    assert.deepEqual(Object.keys(problem.errors ?? {}).sort(), [
      'currency',
      'printers[0].printerId',
      'spools[0].filamentId',
      'timeZone',
    ])
  })

  test('415 for a body that is not a form tells how to send the file', async () => {
    const user = await newUser(server)
    const response = await fetch(`${server.url}/api/Imports`, {
      method: 'POST',
      headers: { 'X-Api-Key': user.key, 'Content-Type': 'text/csv' },
      body: 'id,title',
    })
    const { detail } = (await response.json()) as { readonly detail: string }
    assert.deepEqual(
      [response.status, response.headers.get('Accept'), detail],
      [415, 'multipart/form-data', 'Send the file as multipart/form-data, without Content-Encoding.'],
    )
  })
})
