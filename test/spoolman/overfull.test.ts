/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call, typescript/no-unsafe-return --
   answers are read as untyped programs read them */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../support/server.ts'
import { connectProgram } from './connection.ts'

const server = await startServer()
const PRODUCT = { density: 1.24, diameter: 1.75, name: 'Galaxy Black', weight: 1000 }

/** A spool of nominally 1000 g that holds 1030 g. */
async function makeOverfull() {
  const { user, call } = await connectProgram(server)
  const filament = await call('POST', '/filament', PRODUCT)
  const { body } = await call('POST', '/spool', { filament_id: filament.body.id })
  const path = `/spool/${body.id}`
  await call('PATCH', path, { remaining_weight: 1030 })
  const weights = async () => {
    const { body: spool } = await call('GET', path)
    return [spool.initial_weight, spool.used_weight, spool.remaining_weight]
  }
  const stored = async () => {
    const { body: list } = await server.client.call('Filaments_GetFilaments', { as: user })
    const first = list.items.find(({ number }) => number === 1)
    return [first?.initialNominalWeightMg, first?.remainingMg]
  }
  return { call, path, weights, stored }
}

test('a spool that holds more than its nominal weight is shown with what it holds', async () => {
  const { call, path, weights, stored } = await makeOverfull()
  assert.deepEqual(
    [await weights(), await stored()],
    [
      [1030, 0, 1030],
      [1_000_000, 1_030_000],
    ],
  )
  await call('POST', '/spool', { filament_id: (await call('GET', path)).body.filament.id })
  const ids = async (sort: string) =>
    (await call('GET', `/spool?sort=${sort}`)).body.map(({ id }: { id: number }) => id)
  assert.deepEqual(await ids('remaining_weight:desc'), [1, 2])
  assert.deepEqual(await ids('initial_weight:asc'), [2, 1])
  const groups = await call('GET', '/spool/group?group_by=filament')
  assert.deepEqual(
    groups.body.map((group: { total_remaining_weight: number }) => group.total_remaining_weight),
    [2030],
  )
  await call('PUT', `${path}/use`, { use_weight: 20 })
  assert.deepEqual(
    [await weights(), await stored()],
    [
      [1010, 0, 1010],
      [1_000_000, 1_010_000],
    ],
  )
  await call('PUT', `${path}/use`, { use_weight: 60 })
  assert.deepEqual(await weights(), [1000, 50, 950])
})

test('what was read of such a spool can be sent back, and its weights be changed as they are shown', async () => {
  for (const [change, shown, kept] of [
    [{ initial_weight: 1030, used_weight: 0 }, [1030, 0, 1030], 1_000_000],
    [{ initial_weight: 1030, remaining_weight: 1030 }, [1030, 0, 1030], 1_000_000],
    [{ initial_weight: 1030 }, [1030, 0, 1030], 1_000_000],
    [{ used_weight: 0 }, [1030, 0, 1030], 1_000_000],
    [{ used_weight: 130 }, [1000, 100, 900], 1_000_000],
    [{ initial_weight: 1100 }, [1100, 0, 1100], 1_100_000],
    [{ initial_weight: 900 }, [900, 0, 900], 900_000],
    [{ initial_weight: 1000, used_weight: 20 }, [1000, 20, 980], 1_000_000],
    [{ initial_weight: null, used_weight: 300 }, [1000, 300, 700], 1_000_000],
  ] as const) {
    const { call, path, weights, stored } = await makeOverfull()
    assert.equal((await call('PATCH', path, change)).status, 200)
    assert.deepEqual([await weights(), (await stored())[0]], [shown, kept], JSON.stringify(change))
  }
})

test('such a spool is weighed like others', async () => {
  for (const [weight, expected] of [
    [1050, [1050, 0, 1050]],
    [1030, [1030, 0, 1030]],
    [980, [1000, 20, 980]],
  ] as const) {
    const { call, path, weights } = await makeOverfull()
    await call('PUT', `${path}/measure`, { weight })
    assert.deepEqual(await weights(), expected)
  }
})
