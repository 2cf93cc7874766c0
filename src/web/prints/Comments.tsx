import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, omitUndefined, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { SendButton } from '../components/SendButton.tsx'
import { usePostponed } from '../postponed.ts'
import { canSignIn, signInAddress } from '../session.ts'
import { useKeyedSend } from '../useIdempotencyKey.ts'
import { useMutation } from '../useMutation.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { useUser } from '../user.tsx'
import { Comment } from './Comment.tsx'
import { CommentForm } from './CommentForm.tsx'
import { useLinkedComment } from './useLinkedComment.ts'

interface Props {
  readonly print: Schemas['PrintDetailDto']
  readonly shareKey: string | undefined
}

/** Comments on a print, the oldest first, with the form for a new one. */
export function Comments({ print, shareKey }: Props): JSX.Element {
  const { id, allowComments, owner } = print
  const user = useUser()
  const { isGone } = usePostponed()
  const searchParams = useSearchParams()
  const pageNumber = searchParams.getNumber('page')
  const result = useQuery(
    (signal) =>
      api.GET('/api/Prints/{id}/comments', {
        params: { path: { id }, query: omitUndefined({ shareKey, pageNumber }) },
        signal,
      }),
    [id, shareKey, pageNumber],
    { kinds: ['comment'] },
  )
  useLinkedComment(id, shareKey, result.data)
  /** Shows a new comment, which is the last one and may be on another page. */
  const showLast = () => {
    const { totalCount = 0, pageSize = 1 } = result.data?.paging ?? {}
    const last = Math.floor(totalCount / pageSize) + 1
    if (last === pageNumber) result.reload()
    else searchParams.set({ page: last })
  }
  return (
    <section aria-labelledby="comments" tabIndex={-1}>
      <h2 id="comments">{common.comments}</h2>
      <Loadable result={result} label={texts.theComments}>
        {({ items, paging }) => (
          <>
            {paging.totalCount === 0 && (
              <p class="note">{allowComments ? texts.noCommentsYet : texts.commentsAreTurnedOff}</p>
            )}
            <ul class="comments">
              {items
                .filter((comment) => !isGone('comment', comment.id))
                .map((comment) => (
                  <Comment
                    key={comment.id}
                    comment={comment}
                    isOwn={comment.createdBy.id === user?.id}
                    isOnOwnPrint={owner.id === user?.id}
                    onChanged={result.reload}
                  />
                ))}
            </ul>
            {hasPages(paging) && <Pager paging={paging} noun="comment" />}
          </>
        )}
      </Loadable>
      {allowComments && user && <NewComment print={print} shareKey={shareKey} onPosted={showLast} />}
      {allowComments && !user && canSignIn && (
        <p>
          <a href={signInAddress()}>{texts.signInToComment}</a>
        </p>
      )}
    </section>
  )
}

function NewComment({ print: { id }, shareKey, onPosted }: Props & { readonly onPosted: () => void }): JSX.Element {
  const send = useKeyedSend((body: string, key) =>
    api.POST('/api/Prints/{id}/comments', {
      params: { path: { id }, query: omitUndefined({ shareKey }), header: { 'Idempotency-Key': key } },
      body: { body },
    }),
  )
  const save = useMutation(send)
  const [posts, setPosts] = useState(0)
  const post = async (body: string) => {
    if (!(await save.run(body))) return
    setPosts(posts + 1)
    onPosted()
  }
  return (
    <div class="comment-form">
      <CommentForm label={texts.yourComment} posts={posts} failure={save.failure} onSubmit={(body) => void post(body)}>
        <SendButton isSending={save.isSending}>{texts.postComment}</SendButton>
      </CommentForm>
    </div>
  )
}
