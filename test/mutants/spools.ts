import type { Row } from './mutant.ts'

const OVERFULL = 'spoolman/overfull.test.ts'

/** What programs that know Spoolman read and write of spools. */
export const spools: readonly Row[] = [
  [
    'src/spoolman/spools.ts',
    'else greatest(f.initial_nominal_weight_mg, f.balance_mg)',
    'else f.initial_nominal_weight_mg',
    OVERFULL,
  ],
  ['src/spoolman/writeSpool.ts', 'balanceMg <= initialMg', 'true', OVERFULL],
]
