import * as texts from '#texts/printers'
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
      missing={<>{texts.thereIsNoSuch({ link: (text) => <a href="/printers">{text}</a> })}</>}
    >
      {(printer) => <PrinterView printer={printer} etag={result.etag} />}
    </RecordPage>
  )
}
