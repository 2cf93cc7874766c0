import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { describeExclusions } from './coverage.ts'

/** Note on the rows that a figure leaves out; nothing when it leaves out none. */
export function CoverageNote({
  coverage,
  rows = 'prints',
  are,
}: {
  coverage: Schemas['CoverageDto']
  rows?: string
  are?: string
}): JSX.Element | null {
  const sentence = describeExclusions(coverage, rows, are)
  return sentence === null ? null : <p class="note analytics-left-out">{sentence}</p>
}
