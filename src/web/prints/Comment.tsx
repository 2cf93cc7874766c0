import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useDates } from '../format.ts'
import { useMutation } from '../useMutation.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentModeration } from './CommentModeration.tsx'

interface Props {
  readonly comment: Schemas['CommentDetailDto']
  readonly isOwn: boolean
  /** Whether the signed-in user owns the print. */
  readonly isOnOwnPrint: boolean
  readonly onChanged: () => void
}

/** Comment with the actions of its author, or of the print's owner. */
export function Comment({ comment, isOwn, isOnOwnPrint, onChanged }: Props): JSX.Element {
  const { body, createdBy, createdDate, updatedDate } = comment
  const dates = useDates()
  const [mode, setMode] = useState<'edit' | 'delete' | null>(null)
  const close = () => setMode(null)
  const changed = () => {
    close()
    onChanged()
  }
  return (
    <li>
      <div class="note">
        <strong>{createdBy.displayName}</strong> · <time dateTime={createdDate}>{dates.ago(createdDate)}</time>
        {updatedDate !== createdDate && ' · edited'}
      </div>
      {mode === 'edit' ? <EditComment comment={comment} onClose={close} onSaved={changed} /> : <p>{body}</p>}
      {isOwn && mode !== 'edit' && (
        <div class="actions">
          <button type="button" onClick={() => setMode('edit')}>
            Edit <span class="visually-hidden">your comment</span>
          </button>
          <button type="button" class="danger" onClick={() => setMode('delete')}>
            Delete <span class="visually-hidden">your comment</span>
          </button>
        </div>
      )}
      {isOnOwnPrint && !isOwn && <CommentModeration comment={comment} onRemoved={onChanged} />}
      {mode === 'delete' && <DeleteComment id={comment.id} onClose={close} onDeleted={changed} />}
    </li>
  )
}

interface EditProps {
  readonly comment: Schemas['CommentDetailDto']
  readonly onClose: () => void
  readonly onSaved: () => void
}

function EditComment({ comment: { id, body }, onClose, onSaved }: EditProps): JSX.Element {
  const save = useMutation((text: string) =>
    api.PUT('/api/Comments/{id}', { params: { path: { id } }, body: { body: text } }),
  )
  return (
    <CommentForm label="Edit your comment" body={body} save={save} onSaved={onSaved}>
      <button type="submit" class="primary" disabled={save.isSending}>
        Save
      </button>
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </CommentForm>
  )
}

interface DeleteProps {
  readonly id: Schemas['CommentDetailDto']['id']
  readonly onClose: () => void
  readonly onDeleted: () => void
}

function DeleteComment({ id, onClose, onDeleted }: DeleteProps): JSX.Element {
  const remove = useMutation(() => api.DELETE('/api/Comments/{id}', { params: { path: { id } } }))
  return (
    <ConfirmDialog
      title="Delete this comment?"
      action="Delete"
      isSending={remove.isSending}
      failure={remove.failure}
      onClose={onClose}
      onConfirm={() => void remove.run().then((answer) => answer && onDeleted())}
    >
      The comment will be permanently deleted.
    </ConfirmDialog>
  )
}
