import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import type { ControlProps } from './Field.tsx'

type ViewStatus = Schemas['ViewStatus']

/** Who may see something, the most careful first. */
export const viewStatuses = ['Private', 'Unlisted', 'Public'] as const satisfies readonly ViewStatus[]

/** Visibilities as people read them. */
export const visibilityTitles: Readonly<Record<ViewStatus, string>> = {
  Private: 'Only me',
  Unlisted: 'Whoever has the link',
  Public: 'Everybody',
}

/** Chooses who may see something; inside a `Field`. */
export function Visibility({ control, value }: { control: ControlProps; value: ViewStatus }): JSX.Element {
  return (
    <select {...control}>
      {viewStatuses.map((status) => (
        <option key={status} value={status} selected={status === value}>
          {visibilityTitles[status]}
        </option>
      ))}
    </select>
  )
}
