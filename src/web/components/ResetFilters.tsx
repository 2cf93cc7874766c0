import * as texts from '#texts/lists'
import type { JSX } from 'preact'
import { useSearchParams } from '../useSearchParams.ts'

/**
 * Button that resets all filters, shown while one is set. Afterwards the button is gone, so the focus moves to the nearest
 * element around it with a `tabIndex`.
 * @param names names of the filters in the URL
 */
export function ResetFilters({ names }: { names: readonly string[] }): JSX.Element | null {
  const searchParams = useSearchParams()
  if (!names.some((name) => searchParams.params.has(name))) return null
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        const around = currentTarget.closest<HTMLElement>('[tabindex]')
        searchParams.set(Object.fromEntries(names.map((name) => [name, null])))
        around?.focus()
      }}
    >
      {texts.resetFilters}
    </button>
  )
}
