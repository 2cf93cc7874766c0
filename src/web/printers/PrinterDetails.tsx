import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { DescriptionList } from '../components/DescriptionList.tsx'
import { formatDuration, formatMoney, formatNumber, useDates } from '../format.ts'
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
        ['Status', !printer.isActive && 'Archived'],
        ['Prints', formatNumber(printer.printCount)],
        ['Print time', formatDuration(printer.printTimeInSeconds)],
        [
          'Last event',
          printer.lastEventDate ? (
            dates.ago(printer.lastEventDate)
          ) : (
            <>
              None yet. <a href="/?connect=klipper#connect">Connect this printer</a>
            </>
          ),
        ],
        ['Type', categoryLabels[printer.category]],
        ['Nozzle diameter', millimeters(printer.nozzleDiameterMm)],
        ['Filament diameter', millimeters(printer.filamentDiameterMm)],
        ['Build volume', build.length > 0 && `${build.map((length) => formatNumber(length)).join(' × ')} mm`],
        ['Average power', printer.wattageW !== null && `${formatNumber(printer.wattageW, 1)} W`],
        ['Serial number', printer.serialNumber],
        ['Firmware', printer.firmware],
        ['Price', purchasePrice !== null && purchaseCurrency && formatMoney(purchasePrice, purchaseCurrency)],
        ['Printer ID', String(id)],
        ['Description', printer.description],
      ]}
    />
  )
}
