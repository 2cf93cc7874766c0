import * as texts from '#texts/analytics'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { hasLeft } from '../components/hasLeft.ts'
import { Icon } from '../components/Icon.tsx'
import { saveFile } from '../saveFile.ts'
import { toCsv, type CsvRows } from './csv.ts'

interface Props {
  readonly title: string
  readonly rows: () => CsvRows
  /** Draws the image; null when nothing is drawn yet. */
  readonly image: () => Promise<Blob> | null
}

/** Menu that saves a figure as an image and as CSV. */
export function ExportMenu({ title, rows, image }: Props): JSX.Element {
  const menu = useRef<HTMLDetailsElement>(null)
  const name = title.toLowerCase().replaceAll(' ', '-')
  const close = () => {
    if (menu.current) menu.current.open = false
    menu.current?.querySelector('summary')?.focus()
  }
  const [hasFailed, setFailed] = useState(false)
  const saveImage = async () => {
    setFailed(false)
    try {
      const blob = await image()
      if (blob) saveFile(blob, `${name}.png`)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <details
        ref={menu}
        class="analytics-export"
        // One at a time.
        name="analytics-export"
        onKeyDown={({ key }) => key === 'Escape' && close()}
        // An open menu would cover what has the focus.
        onFocusOut={(event) => {
          if (hasLeft(event)) event.currentTarget.open = false
        }}
      >
        <summary>
          <Icon name="download" />
          <span class="visually-hidden">{texts.exportTitle({ title })}</span>
        </summary>
        <div>
          <button
            type="button"
            onClick={() => {
              close()
              void saveImage()
            }}
          >
            {texts.imagePng}
          </button>
          <button
            type="button"
            onClick={() => {
              close()
              saveFile(new Blob([toCsv(rows())], { type: 'text/csv' }), `${name}.csv`)
            }}
          >
            {texts.tableCsv}
          </button>
        </div>
      </details>
      {hasFailed && (
        <p class="note" role="alert">
          {texts.imageFailed}
        </p>
      )}
    </>
  )
}
