import type { ComponentChildren, JSX } from 'preact'
import './SectionTitle.css'

interface Props {
  /** Id of the heading, which names the section. */
  readonly id: string
  readonly title: string
  /** Links and buttons next to the title. */
  readonly children?: ComponentChildren
}

/** Title of a section of a page. */
export function SectionTitle({ id, title, children }: Props): JSX.Element {
  return (
    <div class="section-title">
      <h2 id={id}>{title}</h2>
      {children && <div class="actions">{children}</div>}
    </div>
  )
}
