import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fillPrintSettings } from '../../../src/jobs/fillPrintSettings.ts'
import type { CallInput } from '../../support/client.ts'
import { newPrint, newSlicerSettings, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server
const NONE = {
  slicerSettingsId: null,
  slicer: null,
  slicerVersion: null,
  profile: null,
  material: null,
  layerHeightMm: null,
  nozzleDiameterMm: null,
  infillPercent: null,
  infillPattern: null,
  wallCount: null,
  hasSupports: null,
  printSpeedMmPerS: null,
  nozzleTemperatureC: null,
  bedTemperatureC: null,
  comparison: null,
}

/** Saves settings as a slicer does. */
async function save(body: unknown): Promise<string> {
  return (await client.call('SlicerSettings_SaveSettings', { body })).body.newSettingId
}

async function printFrom(
  user: User,
  settings: unknown,
  title = 'Bracket',
): Promise<{ id: number; settingsId: string }> {
  const settingsId = await save({ slicer: 'PrusaSlicer', curaVersion: '2.8.1', settings })
  const body = { title, slicerSettingsId: settingsId }
  const { id } = (await client.call('Prints_PostPrint', { as: user, body })).body
  return { id, settingsId }
}

const read = async (as: User, id: number) => (await client.call('Prints_GetSettings', { as, path: { id } })).body

/** What a recorded request of a slicer sends. */
function recorded(name: string): unknown {
  const file = new URL(`../../../contract/released/devices/${name}.request`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8').split('\r\n\r\n')[1] ?? '')
}

test('the settings of a print are its slicer’s, in one form', async () => {
  const user = await newUser(server)
  const settingsId = await save(recorded('slicer-02-save-json'))
  const body = { title: 'Bracket', slicerSettingsId: settingsId }
  const print = (await client.call('Prints_PostPrint', { as: user, body })).body
  assert.equal(print.slicerSettingsId, settingsId)
  assert.deepEqual(await read(user, print.id), {
    ...NONE,
    printId: print.id,
    slicerSettingsId: settingsId,
    slicer: 'Cura',
    slicerVersion: '5.8.1',
    material: 'PLA',
    layerHeightMm: 0.2,
    infillPercent: 20,
  })
  const bare = await client.call('Prints_PostPrint', {
    as: user,
    body: { title: 'Bare', slicerSettingsId: await save(recorded('slicer-05-save-bare-object')) },
  })
  const { layerHeightMm, nozzleTemperatureC, slicer } = await read(user, bare.body.id)
  assert.deepEqual([layerHeightMm, nozzleTemperatureC, slicer], [0.2, 215, null])
})

test('settings in lists and notes are found', async () => {
  const user = await newUser(server)
  const { id } = await printFrom(user, {
    note: 'Settings:\r\n\r\nQuality:\r\n  Layer Height: 0.3\r\n  Sparse Infill Density: 15%',
    nozzle_diameter: ['0.6', '0.4'],
    enable_support: ['1'],
    nozzle_temperature: [240, 250],
    wall_loops: { a: 1 },
    curr_bed_type: 'Cool Plate',
    cool_plate_temp: ['35'],
    filamentUsage: [{ filament: { materialType: 'PETG' } }, 7],
  })
  const { printId, slicerSettingsId, slicerVersion, ...settings } = await read(user, id)
  assert(printId === id && slicerSettingsId !== null && slicerVersion === '2.8.1')
  const { slicerSettingsId: _, slicerVersion: __, ...none } = NONE
  assert.deepEqual(settings, {
    ...none,
    slicer: 'PrusaSlicer',
    material: 'PETG',
    layerHeightMm: 0.3,
    nozzleDiameterMm: 0.6,
    infillPercent: 15,
    hasSupports: true,
    nozzleTemperatureC: 240,
    bedTemperatureC: 35,
  })
})

test('a print without slicer settings has none, and visitors of a public print get none unless they are shared', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const print = await newPrint(server, user)
  assert.deepEqual(await read(user, print.id), { ...NONE, printId: print.id })
  const { id } = await printFrom(user, { layer_height: 0.2 })
  await client.call('Prints_PatchPrint', { as: user, path: { id }, body: { viewStatus: 'Public' } })
  assert.deepEqual(await read(other, id), { ...NONE, printId: id })
  const seen = await client.call('Prints_GetPrint', { as: other, path: { id } })
  assert.deepEqual([seen.status, seen.body.slicerSettingsId], [200, null])
  const listed = await client.call('Prints_GetSummary', { as: other, query: { minLayerHeightMm: 0.1 } })
  assert.equal(listed.body.paging.totalCount, 0)
})

test('visitors see the main settings that are shared, and never a name that a person chose', async () => {
  const [owner, visitor] = [await newUser(server), await newUser(server)]
  const secret = 'X-Api-Key=0f3a9c /home/kim'
  const { id } = await printFrom(owner, {
    layer_height: 0.2,
    wall_loops: 3,
    enable_support: true,
    infill_pattern: 'gyroid',
    print_settings_id: `profile ${secret}`,
    filament_type: `PLA of Kim`,
    note: secret,
  })
  const path = { id }
  const change = (body: object) => client.call('Prints_PatchPrint', { as: owner, path, body })
  const get = (as: User | undefined, query: Record<string, string | boolean> = {}) =>
    client.call('Prints_GetSettings', { as, path, query })
  assert.equal((await get(owner)).body.profile, `profile ${secret}`)
  const seen = {
    ...NONE,
    printId: id,
    slicer: 'PrusaSlicer',
    slicerVersion: '2.8.1',
    layerHeightMm: 0.2,
    infillPattern: 'gyroid',
    wallCount: 3,
    hasSupports: true,
  }
  await change({ viewStatus: 'Private', shared: { settings: true } })
  assert.deepEqual([(await get(undefined)).status, (await get(visitor)).status], [404, 404])
  assert.deepEqual((await get(owner, { asVisitor: true })).body, seen)
  const { shareKey } = (await change({ viewStatus: 'Unlisted' })).body
  assert.equal((await get(visitor)).status, 404)
  assert.deepEqual((await get(undefined, { shareKey: String(shareKey) })).body, seen)
  await change({ viewStatus: 'Public' })
  for (const as of [undefined, visitor]) assert.deepEqual((await get(as)).body, seen)
  await change({ shared: { settings: false } })
  for (const as of [undefined, visitor]) assert.deepEqual((await get(as)).body, { ...NONE, printId: id })
})

test('texts that a slicer sent reach visitors only in the form of a name or a version', async () => {
  const owner = await newUser(server, { view_status: 'Public' })
  for (const [slicer, version, pattern] of [
    ['C:\\Users\\kim\\slicer.exe', 'kim@example.org', '/home/kim/gyroid'],
    ['c0ffee00c0ffee00c0ffee00c0ffee00', '9f86d081884c7d659a2f', 'key 12345'],
    ['a slicer of my friend Kim', '5.9.0 for Kim', 'mine, not yours'],
  ]) {
    const settings = { slicer, curaVersion: version, settings: { infill_pattern: pattern, layer_height: 0.2 } }
    const body = {
      title: 'a',
      viewStatus: 'Public',
      shared: { settings: true },
      slicerSettingsId: await save(settings),
    }
    const { id } = (await client.call('Prints_PostPrint', { as: owner, body })).body
    const own = await read(owner, id)
    assert.deepEqual([own.slicer, own.slicerVersion, own.infillPattern], [slicer, version, pattern])
    const seen = (await client.call('Prints_GetSettings', { path: { id } })).body
    assert.deepEqual(seen, { ...NONE, printId: id, layerHeightMm: 0.2 })
  }
})

test('two prints are compared by what is known of both, and only with prints that the caller can read', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const one = await printFrom(user, { layer_height: 0.2, nozzle_diameter: 0.4, wall_loops: 3, fill_density: '15%' })
  const two = await printFrom(user, { layer_height: 0.28, nozzle_diameter: 0.4, wall_loops: 2 })
  const foreign = await printFrom(other, { layer_height: 0.1 })
  const compare = (compareWith: number, as = user) =>
    client.call('Prints_GetSettings', { as, path: { id: one.id }, query: { compareWith } })
  const { comparison, ...settings } = (await compare(two.id)).body
  assert.deepEqual({ ...settings, comparison: null }, await read(user, one.id))
  const { slicerSettingsId: _sent, comparison: _none, ...values } = await read(user, two.id)
  assert.deepEqual(comparison, { ...values, differences: ['layerHeightMm', 'wallCount'] })
  assert.deepEqual((await compare(one.id)).body.comparison?.differences, [])
  for (const id of [foreign.id, 9_999_999]) {
    const { problem } = await compare(id)
    assert.deepEqual([problem.status, Object.keys(problem.errors ?? {})], [400, ['compareWith']])
  }
  const path = { id: foreign.id }
  await client.call('Prints_PatchPrint', { as: other, path, body: { viewStatus: 'Public' } })
  assert.deepEqual((await compare(foreign.id)).body.comparison, {
    ...values,
    ...Object.fromEntries(Object.keys(values).map((name) => [name, null])),
    printId: foreign.id,
    differences: [],
  })
  await client.call('Prints_PatchPrint', { as: other, path, body: { shared: { settings: true } } })
  assert.deepEqual((await compare(foreign.id)).body.comparison?.differences, ['layerHeightMm'])
  assert.equal((await compare(two.id, other)).status, 404)
})

test('other settings replace those of a print, none remove them, and it keeps them when nothing is said', async () => {
  const user = await newUser(server)
  const { id, settingsId } = await printFrom(user, { layer_height: 0.2, fill_density: '15%' })
  const patch = (body: object) => client.call('Prints_PatchPrint', { as: user, path: { id }, body })
  await patch({ notes: 'Mine' })
  const print = await client.call('Prints_GetPrint', { as: user, path: { id } })
  assert.equal((await client.call('Prints_PutPrint', { as: user, path: { id }, body: print.body })).status, 200)
  assert.equal((await read(user, id)).infillPercent, 15, 'a print can be written back as it was read')
  const others = await save({ settings: { layer_height: 0.1 } })
  assert.equal((await patch({ slicerSettingsId: others })).body.slicerSettingsId, others)
  const { layerHeightMm, infillPercent } = await read(user, id)
  assert.deepEqual([layerHeightMm, infillPercent], [0.1, null])
  await patch({ slicerSettingsId: settingsId })
  await client.call('SlicerSettings_DeleteSettings', { as: user, path: { id: settingsId } })
  await patch({ notes: 'Still mine' })
  const kept = await read(user, id)
  assert.deepEqual([kept.slicerSettingsId, kept.layerHeightMm], [null, 0.2], 'the values are the print’s own')
  await patch({ slicerSettingsId: others })
  await patch({ slicerSettingsId: null })
  assert.deepEqual(await read(user, id), { ...NONE, printId: id })
})

test('prints are filtered by their settings', async () => {
  const user = await newUser(server)
  await printFrom(user, { layer_height: 0.1, nozzle_diameter: 0.25, fill_density: '10%', support_material: 0 }, 'fine')
  await printFrom(
    user,
    { layer_height: 0.2, nozzle_diameter: 0.4, fill_density: '12.5%', support_material: 1 },
    'usual',
  )
  await printFrom(
    user,
    { layer_height: 0.3, nozzle_diameter: 0.6, fill_density: '100%', support_material: 1 },
    'coarse',
  )
  await printFrom(user, { print_name: 'x' }, 'unknown')
  await newPrint(server, user, { title: 'by hand' })
  const list = async (query: NonNullable<CallInput['query']>) => {
    const { body } = await client.call('Prints_GetSummary', { as: user, query })
    assert.equal(body.paging.totalCount, body.items.length)
    return body.items.map(({ title }) => title)
  }
  for (const [query, titles] of [
    [{}, ['by hand', 'unknown', 'coarse', 'usual', 'fine']],
    [{ minLayerHeightMm: 0.2 }, ['coarse', 'usual']],
    [{ minLayerHeightMm: 0.2, maxLayerHeightMm: 0.2 }, ['usual']],
    [{ maxLayerHeightMm: 0.19999 }, ['usual', 'fine']],
    [{ maxLayerHeightMm: 0.199 }, ['fine']],
    [{ minLayerHeightMm: 0.3, maxLayerHeightMm: 0.1 }, []],
    [{ nozzleDiametersMm: [0.25, 0.6] }, ['coarse', 'fine']],
    [{ nozzleDiametersMm: [1] }, []],
    [{ minInfillPercent: 12.5 }, ['coarse', 'usual']],
    [{ minInfillPercent: 11, maxInfillPercent: 50 }, ['usual']],
    [{ hasSupports: true }, ['coarse', 'usual']],
    [{ hasSupports: false }, ['fine']],
    [{ hasSupports: true, maxLayerHeightMm: 0.25, searchText: 'usu' }, ['usual']],
    [{ hasSupports: true, searchText: 'fine' }, []],
  ] as const)
    assert.deepEqual(await list(query), titles, JSON.stringify(query))
  for (const [name, value] of [
    ['minLayerHeightMm', 0],
    ['maxLayerHeightMm', 11],
    ['minInfillPercent', 101],
    ['hasSupports', 'maybe'],
  ] as const) {
    const { status, problem } = await client.raw('GET', `/api/Prints/summary?${name}=${value}`, { as: user })
    assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, [name]])
  }
})

test('the settings of prints from before are stored once, also for several prints of the same', async () => {
  const user = await newUser(server)
  const body = JSON.stringify({ settings: { layer_height: 0.2 } })
  const { id: named } = await newSlicerSettings(server, { user_id: user.id, body })
  const broken = await newSlicerSettings(server, { user_id: user.id, body: '{"settings":{"note":"\\u0000"}}' })
  const old = [
    await newPrint(server, user, { slicer_settings_id: named }),
    await newPrint(server, user, { slicer_settings_id: named }),
  ]
  const unreadable = await newPrint(server, user, { slicer_settings_id: broken.id })
  const { id: changed } = await printFrom(user, { layer_height: 0.3 })
  // As an instance of an earlier version does.
  await db.updateTable('prints').set({ slicer_settings_id: named }).where('id', '=', changed).execute()
  assert.equal(await fillPrintSettings(db), 2)
  for (const { id } of [...old, { id: changed }]) assert.equal((await read(user, id)).layerHeightMm, 0.2)
  assert.deepEqual(await read(user, unreadable.id), { ...NONE, printId: unreadable.id, slicerSettingsId: broken.id })
  assert.equal(await fillPrintSettings(db), 0)
})

test('settings of the largest size, and of any kind, cost a print nothing but its settings', async () => {
  const user = await newUser(server)
  const many = Object.fromEntries(Array.from({ length: 29_000 }, (_, index) => [`setting_${index}`, index]))
  const large = await printFrom(user, { ...many, note: 'x'.repeat(3_000_000), layer_height: 0.2 })
  assert.equal((await read(user, large.id)).layerHeightMm, 0.2)
  for (const settings of [
    null,
    [],
    7,
    'x',
    { note: 7, filamentUsage: 'x' },
    { layer_height: { a: [] }, filamentUsage: [7] },
  ]) {
    const { id } = await printFrom(user, settings)
    assert.equal((await read(user, id)).layerHeightMm, null, JSON.stringify(settings))
  }
})
