import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { Loaded } from '../components/Loaded.tsx'
import { hasPages, Pager } from '../components/Pager.tsx'
import { textOf } from '../form.ts'
import { given } from '../given.ts'
import { canSignIn, signInAddress } from '../session.ts'
import { useLoad } from '../useLoad.ts'
import { useQueryState } from '../useQueryState.ts'
import { useSend } from '../useSend.ts'
import { useUser } from '../user.tsx'
import { Comment } from './Comment.tsx'

interface Props {
  readonly print: Schemas['PrintDetailDto']
  readonly shareKey: string | undefined
}

/** What people say about a print, the oldest first, and the form to say something. */
export function Comments({ print: { id, allowComments }, shareKey }: Props): JSX.Element {
  const user = useUser()
  const query = useQueryState()
  const pageNumber = query.getNumber('page')
  const load = useLoad(
    (signal) =>
      api.GET('/api/Prints/{id}/comments', {
        params: { path: { id }, query: given({ shareKey, pageNumber }) },
        signal,
      }),
    [id, shareKey, pageNumber],
  )
  const send = useSend((body: string) =>
    api.POST('/api/Prints/{id}/comments', { params: { path: { id }, query: given({ shareKey }) }, body: { body } }),
  )
  /** A new comment is the last one, which may be on another page. */
  const showLast = () => {
    const { totalCount = 0, pageSize = 1 } = load.data?.paging ?? {}
    const last = Math.floor(totalCount / pageSize) + 1
    if (last === pageNumber) load.reload()
    else query.set({ page: last })
  }
  return (
    <section aria-labelledby="comments">
      <h2 id="comments">Comments</h2>
      <Loaded load={load} of="the comments">
        {({ items, paging }) => (
          <>
            {items.length === 0 && <p class="note">{allowComments ? 'No comments yet.' : 'No comments.'}</p>}
            <ul class="comments">
              {items.map((comment) => (
                <Comment
                  key={comment.id}
                  comment={comment}
                  isOwn={comment.createdBy.id === user?.id}
                  onChanged={load.reload}
                />
              ))}
            </ul>
            {hasPages(paging) && <Pager paging={paging} noun={['comment', 'comments']} />}
          </>
        )}
      </Loaded>
      {allowComments && user && (
        <form
          class="narrow comment-form"
          onSubmit={(event) => {
            event.preventDefault()
            const form = event.currentTarget
            void send.run(textOf(new FormData(form), 'body')).then((answer) => {
              if (!answer) return
              form.reset()
              showLast()
            })
          }}
        >
          <Field label="Your comment" name="body" failure={send.failure}>
            {(control) => <textarea {...control} rows={3} required maxLength={2000} />}
          </Field>
          <FormProblem failure={send.failure} fields={['body']} />
          <button type="submit" disabled={send.isSending}>
            Add the comment
          </button>
        </form>
      )}
      {allowComments && !user && canSignIn && (
        <p>
          <a href={signInAddress()}>Sign in to comment</a>
        </p>
      )}
    </section>
  )
}
