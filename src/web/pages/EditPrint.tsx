import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation, useRoute } from 'preact-iso'
import { api, ifMatch, type Schemas } from '../api.ts'
import { ConflictNotice } from '../edit/ConflictNotice.tsx'
import { useEdit } from '../edit/useEdit.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { PrintForm } from '../prints/PrintForm.tsx'
import { PrintFormOptions } from '../prints/PrintFormOptions.tsx'
import { sharedOfNewPrint } from '../sharedParts.ts'
import type { PrintValues } from '../prints/printValues.ts'
import { useQuery } from '../useQuery.ts'

/** Page that edits a print. */
export default function EditPrint(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const { route } = useLocation()
  const result = useQuery((signal) => api.GET('/api/Prints/{id}', { params: { path: { id } }, signal }), [id])
  const edit = useEdit<Schemas['EditPrintDto'], PrintValues>(
    (patch, etag) => api.PATCH('/api/Prints/{id}', { params: { path: { id }, ...ifMatch(etag) }, body: patch }),
    () => api.GET('/api/Prints/{id}', { params: { path: { id } } }),
  )
  return (
    <>
      <PageTitle title={texts.editPrint}>
        <a class="button" href={`/prints/${id}`}>
          {common.cancel}
        </a>
      </PageTitle>
      <Loadable result={result} label={texts.thePrint}>
        {(print) => {
          // The API does not return the settings' id: it is null in the form, too, so that a patch leaves it as it is.
          const values = { ...print, shared: print.shared ?? sharedOfNewPrint, slicerSettingsId: null }
          return (
            <PrintFormOptions>
              {(options) => (
                <PrintForm
                  initialValues={values}
                  options={options}
                  isSending={edit.isSending}
                  notice={<ConflictNotice conflict={edit.conflict} noun="print" />}
                  failure={edit.failure}
                  onSubmit={(body) =>
                    void edit.save(body, values, result.etag).then((isSaved) => isSaved && route(`/prints/${id}`))
                  }
                />
              )}
            </PrintFormOptions>
          )
        }}
      </Loadable>
    </>
  )
}
