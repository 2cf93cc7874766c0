import type { ComponentChildren, JSX } from 'preact'
import { Table, type Column } from '../components/Table.tsx'
import type { CsvRows } from './csv.ts'
import { Figure } from './Figure.tsx'
import { inUnit, type Saved } from './measures.ts'

/** Column of a table that can be saved. */
export interface DataColumn<Row> extends Column<Row> {
  readonly value: (row: Row) => string | number | null
  /** Measure of the values, which are in its unit in a file. */
  readonly measure?: Saved
}

interface Props<Row> {
  readonly title: string
  /** Name for screen readers and files, where the title alone would be that of another figure. */
  readonly name?: string
  /** Name of the table; that of the figure by default. */
  readonly caption?: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  /** Notes on what the table leaves out. Null entries are ignored. */
  readonly notes?: readonly (string | null)[]
  /** Text for a table without rows. */
  readonly empty?: string
  /** Text below the table. */
  readonly children?: ComponentChildren
}

/** Table of an analysis. Of many rows the first ten are shown; a file has them all. */
export function TableFigure<Row>(props: Props<Row>): JSX.Element {
  const { title, name = title, caption = name, columns, rows, keyOf, notes = [], empty, children } = props
  return (
    <Figure
      title={title}
      name={name}
      notes={notes}
      rows={() => csvOf(columns, rows)}
      empty={rows.length === 0 ? empty : null}
    >
      <div class="analytics-table">
        <Table caption={caption} columns={columns} rows={rows} keyOf={keyOf} maxRows={10} />
      </div>
      {children}
    </Figure>
  )
}

function csvOf<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): CsvRows {
  return [
    columns.map(({ title, measure }) => (measure?.unit ? `${title} (${measure.unit[0]})` : title)),
    ...rows.map((row) =>
      columns.map(({ value, measure = {} }) => {
        const cell = value(row)
        return typeof cell === 'number' ? inUnit(cell, measure) : cell
      }),
    ),
  ]
}
