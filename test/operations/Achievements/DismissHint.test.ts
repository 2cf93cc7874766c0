import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { TIER_COUNT } from '../../../src/achievements/catalog.ts'
import { FAMILIES, HIDDEN } from '../../../src/achievements/families.ts'
import { newPrint, newUser, type User } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client, db } = server

async function hintOf(as: User) {
  return (await client.call('Achievements_GetMine', { as })).body.nextHint
}

function dismiss(as: User, body: unknown) {
  return client.raw('POST', '/api/achievements/hint/dismiss', { as, body })
}

function dismissed(user: User) {
  return db.selectFrom('dismissed_hints').select(['key', 'tier']).where('user_id', '=', user.id).execute()
}

describe('hint card visible → hidden', () => {
  test('a dismissed hint stays hidden, and the next one shows', async () => {
    const user = await newUser(server)
    for (let index = 0; index < 9; index += 1) await newPrint(server, user)
    const first = await hintOf(user)
    assert.deepEqual([first?.key, first?.tier], ['prints-made', 2])
    const answer = await client.call('Achievements_DismissHint', { as: user, body: { key: 'prints-made', tier: 2 } })
    assert.deepEqual([answer.status, answer.text], [204, ''])
    const second = await hintOf(user)
    assert(second)
    assert.notDeepEqual(second, first)
    assert.deepEqual(await hintOf(user), second)
    // Also when another one is dismissed, and when the first comes nearer.
    await dismiss(user, { key: second.key, tier: second.tier })
    await db.deleteFrom('prints').where('user_id', '=', user.id).where('id', '>', 0).execute()
    for (let index = 0; index < 8; index += 1) await newPrint(server, user)
    const third = await hintOf(user)
    assert(third)
    for (const gone of [first, second]) assert.notDeepEqual([third.key, third.tier], [gone?.key, gone?.tier])
  })

  test('again it is 204 and nothing changes, also by many at once', async () => {
    const user = await newUser(server)
    const body = { key: 'print-streak', tier: 2 }
    const answers = await Promise.all(Array.from({ length: 20 }, () => dismiss(user, body)))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [204])
    assert.deepEqual(await dismissed(user), [body])
  })

  test('the hint of a tier that is held, or was not shown, can be hidden too', async () => {
    const user = await newUser(server)
    await newPrint(server, user)
    await hintOf(user)
    for (const body of [
      { key: 'prints-made', tier: 1 },
      { key: 'comments', tier: 4 },
    ]) {
      assert.equal((await dismiss(user, body)).status, 204)
    }
    assert.equal((await dismissed(user)).length, 2)
  })

  test('with every hint dismissed there is none, even after a thousand repetitions', async () => {
    const user = await newUser(server)
    const tiers = FAMILIES.flatMap(({ key, tiers }) => tiers.map((_, index) => ({ key, tier: index + 1 })))
    const bodies = Array.from({ length: 1000 }, (_, index) => tiers[index % tiers.length])
    const left = bodies.values()
    const work = async () => {
      for (const body of left) assert.equal((await dismiss(user, body)).status, 204)
    }
    // Of a thousand connections at once some would wait longer than a request may take, where the machine is slow.
    await Promise.all(Array.from({ length: 20 }, work))
    assert.equal((await dismissed(user)).length, TIER_COUNT)
    assert.equal(await hintOf(user), null)
    // Granting goes on.
    await newPrint(server, user)
    const { body } = await client.call('Achievements_GetMine', { as: user })
    assert.deepEqual([body.earnedTierCount, body.nextHint], [1, null])
  })

  test('it is hidden for the caller alone', async () => {
    const [user, other] = [await newUser(server), await newUser(server)]
    const before = await hintOf(other)
    await dismiss(user, { key: 'prints-made', tier: 1 })
    assert.deepEqual(await hintOf(other), before)
    assert.notDeepEqual(await hintOf(user), before)
  })
})

describe('what is not in the catalog is 400 and names the field', () => {
  const cases: readonly [unknown, string[]][] = [
    [{ key: 'unknown', tier: 1 }, ['key']],
    [{ key: 'constructor', tier: 1 }, ['key']],
    [{ key: 'has-own-property', tier: 1 }, ['key']],
    [{ key: '__proto__', tier: 1 }, ['key']],
    [{ key: 'toString', tier: 1 }, ['key']],
    [{ key: 'Prints-Made', tier: 1 }, ['key']],
    [{ key: 'a'.repeat(65), tier: 1 }, ['key']],
    [{ key: '', tier: 1 }, ['key']],
    [{ key: 7, tier: 1 }, ['key']],
    [{ key: null, tier: 1 }, ['key']],
    [{ key: ['prints-made'], tier: 1 }, ['key']],
    [{ key: 'prints-made', tier: 6 }, ['tier']],
    [{ key: 'brands', tier: 4 }, ['tier']],
    [{ key: 'prints-made', tier: 0 }, ['tier']],
    [{ key: 'prints-made', tier: -1 }, ['tier']],
    [{ key: 'prints-made', tier: 1.5 }, ['tier']],
    [{ key: 'prints-made', tier: 1e300 }, ['tier']],
    [{ key: 'prints-made', tier: '1' }, ['tier']],
    [{ key: 'prints-made', tier: null }, ['tier']],
    [{ key: 'prints-made' }, ['tier']],
    [{ tier: 1 }, ['key']],
    [{}, ['key', 'tier']],
    [{ key: 'prints-made', tier: 1, userId: 1 }, ['userId']],
    ['{"key": "prints-made", "tier": 1, "__proto__": {"tier": 2}}', ['__proto__']],
    [[], ['body']],
    ['null', ['body']],
    ['{', ['body']],
  ]
  for (const [body, fields] of cases) {
    test(typeof body === 'string' ? body : JSON.stringify(body).slice(0, 60), async () => {
      const user = await newUser(server)
      const headers = { 'Content-Type': 'application/json' }
      const { status, problem } = await client.raw('POST', '/api/achievements/hint/dismiss', {
        as: user,
        body,
        headers,
      })
      assert.equal(status, 400)
      assert.deepEqual(Object.keys(problem.errors ?? {}), fields)
      assert.deepEqual(await dismissed(user), [])
    })
  }

  test('a hidden badge is treated like any unknown key, even for its holder', async () => {
    const user = await newUser(server)
    await newPrint(server, user, { start_date: '2024-01-01T12:00:00Z' })
    await hintOf(user)
    const told = async (key: string, tier: number) => {
      const { status, problem } = await dismiss(user, { key, tier })
      const { traceId: _, ...rest } = problem
      return { ...rest, status }
    }
    for (const tier of [1, 2]) {
      for (const { key } of HIDDEN) assert.deepEqual(await told(key, tier), await told('no-such-badge', tier))
    }
  })
})
