import type { JSX } from 'preact'
import { useQueryState } from '../useQueryState.ts'

/**
 * Takes all filters away, where one is set. It goes away itself then, so the focus moves to what is around it, which needs a
 * `tabIndex`.
 * @param names the filters' names in the address
 */
export function ResetFilters({ names }: { names: readonly string[] }): JSX.Element | null {
  const query = useQueryState()
  if (!names.some((name) => query.params.has(name))) return null
  return (
    <button
      type="button"
      onClick={({ currentTarget: { parentElement } }) => {
        query.set(Object.fromEntries(names.map((name) => [name, null])))
        parentElement?.focus()
      }}
    >
      Reset filters
    </button>
  )
}
