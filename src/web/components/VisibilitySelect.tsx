import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import type { ControlProps } from './Field.tsx'
import { Options } from './Options.tsx'

type ViewStatus = Schemas['ViewStatus']

/** Visibilities, the most restricted first. */
export const viewStatuses = ['Private', 'Unlisted', 'Public'] as const satisfies readonly ViewStatus[]

/** Labels of the visibilities. */
export const visibilityLabels: Readonly<Record<ViewStatus, string>> = {
  Private: common.visibilityPrivate,
  Unlisted: common.anyoneWithTheLink,
  Public: common.visibilityPublic,
}

/** Drop-down list of visibilities, for use in a `Field`. */
export function VisibilitySelect({ control, value }: { control: ControlProps; value: ViewStatus }): JSX.Element {
  return (
    <select {...control}>
      <Options options={viewStatuses.map((status) => [status, visibilityLabels[status]])} value={value} />
    </select>
  )
}
