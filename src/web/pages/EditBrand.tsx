import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation, useRoute } from 'preact-iso'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { ConflictNotice } from '../edit/ConflictNotice.tsx'
import { DeleteRecord } from '../edit/DeleteRecord.tsx'
import { useEdit } from '../edit/useEdit.ts'
import { BrandForm } from '../filaments/BrandForm.tsx'
import { useQuery } from '../useQuery.ts'

/** Page that edits a brand, or deletes one that has no filament types. */
export default function EditBrand(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const { route } = useLocation()
  const [isDeleting, setDeleting] = useState(false)
  const result = useQuery((signal) => api.GET('/api/Brands/{id}', { params: { path: { id } }, signal }), [id])
  const edit = useEdit<Schemas['EditBrandDto'], Schemas['BrandDto']>(
    (patch, etag) => api.PATCH('/api/Brands/{id}', { params: { path: { id }, ...ifMatch(etag) }, body: patch }),
    () => api.GET('/api/Brands/{id}', { params: { path: { id } } }),
  )
  const { data: brand } = result
  return (
    <>
      <PageTitle title={texts.editBrand} lead={texts.spoolsOfTheBrandThat}>
        <a class="button" href="/filaments/brands">
          {common.cancel}
        </a>
        {brand?.typeCount === 0 && (
          <button type="button" class="danger" onClick={() => setDeleting(true)}>
            {common.deleteAction}
          </button>
        )}
      </PageTitle>
      <Loadable result={result} label={texts.theBrand}>
        {(shown) => (
          <BrandForm
            brand={shown}
            isSending={edit.isSending}
            notice={<ConflictNotice conflict={edit.conflict} noun="brand" />}
            failure={edit.failure}
            onSubmit={(body) =>
              void edit.save(body, shown, result.etag).then((isSaved) => isSaved && route('/filaments/brands'))
            }
          />
        )}
      </Loadable>
      {isDeleting && brand && (
        <DeleteRecord
          noun="brand"
          seen={{ data: brand, etag: result.etag }}
          read={() => api.GET('/api/Brands/{id}', { params: { path: { id } } })}
          remove={(etag) => api.DELETE('/api/Brands/{id}', { params: { path: { id }, ...ifMatch(etag) } })}
          facts={({ name, typeCount, notes }) => ({
            [common.name]: name,
            [common.filamentTypes]: String(typeCount),
            [common.notes]: notes ?? '',
          })}
          onClose={() => setDeleting(false)}
          onDeleted={() => route('/filaments/brands', true)}
        >
          {common.willBePermanentlyDeleted({ name: brand.name })}
        </DeleteRecord>
      )}
    </>
  )
}
