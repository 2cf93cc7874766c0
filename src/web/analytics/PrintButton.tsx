import * as texts from '#texts/analytics'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../components/Icon.tsx'

interface Props {
  /** Loads and draws all sections. */
  readonly onPrepare: () => void
}

/** Sections that are not drawn yet. */
const UNFINISHED =
  '.analytics-section.waiting, main .loading, main [aria-busy=true], .analytics-canvas:not(:has(canvas))'
const LOOK_MS = 50

/** Button that prints the page, once all sections are drawn. Ctrl-P and Cmd-P do the same. */
export function PrintButton({ onPrepare }: Props): JSX.Element {
  const [isPreparing, setPreparing] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      setPreparing(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    if (!isPreparing) return undefined
    onPrepare()
    const timer = setInterval(() => {
      if (document.querySelector(UNFINISHED)) return
      clearInterval(timer)
      print()
      setPreparing(false)
    }, LOOK_MS)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the function is another one at each rendering
  }, [isPreparing])
  return (
    <button type="button" disabled={isPreparing} onClick={() => setPreparing(true)}>
      <Icon name="printer" />
      <span class="wide-label">{isPreparing ? texts.preparingToPrint : texts.printPage}</span>
    </button>
  )
}
