import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { ProblemView } from '../components/ProblemView.tsx'
import { formatNumber } from '../format.ts'
import { useMutation } from '../useMutation.ts'
import { uploadImport } from './uploadImport.ts'

/** Button that uploads a file to import, with its progress. */
export function ImportFile({ onUploaded }: { readonly onUploaded: (made: Schemas['ImportDto']) => void }): JSX.Element {
  const [share, setShare] = useState(0)
  const send = useMutation((file: File) => uploadImport(file, setShare))
  return (
    <>
      <label class="button file-button">
        {send.isSending ? texts.uploadingValue({ value: formatNumber(100 * share) }) : texts.chooseFile}
        <input
          type="file"
          class="visually-hidden"
          disabled={send.isSending}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            currentTarget.value = ''
            setShare(0)
            if (file) void send.run(file).then((answer) => answer && onUploaded(answer.data))
          }}
        />
      </label>
      {send.failure && <ProblemView failure={send.failure} />}
    </>
  )
}
