import * as texts from '#texts/images'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, ifMatch, type Schemas } from '../api.ts'
import { Dialog } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { TextareaField } from '../components/TextField.tsx'
import { ConflictNotice } from '../edit/ConflictNotice.tsx'
import { RecordForm } from '../edit/RecordForm.tsx'
import { useEdit } from '../edit/useEdit.ts'
import { textOrNull } from '../form.ts'
import { useQuery } from '../useQuery.ts'

interface Props {
  readonly imageId: string
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Dialog that changes the caption of an image. */
export function CaptionDialog({ imageId, onClose, onSaved }: Props): JSX.Element {
  const image = useQuery(
    (signal) => api.GET('/api/Images/{imageId}', { params: { path: { imageId } }, signal }),
    [imageId],
  )
  return (
    <Dialog title={texts.caption} onClose={onClose}>
      <Loadable result={image} label={texts.theImage}>
        {(data) => <CaptionForm image={data} etag={image.etag} onSaved={onSaved} />}
      </Loadable>
    </Dialog>
  )
}

interface FormProps {
  readonly image: Schemas['ImageDto']
  readonly etag: string | null
  readonly onSaved: () => void
}

function CaptionForm({ image, etag, onSaved }: FormProps): JSX.Element {
  const path = { imageId: image.id }
  const edit = useEdit<Schemas['PatchImageDto'], Schemas['ImageDto']>(
    (patch, etag) => api.PATCH('/api/Images/{imageId}', { params: { path, ...ifMatch(etag) }, body: patch }),
    () => api.GET('/api/Images/{imageId}', { params: { path } }),
  )
  return (
    <RecordForm
      onSubmit={(form) =>
        void edit.save({ caption: textOrNull(form, 'caption') }, image, etag).then((isSaved) => isSaved && onSaved())
      }
    >
      <TextareaField
        label={texts.whatTheImageShows}
        name="caption"
        rows={3}
        maxLength={500}
        value={image.caption}
        failure={edit.failure}
      />
      <ConflictNotice conflict={edit.conflict} noun="caption" />
      <FormProblem failure={edit.failure} fields={['caption']} />
      <DialogActions action={common.save} isSending={edit.isSending} />
    </RecordForm>
  )
}
