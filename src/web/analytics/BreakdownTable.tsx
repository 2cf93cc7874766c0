import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Table, type Column } from '../components/Table.tsx'
import type { CoverageRows } from './coverage.ts'
import { CoverageNote } from './CoverageNote.tsx'

interface Props<Row> {
  readonly title: string
  /** Header of the first column. */
  readonly rowHeader: string
  readonly rows: readonly Row[]
  readonly name: (row: Row) => ComponentChildren
  readonly keyOf: (row: Row) => string | number
  /** Value that determines the length of the row's bar. */
  readonly size: (row: Row) => number
  readonly columns: readonly Column<Row>[]
  readonly coverage: Schemas['CoverageDto']
  readonly coverageRows?: CoverageRows
  readonly empty: string
}

/** Table of a breakdown, with a bar for each row. */
export function BreakdownTable<Row>(props: Props<Row>): JSX.Element {
  const { title, rowHeader, rows, name, keyOf, size, columns, coverage, coverageRows = 'prints', empty } = props
  const longest = Math.max(0, ...rows.map(size))
  const first: Column<Row> = {
    title: rowHeader,
    cell: (row) => (
      <>
        {name(row)}
        <Bar part={longest > 0 ? size(row) / longest : 0} />
      </>
    ),
  }
  return (
    <section class="card analytics-figure">
      <div class="analytics-figure-head">
        <h3>{title}</h3>
      </div>
      <div class="analytics-table">
        <Table caption={title} columns={[first, ...columns]} rows={rows} keyOf={keyOf} empty={empty} maxRows={10} />
      </div>
      <CoverageNote coverage={coverage} rows={coverageRows} />
    </section>
  )
}

/** Bar with a relative length from 0 to 1. */
function Bar({ part }: { part: number }): JSX.Element {
  return (
    <span class="analytics-bar" aria-hidden="true">
      <span style={{ width: `${Math.min(1, Math.max(0, part)) * 100}%` }} />
    </span>
  )
}
