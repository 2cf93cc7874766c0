import * as texts from '#texts/lists'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { useSearchParams } from '../useSearchParams.ts'
import './Filters.css'
import { Icon } from './Icon.tsx'
import { MoreFilters } from './MoreFilters.tsx'
import { SavedFilters } from './SavedFilters.tsx'

interface Props {
  /** Path of the list, under which filters are saved. */
  readonly path: string
  /** The search field, which narrow screens show without the filters. */
  readonly search: ComponentChildren
  /** Filters that are visible where there is space. */
  readonly children: ComponentChildren
  /** Less common filters, behind a button. */
  readonly more?: ComponentChildren
  /** Names of the less common filters in the URL. */
  readonly moreNames?: readonly string[]
  /** Names of all filters in the URL. While one is set, a button resets all of them. */
  readonly names: readonly string[]
}

/** Search and filters of a list, kept in the URL. On narrow screens a button next to the search opens the filters. */
export function Filters({ path, search, children, more, moreNames = [], names }: Props): JSX.Element {
  const id = useId()
  const searchParams = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  const count = names.filter((name) => name !== 'searchText' && searchParams.params.has(name)).length
  return (
    <section class="filters" aria-label={common.filters} tabIndex={-1}>
      {search}
      <button
        type="button"
        class="filters-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="sliders-horizontal" />
        {count > 0 ? texts.filtersCount({ count }) : texts.filters}
      </button>
      <div id={id} class={isOpen ? 'filters-panel open' : 'filters-panel'}>
        {children}
        {more && (
          <MoreFilters title={texts.moreFilters} names={moreNames}>
            {more}
          </MoreFilters>
        )}
      </div>
      <SavedFilters path={path} names={names} />
    </section>
  )
}
