import * as texts from '#texts/lists'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { formatNumber } from '../format.ts'

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
  /** Whether each row is a block of lines on a phone, so that nothing of it is out of view. */
  readonly isStacked?: boolean | undefined
}

/** Minimum number of rows that are worth a button. */
const MIN_MORE = 3

/** Table that scrolls horizontally on narrow screens. The first column is the header of the row. */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  footer,
  empty,
  maxRows,
  isStacked,
}: Props<Row>): JSX.Element {
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0 && empty !== undefined) return <p class="empty">{empty}</p>
  const isCut = maxRows !== undefined && rows.length >= maxRows + MIN_MORE
  const shown = isCut && !isWhole ? rows.slice(0, maxRows) : rows
  return (
    <>
      <div class="scroll" tabIndex={0} role="group" aria-label={caption}>
        {/* A browser takes blocks for a table only when it is told. */}
        <table class={isStacked ? 'stacked' : ''} {...roleOf(isStacked, 'table')}>
          <caption class="visually-hidden">{caption}</caption>
          <Head columns={columns} />
          <tbody>
            {shown.map((row) => (
              <BodyRow key={keyOf(row)} row={row} columns={columns} isStacked={isStacked} />
            ))}
          </tbody>
          {footer && <Foot columns={columns} cells={footer} />}
        </table>
      </div>
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
    <thead>
      <tr>
        {columns.map(({ title, isNumber, isActions }) => (
          <th key={title} scope="col" class={isNumber ? 'number' : ''}>
            {isActions ? <span class="visually-hidden">{title}</span> : title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface BodyRowProps<Row> extends Pick<Props<Row>, 'columns' | 'isStacked'> {
  readonly row: Row
}

function BodyRow<Row>({ row, columns, isStacked }: BodyRowProps<Row>): JSX.Element {
  return (
    <tr {...roleOf(isStacked, 'row')}>
      {columns.map(({ title, cell, isNumber, isActions }, index) =>
        index === 0 ? (
          <th key={title} scope="row" {...roleOf(isStacked, 'rowheader')}>
            {cell(row)}
          </th>
        ) : (
          <td
            key={title}
            class={isNumber ? 'number' : isActions ? 'actions' : ''}
            data-title={isActions ? undefined : title}
            {...roleOf(isStacked, 'cell')}
          >
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

interface FootProps<Row> extends Pick<Props<Row>, 'columns'> {
  readonly cells: readonly ComponentChildren[]
}

function Foot<Row>({ columns, cells }: FootProps<Row>): JSX.Element {
  return (
    <tfoot>
      <tr>
        {columns.map(({ title, isNumber }, index) =>
          index === 0 ? (
            <th key={title} scope="row">
              {cells[index]}
            </th>
          ) : (
            <td key={title} class={isNumber ? 'number' : ''}>
              {cells[index]}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  )
}

function roleOf<Role extends 'table' | 'row' | 'rowheader' | 'cell'>(
  isStacked: boolean | undefined,
  role: Role,
): { readonly role?: Role } {
  return isStacked ? { role } : {}
}
