import type { Schemas } from '../schemas.ts'
import { overdraft } from '../filaments/stockLevel.ts'

/** Filament that a usage deducts from a spool. */
export interface Deduction {
  /** Id of the spool; '' for other material. */
  readonly filamentId: string
  /** Amount that the print will deduct; null if it is unknown. */
  readonly amountMg: number | null
  /** Amount that the print has already deducted from the same spool. */
  readonly recordedMg: number
}

type Spools = readonly Pick<Schemas['FilamentDetailDto'], 'id' | 'remainingMg'>[]

/** Milligrams by which each usage overdraws its spool, after the usages above it; null where the spool holds enough. */
export function overdrafts(deductions: readonly Deduction[], spools: Spools): (number | null)[] {
  return deductions.map(({ filamentId, amountMg, recordedMg }, index) => {
    const above = deductions
      .slice(0, index)
      .filter((other) => other.filamentId === filamentId)
      .reduce((sum, other) => sum + (other.amountMg ?? 0) - other.recordedMg, 0)
    const spool = spools.find(({ id }) => id === filamentId)
    const remainingMg = spool?.remainingMg ?? null
    return overdraft({ remainingMg: remainingMg === null ? null : remainingMg - above }, amountMg, recordedMg)
  })
}
