import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import { api } from '../api.ts'
import { RecordPage } from '../components/RecordPage.tsx'
import { PrinterView } from '../printers/PrinterView.tsx'
import { useLoad } from '../useLoad.ts'

/** A printer with its spools and its care. */
export default function Printer(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const load = useLoad((signal) => api.GET('/api/Printers/{id}', { params: { path: { id } }, signal }), [id])
  return (
    <RecordPage
      load={load}
      noun="printer"
      missing={
        <>
          Your <a href="/printers">printers</a> have none of this number.
        </>
      }
    >
      {(printer) => <PrinterView printer={printer} />}
    </RecordPage>
  )
}
