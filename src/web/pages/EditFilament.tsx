import type { JSX } from 'preact'
import { useLocation, useRoute } from 'preact-iso'
import { api, type Schemas } from '../api.ts'
import { changesOf } from '../changes.ts'
import { Loaded } from '../components/Loaded.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { SpoolForm } from '../filaments/SpoolForm.tsx'
import { useLoad } from '../useLoad.ts'
import { useSend } from '../useSend.ts'

/** Changes what is recorded about a spool. */
export default function EditFilament(): JSX.Element {
  const id = useRoute().params['id'] ?? ''
  const { route } = useLocation()
  const load = useLoad((signal) => api.GET('/api/Filaments/{id}', { params: { path: { id } }, signal }), [id])
  const save = useSend((body: Schemas['PatchFilamentDto']) =>
    api.PATCH('/api/Filaments/{id}', { params: { path: { id } }, body }),
  )
  return (
    <>
      <PageTitle title="Edit the spool">
        <a class="button" href={`/filaments/${id}`}>
          Cancel
        </a>
      </PageTitle>
      <Loaded load={load} of="the spool">
        {(spool) => (
          <SpoolForm
            spool={spool}
            isSending={save.isSending}
            failure={save.failure}
            onSubmit={(body) =>
              void save.run(changesOf(body, spool)).then((answer) => answer && route(`/filaments/${id}`))
            }
          />
        )}
      </Loaded>
    </>
  )
}
