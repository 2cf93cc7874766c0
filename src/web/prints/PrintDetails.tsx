import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { DescriptionList } from '../components/DescriptionList.tsx'
import { OutsideLink } from '../components/OutsideLink.tsx'
import { TagLinks } from '../components/TagLinks.tsx'
import { visibilityLabels } from '../components/VisibilitySelect.tsx'
import { formatDuration, formatMoney, formatNumber, moneyDigits, useDates } from '../format.ts'
import { PrinterLink } from '../components/PrinterLink.tsx'
import { UserName } from '../components/UserName.tsx'
import { roundParts } from '../shownSums.ts'
import { useQuery } from '../useQuery.ts'
import { listShared } from '../sharedParts.ts'

type Print = Schemas['PrintDetailDto']

const SOURCE_LABELS: Readonly<Record<Schemas['PrintSource'], string>> = {
  Web: 'Web',
  Slicer: 'Slicer',
  OctoPrint: 'OctoPrint',
  Moonraker: 'Klipper',
  Agent: 'AI agent',
  ApiKey: 'API',
  Import: 'Import',
}

/** Details of a print that are recorded and may be shown. */
export function PrintDetails({ print, isOwner }: { print: Print; isOwner: boolean }): JSX.Element {
  const dates = useDates()
  const { estimatedPrintTimeInSeconds: estimate, printTimeInSeconds: actual } = print
  return (
    <DescriptionList
      items={[
        ['Started', print.startDate && dates.dateTime(print.startDate)],
        ['Ended', print.endDate && dates.dateTime(print.endDate)],
        [
          'Progress',
          print.status === 'Printing' && print.progressPercent !== null && `${formatNumber(print.progressPercent)}%`,
        ],
        ['Print time', actual !== null && formatDuration(actual)],
        ['Estimated print time', estimate !== null && formatDuration(estimate)],
        ['Time with pauses', print.totalTimeInSeconds !== null && formatDuration(print.totalTimeInSeconds)],
        ['Rating', print.rating !== null && `${print.rating} of 5`],
        ['Measured energy', print.measuredEnergyWh !== null && `${formatNumber(print.measuredEnergyWh, 1)} Wh`],
        ['Cost', print.cost && <Cost cost={print.cost} />],
        ['Failure reason', print.failureReason],
        ['Printer', isOwner && print.printerId !== null ? <PrinterLink id={print.printerId} /> : print.printerModel],
        ['Project', isOwner && print.projectId !== null && <ProjectName id={print.projectId} />],
        ['Copies', print.copies > 1 && formatNumber(print.copies)],
        ['Plates', print.plateCount !== null && formatNumber(print.plateCount)],
        ['Parts', print.partCount !== null && formatNumber(print.partCount)],
        ['Tags', print.tags.length > 0 && <TagLinks tags={print.tags} path={isOwner ? '/prints' : undefined} />],
        ['File name', print.fileName],
        ['Model URL', print.url && <OutsideLink url={print.url} />],
        ['Author', !isOwner && <UserName user={print.owner} />],
        ['Source', SOURCE_LABELS[print.source]],
        ['Visibility', isOwner && visibilityLabels[print.viewStatus]],
        ['Visitors also see', print.shared && (listShared(print.shared) || 'Nothing optional')],
      ]}
    />
  )
}

function Cost({ cost }: { cost: Schemas['PrintCostDto'] }): JSX.Element {
  const { total, currency } = cost
  const parts = [cost.filament ?? 0, cost.electricity ?? 0]
  const [filament, electricity] = roundParts(parts, moneyDigits(currency))
  return (
    <>
      <strong>{formatMoney(total, currency)}</strong>
      {cost.filament !== null && <small>Filament {formatMoney(filament, currency)}</small>}
      {cost.electricity !== null && <small>Electricity {formatMoney(electricity, currency)}</small>}
    </>
  )
}

function ProjectName({ id }: { id: string }): JSX.Element {
  const { data } = useQuery((signal) => api.GET('/api/Projects/{id}', { params: { path: { id } }, signal }), [id])
  return <a href={`/prints?${new URLSearchParams({ projectIds: id }).toString()}`}>{data?.name ?? '…'}</a>
}
