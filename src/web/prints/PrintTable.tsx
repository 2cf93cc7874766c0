import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { Table } from '../components/Table.tsx'
import { costText } from '../costText.ts'
import { formatDuration, formatWeight, useDates } from '../format.ts'

type Print = Schemas['PrintSummaryDto']

interface Props {
  readonly prints: readonly Print[]
  /** Returns the control of a print, such as a checkbox. */
  readonly controlOf: (print: Print) => ComponentChildren
}

/** Prints as a table. */
export function PrintTable({ prints, controlOf }: Props): JSX.Element {
  const dates = useDates()
  return (
    <Table
      caption={common.prints}
      rows={prints}
      keyOf={({ id }) => id}
      columns={[
        {
          title: texts.title,
          cell: (print) => (
            <span class="print-title">
              {controlOf(print)}
              <a href={`/prints/${print.id}`}>{print.title}</a>
            </span>
          ),
        },
        { title: common.status, cell: ({ status }) => <StatusBadge status={status} /> },
        { title: texts.started, cell: ({ startDate }) => dates.date(startDate), isNumber: true },
        { title: common.printer, cell: ({ printerName }) => <span class="table-name">{printerName ?? '–'}</span> },
        {
          title: common.time,
          cell: ({ printTimeInSeconds, estimatedPrintTimeInSeconds }) =>
            formatDuration(printTimeInSeconds ?? estimatedPrintTimeInSeconds),
          isNumber: true,
        },
        {
          title: common.filament,
          cell: ({ filamentAmountMg, estimatedFilamentAmountMg }) =>
            formatWeight(filamentAmountMg ?? estimatedFilamentAmountMg),
          isNumber: true,
        },
        {
          title: common.cost,
          cell: ({ cost }) => (cost ? costText(cost) : '–'),
          isNumber: true,
        },
      ]}
    />
  )
}
