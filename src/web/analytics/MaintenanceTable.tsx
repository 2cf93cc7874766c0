import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Table } from '../components/Table.tsx'
import { formatMoney, useDates } from '../format.ts'

/** Table of maintenance in the range, the newest first; nothing when there was none. */
export function MaintenanceTable({
  printers,
}: {
  printers: readonly Schemas['PrinterFiguresDto'][]
}): JSX.Element | null {
  const dates = useDates()
  const events = printers
    .flatMap(({ name, cost, maintenance }) =>
      maintenance.map((event) => ({ ...event, printer: name, currency: cost.currency })),
    )
    .sort((one, other) => Date.parse(other.date) - Date.parse(one.date))
  if (events.length === 0) return null
  return (
    <section class="card analytics-figure" aria-labelledby="maintenance">
      <div class="analytics-figure-head">
        <h3 id="maintenance">{common.maintenance}</h3>
      </div>
      <div class="analytics-table">
        <Table
          caption={common.maintenance}
          columns={[
            { title: common.task, cell: ({ category, description }) => description ?? category },
            { title: common.printer, cell: ({ printer }) => printer },
            { title: texts.category, cell: ({ category }) => category },
            { title: common.date, cell: ({ date, done }) => `${dates.date(date)}${done ? '' : ', planned'}` },
            { title: common.cost, cell: ({ cost, currency }) => formatMoney(cost, currency), isNumber: true },
          ]}
          rows={events}
          maxRows={10}
          keyOf={({ maintenanceId }) => maintenanceId}
        />
      </div>
    </section>
  )
}
