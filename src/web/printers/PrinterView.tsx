import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { api, ifMatch, type Schemas } from '../api.ts'
import { DeleteRecord } from '../edit/DeleteRecord.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { RunningPrints, useRunning } from '../prints/RunningPrints.tsx'
import { categoryLabels } from './categories.ts'
import { LoadedSpools } from './LoadedSpools.tsx'
import { PrinterDetails } from './PrinterDetails.tsx'
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
  const [isDeleting, setDeleting] = useState(false)
  const { id, make, model } = printer
  const running = useRunning(id)
  return (
    <>
      <PageTitle
        title={printer.name}
        lead={[make, model].filter(Boolean).join(' ') || categoryLabels[printer.category]}
      >
        <a class="button" href={`/prints?printerIds=${id}`}>
          View prints
        </a>
        <a class="button" href={`/printers/${id}/edit`}>
          Edit
        </a>
        {printer.printCount === 0 && (
          <button type="button" class="danger" onClick={() => setDeleting(true)}>
            Delete
          </button>
        )}
      </PageTitle>
      <RunningPrints prints={running} />
      <section class="card" aria-label="Details">
        <PrinterDetails printer={printer} />
      </section>
      <LoadedSpools printerId={id} />
      <PrinterMaintenance printerId={id} />
      {isDeleting && (
        <DeleteRecord
          noun="printer"
          seen={{ data: printer, etag }}
          read={() => api.GET('/api/Printers/{id}', { params: { path: { id } } })}
          remove={(etag) => api.DELETE('/api/Printers/{id}', { params: { path: { id }, ...ifMatch(etag) } })}
          facts={({ name, printCount, description }) => ({
            Name: name,
            Prints: String(printCount),
            Description: description ?? '',
          })}
          onClose={() => setDeleting(false)}
          onDeleted={() => route('/printers', true)}
        >
          {printer.name} and its maintenance entries will be permanently deleted.
        </DeleteRecord>
      )}
    </>
  )
}
