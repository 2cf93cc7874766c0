import type { ComponentChildren, JSX } from 'preact'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'preact/hooks'

/**
 * Box of a table, which is marked as `stacked` while its table is wider: after each rendering, before anything is drawn, and when the width
 * of either has changed.
 */
export function TableBox({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  const mark = useCallback(() => {
    const { current } = box
    const table = current?.querySelector('table')
    if (!current || !table) return
    // The page must not become shorter meanwhile, which could scroll it.
    current.style.minHeight = `${current.offsetHeight}px`
    // The width that the columns need can only be measured in a row.
    current.classList.remove('stacked')
    current.classList.toggle('stacked', table.offsetWidth > current.clientWidth)
    current.style.minHeight = ''
  }, [])
  useLayoutEffect(mark)
  useEffect(() => {
    // The mark changes the height of the box, which an observer must not do before the next frame.
    const observer = new ResizeObserver(() => requestAnimationFrame(mark))
    for (const part of [box.current, box.current?.firstElementChild]) if (part) observer.observe(part)
    return () => observer.disconnect()
  }, [mark])
  return (
    <div ref={box} class="table-box">
      {children}
    </div>
  )
}
