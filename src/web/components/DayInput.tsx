import type { JSX } from 'preact'
import type { ControlProps } from './Field.tsx'
import { useTyped } from './useTyped.ts'

interface Props extends ControlProps {
  /** The day as it is kept. */
  readonly value: string
  readonly required?: boolean
  readonly onChange: (day: string) => void
}

/**
 * Input for a day that is kept outside the component. With each digit of a year that is typed, browsers report a change, as to the
 * year 2 or 202: such a year counts only once the user has left the input.
 */
export function DayInput({ value, onChange, ...control }: Props): JSX.Element {
  const typed = useTyped(value)
  return (
    <input
      {...control}
      {...typed}
      type="date"
      onChange={({ currentTarget: { value: day } }) => !day.startsWith('0') && onChange(day)}
      onBlur={({ currentTarget: { value: day } }) => day !== value && onChange(day)}
    />
  )
}
