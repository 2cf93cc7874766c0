import { readConfig, type Config } from '../../src/config/config.ts'
import type { StorageLimits } from '../../src/config/storageLimits.ts'
import type { Answer } from '../support/client.ts'

/** Settings under which little fits. */
export function tight(limits: Partial<StorageLimits>): Pick<Config, 'storage'> {
  return { storage: { ...readConfig({}).storage, ...limits } }
}

/** How many of the responses have each status. */
export function tally(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
