import * as texts from '#texts/analytics'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

interface Props {
  /** Name for screen readers. */
  readonly label: string
  readonly children: ComponentChildren
}

/** Box whose content scrolls sideways where it is wider, also with the keyboard. A line below says so, since phones show no scroll bar. */
export function Scroller({ label, children }: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  const [isWider, setWider] = useState(false)
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const observer = new ResizeObserver(() => setWider(current.scrollWidth > current.clientWidth))
    for (const part of [current, ...current.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={box} class="scroll" tabIndex={isWider ? 0 : undefined} role="group" aria-label={label}>
        {children}
      </div>
      {isWider && <p class="note">{texts.scrollSideways}</p>}
    </>
  )
}
