import type { ComponentChildren, JSX } from 'preact'

/** A column of a table. */
export interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => ComponentChildren
  /** Numbers stand to the right. */
  readonly isNumber?: boolean
  /** Buttons and links that belong to the row: the title is for screen readers only. */
  readonly isActions?: boolean
}

interface Props<Row> {
  /** What the rows are; read out, and shown only with `showCaption`. */
  readonly caption: string
  readonly showCaption?: boolean
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  /** What stands there when there are no rows. */
  readonly empty?: ComponentChildren
}

/** A table that scrolls sideways by itself where the screen is too narrow. The first column names the row. */
export function Table<Row>({ caption, showCaption, columns, rows, keyOf, empty }: Props<Row>): JSX.Element {
  if (rows.length === 0 && empty !== undefined) return <p class="empty">{empty}</p>
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption class={showCaption ? '' : 'unseen'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, isNumber, isActions }) => (
              <th key={title} scope="col" class={isNumber ? 'number' : ''}>
                {isActions ? <span class="unseen">{title}</span> : title}
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
