import type { JSX } from 'preact'
import { api, ifMatch, type Schemas } from '../api.ts'
import { DeleteRecord } from '../edit/DeleteRecord.tsx'
import { useQuery } from '../useQuery.ts'

interface Props {
  readonly comment: Schemas['CommentDetailDto']
  /** Whether the user wrote it; otherwise the user owns the print. */
  readonly isOwn: boolean
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** Dialog that deletes the user's comment, or removes another user's from the user's print. It quotes the newest version. */
export function RemoveComment({ comment: { id, printId, createdBy }, isOwn, onClose, onRemoved }: Props): JSX.Element {
  const read = (signal?: AbortSignal) =>
    api.GET('/api/Comments/{id}', { params: { path: { id } }, ...(signal && { signal }) })
  const result = useQuery(read, [id])
  return (
    <DeleteRecord
      noun="comment"
      action={isOwn ? 'Delete' : 'Remove'}
      seen={result}
      read={read}
      remove={(etag) =>
        isOwn
          ? api.DELETE('/api/Comments/{id}', { params: { path: { id }, ...ifMatch(etag) } })
          : api.DELETE('/api/Prints/{id}/comments/{commentId}', {
              params: { path: { id: printId, commentId: id }, ...ifMatch(etag) },
            })
      }
      facts={({ body }) => ({ Comment: body })}
      onClose={onClose}
      onDeleted={onRemoved}
    >
      {result.data && <q class="quoted">{result.data.body}</q>}{' '}
      {isOwn
        ? 'The comment will be permanently deleted.'
        : `The comment will be permanently removed, and ${createdBy.displayName} will be notified.`}
    </DeleteRecord>
  )
}
