import type { ComponentChildren, JSX } from 'preact'
import { useId, useState } from 'preact/hooks'

interface Props {
  readonly title: string
  /** Notes on what the figure leaves out. Null entries are ignored. */
  readonly notes?: readonly (string | null)[]
  /** Controls of this figure only. */
  readonly controls?: ComponentChildren
  /** The data of the graphic as a table. */
  readonly table: ComponentChildren
  /** Text that replaces both when there is no data. */
  readonly empty?: string | null
  /** The graphic. */
  readonly children: ComponentChildren
}

/** Graphic that can be switched to a table, with notes on what it leaves out. */
export function Figure({ title, notes = [], controls, table, empty, children }: Props): JSX.Element {
  const [isTable, setTable] = useState(false)
  const id = useId()
  return (
    <section class="card analytics-figure" aria-labelledby={id}>
      <div class="analytics-figure-head">
        <h3 id={id}>{title}</h3>
        <div class="actions">
          {controls}
          {!empty && (
            <button type="button" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
              Table<span class="visually-hidden"> of {title}</span>
            </button>
          )}
        </div>
      </div>
      {empty ? <p class="note">{empty}</p> : isTable ? <div class="analytics-table">{table}</div> : children}
      {notes.map(
        (note) =>
          note !== null && (
            <p key={note} class="note analytics-left-out">
              {note}
            </p>
          ),
      )}
    </section>
  )
}
