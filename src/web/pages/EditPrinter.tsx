import type { JSX } from 'preact'
import { useLocation, useRoute } from 'preact-iso'
import { api, type Schemas } from '../api.ts'
import { changesOf } from '../changes.ts'
import { Loaded } from '../components/Loaded.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { PrinterForm } from '../printers/PrinterForm.tsx'
import { useLoad } from '../useLoad.ts'
import { useSend } from '../useSend.ts'

/** Changes what is recorded about a printer. */
export default function EditPrinter(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const { route } = useLocation()
  const load = useLoad((signal) => api.GET('/api/Printers/{id}', { params: { path: { id } }, signal }), [id])
  const save = useSend((body: Schemas['PatchPrinterDto']) =>
    api.PATCH('/api/Printers/{id}', { params: { path: { id } }, body }),
  )
  return (
    <>
      <PageTitle title="Edit the printer">
        <a class="button" href={`/printers/${id}`}>
          Cancel
        </a>
      </PageTitle>
      <Loaded load={load} of="the printer">
        {(printer) => (
          <PrinterForm
            printer={printer}
            isSending={save.isSending}
            failure={save.failure}
            onSubmit={(body) =>
              void save.run(changesOf(body, printer)).then((answer) => answer && route(`/printers/${id}`))
            }
          />
        )}
      </Loaded>
    </>
  )
}
