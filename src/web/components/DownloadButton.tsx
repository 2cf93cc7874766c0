import type { JSX } from 'preact'
import type { Answer } from '../api.ts'
import { useMutation } from '../useMutation.ts'
import { ProblemView } from './ProblemView.tsx'

interface Props {
  readonly label: string
  /** Name of the file. */
  readonly name: string
  /** One call of `api`, parsed as a blob. */
  readonly load: () => Promise<Answer<Blob>>
}

/** Button that saves a response as a file. A link would not do: the session counts only for requests of these pages. */
export function DownloadButton({ label, name, load }: Props): JSX.Element {
  const download = useMutation(load)
  const save = async () => {
    const answer = await download.run()
    if (!answer) return
    const url = URL.createObjectURL(answer.data)
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <>
      <button type="button" disabled={download.isSending} onClick={() => void save()}>
        {label}
      </button>
      {download.failure && <ProblemView failure={download.failure} />}
    </>
  )
}
