import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Facts } from '../components/Facts.tsx'
import { DeleteRecord } from '../components/DeleteRecord.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { formatDuration, formatNumber, useDates } from '../format.ts'
import { categoryTitles } from './categories.ts'
import { LoadedSpools } from './LoadedSpools.tsx'
import { Maintenance } from './Maintenance.tsx'
import './printers.css'

/** All about a printer. */
export function PrinterView({ printer }: { printer: Schemas['PrinterDetailDto'] }): JSX.Element {
  const dates = useDates()
  const [isDeleting, setDeleting] = useState(false)
  const { id, make, model, bedWidthMm, bedDepthMm, bedHeightMm } = printer
  const bed = [bedWidthMm, bedDepthMm, bedHeightMm].filter((length) => length !== null)
  const millimetres = (length: number | null) => length !== null && `${formatNumber(length, 2)} mm`
  return (
    <>
      <PageTitle
        title={printer.name}
        lead={[make, model].filter(Boolean).join(' ') || categoryTitles[printer.category]}
      >
        <a class="button" href={`/prints?printerIds=${id}`}>
          Show its prints
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
      <section class="card" aria-label="Facts">
        <Facts
          items={[
            ['State', !printer.isActive && 'Not in use'],
            ['Prints', formatNumber(printer.printCount)],
            ['Print time', formatDuration(printer.printTimeInSeconds)],
            [
              'Last event',
              printer.lastEventDate ? (
                dates.ago(printer.lastEventDate)
              ) : (
                <>
                  None yet. <a href="/?connect=klipper#connect">Connect it</a>
                </>
              ),
            ],
            ['Kind', categoryTitles[printer.category]],
            ['Nozzle', millimetres(printer.nozzleDiameterMm)],
            ['Filament', millimetres(printer.filamentDiameterMm)],
            ['Build space', bed.length > 0 && `${bed.map((length) => formatNumber(length)).join(' × ')} mm`],
            ['Power', printer.wattageW !== null && `${formatNumber(printer.wattageW, 1)} W`],
            ['Number', String(id)],
            ['Description', printer.description],
          ]}
        />
      </section>
      <LoadedSpools printerId={id} />
      <Maintenance printerId={id} />
      {isDeleting && (
        <DeleteRecord
          noun="printer"
          list="/printers"
          remove={() => api.DELETE('/api/Printers/{id}', { params: { path: { id: printer.id } } })}
          onClose={() => setDeleting(false)}
        >
          {printer.name} is deleted for good, with its maintenance entries.
        </DeleteRecord>
      )}
    </>
  )
}
