import * as texts from '#texts/prints'
import type { JSX } from 'preact'
import { api } from '../api.ts'
import { DownloadButton } from '../components/DownloadButton.tsx'

/** Button that saves slicer settings as a file. */
export function DownloadSettings({ id }: { id: string }): JSX.Element {
  const load = () => api.GET('/api/Cura/settings', { params: { query: { id } }, parseAs: 'blob' })
  return <DownloadButton label={texts.downloadAllSettings} name="slicer-settings.json" load={load} />
}
