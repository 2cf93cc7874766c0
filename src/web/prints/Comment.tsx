import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { UserName } from '../components/UserName.tsx'
import { useDates } from '../format.ts'
import { CommentModeration } from './CommentModeration.tsx'
import { EditComment } from './EditComment.tsx'
import { RemoveComment } from './RemoveComment.tsx'

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
        <strong>
          <UserName user={createdBy} />
        </strong>{' '}
        · <time dateTime={createdDate}>{dates.ago(createdDate)}</time>
        {updatedDate !== createdDate && ' · edited'}
      </div>
      {mode === 'edit' ? <EditComment id={comment.id} onClose={close} onSaved={changed} /> : <p>{body}</p>}
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
      {mode === 'delete' && <RemoveComment comment={comment} isOwn onClose={close} onRemoved={changed} />}
    </li>
  )
}
