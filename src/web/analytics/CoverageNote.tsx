import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { describeExclusions, type CoverageRows } from './coverage.ts'
import { LeftOut } from './LeftOut.tsx'

interface Props {
  readonly coverage: Schemas['CoverageDto']
  readonly rows?: CoverageRows
}

/** Note on the rows that a figure leaves out; nothing when it leaves out none. */
export function CoverageNote({ coverage, rows = 'prints' }: Props): JSX.Element {
  return <LeftOut sentences={[describeExclusions(coverage, rows)]} />
}
