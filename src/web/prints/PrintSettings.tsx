import type { JSX } from 'preact'
import { api } from '../api.ts'
import { DescriptionList } from '../components/DescriptionList.tsx'
import { useQuery } from '../useQuery.ts'
import { DownloadSettings } from './DownloadSettings.tsx'
import { settingRows } from './settingRows.ts'

/** Main slicer settings of the user's print; nothing when it has none. */
export function PrintSettings({ printId: id }: { printId: number }): JSX.Element | null {
  const { data } = useQuery(
    (signal) => api.GET('/api/Prints/{id}/settings', { params: { path: { id } }, signal }),
    [id],
  )
  const rows = data ? settingRows(data) : []
  if (!data || rows.every(([, text]) => text === null)) return null
  const { slicerSettingsId } = data
  return (
    <section aria-labelledby="settings">
      <div class="section-title">
        <h2 id="settings">Slicer settings</h2>
        <a class="button" href={`/prints/${id}/compare`}>
          Compare with another print
        </a>
      </div>
      <div class="card print-settings">
        <DescriptionList items={rows} />
      </div>
      {slicerSettingsId !== null && <DownloadSettings id={slicerSettingsId} />}
    </section>
  )
}
