import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { api, type Schemas } from '../api.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { PrinterForm } from '../printers/PrinterForm.tsx'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useSend } from '../useSend.ts'

/** Adds a printer. */
export default function NewPrinter(): JSX.Element {
  const { route } = useLocation()
  const keyOf = useIdempotencyKey()
  const save = useSend((body: Schemas['EditPrinterDto']) =>
    api.POST('/api/Printers', { params: { header: { 'Idempotency-Key': keyOf(body) } }, body }),
  )
  return (
    <>
      <PageTitle title="Add a printer" />
      <PrinterForm
        printer={null}
        isSending={save.isSending}
        failure={save.failure}
        onSubmit={(body) => void save.run(body).then((answer) => answer && route(`/printers/${answer.data.id}`))}
      />
    </>
  )
}
