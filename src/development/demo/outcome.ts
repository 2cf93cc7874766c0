import { cancellations, failures, partialReasons } from './data/phrases.ts'
import type { FailureCategory } from '../../../generated/api.d.ts'
import type { PrintStatus } from '../../../generated/database.d.ts'
import type { Random } from './random.ts'

/** Final status of a print, its progress in percent, and why it did not succeed. */
export interface DemoOutcome {
  readonly status: PrintStatus
  readonly progress: number
  readonly reason: string | null
  readonly category: FailureCategory | null
}

const CANCELLED = 0.035
const PARTIAL = 0.03
const FAILED = 0.07
/** Materials that fail more often than PLA and PETG. */
const DIFFICULT: ReadonlySet<string> = new Set(['ABS', 'ASA', 'TPU'])

/**
 * Draws the outcome of a print.
 * @param material type of its first material
 */
export function outcomeOf(random: Random, material: string): DemoOutcome {
  const failed = FAILED * (DIFFICULT.has(material) ? 2 : 1)
  const draw = random.next()
  if (draw < failed) {
    const { progress, ...why } = random.pick(failures)
    return { status: 'Failed', progress: random.integer(...progress), ...why }
  }
  if (draw < failed + CANCELLED) {
    return { status: 'Cancelled', progress: random.integer(1, 60), ...random.pick(cancellations) }
  }
  if (draw < failed + CANCELLED + PARTIAL) {
    return { status: 'PartialSuccess', progress: 100, reason: random.pick(partialReasons), category: null }
  }
  return { status: 'Success', progress: 100, reason: null, category: null }
}
