import type { JSX } from 'preact'
import { useSearchParams } from '../useSearchParams.ts'
import { SelectField } from './SelectField.tsx'

interface Props {
  readonly label: string
  /** Name of the parameter in the URL. */
  readonly name: string
  readonly options: readonly (readonly [value: string | number, label: string])[]
}

/** Filter or sort order with one value, kept in the URL. The first option is the default, which the URL leaves out. */
export function FilterSelect({ label, name, options }: Props): JSX.Element {
  const searchParams = useSearchParams()
  const initial = String(options[0]?.[0] ?? '')
  return (
    <SelectField
      label={label}
      name={name}
      options={options}
      value={searchParams.get(name, initial)}
      onChange={(value) => searchParams.set({ [name]: value === initial ? null : value })}
    />
  )
}
