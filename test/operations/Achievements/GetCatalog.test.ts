import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { FAMILIES, HIDDEN, VERSION } from '../../../src/achievements/families.ts'
import { insert, newPrint, newUser } from '../../support/factories.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { client } = server

test('it describes every family and tier, in order, and counts the hidden badges', async () => {
  const { body } = await client.call('Achievements_GetCatalog')
  assert.deepEqual(body, {
    version: VERSION,
    hiddenCount: HIDDEN.length,
    families: FAMILIES.map(({ key, category, title, description, tiers }) => ({
      key,
      category,
      title,
      description,
      tiers: tiers.map(({ threshold, description }, index) => ({
        tier: index + 1,
        threshold,
        description,
        rarityPercent: null,
      })),
    })),
  })
})

test('it is the same bytes for everybody, with the rarity that was counted last', async () => {
  await insert(server, 'achievement_rarity', { key: 'colors', tier: 2, rarity_percent: 12.5 })
  const holder = await newUser(server)
  await newPrint(server, holder, { start_date: '2024-01-01T12:00:00Z' })
  const { body } = await client.call('Achievements_GetMine', { as: holder })
  assert.equal(body.hidden.length, 1)
  const answers = await Promise.all(
    [undefined, holder, await newUser(server)].map((as) => client.call('Achievements_GetCatalog', { as })),
  )
  for (const answer of answers) {
    assert.equal(answer.text, answers[0]?.text)
    assert.equal(answer.headers.get('ETag'), answers[0]?.headers.get('ETag'))
    const colors = answer.body.families.find(({ key }) => key === 'colors')
    assert.deepEqual(
      colors?.tiers.map(({ rarityPercent }) => rarityPercent),
      [null, 12.5, null, null],
    )
  }
})

describe('nothing that is public names a hidden badge', () => {
  const texts = HIDDEN.flatMap(({ key, title, description }) => [key, title, description])
  const user = newUser(server, { view_status: 'Public' })

  for (const path of [
    '/api/achievements/catalog',
    '/openapi.json',
    '/openapi.yaml',
    '/openapi-3.0.json',
    '/docs',
    '/problems/validation',
    '/',
  ]) {
    test(path, async () => {
      const answer = await fetch(server.url + path, { headers: { 'X-Api-Key': (await user).key } })
      assert.equal(answer.status, 200)
      const body = (await answer.text()).toLowerCase()
      assert(body.length > 100)
      for (const text of texts) assert(!body.includes(text.toLowerCase()), text)
    })
  }

  test('the problem of a dismissal', async () => {
    for (const { key } of HIDDEN) {
      const body = { key, tier: 1 }
      const answer = await client.raw('POST', '/api/achievements/hint/dismiss', { as: await user, body })
      assert.equal(answer.status, 400)
      for (const text of texts) assert(!answer.text.includes(text))
    }
  })

  test('what others read of a holder', async () => {
    const holder = await user
    for (const { key } of HIDDEN) {
      await insert(server, 'earned_achievements', { user_id: holder.id, key, tier: 1, retroactive: false })
    }
    const { body, text } = await client.call('Achievements_GetForUser', { path: { id: holder.id } })
    assert.deepEqual([body.earnedTierCount, text], [0, '{"earnedTierCount":0,"families":[]}'])
  })
})
