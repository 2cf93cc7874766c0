import type { JSX } from 'preact'
import { useSearchParams } from '../useSearchParams.ts'
import './CheckboxGroup.css'

/** Filter that is on or off, kept in the URL. */
export function FilterCheckbox({ label, name }: { label: string; name: string }): JSX.Element {
  const searchParams = useSearchParams()
  return (
    <label>
      <input
        type="checkbox"
        checked={searchParams.params.has(name)}
        onChange={({ currentTarget: { checked } }) => searchParams.set({ [name]: checked ? 'true' : null })}
      />
      {label}
    </label>
  )
}
