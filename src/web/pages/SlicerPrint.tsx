import type { JSX } from 'preact'
import { api } from '../api.ts'
import { Loaded } from '../components/Loaded.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { readSettings } from '../slicer/settings.ts'
import { SlicerForm } from '../slicer/SlicerForm.tsx'
import { allPrinters, spoolsInUse } from '../lists.ts'
import { useLoad } from '../useLoad.ts'
import { useQueryState } from '../useQueryState.ts'
import './SlicerPrint.css'

/** The page that slicer uploaders open. Reading the settings makes them the user's (specification, "States and transitions"). */
export default function SlicerPrint(): JSX.Element {
  const settingsId = useQueryState().get('settingId')
  if (settingsId === '') {
    return (
      <PageTitle
        title="New print from a slicer"
        lead={
          <>
            This page is opened by a slicer’s uploader, with the settings that it saved. To record a print by hand, use{' '}
            <a href="/prints/new">New print</a>.
          </>
        }
      />
    )
  }
  return (
    <>
      <PageTitle title="New print from a slicer" />
      <Settings settingsId={settingsId} />
    </>
  )
}

function Settings({ settingsId }: { settingsId: string }): JSX.Element {
  const settings = useLoad(
    (signal) => api.GET('/api/Cura/settings', { params: { query: { id: settingsId } }, signal }),
    [settingsId],
  )
  const printers = useLoad(allPrinters, [])
  const spools = useLoad(spoolsInUse, [])
  return (
    <Loaded load={settings} of="the settings of the slicer">
      {(record) => {
        const draft = readSettings(record)
        return (
          <div class={draft.preview ? 'slicer-print' : ''}>
            {draft.preview && <img src={draft.preview} alt="Preview by the slicer" />}
            <Loaded load={printers} of="your printers">
              {(printers) => (
                <Loaded load={spools} of="your spools">
                  {(spools) => (
                    <SlicerForm
                      settingsId={settingsId}
                      draft={draft}
                      printers={printers.filter(({ isActive }) => isActive)}
                      spools={spools}
                    />
                  )}
                </Loaded>
              )}
            </Loaded>
          </div>
        )
      }}
    </Loaded>
  )
}
