import type { JSX } from 'preact'
import { useQueryState } from '../useQueryState.ts'
import './Chips.css'

/** A filter that is on or off, kept in the address. */
export function QueryCheck({ label, name }: { label: string; name: string }): JSX.Element {
  const query = useQueryState()
  return (
    <label>
      <input
        type="checkbox"
        checked={query.params.has(name)}
        onChange={({ currentTarget: { checked } }) => query.set({ [name]: checked ? 'true' : null })}
      />
      {label}
    </label>
  )
}
