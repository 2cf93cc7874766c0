import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Insertable } from 'kysely'
import type { Users } from '../../../generated/database.d.ts'
import { FAMILIES } from '../../../src/achievements/families.ts'
import { insert, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server
const KEY = 'q7Zt0mWk3VbXn2Rc'
const EMPTY = '{"earnedTierCount":0,"families":[]}'
const UNLOCKED = '2026-03-01T10:00:00.000Z'

/** Somebody who holds three tiers, in an order that is not the catalog's. */
async function newHolder(overrides: Partial<Insertable<Users>>): Promise<User> {
  const user = await newUser(server, overrides)
  for (const [key, tier] of [
    ['print-streak', 1],
    ['prints-made', 2],
    ['prints-made', 1],
  ] as const) {
    const row = { user_id: user.id, key, tier, retroactive: tier === 1, unlocked_date: UNLOCKED }
    await insert(server, 'earned_achievements', row)
  }
  return user
}

function see(id: number, as?: User, shareKey?: string) {
  return client.call('Achievements_GetForUser', { path: { id }, query: { shareKey }, as })
}

test('the earned tiers of a public profile, in the order of the catalog, for everybody', async () => {
  const user = await newHolder({ view_status: 'Public' })
  for (const as of [undefined, user, await newUser(server)]) {
    const { body } = await see(user.id, as)
    assert.deepEqual(body, {
      earnedTierCount: 3,
      families: [
        {
          key: 'prints-made',
          highestTier: 2,
          tiers: [
            { tier: 1, unlockedAt: UNLOCKED, retroactive: true },
            { tier: 2, unlockedAt: UNLOCKED, retroactive: false },
          ],
        },
        {
          key: 'print-streak',
          highestTier: 1,
          tiers: [{ tier: 1, unlockedAt: UNLOCKED, retroactive: true }],
        },
      ],
    })
  }
})

describe('what the viewer may not see is the same empty response, byte for byte', () => {
  const cases: readonly [string, Partial<Insertable<Users>>, string | undefined][] = [
    ['a private profile', { view_status: 'Private' }, undefined],
    ['a private profile with a key', { view_status: 'Private', share_key: KEY }, KEY],
    ['achievements switched off', { view_status: 'Public', show_achievements_on_profile: false }, undefined],
    ['an unlisted profile without its key', { view_status: 'Unlisted', share_key: KEY }, undefined],
    ['an unlisted profile with another key', { view_status: 'Unlisted', share_key: KEY }, `${KEY}x`],
    [
      'an unlisted profile with achievements switched off',
      { view_status: 'Unlisted', share_key: KEY, show_achievements_on_profile: false },
      KEY,
    ],
  ]
  for (const [name, profile, key] of cases) {
    test(name, async () => {
      const user = await newHolder(profile)
      for (const as of [undefined, await newUser(server)]) {
        const answer = await see(user.id, as, key)
        const unknown = await see(Number.MAX_SAFE_INTEGER, as, key)
        assert.deepEqual([answer.status, answer.text], [200, EMPTY])
        assert.deepEqual([unknown.status, unknown.text], [200, EMPTY])
        assert.deepEqual(headersOf(answer.headers), headersOf(unknown.headers))
      }
      assert.equal((await see(user.id, user)).body.earnedTierCount, 3, 'the owner sees their own')
    })
  }
})

test('an unlisted profile shows them to those who have its key', async () => {
  const user = await newHolder({ view_status: 'Unlisted', share_key: KEY })
  assert.equal((await see(user.id, undefined, KEY)).body.earnedTierCount, 3)
})

test('the setting takes effect at once', async () => {
  const user = await newHolder({ view_status: 'Public' })
  await client.call('Users_PatchMe', { as: user, body: { showAchievementsOnProfile: false } })
  assert.equal((await see(user.id)).text, EMPTY)
  await client.call('Users_PatchMe', { as: user, body: { showAchievementsOnProfile: true } })
  assert.equal((await see(user.id)).body.earnedTierCount, 3)
})

test('somebody who holds nothing has nothing to show', async () => {
  assert(FAMILIES.length > 0)
  assert.equal((await see((await newUser(server, { view_status: 'Public' })).id)).text, EMPTY)
})

/** All but those that differ with every answer. */
function headersOf(headers: Headers): object {
  const { ratelimit: _, date: __, ...rest } = Object.fromEntries(headers)
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !/trace|request-id/.test(name)))
}
