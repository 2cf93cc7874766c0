import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFilament, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

const FACTS = {
  lotNumber: 'L2511-0873',
  articleNumber: 'FM-PLA-175',
  barcode: '8594185640017',
  reorderUrl: 'https://filament.example.org/black?size=1#top',
  openedDate: '2026-01-10',
  driedDate: '2026-03-01',
  tags: ['workshop', 'food safe'],
}

test('facts are kept as they are, changed by PATCH and cleared by PUT', async () => {
  const user = await newUser(server)
  const label = { displayName: 'Black', materialType: 'PLA' }
  const { body: spool } = await client.call('Filaments_PostFilament', { as: user, body: { ...label, ...FACTS } })
  assert.partialDeepStrictEqual(spool, FACTS)
  const path = { id: spool.id }
  assert.deepEqual((await client.call('Filaments_GetFilament', { as: user, path })).body, spool)
  assert.deepEqual((await client.call('Filaments_GetFilaments', { as: user })).body.items, [spool])
  const change = { driedDate: '2026-04-01', tags: [], barcode: null }
  const patched = await client.call('Filaments_PatchFilament', { as: user, path, body: change })
  assert.partialDeepStrictEqual(patched.body, { ...FACTS, ...change })
  assert.equal(patched.body.tags.length, 0)
  const put = await client.call('Filaments_PutFilament', { as: user, path, body: label })
  for (const name of Object.keys(FACTS) as (keyof typeof FACTS)[]) {
    assert.deepEqual(put.body[name], name === 'tags' ? [] : null, name)
  }
})

test('a fact that cannot be is refused, naming the field', async () => {
  const user = await newUser(server)
  const { id } = await newFilament(server, user)
  const cases: [string, object][] = [
    ['lotNumber', { lotNumber: 'x'.repeat(101) }],
    ['articleNumber', { articleNumber: 5 }],
    ['barcode', { barcode: 8594185640017 }],
    ['reorderUrl', { reorderUrl: 'javascript:alert(1)' }],
    ['reorderUrl', { reorderUrl: 'ftp://filament.example.org' }],
    ['reorderUrl', { reorderUrl: `https://${'x'.repeat(2000)}` }],
    ['openedDate', { openedDate: '2026-02-30' }],
    ['openedDate', { openedDate: '0000-01-01' }],
    ['driedDate', { driedDate: '2026-03-01T00:00:00Z' }],
    ['tags', { tags: Array(51).fill('a') }],
    ['tags[0]', { tags: [' '] }],
  ]
  for (const [field, body] of cases) {
    const { problem } = await client.call('Filaments_PatchFilament', { as: user, path: { id }, body })
    assert.deepEqual([problem.status, Object.keys(problem.errors ?? {})], [400, [field]], JSON.stringify(body))
  }
})

test('a spool is found by its numbers and tags, in one search with its name, and by a filter of tags', async () => {
  const user = await newUser(server)
  const { lotNumber: lot_number, articleNumber: article_number, barcode, tags } = FACTS
  await newFilament(server, user, { display_name: 'Black', lot_number, article_number, barcode, tags })
  await newFilament(server, user, { display_name: 'White', tags: ['workshop'] })
  await newFilament(server, user, { display_name: 'Plain' })
  await newFilament(server, await newUser(server), { display_name: 'Foreign', barcode, tags })
  const names = async (query: Record<string, string | readonly string[]>) =>
    (await client.call('Filaments_GetFilaments', { as: user, query })).body.items.map(({ displayName }) => displayName)
  for (const searchText of [barcode, '4185640', 'l2511-0873', 'fm pla 175', 'FOOD safe', 'black 0873 workshop']) {
    assert.deepEqual(await names({ searchText }), ['Black'], searchText)
  }
  assert.deepEqual(await names({ searchText: 'white 0873' }), [])
  assert.deepEqual(await names({ searchText: 'plain' }), ['Plain'])
  assert.deepEqual(await names({ tags: ['workshop'] }), ['Black', 'White'])
  assert.deepEqual(await names({ tags: ['workshop', 'food safe'] }), ['Black'])
  assert.deepEqual(await names({ tags: ['Workshop'] }), [])
})

test('the list sorts by the days of opening and drying, what is not recorded last', async () => {
  const user = await newUser(server)
  await newFilament(server, user, { display_name: 'a', opened_date: '2026-02-01', dried_date: '2026-02-02' })
  await newFilament(server, user, { display_name: 'b', opened_date: '2026-01-01', dried_date: '2026-03-01' })
  await newFilament(server, user, { display_name: 'c' })
  const order = async (sortColumn: string, sortDirection: string) => {
    const query = { sortColumn, sortDirection }
    const { body } = await client.call('Filaments_GetFilaments', { as: user, query })
    return body.items.map(({ displayName }) => displayName).join('')
  }
  assert.equal(await order('opened', 'asc'), 'bac')
  assert.equal(await order('opened', 'desc'), 'abc')
  assert.equal(await order('dried', 'asc'), 'abc')
  assert.equal(await order('dried', 'desc'), 'bac')
})
