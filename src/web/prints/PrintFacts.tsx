import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { Facts } from '../components/Facts.tsx'
import { visibilityTitles } from '../components/Visibility.tsx'
import { formatDuration, formatMoney, formatNumber, useDates } from '../format.ts'
import { PrinterLink } from '../printers/PrinterLink.tsx'
import { useLoad } from '../useLoad.ts'

type Print = Schemas['PrintDetailDto']

const SOURCES: Readonly<Record<Schemas['PrintSource'], string>> = {
  Web: 'These pages',
  Slicer: 'A slicer',
  OctoPrint: 'OctoPrint',
  Moonraker: 'Klipper',
  Agent: 'An AI agent',
  ApiKey: 'An API key',
  Import: 'An import',
}

/** When, where, how long and how dear. */
export function PrintFacts({ print, isOwner }: { print: Print; isOwner: boolean }): JSX.Element {
  const dates = useDates()
  const { estimatedPrintTimeInSeconds: estimate, printTimeInSeconds: actual } = print
  return (
    <Facts
      items={[
        ['Started', print.startDate && dates.dateTime(print.startDate)],
        ['Ended', print.endDate && dates.dateTime(print.endDate)],
        ['Print time', actual !== null && formatDuration(actual)],
        ['Estimated time', estimate !== null && formatDuration(estimate)],
        ['Cost', print.cost && <Cost cost={print.cost} />],
        ['Why it failed', print.failureReason],
        ['Printer', isOwner && print.printerId !== null && <PrinterLink id={print.printerId} />],
        ['Project', isOwner && print.projectId !== null && <ProjectName id={print.projectId} />],
        ['Copies', print.copies > 1 && formatNumber(print.copies)],
        ['Tags', print.tags.length > 0 && <Tags tags={print.tags} isOwner={isOwner} />],
        ['File', print.fileName],
        [
          'Model',
          print.url && (
            <a href={print.url} rel="noreferrer nofollow">
              {print.url}
            </a>
          ),
        ],
        ['Recorded by', SOURCES[print.source]],
        ['Seen by', isOwner && visibilityTitles[print.viewStatus]],
      ]}
    />
  )
}

function Cost({ cost }: { cost: Schemas['PrintCostDto'] }): JSX.Element {
  const { filament, electricity, total, currency } = cost
  return (
    <>
      <strong>{formatMoney(total, currency)}</strong>
      {filament !== null && <small>Filament {formatMoney(filament, currency)}</small>}
      {electricity !== null && <small>Electricity {formatMoney(electricity, currency)}</small>}
    </>
  )
}

function Tags({ tags, isOwner }: { tags: readonly string[]; isOwner: boolean }): JSX.Element {
  return (
    <>
      {tags.map((tag) => (
        <span key={tag}>
          {isOwner ? <a href={`/prints?${new URLSearchParams({ tags: tag }).toString()}`}>#{tag}</a> : `#${tag}`}{' '}
        </span>
      ))}
    </>
  )
}

function ProjectName({ id }: { id: string }): JSX.Element {
  const { data } = useLoad((signal) => api.GET('/api/Projects/{id}', { params: { path: { id } }, signal }), [id])
  return <a href={`/prints?${new URLSearchParams({ projectIds: id }).toString()}`}>{data?.name ?? '…'}</a>
}
