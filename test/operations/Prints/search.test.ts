import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallInput } from '../../support/client.ts'
import { newFilament, newPrint, newPrinter, newProject, newUsage, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

type Query = NonNullable<CallInput['query']>

async function search(user: User, searchText: string, query: Query = {}): Promise<string[]> {
  const { body } = await client.call('Prints_GetSummary', { as: user, query: { ...query, searchText } })
  assert.equal(body.paging.totalCount, query['pageSize'] === undefined ? body.items.length : body.paging.totalCount)
  return body.items.map(({ title }) => title)
}

/** Prints of a user, each of which one record of its own belongs to; newest first: by material, spool, project, printer, text. */
async function filled() {
  const user = await newUser(server)
  const printer = await newPrinter(server, user, { name: 'Workhorse', make: 'Vorön', model: 'Trident 300' })
  const project = await newProject(server, user, { name: 'Kitchen drawers', description: 'oak' })
  const spool = await newFilament(server, user, {
    display_name: 'First roll',
    brand: 'Eryone',
    material_type: 'PETG',
    color_name: 'Galaxy Red',
    notes: 'damp',
  })
  const print = (title: string, values: object = {}) => newPrint(server, user, { title, ...values })
  await print('text', {
    file_name: 'Gridfinity_1×1-bin.gcode',
    notes: 'crème brûlée',
    tags: ['gift', 'for-mum'],
    failure_reason: 'Peeled off the bed',
  })
  await print('printer', { printer_id: printer.id })
  await print('project', { project_id: project.id })
  await newUsage(server, await print('spool'), { filament_id: spool.id })
  await newUsage(server, await print('material'), { material_type: 'PA-CF' })
  return { user, printer, project, spool }
}

test('prints are found by their texts and by the names of what they were made on, for and of', async () => {
  const { user } = await filled()
  for (const [text, titles] of [
    ['bin 1x1 gridfinity', ['text']],
    ['peeled', ['text']],
    ['mum creme GIFT brulee', ['text']],
    ['voron', ['printer']],
    ['trident printer', ['printer']],
    ['drawers kitchen', ['project']],
    ['oak', []],
    ['eryone red spool', ['spool']],
    ['petg', ['spool']],
    ['damp', []],
    ['pa-cf', ['material']],
    ['CF PA material', ['material']],
    ['eryone voron', []],
    ['r', ['material', 'spool', 'project', 'printer', 'text']],
    ['  ', ['material', 'spool', 'project', 'printer', 'text']],
  ] as const)
    assert.deepEqual(await search(user, text), titles, text)
  assert.deepEqual(await search(await newUser(server), 'eryone'), [])
})

test('records that were renamed are found by their new names only', async () => {
  const { user, printer, project, spool } = await filled()
  await client.call('Printers_PatchPrinter', { as: user, path: { id: printer.id }, body: { make: 'Prusa' } })
  await client.call('Projects_PatchProject', { as: user, path: { id: project.id }, body: { name: 'Bath' } })
  await client.call('Filaments_PatchFilament', { as: user, path: { id: spool.id }, body: { brand: 'eSun' } })
  for (const [text, titles] of [
    ['prusa', ['printer']],
    ['bath', ['project']],
    ['esun', ['spool']],
    ['voron', []],
    ['kitchen', []],
    ['eryone', []],
  ] as const)
    assert.deepEqual(await search(user, text), titles, text)
})

test('a text of any length is searched to its end, together with short ones', async () => {
  const user = await newUser(server)
  await newPrint(server, user, { title: 'long', notes: `${'very long notes '.repeat(3000)}until needle` })
  await newPrint(server, user, { title: 'short', notes: 'needle' })
  assert.deepEqual(await search(user, 'NEEDLE'), ['short', 'long'])
  assert.deepEqual(await search(user, 'needle until'), ['long'])
})

test('filters, orders and pages apply to what is found', async () => {
  const user = await newUser(server)
  for (const [title, status, start_date] of [
    ['part C', 'Success', '2026-01-01Z'],
    ['part a', 'Failed', '2026-01-02Z'],
    ['other', 'Success', '2026-01-03Z'],
    ['Part B', 'Success', '2026-01-04Z'],
  ] as const)
    await newPrint(server, user, { title, status, start_date })
  assert.deepEqual(await search(user, 'part'), ['Part B', 'part a', 'part C'])
  assert.deepEqual(await search(user, 'part', { sortDirection: 'asc' }), ['part C', 'part a', 'Part B'])
  assert.deepEqual(await search(user, 'part', { statuses: ['Success'] }), ['Part B', 'part C'])
  assert.deepEqual(await search(user, 'part', { sortColumn: 'title', sortDirection: 'asc' }), [
    'part a',
    'Part B',
    'part C',
  ])
  const page = (pageNumber: number, query: Query = {}) => search(user, 'part', { pageSize: 2, pageNumber, ...query })
  assert.deepEqual([await page(1), await page(2), await page(3)], [['Part B', 'part a'], ['part C'], []])
  assert.deepEqual(await page(2, { sortColumn: 'title', sortDirection: 'desc' }), ['part a'])
  const past = { searchText: 'part', pageNumber: 9, statuses: ['Success'] }
  const { body } = await client.call('Prints_GetSummary', { as: user, query: past })
  assert.deepEqual([body.items, body.paging.totalCount], [[], 2])
})

test('hostile searches are only text, and those that are too long are refused by name', async () => {
  const user = await newUser(server)
  await newPrint(server, user, { title: '100% a_b\\c' })
  for (const text of [
    '%',
    '_',
    '\\',
    '%_\\',
    "'; drop table prints; --",
    '♥',
    '\u0301',
    '×',
    '(',
    '[[:<:]]',
    'a '.repeat(100),
  ]) {
    const { status } = await client.call('Prints_GetSummary', { as: user, query: { searchText: text } })
    assert.equal(status, 200, text)
  }
  for (const text of ['%', '_', '\\', '100 %']) assert.deepEqual(await search(user, text), ['100% a_b\\c'], text)
  for (const text of ['%%', '__', '$', '100 $x']) assert.deepEqual(await search(user, text), [], text)
  const { status, problem } = await client.call('Prints_GetSummary', {
    as: user,
    query: { searchText: 'a'.repeat(1000) },
  })
  assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, ['searchText']])
})
