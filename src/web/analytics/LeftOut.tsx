import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { leftOut } from './coverage.ts'

/** Says plainly which rows a figure is not made from; nothing when it is made from all. */
export function LeftOut({
  coverage,
  rows = 'prints',
  are,
}: {
  coverage: Schemas['CoverageDto']
  rows?: string
  are?: string
}): JSX.Element | null {
  const sentence = leftOut(coverage, rows, are)
  return sentence === null ? null : <p class="note analytics-left-out">{sentence}</p>
}
