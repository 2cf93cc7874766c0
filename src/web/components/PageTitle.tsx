import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** The first page is read from the top by itself; a later one is announced by moving the focus to its title. */
let isFirst = true

interface Props {
  readonly title: string
  /** One or two sentences under the title. */
  readonly lead?: ComponentChildren
  /** Links and buttons beside the title. */
  readonly children?: ComponentChildren
}

/** The title of a page, once in each, in the browser's tab too. */
export function PageTitle({ title, lead, children }: Props): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Print Log`
  }, [title])
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
    isFirst = false
  }, [])
  return (
    <div class="page-title">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <div class="actions">{children}</div>}
      {lead && <p class="lead">{lead}</p>}
    </div>
  )
}
