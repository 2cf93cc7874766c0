import type { JSX } from 'preact'
import { useId } from 'preact/hooks'

interface Props<Name extends string> {
  /** Label for screen readers. */
  readonly label: string
  /** Labels of the options. */
  readonly labels: Readonly<Record<Name, string>>
  readonly value: Name
  readonly onChange: (name: Name) => void
}

/** Drop-down list without a visible label, for the controls of a figure. */
export function CompactSelect<Name extends string>({ label, labels, value, onChange }: Props<Name>): JSX.Element {
  const id = useId()
  return (
    <>
      <label for={id} class="visually-hidden">
        {label}
      </label>
      <select id={id} class="analytics-measure" onChange={(event) => onChange(event.currentTarget.value as Name)}>
        {(Object.keys(labels) as Name[]).map((name) => (
          <option key={name} value={name} selected={name === value}>
            {labels[name]}
          </option>
        ))}
      </select>
    </>
  )
}
