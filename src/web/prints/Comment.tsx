import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Confirm } from '../components/Confirm.tsx'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { textOf } from '../form.ts'
import { useDates } from '../format.ts'
import { useSend } from '../useSend.ts'

interface Props {
  readonly comment: Schemas['CommentDetailDto']
  readonly isOwn: boolean
  readonly onChanged: () => void
}

/** A comment; who wrote it edits and deletes it. */
export function Comment({ comment, isOwn, onChanged }: Props): JSX.Element {
  const { id, body, createdBy, createdDate, updatedDate } = comment
  const dates = useDates()
  const [mode, setMode] = useState<'edit' | 'delete' | null>(null)
  const edit = useSend((text: string) =>
    api.PUT('/api/Comments/{id}', { params: { path: { id } }, body: { body: text } }),
  )
  const remove = useSend(() => api.DELETE('/api/Comments/{id}', { params: { path: { id } } }))
  const done = () => {
    setMode(null)
    onChanged()
  }
  return (
    <li>
      <div class="note">
        <strong>{createdBy.displayName}</strong> · <time dateTime={createdDate}>{dates.ago(createdDate)}</time>
        {updatedDate !== createdDate && ' · edited'}
      </div>
      {mode === 'edit' ? (
        <form
          class="narrow"
          onSubmit={(event) => {
            event.preventDefault()
            void edit.run(textOf(new FormData(event.currentTarget), 'body')).then((answer) => answer && done())
          }}
        >
          <Field label="Edit your comment" name="body" failure={edit.failure}>
            {(control) => <textarea {...control} rows={3} required maxLength={2000} defaultValue={body} />}
          </Field>
          <FormProblem failure={edit.failure} fields={['body']} />
          <div class="actions">
            <button type="submit" class="primary" disabled={edit.isSending}>
              Save
            </button>
            <button type="button" onClick={() => setMode(null)}>
              Cancel
            </button>
          </div>
        </form>
      ) : (
        <p>{body}</p>
      )}
      {isOwn && mode !== 'edit' && (
        <div class="actions">
          <button type="button" onClick={() => setMode('edit')}>
            Edit <span class="unseen">your comment</span>
          </button>
          <button type="button" class="danger" onClick={() => setMode('delete')}>
            Delete <span class="unseen">your comment</span>
          </button>
        </div>
      )}
      {mode === 'delete' && (
        <Confirm
          title="Delete this comment?"
          action="Delete"
          isSending={remove.isSending}
          failure={remove.failure}
          onClose={() => setMode(null)}
          onConfirm={() => void remove.run().then((answer) => answer && done())}
        >
          It is deleted for good.
        </Confirm>
      )}
    </li>
  )
}
