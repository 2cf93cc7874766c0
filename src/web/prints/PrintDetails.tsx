import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { DescriptionList } from '../components/DescriptionList.tsx'
import { OutsideLink } from '../components/OutsideLink.tsx'
import { TagLinks } from '../components/TagLinks.tsx'
import { visibilityLabels } from '../components/VisibilitySelect.tsx'
import { costText } from '../costText.ts'
import { failureCategoryLabels } from '../failureCategories.ts'
import { formatDuration, formatMoney, formatNumber, formatPercent, moneyDigits, useDates } from '../format.ts'
import { PrinterLink } from '../components/PrinterLink.tsx'
import { ProjectLink } from '../components/ProjectLink.tsx'
import { UserName } from '../components/UserName.tsx'
import { fitParts } from '../shownSums.ts'
import { listShared } from '../sharedParts.ts'

type Print = Schemas['PrintDetailDto']

const SOURCE_LABELS: Readonly<Record<Schemas['PrintSource'], string>> = {
  Web: texts.web,
  Slicer: common.slicer,
  OctoPrint: 'OctoPrint',
  Moonraker: 'Klipper',
  Agent: common.aiAgent,
  ApiKey: 'API',
  Import: common.importAction,
}

/** Details of a print that are recorded and may be shown. */
export function PrintDetails({ print, isOwner }: { print: Print; isOwner: boolean }): JSX.Element {
  const dates = useDates()
  const { estimatedPrintTimeInSeconds: estimate, printTimeInSeconds: actual } = print
  return (
    <DescriptionList
      items={[
        [texts.started, print.startDate && dates.dateTime(print.startDate)],
        [texts.ended, print.endDate && dates.dateTime(print.endDate)],
        [
          common.progress,
          print.status === 'Printing' && print.progressPercent !== null && formatPercent(print.progressPercent, 0),
        ],
        [common.printTime, actual !== null && formatDuration(actual)],
        [texts.estimatedPrintTime, estimate !== null && formatDuration(estimate)],
        [common.timeWithPauses, print.totalTimeInSeconds !== null && formatDuration(print.totalTimeInSeconds)],
        [common.rating, print.rating !== null && texts.ratingOfFive({ rating: print.rating })],
        [common.measuredEnergy, print.measuredEnergyWh !== null && `${formatNumber(print.measuredEnergyWh, 1)} Wh`],
        [common.cost, print.cost && <Cost cost={print.cost} />, print.cost && costText(print.cost)],
        [texts.failureReason, print.failureReason],
        [texts.failureCategory, print.failureCategory && failureCategoryLabels[print.failureCategory]],
        [
          common.printer,
          isOwner && print.printerId !== null ? <PrinterLink id={print.printerId} /> : print.printerModel,
        ],
        [common.project, isOwner && print.projectId !== null && <ProjectLink id={print.projectId} />],
        [texts.copies, print.copies > 1 && formatNumber(print.copies)],
        [common.plates, print.plateCount !== null && formatNumber(print.plateCount)],
        [common.parts, print.partCount !== null && formatNumber(print.partCount)],
        [common.tags, print.tags.length > 0 && <TagLinks tags={print.tags} path={isOwner ? '/prints' : undefined} />],
        [texts.fileName, print.fileName],
        [common.modelUrl, print.url && <OutsideLink url={print.url} />, print.url],
        [common.author, !isOwner && <UserName user={print.owner} />],
        [texts.source, SOURCE_LABELS[print.source]],
        [common.visibility, isOwner && visibilityLabels[print.viewStatus]],
        [texts.visitorsAlsoSee, print.shared && (listShared(print.shared) || texts.nothingOptional)],
      ]}
    />
  )
}

function Cost({ cost }: { cost: Schemas['PrintCostDto'] }): JSX.Element {
  const { total, currency } = cost
  // The service rounds each by itself.
  const [filament, electricity] = fitParts([cost.filament, cost.electricity], total, moneyDigits(currency))
  return (
    <>
      <strong>{costText(cost)}</strong>
      {cost.filament !== null && <small>{texts.filamentFilament({ filament: formatMoney(filament, currency) })}</small>}
      {cost.isFilamentPartial && <small>{texts.costOfSomeMaterialsUnknown}</small>}
      {cost.electricity !== null && (
        <small>{texts.electricityElectricity({ electricity: formatMoney(electricity, currency) })}</small>
      )}
    </>
  )
}
