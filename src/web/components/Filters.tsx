import type { ComponentChildren, JSX } from 'preact'
import './Filters.css'
import { MoreFilters } from './MoreFilters.tsx'
import { ResetFilters } from './ResetFilters.tsx'

interface Props {
  /** Filters that are always visible. */
  readonly children: ComponentChildren
  /** Less common filters, behind a button. */
  readonly more: ComponentChildren
  /** Names of the less common filters in the URL. */
  readonly moreNames: readonly string[]
  /** Names of all filters in the URL. While one is set, a button resets all of them. */
  readonly names: readonly string[]
}

/** Filters of a list, kept in the URL. */
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
