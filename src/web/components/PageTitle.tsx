import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** Whether no page has been shown yet. The focus moves to the title of later pages, so that screen readers announce them. */
let isFirst = true

interface Props {
  readonly title: string
  /** One or two sentences under the title. */
  readonly lead?: ComponentChildren
  /** Links and buttons next to the title. */
  readonly children?: ComponentChildren
}

/** Title of a page, also shown in the browser's tab. Every page has exactly one. */
export function PageTitle({ title, lead, children }: Props): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = common.printLogTitle({ title })
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
