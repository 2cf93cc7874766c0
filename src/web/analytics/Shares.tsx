import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { Table, type Column } from '../components/Table.tsx'
import { LeftOut } from './LeftOut.tsx'

interface Props<Row> {
  readonly title: string
  /** What the rows are, above the first column. */
  readonly of: string
  readonly rows: readonly Row[]
  readonly name: (row: Row) => ComponentChildren
  readonly keyOf: (row: Row) => string | number
  /** The length of the row's bar, 0 to 1 of the longest. */
  readonly size: (row: Row) => number
  readonly columns: readonly Column<Row>[]
  readonly coverage: Schemas['CoverageDto']
  readonly coverageRows?: string
  /** What becomes of the rows that the coverage excludes: `left out`. */
  readonly coverageAre?: string
  readonly empty: string
}

/** Rows with a bar below the name, each as long as its part. */
export function Shares<Row>(props: Props<Row>): JSX.Element {
  const { title, of, rows, name, keyOf, size, columns, coverage, coverageRows = 'prints', coverageAre, empty } = props
  const id = useId()
  const longest = Math.max(0, ...rows.map(size))
  const first: Column<Row> = {
    title: of,
    cell: (row) => (
      <>
        {name(row)}
        <Bar part={longest > 0 ? size(row) / longest : 0} />
      </>
    ),
  }
  return (
    <section class="card analytics-figure" aria-labelledby={id}>
      <div class="analytics-figure-head">
        <h3 id={id}>{title}</h3>
      </div>
      <div class="analytics-table">
        <Table caption={title} columns={[first, ...columns]} rows={rows} keyOf={keyOf} empty={empty} />
      </div>
      <LeftOut coverage={coverage} rows={coverageRows} {...(coverageAre ? { are: coverageAre } : {})} />
    </section>
  )
}

/** A bar of so much of its width, 0 to 1. */
export function Bar({ part }: { part: number }): JSX.Element {
  return (
    <span class="analytics-bar" aria-hidden="true">
      <span style={{ width: `${Math.min(1, Math.max(0, part)) * 100}%` }} />
    </span>
  )
}
