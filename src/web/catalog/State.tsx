import type { ComponentChildren, JSX } from 'preact'
import './catalog.css'

interface Props {
  /** Name of the component, and of its state where it has several. */
  readonly title: string
  readonly children: ComponentChildren
}

/** Component in one of its states, below its name. */
export function State({ title, children }: Props): JSX.Element {
  return (
    <section class="card catalog-state" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
