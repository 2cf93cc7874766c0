import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation, useRoute } from 'preact-iso'
import { api, ifMatch, type Schemas } from '../api.ts'
import { ConflictNotice } from '../edit/ConflictNotice.tsx'
import { useEdit } from '../edit/useEdit.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { SpoolForm } from '../filaments/SpoolForm.tsx'
import { withFacts } from '../filaments/typeFacts.ts'
import { useQuery } from '../useQuery.ts'

/** Page that edits a spool. */
export default function EditFilament(): JSX.Element {
  const id = useRoute().params['id'] ?? ''
  const { route } = useLocation()
  const result = useQuery((signal) => api.GET('/api/Filaments/{id}', { params: { path: { id } }, signal }), [id])
  const edit = useEdit<Schemas['EditFilamentDto'], Schemas['FilamentDetailDto']>(
    (patch, etag) => api.PATCH('/api/Filaments/{id}', { params: { path: { id }, ...ifMatch(etag) }, body: patch }),
    () => api.GET('/api/Filaments/{id}', { params: { path: { id } } }),
    withFacts,
  )
  return (
    <>
      <PageTitle title={texts.editSpool}>
        <a class="button" href={`/filaments/${id}`}>
          {common.cancel}
        </a>
      </PageTitle>
      <Loadable result={result} label={texts.theSpool}>
        {(spool) => (
          <SpoolForm
            spool={spool}
            isSending={edit.isSending}
            notice={<ConflictNotice conflict={edit.conflict} noun="spool" />}
            failure={edit.failure}
            onSubmit={(body) =>
              void edit.save(body, spool, result.etag).then((isSaved) => isSaved && route(`/filaments/${id}`))
            }
          />
        )}
      </Loadable>
    </>
  )
}
