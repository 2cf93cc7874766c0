import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newPrint, newSlicerSettings, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, config, db } = server

/** Saves settings as a slicer does, and retrieves them as their owner does. */
async function claim(as: User, body: string | object): Promise<string> {
  const { newSettingId: id } = (await client.call('SlicerSettings_SaveSettings', { body })).body
  assert.equal((await client.call('SlicerSettings_GetSettings', { query: { id }, as })).status, 200)
  return id
}

const list = async (as: User | Promise<string>, query = {}) =>
  (await client.call('SlicerSettings_ListSettings', { as, query })).body

const remove = (as: User | Promise<string>, id: string) =>
  client.call('SlicerSettings_DeleteSettings', { as, path: { id } })

test('a user lists the settings that they own, by key and by token, with what they take', async () => {
  const user = await newUser(server)
  const text = `{"slicer":"Cura", "settings": {"print_name": "Shelf bracket", "snapshot": "${'A'.repeat(9000)}"}}`
  const id = await claim(user, text)
  await newSlicerSettings(server)
  await newSlicerSettings(server, { user_id: (await newUser(server)).id })
  for (let i = 0; i < 2; i += 1) await newPrint(server, user, { slicer_settings_id: id })
  await newPrint(server, user)

  const { items, ...rest } = await list(user)
  const [item] = items
  assert.deepEqual(items, [
    {
      id,
      slicer: 'Cura',
      title: 'Shelf bracket',
      bytes: text.length,
      createdDate: item?.createdDate,
      claimedDate: item?.claimedDate,
      printCount: 2,
    },
  ])
  assert.ok(Date.parse(item?.createdDate ?? '') <= Date.parse(item?.claimedDate ?? ''))
  assert.deepEqual(
    [rest.paging.totalCount, rest.bytesUsed, rest.bytesAllowed],
    [1, text.length, config.storage.settingsBytes],
  )
  assert.deepEqual((await list(user.token())).items, items)
})

for (const [body, slicer, title] of [
  [{ settings: {} }, null, null],
  [{ layer_height: 0.2, print_name: 'Without settings' }, null, 'Without settings'],
  [{ slicer: 'PrusaSlicer', settings: { file_name: 'vase.gcode' } }, 'PrusaSlicer', 'vase.gcode'],
  [{ slicer: ['Cura'], settings: { print_name: { is: 'an object' } } }, null, null],
  [{ slicer: ' ', settings: 'print_name' }, null, null],
  [{ settings: { print_name: `two\nlines ${'x'.repeat(300)}` } }, null, `two lines ${'x'.repeat(190)}`],
] as const) {
  test(`what a list shows of ${JSON.stringify(body).slice(0, 60)}`, async () => {
    const user = await newUser(server)
    await claim(user, body)
    const [item] = (await list(user)).items
    assert.deepEqual([item?.slicer, item?.title], [slicer, title])
  })
}

test('the list is paged and sorted', async () => {
  const user = await newUser(server)
  const rows = [
    { title: 'Vase', claimed_date: '2026-02-02T00:00:00Z', created_date: '2026-02-01T00:00:00Z', size: 10 },
    { title: 'arm', claimed_date: '2026-02-04T00:00:00Z', created_date: '2026-01-01T00:00:00Z', size: 30 },
    { title: null, claimed_date: '2026-02-03T00:00:00Z', created_date: '2026-01-15T00:00:00Z', size: 20 },
  ]
  for (const { size, ...row } of rows) {
    await newSlicerSettings(server, { ...row, user_id: user.id, body: JSON.stringify({ a: 'x'.repeat(size) }) })
  }
  const titles = async (sortColumn: string, sortDirection: string) =>
    (await list(user, { sortColumn, sortDirection })).items.map(({ title }) => title)
  assert.deepEqual(
    (await list(user)).items.map(({ title }) => title),
    ['Vase', null, 'arm'],
  )
  assert.deepEqual(await titles('created', 'asc'), ['arm', null, 'Vase'])
  assert.deepEqual(await titles('claimed', 'desc'), ['arm', null, 'Vase'])
  assert.deepEqual(await titles('size', 'desc'), ['arm', null, 'Vase'])
  assert.deepEqual(await titles('title', 'asc'), [null, 'arm', 'Vase'])

  const page = await client.call('SlicerSettings_ListSettings', { as: user, query: { pageSize: 2, pageNumber: 2 } })
  assert.deepEqual(
    page.body.items.map(({ title }) => title),
    ['arm'],
  )
  assert.match(page.headers.get('Link') ?? '', /\/api\/SlicerSettings\?.*rel="prev"/)
})

test('settings that are deleted are gone; their prints keep everything else', async () => {
  const user = await newUser(server)
  const body = { slicer: 'Cura', settings: { print_name: 'Bracket' } }
  const { newSettingId: id } = (await client.call('SlicerSettings_SaveSettings', { body })).body
  const made = await client.call('Prints_PostPrint', { as: user, body: { title: 'Bracket', slicerSettingsId: id } })
  const path = { id: made.body.id }
  const before = await client.call('Prints_GetPrint', { as: user, path })

  assert.equal((await remove(user.token(), id)).status, 204)
  assert.deepEqual((await list(user)).items, [])
  assert.equal((await client.call('SlicerSettings_GetSettings', { query: { id }, as: user })).status, 404)
  const after = await client.call('Prints_GetPrint', { as: user, path })
  assert.deepEqual(after.body, { ...before.body, slicerSettingsId: null })
  const row = await db.selectFrom('prints').select('slicer_settings_id').where('id', '=', path.id).executeTakeFirst()
  assert.equal(row?.slicer_settings_id, null)
  assert.equal((await remove(user, id)).status, 404)
})

test('what is not the caller’s cannot be deleted: neither somebody else’s nor what nobody owns', async () => {
  const [user, other] = [await newUser(server), await newUser(server)]
  const unclaimed = (await newSlicerSettings(server)).id
  const foreign = (await newSlicerSettings(server, { user_id: other.id })).id
  for (const id of [unclaimed, foreign]) assert.equal((await remove(user, id)).status, 404)
  assert.equal((await list(other)).items.length, 1)
  assert.equal((await client.call('SlicerSettings_GetSettings', { query: { id: unclaimed }, as: user })).status, 200)
})

test('a print that names settings while they are deleted refers to them or not, never to what is gone', async () => {
  const user = await newUser(server)
  for (let round = 0; round < 5; round += 1) {
    const id = await claim(user, { settings: {} })
    const [posted, deleted] = await Promise.all([
      client.call('Prints_PostPrint', { as: user, body: { title: 'A print', slicerSettingsId: id } }),
      remove(user, id),
    ])
    assert.equal(deleted.status, 204)
    assert.ok(posted.status === 201 || posted.status === 400, posted.text)
  }
  const dangling = await db
    .selectFrom('prints')
    .select('id')
    .where('user_id', '=', user.id)
    .where('slicer_settings_id', 'is not', null)
    .execute()
  assert.deepEqual(dangling, [])
})
