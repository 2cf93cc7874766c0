import * as texts from '#texts/prints'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { ConfirmRequest } from '../components/ConfirmRequest.tsx'
import { focusSection } from '../edit/focusSection.ts'
import { deleteComment } from './deleteComment.ts'
import { isDeletedUser } from './deletedUser.ts'

interface Props {
  readonly comment: Schemas['CommentDetailDto']
  readonly onRemoved: () => void
}

/** Actions of a print's owner on another user's comment: removing it and blocking its author, unless that is a deleted user. */
export function CommentModeration({ comment, onRemoved }: Props): JSX.Element {
  const { displayName } = comment.createdBy
  const [isBlocking, setBlocking] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  const close = () => setBlocking(false)
  const blocked = () => {
    setBlocked(true)
    close()
  }
  return (
    <>
      <div class="actions">
        <button
          type="button"
          class="danger"
          onClick={({ currentTarget }) => {
            focusSection(currentTarget)
            void deleteComment(comment, false, onRemoved)
          }}
        >
          {texts.removeCommentBy({
            displayName,
            hidden: (text) => <span class="visually-hidden">{text}</span>,
          })}
        </button>
        {!isBlocked && !isDeletedUser(comment.createdBy) && (
          <button type="button" onClick={() => setBlocking(true)}>
            {texts.blockDisplayName({ displayName, hidden: (text) => <span class="visually-hidden">{text}</span> })}
          </button>
        )}
      </div>
      <p class="note" role="status">
        {isBlocked && (
          <>
            {texts.canNoLongerComment({
              displayName,
              link: (text) => <a href="/account/blocked">{text}</a>,
            })}
          </>
        )}
      </p>
      {isBlocking && <BlockAuthor comment={comment} onClose={close} onDone={blocked} />}
    </>
  )
}

interface DialogProps {
  readonly comment: Schemas['CommentDetailDto']
  readonly onClose: () => void
  readonly onDone: () => void
}

function BlockAuthor({ comment: { createdBy }, onClose, onDone }: DialogProps): JSX.Element {
  return (
    <ConfirmRequest
      title={texts.blockUserQuestion({ displayName: createdBy.displayName })}
      action={texts.block}
      send={() => api.PUT('/api/BlockedUsers/{id}', { params: { path: { id: createdBy.id } } })}
      onClose={onClose}
      onDone={onDone}
    >
      {texts.theyWillNoLongerBe}
    </ConfirmRequest>
  )
}
