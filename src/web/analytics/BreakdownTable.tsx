import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { describeExclusions, type CoverageRows } from './coverage.ts'
import { TableFigure, type DataColumn } from './TableFigure.tsx'

interface Props<Row> {
  readonly title: string
  /** Header of the first column. */
  readonly rowHeader: string
  readonly rows: readonly Row[]
  /** Name of the row, with links. */
  readonly name: (row: Row) => ComponentChildren
  /** Name of the row as plain text. */
  readonly textOf: (row: Row) => string
  readonly keyOf: (row: Row) => string | number
  /** Value that determines the length of the row's bar. */
  readonly size: (row: Row) => number
  readonly columns: readonly DataColumn<Row>[]
  readonly coverage: Schemas['CoverageDto']
  readonly coverageRows?: CoverageRows
  readonly empty: string
}

/** Table of a breakdown, with a bar for each row. */
export function BreakdownTable<Row>(props: Props<Row>): JSX.Element {
  const { title, rowHeader, rows, name, textOf, keyOf, size, columns, coverage, coverageRows = 'prints', empty } = props
  const longest = Math.max(0, ...rows.map(size))
  const first: DataColumn<Row> = {
    title: rowHeader,
    cell: (row) => (
      <>
        {name(row)}
        <Bar part={longest > 0 ? size(row) / longest : 0} />
      </>
    ),
    value: textOf,
  }
  return (
    <TableFigure
      title={title}
      columns={[first, ...columns]}
      rows={rows}
      keyOf={keyOf}
      notes={[describeExclusions(coverage, coverageRows)]}
      empty={empty}
    />
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
