import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { eligibleTiers, findFamily, TIER_COUNT } from '../../src/achievements/catalog.ts'
import type { UserStats } from '../../src/achievements/stats.ts'
import { FAMILIES, HIDDEN } from '../../src/achievements/families.ts'

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Facts that are all this number. */
function all(value: number): UserStats {
  return new Proxy({} as UserStats, { get: () => value })
}

describe('the catalog', () => {
  test('has families of every kind, and three hidden badges', () => {
    assert(FAMILIES.length >= 14)
    const categories = new Set(FAMILIES.map(({ category }) => category))
    assert.deepEqual([...categories].sort(), [
      'Breadth',
      'Care',
      'Community',
      'Craft',
      'Integrations',
      'Milestones',
      'Projects',
      'Streaks',
    ])
    assert.equal(HIDDEN.length, 3)
    assert.equal(TIER_COUNT, FAMILIES.flatMap(({ tiers }) => tiers).length)
  })

  test('names every badge once', () => {
    const entries = [...FAMILIES, ...HIDDEN]
    for (const values of [entries.map(({ key }) => key), entries.map(({ title }) => title)]) {
      assert.equal(new Set(values).size, values.length)
    }
    for (const { key, since } of entries) {
      assert.match(key, KEY)
      assert.equal(new Date(since).toISOString().slice(0, 10), since)
    }
  })

  for (const { key, tiers, best, current } of FAMILIES) {
    test(`${key} has two to five tiers, each harder than the one before, that its rule can reach`, () => {
      assert(tiers.length >= 2 && tiers.length <= 5)
      const thresholds = tiers.map(({ threshold }) => threshold)
      assert.deepEqual(
        thresholds,
        [...new Set(thresholds)].sort((a, b) => a - b),
      )
      assert.equal(new Set(tiers.map(({ description }) => description)).size, tiers.length)
      assert.equal(best(all(thresholds[0] ?? 0)), thresholds[0])
      assert.equal(current?.(all(7)) ?? 7, 7)
    })
  }

  test('gives exactly the tiers whose thresholds are reached', () => {
    const names = (value: number) => new Set(eligibleTiers(all(value)).map(({ key, tier }) => `${key} ${tier}`))
    assert.deepEqual(names(0), new Set())
    for (const { key, tiers } of FAMILIES) {
      for (const [index, { threshold }] of tiers.entries()) {
        assert(!names(threshold - 1).has(`${key} ${index + 1}`))
        assert(names(threshold).has(`${key} ${index + 1}`))
      }
    }
    assert.equal(names(Number.MAX_SAFE_INTEGER).size, TIER_COUNT + HIDDEN.length)
  })

  test('finds families only, for any key', () => {
    for (const { key } of FAMILIES) assert.equal(findFamily(key)?.key, key)
    for (const { key } of HIDDEN) assert.equal(findFamily(key), undefined)
    for (const key of ['', '__proto__', 'constructor', 'toString', 'has']) assert.equal(findFamily(key), undefined)
  })
})
