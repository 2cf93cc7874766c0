import type { JSX } from 'preact'
import { api } from '../api.ts'
import { ProblemView } from '../components/ProblemView.tsx'
import { useMutation } from '../useMutation.ts'

/** Button that saves slicer settings as a file. A link would not do: the session counts only for requests of these pages. */
export function DownloadSettings({ id }: { id: string }): JSX.Element {
  const download = useMutation(() => api.GET('/api/Cura/settings', { params: { query: { id } }, parseAs: 'blob' }))
  const save = async () => {
    const answer = await download.run()
    if (!answer) return
    const url = URL.createObjectURL(answer.data)
    const link = document.createElement('a')
    link.href = url
    link.download = 'slicer-settings.json'
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <>
      <button type="button" disabled={download.isSending} onClick={() => void save()}>
        Download all settings
      </button>
      {download.failure && <ProblemView failure={download.failure} />}
    </>
  )
}
