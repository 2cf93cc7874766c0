import * as texts from '#texts/prints'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { Avatar } from '../components/Avatar.tsx'
import { UserName } from '../components/UserName.tsx'
import { focusSection } from '../edit/focusSection.ts'
import { useDates } from '../format.ts'
import { CommentModeration } from './CommentModeration.tsx'
import { EditComment } from './EditComment.tsx'
import { deleteComment } from './deleteComment.ts'
import { commentAnchor } from './useLinkedComment.ts'

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
  const [isEdited, setEdited] = useState(false)
  const close = () => setEdited(false)
  const changed = () => {
    close()
    onChanged()
  }
  return (
    <li id={commentAnchor(comment.id)}>
      <div class="note">
        <Avatar user={createdBy} />{' '}
        <strong>
          <UserName user={createdBy} />
        </strong>{' '}
        · <time dateTime={createdDate}>{dates.ago(createdDate)}</time>
        {updatedDate !== createdDate && <> · {texts.edited}</>}
      </div>
      {isEdited ? <EditComment id={comment.id} onClose={close} onSaved={changed} /> : <p>{body}</p>}
      {isOwn && !isEdited && (
        <div class="actions">
          <button type="button" onClick={() => setEdited(true)}>
            {texts.editYourComment({ hidden: (text) => <span class="visually-hidden">{text}</span> })}
          </button>
          <button
            type="button"
            class="danger"
            onClick={({ currentTarget }) => {
              focusSection(currentTarget)
              void deleteComment(comment, true, onChanged)
            }}
          >
            {texts.deleteYourComment({ hidden: (text) => <span class="visually-hidden">{text}</span> })}
          </button>
        </div>
      )}
      {isOnOwnPrint && !isOwn && <CommentModeration comment={comment} onRemoved={onChanged} />}
    </li>
  )
}
