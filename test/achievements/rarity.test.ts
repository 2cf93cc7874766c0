import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FAMILIES, HIDDEN } from '../../src/achievements/families.ts'
import { refreshRarity } from '../../src/achievements/rarity.ts'
import { insert, newPrint, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const DAY_MS = 86_400_000

/** A service that nobody uses yet, and whose rarity is counted only when the test says so. */
async function startQuiet() {
  const server = await startServer()
  const rarityOf = async (key: string, tier: number) => {
    const { body } = await server.client.call('Achievements_GetCatalog')
    return body.families.find((family) => family.key === key)?.tiers[tier - 1]?.rarityPercent
  }
  const hold = (user: { id: number }, key: string, tier: number) =>
    insert(server, 'earned_achievements', { user_id: user.id, key, tier, retroactive: false })
  const newActive = async (daysAgo = 1) => {
    const user = await newUser(server)
    await newPrint(server, user, { start_date: new Date(Date.now() - daysAgo * DAY_MS).toISOString() })
    return user
  }
  return { server, rarityOf, hold, newActive }
}

test('rarity is the share of active users who hold a tier, once there are ten', async () => {
  const { server, rarityOf, hold, newActive } = await startQuiet()
  const refresh = () => refreshRarity(server.db, new Date())
  const users = await Promise.all(Array.from({ length: 9 }, () => newActive()))
  for (const user of users) await hold(user, 'prints-made', 1)
  // Neither of these is active: no print, none in the last 365 days, none yet.
  await hold(await newUser(server), 'prints-made', 1)
  await hold(await newActive(366), 'prints-made', 1)
  await hold(await newActive(-1), 'prints-made', 1)
  await refresh()
  assert.equal(await rarityOf('prints-made', 1), null)

  const tenth = await newActive(364)
  await refresh()
  assert.equal(await rarityOf('prints-made', 1), 90)
  assert.equal(await rarityOf('prints-made', 2), 0)

  await hold(tenth, 'prints-made', 2)
  const eleventh = await newActive()
  for (const { key } of HIDDEN) await hold(eleventh, key, 1)
  assert.equal(await rarityOf('prints-made', 2), 0, 'it was counted on the request path')
  await refresh()
  assert.equal(await rarityOf('prints-made', 1), 81.8)
  assert.equal(await rarityOf('prints-made', 2), 9.1)

  const rows = await server.db.selectFrom('achievement_rarity').select(['key', 'tier']).execute()
  assert.equal(rows.length, FAMILIES.flatMap(({ tiers }) => tiers).length)
  assert(rows.every(({ key }) => HIDDEN.every((badge) => badge.key !== key)))

  await server.db.deleteFrom('prints').where('user_id', '=', eleventh.id).execute()
  await server.db.deleteFrom('prints').where('user_id', '=', tenth.id).execute()
  await refresh()
  assert.equal(await rarityOf('prints-made', 1), null)
})

test('more users than one statement takes are all counted, also by two instances at once', async () => {
  const { server, rarityOf } = await startQuiet()
  const users = await server.db
    .insertInto('users')
    .values(Array.from({ length: 4100 }, () => ({ display_name: 'Somebody' })))
    .returning('id')
    .execute()
  const start_date = new Date(Date.now() - DAY_MS).toISOString()
  const print = { title: 'A print', status: 'Success', view_status: 'Private', source: 'Web', start_date } as const
  await server.db
    .insertInto('prints')
    .values(users.map(({ id }) => ({ user_id: id, ...print })))
    .execute()
  await server.db
    .insertInto('earned_achievements')
    .values(
      users
        .filter((_, index) => index % 4 === 0)
        .map(({ id }) => ({ user_id: id, key: 'busy-day', tier: 1, retroactive: false })),
    )
    .execute()
  await Promise.all([1, 2, 3].map(() => refreshRarity(server.db, new Date())))
  assert.equal(await rarityOf('busy-day', 1), 25)
})

test('the service counts by itself', async () => {
  const server = await startServer({ rarityRefreshSeconds: 1 }, { withJobs: true })
  for (let index = 0; index < 10; index += 1) {
    await newPrint(server, await newUser(server), { start_date: new Date(Date.now() - DAY_MS).toISOString() })
  }
  const deadline = Date.now() + 30_000
  for (;;) {
    const { body } = await server.client.call('Achievements_GetCatalog')
    if (body.families[0]?.tiers[0]?.rarityPercent === 0) return
    assert(Date.now() < deadline, 'no rarity after 30 s')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
})
