import type { JSX } from 'preact'
import { useId } from 'preact/hooks'

interface Props<Name extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string
  readonly titles: Readonly<Record<Name, string>>
  readonly value: Name
  readonly onChange: (name: Name) => void
}

/** Chooses what one figure shows. */
export function Choice<Name extends string>({ label, titles, value, onChange }: Props<Name>): JSX.Element {
  const id = useId()
  return (
    <>
      <label for={id} class="unseen">
        {label}
      </label>
      <select id={id} class="analytics-measure" onChange={(event) => onChange(event.currentTarget.value as Name)}>
        {(Object.keys(titles) as Name[]).map((name) => (
          <option key={name} value={name} selected={name === value}>
            {titles[name]}
          </option>
        ))}
      </select>
    </>
  )
}
