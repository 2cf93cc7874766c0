import type { ComponentChildren, JSX } from 'preact'
import './Filters.css'
import { MoreFilters } from './MoreFilters.tsx'
import { ResetFilters } from './ResetFilters.tsx'

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
  return (
    <section class="filters" aria-label="Filters" tabIndex={-1}>
      <div class="filters-row">{children}</div>
      <MoreFilters title="More filters" names={moreNames}>
        {more}
      </MoreFilters>
      <ResetFilters names={names} />
    </section>
  )
}
