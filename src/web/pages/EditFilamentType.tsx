import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation, useRoute } from 'preact-iso'
import { api, ifMatch, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { ConflictNotice } from '../edit/ConflictNotice.tsx'
import { useEdit } from '../edit/useEdit.ts'
import { TypeForm } from '../filaments/TypeForm.tsx'
import { useQuery } from '../useQuery.ts'

/** Page that edits a filament type. */
export default function EditFilamentType(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const { route } = useLocation()
  const result = useQuery((signal) => api.GET('/api/FilamentTypes/{id}', { params: { path: { id } }, signal }), [id])
  const edit = useEdit<Schemas['EditFilamentTypeDto'], Schemas['FilamentTypeDto']>(
    (patch, etag) => api.PATCH('/api/FilamentTypes/{id}', { params: { path: { id }, ...ifMatch(etag) }, body: patch }),
    () => api.GET('/api/FilamentTypes/{id}', { params: { path: { id } } }),
  )
  return (
    <>
      <PageTitle title={texts.editFilamentType} lead={texts.spoolsOfThisTypeThat}>
        <a class="button" href={`/filaments/types/${id}`}>
          {common.cancel}
        </a>
      </PageTitle>
      <Loadable result={result} label={texts.theFilamentType}>
        {(type) => (
          <TypeForm
            type={type}
            isSending={edit.isSending}
            notice={<ConflictNotice conflict={edit.conflict} noun="filamentType" />}
            failure={edit.failure}
            onSubmit={(body) =>
              void edit.save(body, type, result.etag).then((isSaved) => isSaved && route(`/filaments/types/${id}`))
            }
          />
        )}
      </Loadable>
    </>
  )
}
