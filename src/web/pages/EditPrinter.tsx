import type { JSX } from 'preact'
import { useLocation, useRoute } from 'preact-iso'
import { api, type Schemas } from '../api.ts'
import { mergePatch } from '../form.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { PrinterForm } from '../printers/PrinterForm.tsx'
import { useQuery } from '../useQuery.ts'
import { useMutation } from '../useMutation.ts'

/** Page that edits a printer. */
export default function EditPrinter(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const { route } = useLocation()
  const result = useQuery((signal) => api.GET('/api/Printers/{id}', { params: { path: { id } }, signal }), [id])
  const save = useMutation((body: Schemas['PatchPrinterDto']) =>
    api.PATCH('/api/Printers/{id}', { params: { path: { id } }, body }),
  )
  return (
    <>
      <PageTitle title="Edit printer">
        <a class="button" href={`/printers/${id}`}>
          Cancel
        </a>
      </PageTitle>
      <Loadable result={result} label="the printer">
        {(printer) => (
          <PrinterForm
            printer={printer}
            isSending={save.isSending}
            failure={save.failure}
            onSubmit={(body) =>
              void save.run(mergePatch(body, printer)).then((answer) => answer && route(`/printers/${id}`))
            }
          />
        )}
      </Loadable>
    </>
  )
}
