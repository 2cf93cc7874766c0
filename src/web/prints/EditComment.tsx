import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, ifMatch, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { SendButton } from '../components/SendButton.tsx'
import { ConflictNotice } from '../edit/ConflictNotice.tsx'
import { mayRemove } from '../leaving.ts'
import { useEdit } from '../edit/useEdit.ts'
import { useQuery } from '../useQuery.ts'
import { CommentForm } from './CommentForm.tsx'

interface Props {
  readonly id: Schemas['CommentDetailDto']['id']
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Form that edits the user's comment, as it is when the form opens. */
export function EditComment({ id, onClose, onSaved }: Props): JSX.Element {
  const read = (signal?: AbortSignal) =>
    api.GET('/api/Comments/{id}', { params: { path: { id } }, ...(signal && { signal }) })
  const result = useQuery(read, [id])
  const edit = useEdit<Schemas['EditCommentDto'], Schemas['CommentDetailDto']>(
    ({ body = '' }, etag) =>
      api.PUT('/api/Comments/{id}', { params: { path: { id }, ...ifMatch(etag) }, body: { body } }),
    read,
  )
  return (
    <Loadable result={result} label={texts.yourCommentName}>
      {(comment) => (
        <CommentForm
          label={texts.editYourCommentLabel}
          body={comment.body}
          failure={edit.failure}
          notice={<ConflictNotice conflict={edit.conflict} noun="comment" />}
          onSubmit={(body) => void edit.save({ body }, comment, result.etag).then((isSaved) => isSaved && onSaved())}
        >
          <SendButton class="primary" isSending={edit.isSending}>
            {common.save}
          </SendButton>
          <button
            type="button"
            onClick={({ currentTarget: { form } }) => (form === null || mayRemove(form)) && onClose()}
          >
            {common.cancel}
          </button>
        </CommentForm>
      )}
    </Loadable>
  )
}
