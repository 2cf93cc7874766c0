import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CoverageDto, MyAchievementsDto } from '../../generated/api.d.ts'
import { contractOperations } from '../support/contract.ts'
import { startServer } from '../support/server.ts'
import * as logbook from './logbook.ts'
import * as account from './logbookAccount.ts'

/**
 * Examples whose figures follow from many prints or from the days on which badges were earned. That they are values of their
 * schemas is tested with all other examples.
 */
const FIGURES: ReadonlySet<string> = new Set([
  'AnalyticsOverview',
  'AnalyticsActivity',
  'AnalyticsPrinters',
  'AnalyticsMaterials',
  'AnalyticsCosts',
  'AnalyticsAccuracy',
  'MyAchievements',
  'MyAchievementsWithHidden',
  'PublicAchievements',
])

/** Members that differ each time: ids, keys that open something, what a record takes up, and moments of its own history. */
const GENERATED =
  /^(id|(?!client)\w+(Id|Key)|used|bytes|bytesUsed|(created|updated|firstSeen|lastSeen|expires|claimed|blocked)Date)$/

/** Members that may also be null in the example alone: they depend on devices, jobs and how much was done before. */
const CHANGING: ReadonlySet<string> = new Set(['lastUsedDate', 'lastEventDate', 'rarityPercent'])

const server = await startServer()
const book = await logbook.newLogbook(server)
const publicOnes = await logbook.publicAnswers(book)
const ofPrints = await logbook.printAnswers(book)
const ofSpools = await logbook.spoolAnswers(book)
const answers: logbook.Answers = {
  ...publicOnes,
  ...ofPrints,
  ...ofSpools,
  ...(await logbook.printerAnswers(book)),
  ...(await logbook.notificationAnswers(book)),
  ...(await logbook.reversalAnswers(book, ofSpools['Adjustment'])),
  ...(await account.accountAnswers(book)),
  ...(await account.slicerAnswers(book)),
  ...(await account.deviceAnswers(book)),
  ...(await account.catalogAnswers(book)),
  ...(await account.mediaAnswers(book)),
  ...(await account.bulkAnswers(book)),
}

const examples = new Map(
  contractOperations.flatMap(({ responses }) =>
    [...responses]
      .filter(([status]) => status < 300)
      .flatMap(([, response]) => response.examples.map(({ name, value }) => [name, value] as const)),
  ),
)

for (const [name, value] of examples) {
  if (FIGURES.has(name)) continue
  test(`the success example ${name} is what the service answers`, () => {
    assert(name in answers, `${name} needs an answer to compare it with`)
    assert.deepEqual(masked(answers[name]), masked(value))
  })
}

test('examples of achievements agree with the catalog', async () => {
  const { body: catalog } = await server.client.call('Achievements_GetCatalog')
  const tiersOf = (key: string) => catalog.families.find((family) => family.key === key)?.tiers ?? []
  const tierCount = catalog.families.reduce((count, { tiers }) => count + tiers.length, 0)
  for (const name of ['MyAchievements', 'MyAchievementsWithHidden']) {
    const { totalTierCount, families, nextHint } = examples.get(name) as MyAchievementsDto
    assert.equal(totalTierCount, tierCount, name)
    for (const { key, tiers, progress } of families) {
      const next = tiersOf(key).find(({ tier }) => !tiers.some((held) => held.tier === tier))
      assert.equal(progress?.nextThreshold, next?.threshold ?? null, `${name}, ${key}`)
    }
    assert(nextHint, name)
    const { description } = tiersOf(nextHint.key).find(({ tier }) => tier === nextHint.tier) ?? {}
    const { best, nextThreshold } = families.find(({ key }) => key === nextHint.key)?.progress ?? {}
    const soFar = best === 0 ? '' : ` So far: ${best} of ${nextThreshold} days.`
    assert.equal(nextHint.text, `${description}${soFar}`, name)
  }
})

test('in every example, what is counted and what is excluded add up to the total', () => {
  let count = 0
  const walk = (value: unknown, name: string): void => {
    if (typeof value !== 'object' || value === null) return
    if ('exclusions' in value) {
      const { counted, total, exclusions } = value as CoverageDto
      const excluded = exclusions.reduce((sum, exclusion) => sum + exclusion.count, 0)
      assert.equal(counted + excluded, total, `${name}: ${JSON.stringify(value)}`)
      count += 1
    }
    for (const inner of Object.values(value)) walk(inner, name)
  }
  for (const [name, value] of examples) walk(value, name)
  assert(count > 50, String(count))
})

/** A value with what differs each time replaced; null stays null. */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value === 'string') return maskedText(value)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => {
    // The date of a comment in the feed is when it was written.
    const isDifferent = GENERATED.test(name) || (name === 'date' && 'kind' in value && value.kind === 'Comment')
    const mask = CHANGING.has(name) || (isDifferent && member !== null) ? `<${name}>` : masked(member)
    return [name, mask] as const
  })
  return Object.fromEntries(members)
}

/** Ids and keys, also within addresses and names. */
function maskedText(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replace(/^(https?:.*\/)\d+$/, '$1<id>')
    .replace(/^AccessToken:.+$/, 'AccessToken:<client>')
    .replace(/^[A-Za-z0-9]{32}$/, '<key>')
    .replace(/^grant_[\w-]+$/, '<id>')
}
