import type { ComponentChildren, JSX } from 'preact'
import { Loaded } from '../components/Loaded.tsx'
import type { Load } from '../useLoad.ts'

interface Props<Data> {
  readonly id: string
  readonly title: string
  readonly load: Load<Data>
  readonly children: (data: Data) => ComponentChildren
}

/** One analysis of the page; it loads, and fails, by itself. */
export function Section<Data>({ id, title, load, children }: Props<Data>): JSX.Element {
  return (
    <section class="analytics-section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <Loaded load={load} of={`the ${title.toLowerCase()} figures`}>
        {children}
      </Loaded>
    </section>
  )
}
