import type { ComponentChildren, JSX } from 'preact'
import type { Failure } from '../api.ts'
import { FormProblem } from '../components/FormProblem.tsx'
import { TextareaField } from '../components/TextField.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { textOf } from '../form.ts'

interface Props {
  readonly label: string
  /** Initial text. */
  readonly body?: string
  /** Increases with every comment that is posted: the form is then emptied. */
  readonly posts?: number
  readonly failure: Failure | null
  readonly onSubmit: (body: string) => void
  /** Notice and buttons below the text; the first button submits the form. */
  readonly notice?: ComponentChildren
  readonly children: ComponentChildren
}

/** Form of a comment, new or posted. */
export function CommentForm(props: Props): JSX.Element {
  const { label, body = '', posts = 0, failure, onSubmit, notice, children } = props
  return (
    <RecordForm class="narrow" saves={posts} isEmptied onSubmit={(form) => onSubmit(textOf(form, 'body'))}>
      <TextareaField label={label} name="body" rows={3} required maxLength={2000} value={body} failure={failure} />
      {notice}
      <FormProblem failure={failure} fields={['body']} />
      <div class="actions">{children}</div>
    </RecordForm>
  )
}
