import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PrintStatus } from '../../../generated/api.d.ts'
import { newFilament, newProject, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

async function record(as: User, body: object): Promise<number> {
  const answer = await client.call('Prints_PostPrint', { as, body: { title: 'Two colors', ...body } })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return answer.body.id
}

/** Actual and estimated weight of each print in the list. */
async function weights(as: User): Promise<unknown[]> {
  const { body } = await client.call('Prints_GetSummary', { as })
  return body.items.map(({ filamentAmountMg, estimatedFilamentAmountMg }) => [
    filamentAmountMg,
    estimatedFilamentAmountMg,
  ])
}

async function materials(as: User) {
  const { total, byType, waste } = (await client.call('Analytics_GetMaterials', { as })).body.current
  return {
    total: total.amountMg,
    byType: Object.fromEntries(byType.rows.map(({ materialType, amountMg }) => [materialType, amountMg])),
    waste: waste.filament.amountMg,
  }
}

test('where a print has actual amounts of only some materials, the estimates of the others count in every sum', async () => {
  const user = await newUser(server)
  const project = await newProject(server, user)
  const [pla, petg] = [
    await newFilament(server, user, { material_type: 'PLA' }),
    await newFilament(server, user, { material_type: 'PETG' }),
  ]
  const filamentUsage = [pla, petg].map(({ id }) => ({ filamentId: id, estimatedAmountMg: 100_000 }))
  for (let count = 0; count < 5; count += 1) {
    const id = await record(user, { status: 'Printing', projectId: project.id, filamentUsage })
    await client.call('Prints_CompletePrint', {
      as: user,
      path: { id },
      body: { status: 'Success', filamentUsage: [{ filamentId: pla.id, amountMg: 100_000 }] },
    })
  }
  assert.deepEqual(await weights(user), Array(5).fill([200_000, 200_000]))
  assert.deepEqual(await materials(user), {
    total: 1_000_000,
    byType: { PETG: 500_000, PLA: 500_000 },
    waste: 0,
  })
  const overview = (await client.call('Analytics_GetOverview', { as: user })).body.current
  assert.equal(overview.tiles.filament.amountMg, 1_000_000)
  assert.equal((await client.call('Prints_GetTotals', { as: user })).body.filamentAmountMg, 1_000_000)
  const { totals } = (await client.call('Projects_GetProject', { as: user, path: { id: project.id } })).body
  assert.equal(totals.filamentAmountMg, 1_000_000)
  const { families } = (await client.call('Achievements_GetMine', { as: user })).body
  assert.equal(families.find(({ key }) => key === 'material-printed')?.progress?.best, 1000)
  const accuracy = (await client.call('Analytics_GetAccuracy', { as: user })).body.current
  assert.deepEqual([accuracy.material.medianRatio, accuracy.material.sampleCount], [1, 5])
})

const STATUSES: readonly PrintStatus[] = ['Pending', 'Printing', 'Success', 'PartialSuccess', 'Failed', 'Cancelled']

for (const status of STATUSES) {
  test(`the sum of a print with the status ${status} is that of its materials`, async () => {
    const user = await newUser(server)
    await record(user, {
      status,
      filamentUsage: [
        { materialType: 'PLA', amountMg: 0, estimatedAmountMg: 7 },
        { materialType: 'PETG', estimatedAmountMg: 30 },
        { materialType: 'PVA', amountMg: 500 },
        { materialType: 'ABS' },
      ],
    })
    assert.deepEqual(await weights(user), [[530, 37]])
    const byType = { PVA: 500, PETG: 30, PLA: 0 }
    const waste = status === 'Failed' || status === 'Cancelled' ? 530 : 0
    assert.deepEqual(await materials(user), { total: 530, byType, waste })
  })
}

test('a print without any actual amount has no sum of them, also after its materials were changed', async () => {
  const user = await newUser(server)
  const estimated = { materialType: 'PLA', estimatedAmountMg: 30 }
  const id = await record(user, { status: 'Printing', filamentUsage: [estimated] })
  assert.deepEqual(await weights(user), [[null, 30]])
  await client.call('Prints_PatchPrint', { as: user, path: { id }, body: { status: 'Success' } })
  assert.deepEqual(await weights(user), [[null, 30]])
  const edit = async (filamentUsage: readonly object[]) => {
    await client.call('Prints_PatchPrint', { as: user, path: { id }, body: { filamentUsage } })
    return weights(user)
  }
  assert.deepEqual(await edit([estimated, { ...estimated, amountMg: 40 }]), [[70, 60]])
  assert.deepEqual(await edit([estimated, { materialType: 'PETG' }]), [[null, 30]])
})

test('a corrected density of a spool changes the estimates within a sum', async () => {
  const user = await newUser(server)
  const spool = await newFilament(server, user, { material_density_gram_per_cubic_cm: 1 })
  await record(user, {
    status: 'Success',
    filamentUsage: [
      { filamentId: spool.id, slot: 0, estimatedVolumeMl: 10 },
      { materialType: 'PETG', amountMg: 500 },
    ],
  })
  assert.deepEqual(await weights(user), [[10_500, 10_000]])
  const body = { materialDensityGramPerCubicCm: 1.2 }
  await client.call('Filaments_PatchFilament', { as: user, path: { id: spool.id }, body })
  assert.deepEqual(await weights(user), [[12_500, 12_000]])
})
