import * as texts from '#texts/analytics'
import type { ComponentChildren, JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { contentImage } from './contentImage.ts'
import type { CsvRows } from './csv.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { LeftOut } from './LeftOut.tsx'

interface Props {
  readonly title: string
  /** Name for screen readers and files, where the title alone would be that of another figure. */
  readonly name?: string
  /** Notes on what the figure leaves out. Null entries are ignored. */
  readonly notes?: readonly (string | null)[]
  /** The data for a file. */
  readonly rows: () => CsvRows
  /** Draws the graphic as an image; by default what the page shows is drawn. */
  readonly image?: () => Promise<Blob> | null
  /** Controls of this figure only. */
  readonly controls?: ComponentChildren
  /** The data of the graphic as a table, which a button shows instead; none where the graphic is one. */
  readonly table?: ComponentChildren
  /** Text that replaces both when there is no data. */
  readonly empty?: string | null | undefined
  /** The graphic. */
  readonly children: ComponentChildren
}

/** Graphic or table that can be saved, with notes on what it leaves out. A graphic can be switched to a table. */
export function Figure(props: Props): JSX.Element {
  const { title, name = title, notes = [], rows, image, controls, table, empty, children } = props
  const [isTable, setTable] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  return (
    <section class="card analytics-figure" aria-label={name}>
      <div class="analytics-figure-head">
        <h3>{title}</h3>
        <LeftOut sentences={notes} />
        <div class="actions">
          {controls}
          {!empty && (
            <>
              {table && (
                <button type="button" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
                  {texts.tableOfTitle({ title, hidden: (text) => <span class="visually-hidden">{text}</span> })}
                </button>
              )}
              <ExportMenu
                title={name}
                rows={rows}
                image={image && !isTable ? image : () => body.current && contentImage(body.current, name)}
              />
            </>
          )}
        </div>
      </div>
      {empty ? (
        <p class="note">{empty}</p>
      ) : (
        <div ref={body} class={isTable ? 'analytics-table' : ''}>
          {isTable ? table : children}
        </div>
      )}
    </section>
  )
}
