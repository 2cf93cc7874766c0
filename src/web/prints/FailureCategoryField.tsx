import * as texts from '#texts/prints'
import type { JSX } from 'preact'
import type { Failure, Schemas } from '../api.ts'
import { SelectField } from '../components/SelectField.tsx'
import { failureCategoryLabels } from '../failureCategories.ts'

interface Props {
  readonly value: Schemas['FailureCategory'] | null
  readonly failure: Failure | null
}

/** Field for the kind of cause for which a print failed. */
export function FailureCategoryField({ value, failure }: Props): JSX.Element {
  return (
    <SelectField
      label={texts.failureCategory}
      name="failureCategory"
      options={[['', texts.notStated], ...Object.entries(failureCategoryLabels)]}
      value={value}
      failure={failure}
    />
  )
}
