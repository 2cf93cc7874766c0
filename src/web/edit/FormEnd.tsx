import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import type { Failure } from '../api.ts'
import { FormProblem } from '../components/FormProblem.tsx'
import { SendButton } from '../components/SendButton.tsx'

interface Props {
  /** Notice above the button, such as that of a conflict. */
  readonly notice: ComponentChildren
  readonly failure: Failure | null
  /** Names of the properties that the form shows. */
  readonly fields: readonly string[]
  readonly isSending: boolean
}

/** End of the form of a record: why it was not saved, and the button that saves it. */
export function FormEnd({ notice, failure, fields, isSending }: Props): JSX.Element {
  return (
    <>
      {notice}
      <FormProblem failure={failure} fields={fields} />
      <SendButton class="primary" isSending={isSending}>
        {common.save}
      </SendButton>
    </>
  )
}
