import type { ComponentChildren, JSX } from 'preact'

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
  /** Text for a table without rows. */
  readonly empty?: ComponentChildren
}

/** Table that scrolls horizontally on narrow screens. The first column is the header of the row. */
export function Table<Row>({ caption, columns, rows, keyOf, empty }: Props<Row>): JSX.Element {
  if (rows.length === 0 && empty !== undefined) return <p class="empty">{empty}</p>
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, isNumber, isActions }) => (
              <th key={title} scope="col" class={isNumber ? 'number' : ''}>
                {isActions ? <span class="visually-hidden">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell, isNumber, isActions }, index) =>
                index === 0 ? (
                  <th key={title} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={title} class={isNumber ? 'number' : isActions ? 'actions' : ''}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
