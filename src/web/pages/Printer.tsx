import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import { api } from '../api.ts'
import { RecordPage } from '../components/RecordPage.tsx'
import { PrinterView } from '../printers/PrinterView.tsx'
import { useQuery } from '../useQuery.ts'

/** Page of a printer. */
export default function Printer(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const result = useQuery((signal) => api.GET('/api/Printers/{id}', { params: { path: { id } }, signal }), [id], {
    kinds: ['printer', 'print', 'spool'],
  })
  return (
    <RecordPage
      result={result}
      noun="printer"
      missing={
        <>
          There is no such printer among <a href="/printers">your printers</a>.
        </>
      }
    >
      {(printer) => <PrinterView printer={printer} etag={result.etag} />}
    </RecordPage>
  )
}
