import type { ComponentChildren, JSX } from 'preact'
import { useId, useState } from 'preact/hooks'

interface Props {
  readonly title: string
  /** What it leaves out; null where that is nothing. */
  readonly notes?: readonly (string | null)[]
  /** Controls of this figure alone. */
  readonly controls?: ComponentChildren
  /** The same as the picture, in words and numbers. */
  readonly table: ComponentChildren
  /** A sentence in place of both when there is nothing to draw. */
  readonly empty?: string | null
  /** The picture. */
  readonly children: ComponentChildren
}

/** A picture of figures that can be read as a table instead, with what it leaves out. */
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
              Table<span class="unseen"> of {title}</span>
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
