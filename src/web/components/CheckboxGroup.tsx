import type { JSX } from 'preact'
import { useSearchParams } from '../useSearchParams.ts'
import './CheckboxGroup.css'

interface Props {
  readonly label: string
  /** Name of the parameter in the URL. */
  readonly name: string
  readonly options: readonly (readonly [value: string, title: string])[]
}

/** Filter with any number of values, kept in the URL. */
export function CheckboxGroup({ label, name, options }: Props): JSX.Element {
  const searchParams = useSearchParams()
  const selected = searchParams.getAll(name)
  return (
    <fieldset class="chips">
      <legend>{label}</legend>
      {options.map(([value, title]) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={selected.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              searchParams.set({ [name]: checked ? [...selected, value] : selected.filter((other) => other !== value) })
            }
          />
          {title}
        </label>
      ))}
    </fieldset>
  )
}
