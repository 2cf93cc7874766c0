import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { SelectField } from '../components/SelectField.tsx'
import { statusLabels } from '../statusLabels.ts'
import { TextField } from '../components/TextField.tsx'
import { viewStatuses, visibilityLabels } from '../components/VisibilitySelect.tsx'
import { FailureCategoryField } from '../prints/FailureCategoryField.tsx'
import type { ChangeName } from './readChange.ts'

/** Records that prints can be moved to. */
export interface ChangeRecords {
  readonly printers: readonly Schemas['PrinterSummaryDto'][]
  readonly projects: readonly Schemas['ProjectSummaryDto'][]
}

interface Props {
  readonly name: ChangeName
  readonly records: ChangeRecords
}

const NONE = ['', common.none] as const

/** Field for the value of a change of many prints; `readChange` reads it. */
export function ValueField({ name, records }: Props): JSX.Element {
  const named = (items: readonly { readonly id: string | number; readonly name: string }[]) => [
    NONE,
    ...items.map(({ id, name }) => [id, name] as const),
  ]
  if (name === 'addTags' || name === 'removeTags') {
    return <TextField label={common.tags} name="tags" hint={common.separateTagsWithCommas} required failure={null} />
  }
  if (name === 'status') {
    return (
      <SelectField
        label={texts.newStatus}
        name="status"
        hint={texts.aFinishedPrintDeductsIts}
        options={Object.entries(statusLabels)}
        value="Success"
      />
    )
  }
  if (name === 'viewStatus') {
    return (
      <SelectField
        label={texts.newVisibility}
        name="viewStatus"
        options={viewStatuses.map((status) => [status, visibilityLabels[status]] as const)}
        value="Private"
      />
    )
  }
  if (name === 'failureCategory') return <FailureCategoryField value={null} failure={null} />
  return name === 'printerId' ? (
    <SelectField label={texts.newPrinter} name="printerId" options={named(records.printers)} value={null} />
  ) : (
    <SelectField label={common.newProject} name="projectId" options={named(records.projects)} value={null} />
  )
}
