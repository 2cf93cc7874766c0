import * as texts from '#texts/lists'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { formatNumber } from '../format.ts'
import { TableBox } from './TableBox.tsx'

/** Column of a table. */
export interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => ComponentChildren
  /** Whether the cells are numbers, which are aligned to the right. */
  readonly isNumber?: boolean
  /** Whether the cells are buttons and links for the row. The title is then for screen readers only. */
  readonly isActions?: boolean
}

interface Props<Row> {
  /** Name of the table, for screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  /** Cells of a last row, such as totals, one for each column. */
  readonly footer?: readonly ComponentChildren[] | undefined
  /** Text for a table without rows. */
  readonly empty?: ComponentChildren
  /** Number of rows that are shown at first when there are more; a button shows the others. */
  readonly maxRows?: number
}

/** Minimum number of rows that are worth a button. */
const MIN_MORE = 3

/**
 * Table whose first column is the header of the row. Where it is too narrow for its columns, each row becomes a block of its values with
 * the titles of their columns. All roles are explicit, because a browser takes blocks for a table only when it is told.
 */
export function Table<Row>({ caption, columns, rows, keyOf, footer, empty, maxRows }: Props<Row>): JSX.Element {
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0 && empty !== undefined) return <p class="empty">{empty}</p>
  const isCut = maxRows !== undefined && rows.length >= maxRows + MIN_MORE
  const shown = isCut && !isWhole ? rows.slice(0, maxRows) : rows
  return (
    <>
      <TableBox>
        <table role="table">
          <caption class="visually-hidden">{caption}</caption>
          <Head columns={columns} />
          <tbody role="rowgroup">
            {shown.map((row) => (
              <Cells key={keyOf(row)} columns={columns} cells={columns.map(({ cell }) => cell(row))} />
            ))}
          </tbody>
          {footer && (
            <tfoot role="rowgroup">
              <Cells columns={columns} cells={footer} />
            </tfoot>
          )}
        </table>
      </TableBox>
      {isCut && (
        <button type="button" class="table-more" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.showTheFirst({ maxRows }) : texts.showAllCount({ count: formatNumber(rows.length) })}
          <span class="visually-hidden">: {caption}</span>
        </button>
      )}
    </>
  )
}

function Head<Row>({ columns }: Pick<Props<Row>, 'columns'>): JSX.Element {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ title, isNumber, isActions }) => (
          <th key={title} scope="col" role="columnheader" class={isNumber ? 'number' : ''}>
            {isActions ? <span class="visually-hidden">{title}</span> : title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowProps<Row> extends Pick<Props<Row>, 'columns'> {
  readonly cells: readonly ComponentChildren[]
}

function Cells<Row>({ columns, cells }: RowProps<Row>): JSX.Element {
  return (
    <tr role="row">
      {columns.map(({ title, isNumber, isActions }, index) =>
        index === 0 ? (
          <th key={title} scope="row" role="rowheader" data-title={isNumber ? title : undefined}>
            {cells[index]}
          </th>
        ) : (
          <td
            key={title}
            role="cell"
            class={isNumber ? 'number' : isActions ? 'actions' : ''}
            data-title={isActions ? undefined : title}
          >
            {cells[index]}
          </td>
        ),
      )}
    </tr>
  )
}
