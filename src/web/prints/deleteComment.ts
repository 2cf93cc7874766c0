import * as texts from '#texts/prints'
import { api, ifMatch, type Schemas } from '../api.ts'
import { deleteLater } from '../edit/deleteLater.ts'
import { isDeletedUser } from './deletedUser.ts'

/**
 * Deletes the user's comment, or removes another user's from the user's print, unless the user undoes it.
 * @param isOwn whether the user wrote it; otherwise the user owns the print, and its author is notified,
 * except a deleted user
 */
export function deleteComment(comment: Schemas['CommentDetailDto'], isOwn: boolean, onDone: () => void): Promise<void> {
  const { id, printId, createdBy } = comment
  const isNotified = !isOwn && !isDeletedUser(createdBy)
  return deleteLater({
    kind: 'comment',
    id,
    name: isOwn ? texts.yourComment : texts.theCommentBy({ displayName: createdBy.displayName }),
    isRemoved: !isOwn,
    ...(isNotified && { consequence: texts.willBeNotified({ displayName: createdBy.displayName }) }),
    seen: { data: comment, etag: null },
    read: () => api.GET('/api/Comments/{id}', { params: { path: { id } } }),
    remove: (etag) =>
      isOwn
        ? api.DELETE('/api/Comments/{id}', { params: { path: { id }, ...ifMatch(etag) }, keepalive: true })
        : api.DELETE('/api/Prints/{id}/comments/{commentId}', {
            params: { path: { id: printId, commentId: id }, ...ifMatch(etag) },
            keepalive: true,
          }),
    facts: ({ body }) => ({ [texts.commentFact]: body }),
    onDone,
  })
}
