import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eligibleTiers, TIER_COUNT, type TierKey } from '../../src/achievements/catalog.ts'
import type { UserStats } from '../../src/achievements/stats.ts'
import { FAMILIES } from '../../src/achievements/families.ts'
import { chooseHint } from '../../src/achievements/hint.ts'

/** Facts that are zero but for these. */
function factsWith(facts: Partial<UserStats>): UserStats {
  return new Proxy(facts as UserStats, { get: (target, name: keyof UserStats) => target[name] ?? 0 })
}

/** The hints that somebody gets who dismisses each one. */
function hints(facts: UserStats): TierKey[] {
  const dismissed: TierKey[] = []
  while (dismissed.length <= TIER_COUNT) {
    const hint = chooseHint(facts, eligibleTiers(facts), dismissed)
    if (!hint) return dismissed
    dismissed.push({ key: hint.key, tier: hint.tier })
  }
  return assert.fail('more hints than there are tiers: a dismissed hint comes again')
}

test('a user without achievements is shown the first tier of the first family', () => {
  const [first] = FAMILIES
  assert.deepEqual(chooseHint(factsWith({}), [], []), { key: first?.key, tier: 1, text: first?.tiers[0]?.description })
})

test('a hint that was dismissed is not chosen again, and neither is a tier that is held', () => {
  const facts = factsWith({ successes: 64, colors: 7 })
  const held = eligibleTiers(facts)
  const first = chooseHint(facts, held, [])
  const second = chooseHint(facts, held, first === null ? [] : [first])
  assert(first && second)
  assert.notDeepEqual([second.key, second.tier], [first.key, first.tier])
  const third = chooseHint(facts, [...held, first], [second])
  assert(third)
  for (const { key, tier } of [first, second]) assert.notDeepEqual([third.key, third.tier], [key, tier])
})

test('the tier that is relatively nearest comes first, and each only once until none is left', () => {
  const facts = factsWith({ successes: 64, longestDays: 6, currentDays: 2, hours: 3000, colors: 7 })
  const all = hints(facts)
  const values: Partial<Record<string, number>> = {
    'prints-made': 64,
    'print-streak': 6,
    'print-hours': 3000,
    colors: 7,
  }
  const shares = all.map(({ key, tier }) => {
    const family = FAMILIES.find((family) => family.key === key)
    return (values[key] ?? 0) / (family?.tiers[tier - 1]?.threshold ?? 0)
  })
  assert.deepEqual(
    shares,
    shares.toSorted((a, b) => b - a),
  )
  assert.deepEqual(all.slice(0, 3), [
    { key: 'colors', tier: 2 },
    { key: 'print-streak', tier: 2 },
    { key: 'prints-made', tier: 3 },
  ])
  const open = FAMILIES.flatMap(({ tiers }) => tiers).length - eligibleTiers(facts).length
  assert.equal(new Set(all.map(({ key, tier }) => `${key} ${tier}`)).size, open)
})

test('the sentence says how far one is', () => {
  const text = (facts: Partial<UserStats>) => chooseHint(factsWith(facts), eligibleTiers(factsWith(facts)), [])?.text
  assert.equal(text({ longestDays: 6 }), 'Start a print on 7 days in a row. So far: 6 of 7 days.')
  assert.equal(text({ successes: 1999 }), 'Finish 2,000 prints successfully. So far: 1,999 of 2,000 prints.')
  assert.equal(text({ grams: 24_999 }), 'Print 25 kg of material successfully. So far: 24,999 of 25,000 g.')
})

test('the sentences of every tier keep the bounds of the contract', () => {
  for (const { best, tiers } of FAMILIES) {
    for (const { threshold } of tiers) {
      const facts = new Proxy({} as UserStats, { get: () => threshold - 1 })
      assert(best(facts) === threshold - 1)
      for (const { text } of [chooseHint(facts, eligibleTiers(facts), [])].filter((hint) => hint !== null)) {
        assert(text.length <= 300 && /\S/.test(text))
      }
    }
  }
})
