import type { JSX } from 'preact'
import type { Answer } from '../api.ts'
import { saveFile } from '../saveFile.ts'
import { useMutation } from '../useMutation.ts'
import { Icon } from './Icon.tsx'
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
    if (answer) saveFile(answer.data, name)
  }
  return (
    <>
      <button type="button" disabled={download.isSending} onClick={() => void save()}>
        <Icon name="download" />
        <span class="wide-label">{label}</span>
      </button>
      {download.failure && <ProblemView failure={download.failure} />}
    </>
  )
}
