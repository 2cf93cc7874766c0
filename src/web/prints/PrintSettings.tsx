import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, omitUndefined } from '../api.ts'
import { DescriptionList } from '../components/DescriptionList.tsx'
import { useQuery } from '../useQuery.ts'
import { SectionTitle } from '../components/SectionTitle.tsx'
import { DownloadSettings } from './DownloadSettings.tsx'
import { settingRows } from './settingRows.ts'

interface Props {
  readonly printId: number
  readonly shareKey: string | undefined
  /** Whether the owner looks at it as visitors see it. */
  readonly asVisitor: boolean
  readonly isOwner: boolean
}

/** Main slicer settings of a print; nothing when it has none, or shares none with visitors. */
export function PrintSettings({ printId: id, shareKey, asVisitor, isOwner }: Props): JSX.Element | null {
  const { data } = useQuery(
    (signal) => {
      const query = omitUndefined({ shareKey, asVisitor: asVisitor || undefined })
      return api.GET('/api/Prints/{id}/settings', { params: { path: { id }, query }, signal })
    },
    [id, shareKey, asVisitor],
  )
  const rows = data ? settingRows(data) : []
  if (!data || rows.every(([, text]) => text === null)) return null
  const { slicerSettingsId } = data
  return (
    <section aria-labelledby="settings">
      <SectionTitle id="settings" title={common.slicerSettings}>
        {isOwner && (
          <a class="button" href={`/prints/${id}/compare`}>
            {texts.compareWithAnotherPrint}
          </a>
        )}
      </SectionTitle>
      <div class="card print-settings">
        <DescriptionList items={rows} />
      </div>
      {slicerSettingsId !== null && <DownloadSettings id={slicerSettingsId} />}
    </section>
  )
}
