import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCsv } from '../../csv/read.ts'
import { newFilament, newPrint, newPrinter, newProject, newUsage, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

test('a print has its facts, each with one unit, and its usages side by side', async () => {
  const user = await newUser(server)
  const printer = await newPrinter(server, user, { name: '-Printer' })
  const project = await newProject(server, user, { name: 'Shelf' })
  const spool = await newFilament(server, user, { display_name: 'Black; matte', material_type: 'PLA' })
  const print = await newPrint(server, user, {
    title: '=cmd|calc',
    status: 'Success',
    printer_id: printer.id,
    project_id: project.id,
    start_date: '2026-03-14T08:05:00Z',
    print_time_in_seconds: 3600,
    filament_amount_mg: 18_500,
    filament_cost_micros: 512_345,
    cost_currency: 'EUR',
    tags: ['a', 'b;c'],
    notes: 'first line\nsecond "line"',
  })
  await newUsage(server, print, { filament_id: spool.id, amount_mg: 18_500 })
  await newUsage(server, print, { filament_id: null, material_type: 'PETG', amount_mg: null, position: 1 })
  const answer = await client.call('Prints_GetCsv', { as: user })
  assert.equal(answer.headers.get('content-type'), 'text/csv; charset=utf-8; header=present')
  assert.equal(answer.headers.get('content-disposition'), 'attachment; filename="prints.csv"')
  const [row] = readCsv(answer.text)
  const expected = {
    id: String(print.id),
    title: '=cmd|calc',
    start_date: '2026-03-14T08:05:00.000Z',
    end_date: '',
    print_time_s: '3600',
    filament_g: '18.5',
    spool_ids: `${spool.id};`,
    spools: 'Black\\; matte;',
    materials: 'PLA;PETG',
    usage_g: '18.5;',
    filament_cost: '0.512345',
    cost_currency: 'EUR',
    printer: '-Printer',
    project: 'Shelf',
    tags: 'a;b\\;c',
    notes: 'first line\nsecond "line"',
  }
  for (const [name, value] of Object.entries(expected)) assert.equal(row?.[name], value, name)
  assert(answer.text.includes(`,'=cmd|calc,`), 'the title is guarded')
})

test('all matching prints are in the file, in the order of the list, and no other', async () => {
  const user = await newUser(server)
  await newPrint(server, await newUser(server), { title: 'Not theirs' })
  for (let index = 0; index < 120; index += 1) {
    await newPrint(server, user, { title: `Bracket ${index}`, status: index % 2 ? 'Success' : 'Failed' })
  }
  const query = { statuses: ['Success'], sortColumn: 'title', sortDirection: 'asc' } as const
  const rows = readCsv((await client.call('Prints_GetCsv', { as: user, query })).text)
  const list = await client.call('Prints_GetSummary', { as: user, query: { ...query, pageSize: 200 } })
  assert.deepEqual(
    rows.map(({ id }) => Number(id)),
    list.body.items.map(({ id }) => id),
  )
  assert.equal(rows.length, 60)
  const found = readCsv((await client.call('Prints_GetCsv', { as: user, query: { searchText: 'bracket 11' } })).text)
  const search = await client.call('Prints_GetSummary', { as: user, query: { searchText: 'bracket 11' } })
  assert.deepEqual(
    found.map(({ id }) => Number(id)),
    search.body.items.map(({ id }) => id),
  )
  assert(found.length > 1)
})

test('HEAD has the headers only, and an empty logbook its header', async () => {
  const user = await newUser(server)
  const head = await client.raw('HEAD', '/api/Prints/csv', { as: user })
  assert.deepEqual([head.status, head.text], [200, ''])
  assert.match((await client.call('Prints_GetCsv', { as: user })).text, /^\uFEFFid,title,[^\n]*\r\n$/)
})

test('400 for a date that is none', async () => {
  const { status, problem } = await client.call('Prints_GetCsv', {
    as: await newUser(server),
    query: { fromDate: 'soon' },
  })
  assert.deepEqual([status, Object.keys(problem.errors ?? {})], [400, ['fromDate']])
})
