import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useQueryState } from '../useQueryState.ts'
import './Filters.css'

interface Props {
  readonly title: string
  /** Names in the address of what is inside. */
  readonly names: readonly string[]
  readonly children: ComponentChildren
}

/** Filters that are needed less often, behind a button; open when one of them is set. */
export function MoreFilters({ title, names, children }: Props): JSX.Element {
  const query = useQueryState()
  const isSet = names.some((name) => query.params.has(name))
  // Taking the last one away must not close it: the focus may be inside.
  const [wasSet, setWasSet] = useState(false)
  if (isSet && !wasSet) setWasSet(true)
  return (
    <details class="filters-more" open={wasSet}>
      <summary>{title}</summary>
      <div class="filters-row">{children}</div>
    </details>
  )
}
