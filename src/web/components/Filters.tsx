import type { ComponentChildren, JSX } from 'preact'
import { useQueryState } from '../useQueryState.ts'
import './Filters.css'

interface Props {
  /** What is always there. */
  readonly children: ComponentChildren
  /** Filters that are needed less often, behind a button. */
  readonly more: ComponentChildren
  /** Names in the address of those. */
  readonly moreNames: readonly string[]
  /** Names in the address of all filters: with one of them set, all can be taken away together. */
  readonly names: readonly string[]
}

/** The filters of a list, kept in the address. */
export function Filters({ children, more, moreNames, names }: Props): JSX.Element {
  const query = useQueryState()
  const isSet = (name: string) => query.params.has(name)
  return (
    <section class="filters" aria-label="Filters">
      <div class="filters-row">{children}</div>
      <details open={moreNames.some(isSet)}>
        <summary>More filters</summary>
        <div class="filters-row">{more}</div>
      </details>
      {names.some(isSet) && (
        <button type="button" onClick={() => query.set(Object.fromEntries(names.map((name) => [name, null])))}>
          Clear all filters
        </button>
      )}
    </section>
  )
}
