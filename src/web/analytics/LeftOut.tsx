import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { leftOut } from './coverage.ts'

/** Says plainly which rows a figure is not made from; nothing when it is made from all. */
export function LeftOut({
  coverage,
  rows = 'prints',
}: {
  coverage: Schemas['CoverageDto']
  rows?: string
}): JSX.Element | null {
  const sentence = leftOut(coverage, rows)
  return sentence === null ? null : <p class="note analytics-left-out">{sentence}</p>
}
