import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ProblemView } from '../components/ProblemView.tsx'
import { useMutation } from '../useMutation.ts'

interface Props {
  readonly printId: number
  readonly onAdded: (image: Schemas['ImageDto']) => void
}

/** Button that uploads an image from this device. */
export function AddImage({ printId, onAdded }: Props): JSX.Element {
  const send = useMutation((file: File) =>
    api.POST('/api/Prints/{id}/images', {
      params: { path: { id: printId } },
      // The generated type of a file part is string; the serializer sends the file itself.
      body: { file: file.name },
      bodySerializer: () => {
        const form = new FormData()
        form.set('file', file)
        return form
      },
    }),
  )
  return (
    <>
      <label class="button file-button">
        {send.isSending ? 'Adding…' : 'Add image'}
        <input
          type="file"
          class="visually-hidden"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          disabled={send.isSending}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            currentTarget.value = ''
            if (file) void send.run(file).then((answer) => answer && onAdded(answer.data))
          }}
        />
      </label>
      {send.failure && <ProblemView failure={send.failure} />}
    </>
  )
}
