import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ProblemView } from '../components/ProblemView.tsx'
import { useSend } from '../useSend.ts'

interface Props {
  readonly printId: number
  readonly onAdded: (image: Schemas['ImageDto']) => void
}

/** Chooses a picture on this device and uploads it. */
export function AddPicture({ printId, onAdded }: Props): JSX.Element {
  const send = useSend((file: File) =>
    api.POST('/api/Prints/{id}/images', {
      params: { path: { id: printId } },
      // The contract's type of a file part is text: the form carries the file itself.
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
        {send.isSending ? 'Adding …' : 'Add a picture'}
        <input
          type="file"
          class="unseen"
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
