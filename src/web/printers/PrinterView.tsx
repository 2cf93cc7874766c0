import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { DeleteRecord } from '../components/DeleteRecord.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { categoryLabels } from './categories.ts'
import { LoadedSpools } from './LoadedSpools.tsx'
import { PrinterDetails } from './PrinterDetails.tsx'
import { PrinterMaintenance } from './PrinterMaintenance.tsx'
import './printers.css'

/** Page content of a printer: details, loaded spools and maintenance. */
export function PrinterView({ printer }: { printer: Schemas['PrinterDetailDto'] }): JSX.Element {
  const [isDeleting, setDeleting] = useState(false)
  const { id, make, model } = printer
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
      <section class="card" aria-label="Details">
        <PrinterDetails printer={printer} />
      </section>
      <LoadedSpools printerId={id} />
      <PrinterMaintenance printerId={id} />
      {isDeleting && (
        <DeleteRecord
          noun="printer"
          list="/printers"
          remove={() => api.DELETE('/api/Printers/{id}', { params: { path: { id: printer.id } } })}
          onClose={() => setDeleting(false)}
        >
          {printer.name} and its maintenance entries will be permanently deleted.
        </DeleteRecord>
      )}
    </>
  )
}
