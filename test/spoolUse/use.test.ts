import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EventDto, FilamentUsageDto } from '../../generated/api.d.ts'
import { drainEvents } from '../../src/events/drain.ts'
import { useSpool } from '../../src/spoolUse/use.ts'
import { markAnswered } from '../../src/spoolUse/requests.ts'
import { balanceOf, newWorkshop, notice, printsOf, usagesOf, webhook, type Workshop } from '../integrations/devices.ts'
import { readEvents } from '../support/eventLog.ts'
import { newFilament, newPrint, newPrinter, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { CONNECTION, fingerprintOf, newContent, report } from './report.ts'

const server = await startServer()
const { client, db, services } = server
const NOMINAL = 1_000_000

function ledgerOf({ user, filamentId }: Workshop) {
  return db
    .selectFrom('filament_ledger')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('filament_id', '=', filamentId)
    .where('kind', '<>', 'Initial')
    .orderBy('position')
    .execute()
}

async function tell({ user, printer }: Workshop, eventName: string, changes: object = {}): Promise<void> {
  const body = notice(printer.id, eventName, { ...changes })
  const { status } = await client.call('Moonraker_PostNotification', { as: user, body })
  assert.equal(status, 200)
}

test('thousands of reports of one print are one entry, rounded once, and the stock falls at once', async () => {
  const workshop = await newWorkshop(server)
  await tell(workshop, 'started')
  for (let number = 0; number < 300; number += 1) await report(server, workshop, { milligrams: 1.3334 })
  assert.equal(await balanceOf(server, workshop), NOMINAL - 400)
  const [entry, ...others] = await ledgerOf(workshop)
  const [print] = await printsOf(server, workshop.user)
  assert.deepEqual(others, [])
  assert.deepEqual(
    [entry?.kind, entry?.amount_mg, entry?.balance_mg, entry?.print_id],
    ['Usage', -400, NOMINAL - 400, print?.id],
  )
  await tell(workshop, 'complete')
  assert.equal((await ledgerOf(workshop)).length, 1, 'the end deducts nothing')
  const [usage, ...rest] = await usagesOf(server, workshop.user)
  assert.deepEqual(rest, [])
  assert.deepEqual([usage?.amount_mg, usage?.source, usage?.is_reported], [400, 'Weight', true])
  assert.equal((await printsOf(server, workshop.user))[0]?.filament_amount_mg, 400)
})

test('what a running print uses of a spool is used by prints, and counts once when the print is over', async () => {
  const workshop = await newWorkshop(server)
  const { user: as, filamentId: id } = workshop
  const used = async () => {
    const { body } = await client.call('Filaments_GetFilament', { as, path: { id } })
    return [body.totalUsedMg, body.remainingMg]
  }
  await report(server, workshop, { milligrams: 1000 }, { printerId: null })
  assert.deepEqual(await used(), [0, NOMINAL - 1000], 'no print has used it')
  await tell(workshop, 'started')
  await report(server, workshop, { milligrams: 500 })
  await report(server, workshop, { milligrams: 12_000 })
  assert.deepEqual(await used(), [12_500, NOMINAL - 13_500])
  const { body: list } = await client.call('Filaments_GetFilaments', { as })
  assert.equal(list.items[0]?.totalUsedMg, 12_500)
  await tell(workshop, 'complete')
  assert.deepEqual(await used(), [12_500, NOMINAL - 13_500])
})

test('a length is weighed by the density and the diameter of the spool', async () => {
  const workshop = await newWorkshop(server)
  await report(server, workshop, { millimetres: 1000 })
  // 1000 mm of 1.75 mm are 2.405282 ml, at 1.24 g/cm³.
  assert.equal(await balanceOf(server, workshop), NOMINAL - 2983)
})

test('without a print, an hour of reports is one entry until something else happens to the spool', async () => {
  const workshop = await newWorkshop(server)
  for (let number = 0; number < 5; number += 1) await report(server, workshop, { milligrams: 10.4 })
  assert.deepEqual(
    (await ledgerOf(workshop)).map(({ amount_mg, print_id }) => [amount_mg, print_id]),
    [[-52, null]],
  )
  const path = { id: workshop.filamentId }
  await client.call('Filaments_PostAdjustment', { as: workshop.user, path, body: { differenceMg: -1000 } })
  await report(server, workshop, { milligrams: 8 })
  const entries = await ledgerOf(workshop)
  assert.deepEqual(
    entries.map(({ kind, amount_mg, balance_mg }) => [kind, amount_mg, balance_mg]),
    [
      ['Usage', -52, NOMINAL - 52],
      ['Adjustment', -1000, NOMINAL - 1052],
      ['Usage', -8, NOMINAL - 1060],
    ],
  )
  assert.deepEqual(await printsOf(server, workshop.user), [], 'a report opens no print')
})

test('an amount that was reported of one spool stays when its owner says that another material was used', async () => {
  for (const change of [{ filamentId: 'other' }, { filamentId: null, materialType: 'PETG' }]) {
    const workshop = await newWorkshop(server)
    const other = await newFilament(server, workshop.user)
    await tell(workshop, 'started')
    await report(server, workshop, { milligrams: 12_500 })
    await tell(workshop, 'complete')
    const [print] = await printsOf(server, workshop.user)
    const path = { id: print?.id ?? 0 }
    const { body } = await client.call('Prints_GetPrint', { path, as: workshop.user })
    const filamentUsage = body.filamentUsage.map(({ displayName: _, ...usage }) => ({
      ...usage,
      ...change,
      ...(change.filamentId === null ? {} : { filamentId: other.id }),
    }))
    const patched = await client.call('Prints_PatchPrint', { path, as: workshop.user, body: { filamentUsage } })
    assert.deepEqual(
      patched.body.filamentUsage.map(({ amountMg, filamentId }) => [amountMg, filamentId]),
      [[12_500, change.filamentId === null ? null : other.id]],
    )
    assert.equal(await balanceOf(server, workshop), NOMINAL, 'the first spool has it back')
  }
})

test('a spool that a running print uses is not deleted', async () => {
  const workshop = await newWorkshop(server)
  await tell(workshop, 'started')
  await db.deleteFrom('filament_usages').where('user_id', '=', workshop.user.id).execute()
  await report(server, workshop, { milligrams: 12_500 })
  const path = { id: workshop.filamentId }
  assert.equal((await client.call('Filaments_DeleteFilament', { path, as: workshop.user })).status, 409)
  await tell(workshop, 'complete')
  assert.deepEqual(
    (await usagesOf(server, workshop.user)).map(({ amount_mg, filament_id }) => [amount_mg, filament_id]),
    [[12_500, workshop.filamentId]],
  )
})

test('material is given back, but never more than was used', async () => {
  const workshop = await newWorkshop(server)
  await report(server, workshop, { milligrams: 500 })
  await report(server, workshop, { milligrams: -200 })
  assert.equal(await balanceOf(server, workshop), NOMINAL - 300)
  await report(server, workshop, { milligrams: -1000 })
  assert.equal(await balanceOf(server, workshop), NOMINAL)
})

test('material that is given back during a print beyond its own use is no amount of the print', async () => {
  const workshop = await newWorkshop(server)
  await report(server, workshop, { milligrams: 500 }, { printerId: null })
  await tell(workshop, 'started')
  await report(server, workshop, { milligrams: 100 })
  await report(server, workshop, { milligrams: -300 })
  await tell(workshop, 'complete')
  assert.equal(await balanceOf(server, workshop), NOMINAL - 300)
  assert.equal((await usagesOf(server, workshop.user))[0]?.amount_mg, 100)
})

test('a print whose start is missing takes no more back than it used', async () => {
  const workshop = await newWorkshop(server)
  await report(server, workshop, { milligrams: 500 }, { printerId: null })
  await report(server, workshop, { milligrams: -200 })
  await tell(workshop, 'complete', { filament_used: null })
  assert.equal(await balanceOf(server, workshop), NOMINAL - 300)
  const ledger = await ledgerOf(workshop)
  assert.deepEqual(
    ledger.map(({ amount_mg, print_id }) => [amount_mg, print_id]),
    [
      [-500, null],
      [200, null],
    ],
  )
  const [print] = await printsOf(server, workshop.user)
  assert.equal(print?.filament_amount_mg, null)
})

test('spools that are not the ones we know to be loaded are what the print used', async () => {
  const workshop = await newWorkshop(server)
  const other = await newFilament(server, workshop.user, { number: 2, initial_nominal_weight_mg: NOMINAL })
  const body = webhook(workshop.printer.id, 'Print Started')
  await client.call('Octoprint_PostEvent', { as: workshop.user, body })
  await report(server, workshop, { milligrams: 4000 }, { spoolNumber: 2 })
  await client.call('Octoprint_PostEvent', { as: workshop.user, body: webhook(workshop.printer.id, 'Print Done') })
  const usages = await usagesOf(server, workshop.user)
  assert.deepEqual(
    usages.map(({ filament_id, amount_mg }) => [filament_id, amount_mg]),
    [
      [workshop.filamentId, 0],
      [other.id, 4000],
    ],
  )
  assert.equal(await balanceOf(server, workshop), NOMINAL)
  assert.equal(await balanceOf(server, { ...workshop, filamentId: other.id }), NOMINAL - 4000)
})

test('what people enter stays, and a usage that they remove does not come back', async () => {
  const workshop = await newWorkshop(server)
  const as = workshop.user
  await tell(workshop, 'started')
  await report(server, workshop, { milligrams: 4000 })
  const [print] = await printsOf(server, workshop.user)
  const path = { id: print?.id ?? 0 }
  const filamentUsage = [{ filamentId: workshop.filamentId, amountMg: 7000 }]
  await client.call('Prints_CompletePrint', { as, path, body: { status: 'Success', filamentUsage } })
  await report(server, workshop, { milligrams: 10 })
  assert.equal(await balanceOf(server, workshop), NOMINAL - 7000)
  await client.call('Prints_PatchPrint', { as, path, body: { filamentUsage: [] } })
  assert.equal(await balanceOf(server, workshop), NOMINAL)
  await client.call('Prints_PatchPrint', { as, path, body: { title: 'Renamed' } })
  assert.equal(await balanceOf(server, workshop), NOMINAL)
})

function amountsOf(data: EventDto['data']): (number | null)[] {
  return (data['filamentUsage'] as FilamentUsageDto[]).map(({ amountMg }) => amountMg)
}

test('what is reported after the end of a print is an event of the print, whose amounts it changes', async () => {
  const workshop = await newWorkshop(server)
  const as = workshop.user
  await tell(workshop, 'started')
  await report(server, workshop, { milligrams: 4000 })
  await tell(workshop, 'complete')
  await drainEvents(db)
  const { position } = await readEvents(client, { as })
  await report(server, workshop, { milligrams: 100 })
  await drainEvents(db)
  const { items } = await readEvents(client, { as, query: { after: position } })
  const changes = items.filter(({ type }) => type.startsWith('print.'))
  assert.deepEqual(
    changes.map(({ type, data }) => [type, amountsOf(data)]),
    [['print.updated', [4100]]],
  )
})

test('a print that its owner finishes takes what was reported, also late; one that is deleted gives it back', async () => {
  const workshop = await newWorkshop(server)
  const as = workshop.user
  await newPrint(server, workshop.user, { status: 'Printing', printer_id: workshop.printer.id, start_date: null })
  await report(server, workshop, { milligrams: 4000.4 })
  const [print] = await printsOf(server, workshop.user)
  const path = { id: print?.id ?? 0 }
  await client.call('Prints_PatchPrint', { as, path, body: { status: 'Failed' } })
  await report(server, workshop, { milligrams: 100.3 })
  assert.equal(await balanceOf(server, workshop), NOMINAL - 4101)
  assert.equal((await usagesOf(server, as))[0]?.amount_mg, 4101)
  await client.call('Prints_PatchPrint', { as, path, body: { status: 'Printing' } })
  assert.equal(await balanceOf(server, workshop), NOMINAL - 4101)
  await client.call('Prints_DeletePrint', { as, path })
  assert.equal(await balanceOf(server, workshop), NOMINAL)
  await report(server, workshop, { milligrams: 5 })
  assert.equal(await balanceOf(server, workshop), NOMINAL - 5)
})

test('a print of long ago that is recorded only now takes nothing of what is reported, whatever is known of its end', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  for (const [known, takes] of [
    [{ startDate: ago(10), endDate: ago(9) }, false],
    [{ startDate: ago(10), printTimeInSeconds: 3600 }, false],
    [{ startDate: ago(10), totalTimeInSeconds: 3600 }, false],
    [{ startDate: ago(10), estimatedPrintTimeInSeconds: 3600 }, false],
    [{ startDate: ago(10) }, false],
    [{ startDate: ago(10), printTimeInSeconds: 10 * 86_400 }, true],
    [{ startDate: ago(0.1), printTimeInSeconds: 3600 }, true],
    [{}, true],
  ] as const) {
    const workshop = await newWorkshop(server)
    const body = { title: 'Recorded later', status: 'Success', printerId: workshop.printer.id, ...known } as const
    const print = await client.call('Prints_PostPrint', { as: workshop.user, body })
    assert.equal(print.status, 201)
    for (const milligrams of [12_000, 13_000]) await report(server, workshop, { milligrams })
    assert.deepEqual(
      (await usagesOf(server, workshop.user)).map(({ amount_mg }) => amount_mg),
      takes ? [25_000] : [],
      JSON.stringify(known),
    )
    assert.equal(await balanceOf(server, workshop), NOMINAL - 25_000)
  }
})

test('an end without a start takes what was reported since the print before, unless that one is of long ago', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const month = 30 * 24 * 60
  for (const [known, takes] of [
    [{ startDate: ago(month + 60), endDate: ago(month) }, true],
    [{ startDate: ago(month) }, true],
    [{ startDate: ago(60), endDate: ago(10) }, false],
    [{}, false],
  ] as const) {
    const workshop = await newWorkshop(server)
    const { user, printer } = workshop
    await report(server, workshop, { milligrams: 4000 })
    await db
      .updateTable('spool_uses')
      .set({ minute: ago(20) })
      .where('user_id', '=', user.id)
      .execute()
    const body = { title: 'Recorded later', status: 'Success', printerId: printer.id, ...known } as const
    assert.equal((await client.call('Prints_PostPrint', { as: user, body })).status, 201)
    await tell(workshop, 'complete', { filament_used: null })
    const usages = await usagesOf(server, user)
    assert.deepEqual(
      usages.map(({ amount_mg }) => amount_mg),
      [takes ? 4000 : null],
      JSON.stringify(known),
    )
    assert.equal(await balanceOf(server, workshop), NOMINAL - 4000)
  }
})

test('a print of several days that its owner finishes takes what is reported late', async () => {
  const workshop = await newWorkshop(server)
  const began = new Date(Date.now() - 3 * 86_400_000).toISOString()
  const running = {
    status: 'Printing',
    printer_id: workshop.printer.id,
    start_date: began,
    created_date: began,
  } as const
  const { id } = await newPrint(server, workshop.user, { ...running, estimated_print_time_in_seconds: 3600 })
  await client.call('Prints_PatchPrint', { as: workshop.user, path: { id }, body: { status: 'Success' } })
  await report(server, workshop, { milligrams: 100 })
  assert.equal((await usagesOf(server, workshop.user))[0]?.amount_mg, 100)
})

test('a running print whose material is replaced keeps what was reported', async () => {
  const workshop = await newWorkshop(server)
  const as = workshop.user
  await tell(workshop, 'started')
  await report(server, workshop, { milligrams: 4000 })
  const [print] = await printsOf(server, as)
  const path = { id: print?.id ?? 0 }
  await client.call('Prints_PatchPrint', { as, path, body: { filamentUsage: [] } })
  assert.equal(await balanceOf(server, workshop), NOMINAL - 4000)
  await client.call('Prints_PatchPrint', { as, path, body: { status: 'Success' } })
  assert.equal(await balanceOf(server, workshop), NOMINAL - 4000)
})

test('a spool of somebody else is unknown, and so is one that does not exist', async () => {
  const workshop = await newWorkshop(server)
  await newFilament(server, await newUser(server), { number: 2 })
  await assert.rejects(report(server, workshop, { milligrams: 1 }, { spoolNumber: 2 }), { status: 404 })
  await assert.rejects(report(server, workshop, { milligrams: 1e9 }), { status: 400 })
  const { printer } = await newWorkshop(server)
  await report(server, workshop, { milligrams: 1 }, { printerId: printer.id })
  assert.equal((await ledgerOf(workshop)).length, 1)
})

test('another printer has its own print', async () => {
  const workshop = await newWorkshop(server)
  const other = await newPrinter(server, workshop.user)
  await tell(workshop, 'started')
  await report(server, workshop, { milligrams: 7 }, { printerId: other.id })
  await report(server, workshop, { milligrams: 8 }, { printerId: null })
  assert.deepEqual(
    (await ledgerOf(workshop)).map(({ print_id }) => print_id),
    [null, null],
  )
})

test('the repetition of a report that was not answered deducts nothing; an answered one does', async () => {
  const workshop = await newWorkshop(server)
  const { user, printer, spoolNumber } = workshop
  const use = {
    userId: user.id,
    connectionId: CONNECTION,
    printerId: printer.id,
    spoolNumber,
    amount: { milligrams: 100 },
    fingerprint: fingerprintOf(newContent()),
    actor: 'Connection:test',
  }
  const send = async () => useSpool(db, { ...use, arrivedDate: services.now() })
  const [first, second] = await Promise.all([send(), send()])
  const third = await send()
  assert.deepEqual([first.isRepeated, second.isRepeated].sort(), [false, true])
  assert.equal(third.isRepeated, true)
  assert.equal(first.token, third.token)
  assert.equal(await balanceOf(server, workshop), NOMINAL - 100)

  await markAnswered(db, third, services.now())
  const next = await send()
  assert.equal(next.isRepeated, false)
  assert.equal(await balanceOf(server, workshop), NOMINAL - 200)

  // The mark of a response may follow the next report of its client.
  const leftDate = services.now()
  const [following] = await Promise.all([send(), markAnswered(db, next, leftDate)])
  assert.equal(following.isRepeated, false)
  assert.equal(await balanceOf(server, workshop), NOMINAL - 300)

  const later = await useSpool(db, { ...use, arrivedDate: new Date(services.now().getTime() + 16_000) })
  assert.equal(later.isRepeated, false)
  const elsewhere = await useSpool(db, {
    ...use,
    connectionId: '16fd2706-8baf-433b-82eb-8c7fada847da',
    arrivedDate: services.now(),
  })
  assert.equal(elsewhere.isRepeated, false)
})

test('a stock that falls to its threshold is told once, and use at most once a minute', async () => {
  const workshop = await newWorkshop(server)
  await db
    .updateTable('filaments')
    .set({ low_stock_threshold_mg: NOMINAL - 100 })
    .where('id', '=', workshop.filamentId)
    .execute()
  for (let number = 0; number < 6; number += 1) await report(server, workshop, { milligrams: 30 })
  await report(server, workshop, { milligrams: NOMINAL })
  const about = async (table: 'events' | 'pending_events') =>
    (await db.selectFrom(table).select(['name', 'printer_id']).where('user_id', '=', workshop.user.id).execute()).map(
      ({ name, printer_id }) => [name, printer_id] as const,
    )
  const told = [...(await about('events')), ...(await about('pending_events'))]
  const ofSpools = told.filter(([name]) => name.startsWith('spool.'))
  assert.deepEqual(ofSpools.map(([name]) => name).sort(), ['spool.emptied', 'spool.low', 'spool.used'])
  assert.deepEqual([...new Set(ofSpools.map(([, printerId]) => printerId))], [workshop.printer.id])
})

test('a print tells its owner, and nobody else, what was reported of its spools', async () => {
  const workshop = await newWorkshop(server)
  await tell(workshop, 'started')
  const [{ id } = { id: 0 }] = await printsOf(server, workshop.user)
  const read = async (as?: Workshop['user']) => {
    const { body } = await client.call('Prints_GetPrint', { path: { id }, ...(as && { as }) })
    return (body as { reportedUse: unknown }).reportedUse
  }
  assert.deepEqual(await read(workshop.user), [])
  await report(server, workshop, { milligrams: 12_300.4 })
  const reported = [{ filamentId: workshop.filamentId, amountMg: 12_300 }]
  assert.deepEqual(await read(workshop.user), reported)
  await tell(workshop, 'complete')
  const body = { viewStatus: 'Public' }
  await client.call('Prints_PatchPrint', { path: { id }, body, as: workshop.user })
  assert.deepEqual(await read(workshop.user), reported)
  assert.deepEqual(await read(), [])
})

test('completing a print twice leaves what was reported as it is', async () => {
  const workshop = await newWorkshop(server)
  await tell(workshop, 'started')
  const [{ id } = { id: 0 }] = await printsOf(server, workshop.user)
  const other = await newFilament(server, workshop.user, { number: 5, initial_nominal_weight_mg: NOMINAL })
  await report(server, workshop, { milligrams: 12_300 })
  await report(server, workshop, { milligrams: 4000 }, { spoolNumber: 5 })
  const body = { status: 'Success', filamentUsage: [{ materialType: 'PVA', amountMg: 500 }] }
  for (let time = 0; time < 2; time += 1) {
    const { status, text } = await client.call('Prints_CompletePrint', { path: { id }, body, as: workshop.user })
    assert.equal(status, 200, text)
    assert.deepEqual(
      (await usagesOf(server, workshop.user)).map(({ filament_id, amount_mg }) => [filament_id, amount_mg]),
      [
        [workshop.filamentId, 12_300],
        [null, 500],
        [other.id, 4000],
      ],
    )
  }
})
