import * as texts from '#texts/printers'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { DescriptionList } from '../components/DescriptionList.tsx'
import { formatDuration, formatMoney, formatNumber, formatSides, useDates } from '../format.ts'
import { categoryLabels } from './categories.ts'

/** Details of a printer that are recorded. */
export function PrinterDetails({ printer }: { printer: Schemas['PrinterDetailDto'] }): JSX.Element {
  const dates = useDates()
  const { id, bedWidthMm, bedDepthMm, bedHeightMm, purchasePrice, purchaseCurrency } = printer
  const build = [bedWidthMm, bedDepthMm, bedHeightMm].filter((length) => length !== null)
  const millimeters = (length: number | null) => length !== null && `${formatNumber(length, 2)} mm`
  return (
    <DescriptionList
      items={[
        [common.status, !printer.isActive && common.archived],
        [common.prints, formatNumber(printer.printCount)],
        [common.printTime, formatDuration(printer.printTimeInSeconds)],
        [
          texts.lastEventLabel,
          printer.lastEventDate ? (
            dates.ago(printer.lastEventDate)
          ) : (
            <>{texts.noEventYet({ link: (text) => <a href="/connect?with=klipper">{text}</a> })}</>
          ),
        ],
        [common.type, categoryLabels[printer.category]],
        [common.nozzleDiameter, millimeters(printer.nozzleDiameterMm)],
        [texts.filamentDiameter, millimeters(printer.filamentDiameterMm)],
        [texts.buildVolume, build.length > 0 && formatSides(build)],
        [texts.averagePower, printer.wattageW !== null && `${formatNumber(printer.wattageW, 1)} W`],
        [texts.serialNumber, printer.serialNumber],
        [texts.firmware, printer.firmware],
        [common.price, purchasePrice !== null && purchaseCurrency && formatMoney(purchasePrice, purchaseCurrency)],
        [texts.printerId, String(id)],
        [common.description, printer.description],
      ]}
    />
  )
}
