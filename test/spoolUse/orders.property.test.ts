import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { balanceOf, newWorkshop, notice, printsOf, usagesOf, webhook, type Workshop } from '../integrations/devices.ts'
import { SEED } from '../support/seed.ts'
import { startServer } from '../support/server.ts'
import { report } from './report.ts'

const server = await startServer()
const { client } = server
const NOMINAL = 1_000_000
/** Mg of a millimetre of the workshop's filament. */
const MG_PER_MM = (Math.PI / 4) * 1.75 ** 2 * 1.24

type Step = { readonly kind: 'start' | 'end' } | { readonly kind: 'use'; readonly millimetres: number }

const uses = fc.array(fc.double({ min: 0.01, max: 300, noNaN: true }), { minLength: 1, maxLength: 6 })

/** A print that both the device and a connection report: what was used, and the order in which the reports come. */
const story = fc
  .record({ uses, hasStart: fc.boolean(), isRepeated: fc.boolean(), isMoonraker: fc.boolean() })
  .chain(({ uses, hasStart, isRepeated, isMoonraker }) => {
    const ends = [{ kind: 'end' as const }, ...(isRepeated ? [{ kind: 'end' as const }] : [])]
    const starts = hasStart ? [{ kind: 'start' as const }] : []
    const steps: Step[] = [...starts, ...ends, ...uses.map((millimetres) => ({ kind: 'use' as const, millimetres }))]
    return fc.record({
      uses: fc.constant(uses),
      isMoonraker: fc.constant(isMoonraker),
      steps: fc.shuffledSubarray(steps, { minLength: steps.length }),
    })
  })

/** A story as it is told: the length that the device reports, and the time of its clock at the end, in unix seconds. */
interface Telling {
  readonly usedMm: number
  readonly isMoonraker: boolean
  readonly endTime: number
}

function tellingOf(lengths: readonly number[], isMoonraker: boolean): Telling {
  const usedMm = lengths.reduce((sum, millimetres) => sum + millimetres, 0)
  return { usedMm, isMoonraker, endTime: Math.round(Date.now() / 1000) }
}

async function take(workshop: Workshop, step: Step, { usedMm, isMoonraker, endTime }: Telling): Promise<void> {
  if (step.kind === 'use') return void (await report(server, workshop, { millimetres: step.millimetres }))
  const { user: as, printer } = workshop
  const isStart = step.kind === 'start'
  if (isMoonraker) {
    const body = notice(printer.id, isStart ? 'started' : 'complete', isStart ? {} : { filament_used: usedMm })
    assert.equal((await client.call('Moonraker_PostNotification', { as, body })).status, 200)
    return
  }
  const currentTime = endTime - (isStart ? 2711 : 0)
  const body = webhook(printer.id, isStart ? 'Print Started' : 'Print Done', { currentTime })
  assert.equal((await client.call('Octoprint_PostEvent', { as, body })).status, 200)
}

test('a device and a connection that report the same print agree to a milligram, in every order', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ uses, steps, isMoonraker }) => {
      const workshop = await newWorkshop(server)
      const telling = tellingOf(uses, isMoonraker)
      const { usedMm } = telling
      for (const step of steps) await take(workshop, step, telling)
      const expected = usedMm * MG_PER_MM
      const off = (milligrams: number | null | undefined) => Math.abs((milligrams ?? 0) - expected)
      const deducted = NOMINAL - (await balanceOf(server, workshop))
      const order = JSON.stringify(steps)
      assert.ok(off(deducted) <= 1, `${deducted} mg instead of ${expected} were deducted after ${order}`)
      const prints = await printsOf(server, workshop.user)
      assert.equal(prints.length, 1, `prints after ${order}`)
      assert.equal(prints[0]?.status, 'Success')
      assert.ok(
        off(prints[0]?.filament_amount_mg) <= 1,
        `the print used ${prints[0]?.filament_amount_mg} after ${order}`,
      )
      const usages = await usagesOf(server, workshop.user)
      assert.deepEqual(
        usages.map(({ filament_id }) => filament_id),
        [workshop.filamentId],
      )
    }),
    { seed: SEED, numRuns: 60 },
  )
})

test('a device and a connection that report at the same time agree as well', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ uses, steps, isMoonraker }) => {
      const workshop = await newWorkshop(server)
      const telling = tellingOf(uses, isMoonraker)
      const { usedMm } = telling
      await Promise.all(steps.map(async (step) => take(workshop, step, telling)))
      const deducted = NOMINAL - (await balanceOf(server, workshop))
      assert.ok(Math.abs(deducted - usedMm * MG_PER_MM) <= 1, `${deducted} mg after ${JSON.stringify(steps)}`)
    }),
    { seed: SEED, numRuns: 15 },
  )
})
