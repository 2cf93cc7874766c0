import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import { api } from '../api.ts'
import { RecordPage } from '../components/RecordPage.tsx'
import { SpoolView } from '../filaments/SpoolView.tsx'
import { useLoad } from '../useLoad.ts'

/** A spool with its ledger. */
export default function Filament(): JSX.Element {
  const id = useRoute().params['id'] ?? ''
  const load = useLoad((signal) => api.GET('/api/Filaments/{id}', { params: { path: { id } }, signal }), [id])
  return (
    <RecordPage
      load={load}
      noun="spool"
      missing={
        <>
          None of your <a href="/filaments">spools</a> has this address.
        </>
      }
    >
      {(spool) => <SpoolView spool={spool} onChanged={load.reload} />}
    </RecordPage>
  )
}
