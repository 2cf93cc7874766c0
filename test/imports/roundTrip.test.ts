import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newComment, newImage, newMaintenanceEntry } from '../support/belongings.ts'
import { loadDemoInto } from '../support/demo.ts'
import {
  insert,
  newApiKey,
  newFilament,
  newPrint,
  newSlicerSettings,
  newUsage,
  newUser,
  type User,
} from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { newWorkshop, notice } from '../integrations/devices.ts'
import { report } from '../spoolUse/report.ts'
import { unzip } from '../exports/unzip.ts'
import { exportAll, exportEntries, packDescribed, withoutIds, withRecords } from './archives.ts'
import { commit, dryRun, rowsOf, undo } from './support.ts'

/** What is counted anew, or belongs to the place where it happened. */
const DERIVED = ['achievements', 'notifications']

const server = await startServer()
const { client, db } = server

async function demoUser(): Promise<User> {
  const { userId } = await loadDemoInto(server)
  const { key } = await newApiKey(server, { id: userId })
  return { ...(await newUser(server)), id: userId, key }
}

/** Adds what the demo logbook does not have. */
async function addRareRecords(user: User): Promise<void> {
  const owner = { user_id: user.id }
  const settings = await newSlicerSettings(server, {
    ...owner,
    body: '{\r\n "z": 1.50, "a": "two\\nlines \\u00e9", "big": 123456789012345678901234567890, "a": 2 }',
    title: 'Tab\there, "settings":{}',
  })
  const print = await newPrint(server, user, {
    slicer_settings_id: settings.id,
    view_status: 'Unlisted',
    share_key: 'oldkey',
    notes: '=1+1\n\u2028 "quoted" 日本 \\u0000 \u{1F600}',
    tags: ['a;b', 'c\\d'],
    deducts_material: false,
    external_id: 'job 1',
  })
  await newUsage(server, print, { material_type: 'PLA', length_in_m: 0.1, volume_ml: 1e-7, amount_mg: 0 })
  await insert(server, 'print_settings', {
    ...owner,
    print_id: print.id,
    slicer_settings_id: settings.id,
    infill_permille: 150,
  })
  await newImage(server, print)
  await newComment(server, print, user, { body: 'My own words' })
  await newComment(server, print, await newUser(server), { body: 'Words of another person' })
  await newComment(server, await newPrint(server, await newUser(server)), user, { body: 'Elsewhere' })
  const printer = await db.selectFrom('printers').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow()
  const next = await newMaintenanceEntry(server, printer, {
    parts: JSON.stringify([{ name: 'Belt', amount: 2, costMicros: null }]),
  })
  const after = await newMaintenanceEntry(server, printer, { done: true })
  await sql`update maintenance_entries set next_entry_id = ${after.id} where id = ${next.id}`.execute(db)
  await insert(server, 'notification_settings', {
    ...owner,
    muted_in_app: ['Achievement'],
    muted_push: ['Comment', 'LowStock'],
    quiet_start: 1350,
    quiet_end: 5,
  })
  await insert(server, 'spool_settings', { ...owner, key: 'locations', value: '["Shelf \\"A\\"","Büro"]' })
  const field = { ...owner, field_type: 'text', position: 2 }
  await insert(server, 'spool_fields', { ...field, entity: 'vendor', key: 'site', name: 'Website', unit: null })
  await insert(server, 'spool_fields', {
    ...field,
    entity: 'filament',
    key: 'grade',
    name: 'Grade',
    field_type: 'choice',
    choices: ['A', 'B'],
    multi_choice: true,
    default_value: '["A"]',
  })
  await insert(server, 'spool_fields', { ...field, entity: 'spool', key: 'tag', name: 'NFC tag', unit: 'hex' })
  await sql`update brands set extra = ${JSON.stringify({ site: '"https://example.org"' })}::jsonb where user_id = ${user.id}`.execute(
    db,
  )
  await sql`update filament_types set extra = ${JSON.stringify({ grade: '["B","A"]' })}::jsonb, color_alpha = '7F',
      reorder_point_mg = 250000
    where user_id = ${user.id} and color_hex is not null`.execute(db)
  await sql`update filaments set extra = ${JSON.stringify({ tag: '"04A1"' })}::jsonb,
      first_used_date = '2026-02-01T10:00:00.5Z', last_used_date = '2026-03-01T10:00:00Z'
    where user_id = ${user.id}`.execute(db)
  await sql`update users set close_stuck_prints_after_days = 30 where id = ${user.id}`.execute(db)
  await sql`update prints set stuck_date = '2026-04-01', closed_date = '2026-05-01' where user_id = ${user.id}
    and status = 'Cancelled'`.execute(db)
  // Two entries of the ledger are of a print that was deleted since.
  await sql`update filament_ledger set print_id = 999999999 where user_id = ${user.id}
    and id in (select id from filament_ledger where user_id = ${user.id} and kind = 'Usage' order by position limit 2)`.execute(
    db,
  )
}

test('an archive that is imported into an empty account yields the same archive again, and nothing when it is imported twice', async () => {
  const user = await demoUser()
  await addRareRecords(user)
  const archive = await exportAll(server, user)
  // Comments under prints of others stay with their prints.
  const before = withRecords(await unzip(archive), 'comments', (comments) =>
    comments.filter(({ isOwnPrint }) => isOwnPrint),
  )

  const other = await newUser(server)
  const ready = await dryRun(server, other, archive, 'archive.zip')
  assert.deepEqual([ready.state, ready.format, ready.error], ['Ready', 'Archive', null])
  assert.deepEqual([ready.printers, ready.spools], [[], []])
  const { body: errors } = await client.call('Imports_GetRows', {
    as: other,
    path: { id: ready.id },
    query: { verdicts: ['Error'] },
  })
  assert.deepEqual(
    errors.items.map(({ kind, reason }) => [kind, reason]),
    [],
  )
  assert.deepEqual(await client.call('Prints_GetSummary', { as: other }).then(({ body }) => body.items), [])
  const committed = await commit(server, other, ready)
  assert.deepEqual([committed.state, committed.kinds], ['Committed', ready.kinds])

  const after = await exportEntries(server, other)
  const [one, two] = [withoutIds(before), withoutIds(after)]
  for (const [resource, text] of one) {
    if (DERIVED.includes(resource)) continue
    assert.ok(text.length > 0, `${resource} has records`)
    assert.equal(two.get(resource), text, resource)
  }

  const again = await dryRun(server, other, archive)
  assert.deepEqual([again.counts.created, again.counts.updated, again.counts.errors], [0, 0, 0])
  assert.equal((await commit(server, other, again)).counts.created, 0)
  assert.deepEqual(withoutIds(await exportEntries(server, other)), two)

  const undone = await undo(server, other, ready)
  assert.equal(undone.state, 'Undone')
  const { body: stays } = await client.call('Imports_GetRows', {
    as: other,
    path: { id: ready.id },
    query: { verdicts: ['Created'], pageSize: 200 },
  })
  assert.deepEqual(
    stays.items.filter((row) => row.undo !== 'Removed'),
    [],
  )
  const empty = withoutIds(await exportEntries(server, other))
  for (const [resource, text] of empty)
    if (resource !== 'settings' && !DERIVED.includes(resource)) assert.equal(text, '', resource)
})

test('a print that runs keeps what connections have reported, and its end gives nothing back', async () => {
  const workshop = await newWorkshop(server)
  const { user, printer } = workshop
  const start = notice(printer.id, 'started', {})
  assert.equal((await client.call('Moonraker_PostNotification', { as: user, body: start })).status, 200)
  for (const milligrams of [12_000, 500.4]) await report(server, workshop, { milligrams })
  const archive = await exportAll(server, user)
  const other = await newUser(server)
  await commit(server, other, await dryRun(server, other, archive))
  assert.equal(
    withoutIds(await exportEntries(server, other)).get('prints'),
    withoutIds(await unzip(archive)).get('prints'),
  )
  const stateOf = async () => {
    const { body: prints } = await client.call('Prints_GetSummary', { as: other })
    const { body: spools } = await client.call('Filaments_GetFilaments', { as: other })
    const id = prints.items[0]?.id ?? 0
    const { body: print } = await client.call('Prints_GetPrint', { as: other, path: { id } })
    const [spool] = spools.items
    const usages = print.filamentUsage.map(({ filamentId, amountMg }) => [filamentId === spool?.id, amountMg])
    return { id, remainingMg: spool?.remainingMg, totalUsedMg: spool?.totalUsedMg, usages }
  }
  const running = await stateOf()
  assert.deepEqual([running.remainingMg, running.totalUsedMg], [1_000_000 - 12_500, 12_500])
  const body = { title: 'Renamed while it runs' }
  assert.equal((await client.call('Prints_PatchPrint', { as: other, path: { id: running.id }, body })).status, 200)
  assert.equal((await stateOf()).remainingMg, 1_000_000 - 12_500)
  const path = { id: running.id }
  assert.equal(
    (await client.call('Prints_CompletePrint', { as: other, path, body: { status: 'Success' } })).status,
    200,
  )
  assert.deepEqual(await stateOf(), { ...running, usages: [[true, 12_500]] })
})

test('an archive of the same account changes nothing, and brings back what was deleted', async () => {
  const user = await newUser(server)
  const print = await newPrint(server, user, { title: 'Kept' })
  const lost = await newPrint(server, user, { title: 'Lost', notes: 'precious' })
  await newUsage(server, lost, { material_type: 'PLA', amount_mg: 1234 })
  const archive = await exportAll(server, user)
  const same = await dryRun(server, user, archive)
  assert.deepEqual([same.counts.created, same.counts.updated, same.counts.errors], [0, 0, 0])
  await client.call('Prints_DeletePrint', { as: user, path: { id: lost.id } })
  const ready = await dryRun(server, user, archive)
  assert.equal(ready.counts.created, 1)
  await commit(server, user, ready)
  const made = (await rowsOf(server, user, ready)).find(({ verdict }) => verdict === 'Created')
  const { body } = await client.call('Prints_GetPrint', { as: user, path: { id: Number(made?.recordId) } })
  assert.deepEqual([body.title, body.notes, body.filamentUsage[0]?.amountMg], ['Lost', 'precious', 1234])
  assert.equal(body.createdDate, lost.created_date)
  assert.notEqual(body.id, print.id)
})

test('an archive of the same account brings no image back that was turned since, but one that was deleted', async () => {
  const user = await newUser(server)
  const print = await newPrint(server, user)
  const [image, gone] = [await newImage(server, print), await newImage(server, print)]
  const first = await exportAll(server, user)
  const turn = async (imageId: string) =>
    (await client.call('Images_RotateImage', { as: user, path: { imageId }, body: { degrees: 90 } })).body.id
  const once = await turn(image.id)
  const second = await exportAll(server, user)
  await turn(once)
  const last = await turn(gone.id)
  for (const archive of [first, second]) {
    const { counts } = await commit(server, user, await dryRun(server, user, archive))
    assert.deepEqual([counts.created, counts.updated, counts.errors], [0, 0, 0])
  }
  const path = { id: print.id, imageId: last }
  assert.equal((await client.call('Prints_DeleteImage', { as: user, path })).status, 204)
  assert.equal((await commit(server, user, await dryRun(server, user, first))).counts.created, 1)
})

test('the material of prints in an archive of an earlier version is summed up again', async () => {
  const user = await newUser(server)
  const print = await newPrint(server, user, {
    title: 'Two colors',
    filament_amount_mg: 100,
    estimated_filament_amount_mg: 100,
  })
  await newUsage(server, print, { material_type: 'PLA', amount_mg: 100 })
  await newUsage(server, print, { position: 1, material_type: 'PETG', estimated_amount_mg: 100 })
  const alone = await newPrint(server, user, { title: 'One color', filament_amount_mg: 5 })
  await newUsage(server, alone, { material_type: 'PLA', amount_mg: 0 })
  const other = await newUser(server)
  await commit(server, other, await dryRun(server, other, await exportAll(server, user)))
  const { body } = await client.call('Prints_GetSummary', { as: other })
  const sums = Object.fromEntries(body.items.map(({ title, filamentAmountMg }) => [title, filamentAmountMg]))
  assert.deepEqual(sums, { 'Two colors': 200, 'One color': 5 })
})

test('the accuracy of restored prints compares the same usages', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const startDate = '2026-03-02T10:00:00Z'
  const unpaired = [
    { materialType: 'PVA', amountMg: 500 },
    { materialType: 'PETG', estimatedAmountMg: 400 },
  ]
  for (const amountMg of [90, 100, 110, 120, 130]) {
    const filamentUsage = [{ materialType: 'PLA', amountMg, estimatedAmountMg: 100 }, ...unpaired]
    await client.call('Prints_PostPrint', {
      as: user,
      body: { title: 'Mixed', status: 'Success', startDate, filamentUsage },
    })
  }
  await commit(server, other, await dryRun(server, other, await exportAll(server, user)))
  const { body } = await client.call('Analytics_GetAccuracy', { as: other })
  const { medianRatio, sampleCount } = body.current.material
  assert.deepEqual([medianRatio, sampleCount], [1.1, 5])
})

test('the filament cost of restored prints says whether it lacks materials, also in an archive of an earlier version', async () => {
  const user = await newUser(server, { currency: 'EUR', default_spool_price_micros: null })
  const price = { initial_nominal_weight_mg: 1_000_000, purchase_price_micros: 20_000_000, purchase_currency: 'EUR' }
  const spool = await newFilament(server, user, price)
  const known = { filamentId: spool.id, amountMg: 100_000 }
  const post = (title: string, ...filamentUsage: readonly object[]) =>
    client.call('Prints_PostPrint', { as: user, body: { title, status: 'Success', filamentUsage } })
  await post('Partial', known, { materialType: 'PVA', amountMg: 5 })
  await post('Complete', known, { materialType: 'PVA', amountMg: 0 })
  const entries = await exportEntries(server, user)
  const earlier = withRecords(entries, 'prints', (prints) => prints.map(({ isFilamentPartial: _, ...print }) => print))
  for (const archive of [entries, earlier]) {
    const other = await newUser(server)
    await commit(server, other, await dryRun(server, other, await packDescribed(archive)))
    const { items } = (await client.call('Prints_GetSummary', { as: other })).body
    const marks = Object.fromEntries(items.map(({ title, cost }) => [title, cost?.isFilamentPartial]))
    assert.deepEqual(marks, { Partial: true, Complete: false })
  }
})
