/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../support/server.ts'
import { connectProgram } from './connection.ts'

const server = await startServer()

test('a vendor that exists under the name in another case is returned, with what it lacked', async () => {
  const { user, call } = await connectProgram(server)
  for (const key of ['tag', 'shelf', 'constructor']) {
    await call('POST', `/field/vendor/${key}`, { name: key, field_type: 'text' })
  }
  const own = (await call('POST', '/vendor', { name: 'Bambu lab', comment: 'Ours', extra: { tag: '"a"' } })).body
  const sent = { external_id: 'Bambu Lab', empty_spool_weight: 250, comment: 'Theirs' }
  const extra = { tag: '"b"', shelf: '"c"', constructor: '"d"' }
  const added = await call('POST', '/vendor', { name: ' Bambu Lab', ...sent, extra })
  assert.equal(added.status, 200)
  assert.deepEqual(added.body, {
    ...own,
    external_id: 'Bambu Lab',
    empty_spool_weight: 250,
    extra: { tag: '"a"', shelf: '"c"', constructor: '"d"' },
  })
  const [brand] = (await server.client.call('Brands_GetBrands', { as: user })).body.items
  assert.deepEqual((await call('POST', '/vendor', { name: 'BAMBU LAB', comment: 'Theirs' })).body, added.body)
  const [unchanged] = (await server.client.call('Brands_GetBrands', { as: user })).body.items
  assert.deepEqual(unchanged, brand)
  assert.deepEqual((await call('GET', '/vendor')).body, [added.body])
})

test('a vendor that is added several times at once is one, and the same for each of them', async () => {
  const { call } = await connectProgram(server)
  const answers = await Promise.all(Array.from({ length: 6 }, () => call('POST', '/vendor', { name: 'Polymaker' })))
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  assert.equal(new Set(answers.map(({ body }) => body.id as number)).size, 1)
})
