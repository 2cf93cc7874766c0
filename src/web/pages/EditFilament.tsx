import type { JSX } from 'preact'
import { useLocation, useRoute } from 'preact-iso'
import { api, type Schemas } from '../api.ts'
import { mergePatch } from '../form.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { SpoolForm } from '../filaments/SpoolForm.tsx'
import { useQuery } from '../useQuery.ts'
import { useMutation } from '../useMutation.ts'

/** Page that edits a spool. */
export default function EditFilament(): JSX.Element {
  const id = useRoute().params['id'] ?? ''
  const { route } = useLocation()
  const result = useQuery((signal) => api.GET('/api/Filaments/{id}', { params: { path: { id } }, signal }), [id])
  const save = useMutation((body: Schemas['PatchFilamentDto']) =>
    api.PATCH('/api/Filaments/{id}', { params: { path: { id } }, body }),
  )
  return (
    <>
      <PageTitle title="Edit spool">
        <a class="button" href={`/filaments/${id}`}>
          Cancel
        </a>
      </PageTitle>
      <Loadable result={result} label="the spool">
        {(spool) => (
          <SpoolForm
            spool={spool}
            isSending={save.isSending}
            failure={save.failure}
            onSubmit={(body) =>
              void save.run(mergePatch(body, spool)).then((answer) => answer && route(`/filaments/${id}`))
            }
          />
        )}
      </Loadable>
    </>
  )
}
