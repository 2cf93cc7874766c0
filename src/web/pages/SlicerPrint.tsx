import * as texts from '#texts/prints'
import type { JSX } from 'preact'
import { api } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { NewPrintForm } from '../prints/PrintForm.tsx'
import { PrintFormOptions } from '../prints/PrintFormOptions.tsx'
import { slicerPreview, slicerPrintValues } from '../slicer/slicerPrintValues.ts'
import { useQuery } from '../useQuery.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { useSignedInUser } from '../user.tsx'
import './SlicerPrint.css'

/**
 * Page that slicer uploaders open, and the reader of sliced files: records a print from slicer settings. Reading the settings assigns
 * them to the user.
 */
export default function SlicerPrint(): JSX.Element {
  const searchParams = useSearchParams()
  const settingsId = searchParams.get('settingId')
  if (settingsId === '') {
    return (
      <PageTitle
        title={texts.newPrintFromASlicer}
        lead={<>{texts.aSlicersUploaderPlug({ link: (text) => <a href="/prints/new">{text}</a> })}</>}
      />
    )
  }
  return (
    <>
      <PageTitle title={texts.newPrintFromASlicer} />
      <SettingsForm settingsId={settingsId} projectId={searchParams.get('projectId')} />
    </>
  )
}

function SettingsForm({ settingsId, projectId }: { settingsId: string; projectId: string }): JSX.Element {
  const user = useSignedInUser()
  const settings = useQuery(
    (signal) => api.GET('/api/Cura/settings', { params: { query: { id: settingsId } }, signal }),
    [settingsId],
  )
  return (
    <Loadable result={settings} label={texts.theSlicerSettings}>
      {(record) => {
        const preview = slicerPreview(record)
        return (
          <div class={preview ? 'slicer-print' : ''}>
            {preview && <img src={preview} alt={texts.slicerPreview} />}
            <PrintFormOptions>
              {(options) => (
                <NewPrintForm
                  initialValues={{
                    ...slicerPrintValues(record, { user, ...options }),
                    projectId: options.projects.find(({ id }) => id === projectId)?.id ?? null,
                  }}
                  options={options}
                  usesLoadedSpools
                />
              )}
            </PrintFormOptions>
          </div>
        )
      }}
    </Loadable>
  )
}
