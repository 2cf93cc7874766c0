import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useMutation } from '../useMutation.ts'
import { RemoveComment } from './RemoveComment.tsx'

interface Props {
  readonly comment: Schemas['CommentDetailDto']
  readonly onRemoved: () => void
}

/** Actions of a print's owner on another user's comment: removing it and blocking its author. */
export function CommentModeration({ comment, onRemoved }: Props): JSX.Element {
  const { displayName } = comment.createdBy
  const [open, setOpen] = useState<'remove' | 'block' | null>(null)
  const [isBlocked, setBlocked] = useState(false)
  const close = () => setOpen(null)
  const blocked = () => {
    setBlocked(true)
    close()
  }
  return (
    <>
      <div class="actions">
        <button type="button" class="danger" onClick={() => setOpen('remove')}>
          Remove <span class="visually-hidden">comment by {displayName}</span>
        </button>
        {!isBlocked && (
          <button type="button" onClick={() => setOpen('block')}>
            Block <span class="visually-hidden">{displayName}</span>
          </button>
        )}
      </div>
      <p class="note" role="status">
        {isBlocked && (
          <>
            {displayName} can no longer comment on your prints. <a href="/account/blocked">Blocked users</a>
          </>
        )}
      </p>
      {open === 'remove' && <RemoveComment comment={comment} isOwn={false} onClose={close} onRemoved={onRemoved} />}
      {open === 'block' && <BlockAuthor comment={comment} onClose={close} onDone={blocked} />}
    </>
  )
}

interface DialogProps {
  readonly comment: Schemas['CommentDetailDto']
  readonly onClose: () => void
  readonly onDone: () => void
}

function BlockAuthor({ comment: { createdBy }, onClose, onDone }: DialogProps): JSX.Element {
  const block = useMutation(() => api.PUT('/api/BlockedUsers/{id}', { params: { path: { id: createdBy.id } } }))
  return (
    <ConfirmDialog
      title={`Block ${createdBy.displayName}?`}
      action="Block"
      isSending={block.isSending}
      failure={block.failure}
      onClose={onClose}
      onConfirm={() => void block.run().then((answer) => answer && onDone())}
    >
      They will no longer be able to comment on your prints. Their comments stay until you remove them.
    </ConfirmDialog>
  )
}
