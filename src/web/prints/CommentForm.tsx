import type { ComponentChildren, JSX } from 'preact'
import { FormProblem } from '../components/FormProblem.tsx'
import { TextareaField } from '../components/TextField.tsx'
import { textOf } from '../form.ts'
import type { Mutation } from '../useMutation.ts'

interface Props {
  readonly label: string
  /** Initial text. */
  readonly body?: string
  readonly save: Mutation<[body: string], unknown>
  readonly onSaved: () => void
  /** Buttons below the text, the first of which submits the form. */
  readonly children: ComponentChildren
}

/** Form of a comment, new or posted. */
export function CommentForm({ label, body = '', save, onSaved, children }: Props): JSX.Element {
  return (
    <form
      class="narrow"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        void save.run(textOf(new FormData(form), 'body')).then((answer) => {
          if (!answer) return
          form.reset()
          onSaved()
        })
      }}
    >
      <TextareaField label={label} name="body" rows={3} required maxLength={2000} value={body} failure={save.failure} />
      <FormProblem failure={save.failure} fields={['body']} />
      <div class="actions">{children}</div>
    </form>
  )
}
