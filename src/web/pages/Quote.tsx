import * as texts from '#texts/quotes'
import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import { api } from '../api.ts'
import { RecordPage } from '../components/RecordPage.tsx'
import { PrintQuote } from '../quotes/PrintQuote.tsx'
import { useQuery } from '../useQuery.ts'

/** Page that calculates what to charge for a print. */
export default function Quote(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const result = useQuery((signal) => api.GET('/api/Prints/{id}', { params: { path: { id } }, signal }), [id])
  return (
    <RecordPage result={result} noun="print" missing={texts.noSuchPrint}>
      {(print) => <PrintQuote print={print} />}
    </RecordPage>
  )
}
