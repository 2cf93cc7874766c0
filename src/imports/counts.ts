import type { ImportCountsDto, ImportKind, ImportKindDto, ImportVerdict } from '../../generated/api.d.ts'
import { KINDS } from './archive/kinds.ts'

/** Number of rows by kind and verdict. */
export type KindCounts = Readonly<Partial<Record<ImportKind, ImportCountsDto>>>

/** Number of rows by verdict, before there is one. */
const NO_COUNTS: ImportCountsDto = { created: 0, updated: 0, same: 0, skipped: 0, errors: 0 }

/** Name of a verdict among the counts. */
const NAMES: Readonly<Record<ImportVerdict, keyof ImportCountsDto>> = {
  Created: 'created',
  Updated: 'updated',
  Same: 'same',
  Skipped: 'skipped',
  Error: 'errors',
}

/** Rows of a kind with the same verdict. */
export interface Verdicts {
  readonly kind: ImportKind
  readonly verdict: ImportVerdict
  readonly count: number
}

/** Adds rows to counts. */
export function addVerdicts(counts: KindCounts, added: readonly Verdicts[]): KindCounts {
  const sum: Partial<Record<ImportKind, ImportCountsDto>> = { ...counts }
  for (const { kind, verdict, count } of added) {
    const before = sum[kind] ?? NO_COUNTS
    sum[kind] = { ...before, [NAMES[verdict]]: before[NAMES[verdict]] + count }
  }
  return sum
}

/** Counts the rows of all kinds by verdict. */
export function sumOf(counts: KindCounts): ImportCountsDto {
  const sum = { ...NO_COUNTS }
  for (const ofKind of Object.values(counts)) {
    for (const name of Object.values(NAMES)) sum[name] += ofKind[name]
  }
  return sum
}

/** Lists the counts of the kinds that there are, in the order of an archive. */
export function listKinds(counts: KindCounts): ImportKindDto[] {
  return Object.values(KINDS).flatMap((kind) => (counts[kind] ? [{ kind, counts: counts[kind] }] : []))
}
