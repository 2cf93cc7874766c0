import type { JSX } from 'preact'
import { useQueryState } from '../useQueryState.ts'
import './Chips.css'

interface Props {
  readonly label: string
  /** Its name in the address. */
  readonly name: string
  readonly options: readonly (readonly [value: string, title: string])[]
}

/** A filter with any number of values, kept in the address. */
export function Chips({ label, name, options }: Props): JSX.Element {
  const query = useQueryState()
  const chosen = query.getAll(name)
  return (
    <fieldset class="chips">
      <legend>{label}</legend>
      {options.map(([value, title]) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              query.set({ [name]: checked ? [...chosen, value] : chosen.filter((other) => other !== value) })
            }
          />
          {title}
        </label>
      ))}
    </fieldset>
  )
}
