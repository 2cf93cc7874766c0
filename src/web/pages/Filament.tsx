import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import { api } from '../api.ts'
import { Loaded } from '../components/Loaded.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { SpoolView } from '../filaments/SpoolView.tsx'
import { useLoad } from '../useLoad.ts'

/** A spool with its ledger. */
export default function Filament(): JSX.Element {
  const id = useRoute().params['id'] ?? ''
  const load = useLoad((signal) => api.GET('/api/Filaments/{id}', { params: { path: { id } }, signal }), [id])
  return (
    <>
      {load.failure && !load.data && <PageTitle title="Spool" />}
      <Loaded load={load} of="the spool">
        {(spool) => <SpoolView spool={spool} onChanged={load.reload} />}
      </Loaded>
    </>
  )
}
