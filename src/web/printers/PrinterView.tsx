import * as texts from '#texts/printers'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { api, ifMatch, type Schemas } from '../api.ts'
import { deleteLater } from '../edit/deleteLater.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { RunningPrints, useRunning } from '../prints/RunningPrints.tsx'
import { categoryLabels } from './categories.ts'
import { LoadedSpools } from './LoadedSpools.tsx'
import { PrinterDetails } from './PrinterDetails.tsx'
import { PrinterImages } from './PrinterImages.tsx'
import { PrinterMaintenance } from './PrinterMaintenance.tsx'
import './printers.css'

interface Props {
  readonly printer: Schemas['PrinterDetailDto']
  /** Entity tag of the printer. */
  readonly etag: string | null
}

/** Page content of a printer: details, loaded spools and maintenance. */
export function PrinterView({ printer, etag }: Props): JSX.Element {
  const { route } = useLocation()
  const { id, make, model } = printer
  const running = useRunning(id).data?.items ?? []
  const remove = () => {
    void deleteLater({
      kind: 'printer',
      id,
      name: printer.name,
      seen: { data: printer, etag },
      read: () => api.GET('/api/Printers/{id}', { params: { path: { id } } }),
      remove: (etag) =>
        api.DELETE('/api/Printers/{id}', { params: { path: { id }, ...ifMatch(etag) }, keepalive: true }),
      facts: ({ name, printCount, description }) => ({
        [common.name]: name,
        [common.prints]: String(printCount),
        [common.description]: description ?? '',
      }),
    })
    route('/printers', true)
  }
  return (
    <>
      <PageTitle
        title={printer.name}
        lead={[make, model].filter(Boolean).join(' ') || categoryLabels[printer.category]}
      >
        <a class="button" href={`/prints?printerIds=${id}`}>
          {texts.viewPrints}
        </a>
        <a class="button" href={`/stock/plan?printerId=${id}`}>
          {texts.plannedPrints}
        </a>
        <a class="button" href={`/printers/${id}/edit`}>
          {common.edit}
        </a>
        {printer.printCount === 0 && (
          <button type="button" class="danger" onClick={remove}>
            {common.deleteAction}
          </button>
        )}
      </PageTitle>
      <RunningPrints prints={running} />
      <section class="card" aria-label={common.details}>
        <PrinterDetails printer={printer} />
      </section>
      <LoadedSpools printerId={id} />
      <PrinterMaintenance printerId={id} />
      <PrinterImages printer={printer} />
    </>
  )
}
