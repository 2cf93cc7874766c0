import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import { api } from '../api.ts'
import { Loaded } from '../components/Loaded.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { PrinterView } from '../printers/PrinterView.tsx'
import { useLoad } from '../useLoad.ts'

/** A printer with its spools and its care. */
export default function Printer(): JSX.Element {
  const id = Number(useRoute().params['id'])
  const load = useLoad((signal) => api.GET('/api/Printers/{id}', { params: { path: { id } }, signal }), [id])
  return (
    <>
      {load.failure && !load.data && <PageTitle title="Printer" />}
      <Loaded load={load} of="the printer">
        {(printer) => <PrinterView printer={printer} />}
      </Loaded>
    </>
  )
}
