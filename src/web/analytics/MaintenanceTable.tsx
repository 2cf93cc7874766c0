import * as texts from '#texts/analytics'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { formatMoney, useDates } from '../format.ts'
import { money } from './measures.ts'
import { TableFigure } from './TableFigure.tsx'

/** Table of maintenance in the range, the newest first; nothing when there was none. */
export function MaintenanceTable({
  printers,
}: {
  printers: readonly Schemas['PrinterFiguresDto'][]
}): JSX.Element | null {
  const dates = useDates()
  const events = printers
    .flatMap(({ printerId, name, cost, maintenance }) =>
      maintenance.map((event) => ({ ...event, printerId, printer: name, currency: cost.currency })),
    )
    .sort((one, other) => Date.parse(other.date) - Date.parse(one.date))
  if (events.length === 0) return null
  return (
    <TableFigure
      title={common.maintenance}
      columns={[
        {
          title: common.task,
          cell: ({ category, description }) => description ?? category,
          value: ({ category, description }) => description ?? category,
        },
        {
          title: common.printer,
          cell: ({ printerId, printer }) => <a href={`/printers/${printerId}`}>{printer}</a>,
          value: ({ printer }) => printer,
        },
        { title: texts.category, cell: ({ category }) => category, value: ({ category }) => category },
        {
          title: common.date,
          cell: ({ date, done }) => (done ? dates.date(date) : texts.plannedOn({ date: dates.date(date) })),
          value: ({ date }) => date,
        },
        {
          title: common.cost,
          cell: ({ cost, currency }) => formatMoney(cost, currency),
          isNumber: true,
          value: ({ cost }) => cost,
          measure: money(printers[0]?.cost.currency ?? 'EUR'),
        },
      ]}
      rows={events}
      keyOf={({ maintenanceId }) => maintenanceId}
    />
  )
}
