import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { api, type Schemas } from '../api.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { PrinterForm } from '../printers/PrinterForm.tsx'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useMutation } from '../useMutation.ts'

/** Page that adds a printer. */
export default function NewPrinter(): JSX.Element {
  const { route } = useLocation()
  const keyOf = useIdempotencyKey()
  const save = useMutation((body: Schemas['EditPrinterDto']) =>
    api.POST('/api/Printers', { params: { header: { 'Idempotency-Key': keyOf(body) } }, body }),
  )
  return (
    <>
      <PageTitle title={common.addPrinter} />
      <PrinterForm
        printer={null}
        isSending={save.isSending}
        failure={save.failure}
        onSubmit={(body) => void save.run(body).then((answer) => answer && route(`/printers/${answer.data.id}`))}
      />
    </>
  )
}
