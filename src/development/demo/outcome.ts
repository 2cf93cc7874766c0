import { cancellations, failures, partialReasons } from '../../../db/demo/remarks.ts'
import type { PrintStatus } from '../../../generated/database.d.ts'
import type { Random } from './random.ts'

/** How a print ended, and how far it got, in percent. */
export interface Outcome {
  readonly status: PrintStatus
  readonly progress: number
  readonly reason: string | null
}

const CANCELLED = 0.035
const PARTIAL = 0.03
const FAILED = 0.07
/** These warp or string more than PLA and PETG do. */
const DIFFICULT: ReadonlySet<string> = new Set(['ABS', 'ASA', 'TPU'])

/** @param material what it is printed in */
export function outcomeOf(random: Random, material: string): Outcome {
  const failed = FAILED * (DIFFICULT.has(material) ? 2 : 1)
  const draw = random.next()
  if (draw < failed) {
    const { reason, progress } = random.pick(failures)
    return { status: 'Failed', progress: random.integer(...progress), reason }
  }
  if (draw < failed + CANCELLED) {
    return { status: 'Cancelled', progress: random.integer(1, 60), reason: random.pick(cancellations) }
  }
  if (draw < failed + CANCELLED + PARTIAL) {
    return { status: 'PartialSuccess', progress: 100, reason: random.pick(partialReasons) }
  }
  return { status: 'Success', progress: 100, reason: null }
}
