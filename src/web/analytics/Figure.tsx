import * as texts from '#texts/analytics'
import type { ComponentChildren, JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import type { CsvRows } from './csv.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { LeftOut } from './LeftOut.tsx'

interface Props {
  readonly title: string
  /** Notes on what the figure leaves out. Null entries are ignored. */
  readonly notes?: readonly (string | null)[]
  /** The data for a file. */
  readonly rows: () => CsvRows
  /** Draws the graphic as an image, if it is on a canvas. */
  readonly image?: () => Promise<Blob> | null
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
export function Figure({ title, notes = [], rows, image, controls, table, empty, children }: Props): JSX.Element {
  const [isTable, setTable] = useState(false)
  const id = useId()
  return (
    <section class="card analytics-figure" aria-labelledby={id}>
      <div class="analytics-figure-head">
        <h3 id={id}>{title}</h3>
        <LeftOut sentences={notes} />
        <div class="actions">
          {controls}
          {!empty && (
            <>
              <button type="button" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
                {texts.tableOfTitle({ title, hidden: (text) => <span class="visually-hidden">{text}</span> })}
              </button>
              <ExportMenu title={title} rows={rows} {...(image && !isTable ? { image } : {})} />
            </>
          )}
        </div>
      </div>
      {empty ? <p class="note">{empty}</p> : isTable ? <div class="analytics-table">{table}</div> : children}
    </section>
  )
}
