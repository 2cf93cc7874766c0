import type { JSX } from 'preact'

interface Props {
  readonly options: readonly (readonly [value: string | number, label: string])[]
  /** Value of the option that is selected; '' stands for null. */
  readonly value: string | number | null
  /** Whether the selection always follows the value. Otherwise what the user has chosen stays, as does what is typed in an input. */
  readonly isControlled?: boolean
}

/** Options of a drop-down list. */
export function Options({ options, value, isControlled = false }: Props): JSX.Element {
  return (
    <>
      {options.map(([option, label]) => {
        const isSelected = String(option) === String(value ?? '')
        return (
          <option
            key={option}
            value={option}
            {...(isControlled ? { selected: isSelected } : { defaultSelected: isSelected })}
          >
            {label}
          </option>
        )
      })}
    </>
  )
}
