import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { QuoteDto } from '../../generated/api.d.ts'
import type { User } from '../support/factories.ts'
import { SEED } from '../support/seed.ts'
import { startServer } from '../support/server.ts'
import { describedPrint, DIGITS, ratesOf, scene, storePrint, storeScene } from './generated.ts'
import { quoteOf } from './oracle.ts'

const RUNS = Number(process.env['ORACLE_RUNS'] ?? 60)
const OPTIONS = { numRuns: RUNS, seed: SEED, endOnFailure: process.env['ORACLE_SHRINK'] === undefined }

const server = await startServer()

async function estimate(as: User, body: object): Promise<QuoteDto> {
  const answer = await server.client.call('Quotes_Estimate', { as, body })
  assert.equal(answer.status, 200, answer.text)
  return answer.body
}

/** A response in whole minor units, as the oracle has it. */
function inMinorUnits(quote: QuoteDto, digits: number) {
  const minor = (amount: number) => BigInt(Math.round(amount * 10 ** digits))
  return {
    lines: quote.lines.map(({ kind, amount }) => [kind, minor(amount)]),
    missing: quote.missing.map(({ kind, reason, materialIndex }) =>
      [kind, reason, ...(materialIndex === null ? [] : [materialIndex])].join(' '),
    ),
    cost: minor(quote.cost),
    subtotal: minor(quote.subtotal),
    price: minor(quote.price),
    pricePerUnit: minor(quote.pricePerUnit),
  }
}

test('a quote equals the oracle for random prices and rates, and its lines add up to the price', async (t) => {
  t.diagnostic(`SEED=${SEED} ORACLE_RUNS=${RUNS}`)
  await fc.assert(
    fc.asyncProperty(scene, async (scene) => {
      const stored = await storeScene(server, scene)
      const quote = await estimate(stored.user, { ...describedPrint(scene, stored), ...ratesOf(scene) })
      const found = inMinorUnits(quote, DIGITS[scene.currency])
      assert.deepEqual(found, quoteOf(scene))
      assert.equal(
        found.lines.reduce((sum, [, amount]) => sum + BigInt(amount ?? 0n), 0n),
        found.price,
      )
      assert.equal(quote.currency, scene.currency)
    }),
    OPTIONS,
  )
})

test('the quote of a print is that of the same values', async () => {
  await fc.assert(
    fc.asyncProperty(scene, async (scene) => {
      // A print names no filament type, and no price.
      const materials = scene.materials
        .filter(({ of }) => of !== 'type')
        .map((material) => ({ ...material, pricePerKilogramMicros: null }))
      const seconds = scene.seconds ?? (materials.length === 0 ? 0 : null)
      const own = { ...scene, materials, seconds }
      const stored = await storeScene(server, own)
      const printId = await storePrint(server, own, stored)
      const ofPrint = await estimate(stored.user, { printId, ...ratesOf(own) })
      const described = await estimate(stored.user, { ...describedPrint(own, stored), ...ratesOf(own) })
      assert.deepEqual(JSON.parse(JSON.stringify(ofPrint).replaceAll('"Print"', '"Given"')), described)
    }),
    OPTIONS,
  )
})

const PARTS = [
  { wastePercent: 12.5 },
  { machineRatePerHour: 0.75 },
  { laborMinutes: 15, laborRatePerHour: 20 },
  { failurePercent: 8 },
  { useFailureHistory: true },
  { marginPercent: 30 },
  { taxPercent: 19 },
  { roundTo: 5 },
  { quantity: 41 },
] as const

test('a part that is added never lowers the price', async () => {
  await fc.assert(
    fc.asyncProperty(scene, fc.constantFrom(...PARTS), async (scene, part) => {
      const stored = await storeScene(server, scene)
      const whole = { ...describedPrint(scene, stored), ...ratesOf(scene) }
      const without: Record<string, unknown> = { ...whole }
      for (const name of Object.keys(part)) delete without[name]
      // Only one of the two may be there.
      if ('useFailureHistory' in part) delete without['failurePercent']
      if ('failurePercent' in part) delete without['useFailureHistory']
      const [before, after] = [
        await estimate(stored.user, without),
        await estimate(stored.user, { ...without, ...part }),
      ]
      assert(after.price >= before.price, `${before.price} became ${after.price}`)
      const more = {
        ...whole,
        materials: [...whole.materials, { materialType: 'PLA', pricePerKilogram: 20, amountMg: 7 }],
      }
      if (whole.materials.length < 4) {
        assert((await estimate(stored.user, more)).price >= (await estimate(stored.user, whole)).price)
      }
    }),
    OPTIONS,
  )
})
