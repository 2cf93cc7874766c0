import * as texts from '#texts/printers'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation, useRoute } from 'preact-iso'
import { api, ifMatch, type Schemas } from '../api.ts'
import { ConflictNotice } from '../edit/ConflictNotice.tsx'
import { useEdit } from '../edit/useEdit.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { PrinterForm } from '../printers/PrinterForm.tsx'
import { useQuery } from '../useQuery.ts'

/** Page that edits a printer. */
export default function EditPrinter(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const { route } = useLocation()
  const result = useQuery((signal) => api.GET('/api/Printers/{id}', { params: { path: { id } }, signal }), [id])
  const edit = useEdit<Schemas['EditPrinterDto'], Schemas['PrinterDetailDto']>(
    (patch, etag) => api.PATCH('/api/Printers/{id}', { params: { path: { id }, ...ifMatch(etag) }, body: patch }),
    () => api.GET('/api/Printers/{id}', { params: { path: { id } } }),
  )
  return (
    <>
      <PageTitle title={texts.editPrinter}>
        <a class="button" href={`/printers/${id}`}>
          {common.cancel}
        </a>
      </PageTitle>
      <Loadable result={result} label={texts.thePrinter}>
        {(printer) => (
          <PrinterForm
            printer={printer}
            isSending={edit.isSending}
            notice={<ConflictNotice conflict={edit.conflict} noun="printer" />}
            failure={edit.failure}
            onSubmit={(body) =>
              void edit.save(body, printer, result.etag).then((isSaved) => isSaved && route(`/printers/${id}`))
            }
          />
        )}
      </Loadable>
    </>
  )
}
