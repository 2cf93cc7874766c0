import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

test('anybody may read the materials, by name, and a new spool of one has its density', async () => {
  const { items } = (await client.call('Materials_GetMaterials')).body
  const names = items.map(({ name }) => name)
  assert.deepEqual(names, names.toSorted())
  assert.equal(new Set(names).size, names.length)
  const user = await newUser(server)
  for (const { name, materialDensityGramPerCubicCm } of items) {
    const body = { displayName: name, materialType: name.toLowerCase() }
    const spool = await client.call('Filaments_PostFilament', { as: user, body })
    assert.equal(spool.body.materialDensityGramPerCubicCm, materialDensityGramPerCubicCm)
  }
})
