import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { DescriptionList } from '../components/DescriptionList.tsx'
import { formatMoney, formatNumber, formatWeight, useDates } from '../format.ts'
import { PrinterLink } from '../components/PrinterLink.tsx'

/** Details of a spool that are recorded. */
export function SpoolDetails({ spool }: { spool: Schemas['FilamentDetailDto'] }): JSX.Element {
  const dates = useDates()
  const { id, purchasePrice, purchaseCurrency, remainingLengthInM, loadedInPrinterId } = spool
  return (
    <DescriptionList
      items={[
        ['Remaining length', remainingLengthInM !== null && `${formatNumber(remainingLengthInM)} m`],
        ['Used', formatWeight(spool.totalUsedMg)],
        ['Prints', <a href={`/prints?filamentIds=${id}`}>{formatNumber(spool.printCount)}</a>],
        ['Loaded in', loadedInPrinterId !== null && <PrinterLink id={loadedInPrinterId} />],
        ['Location', spool.storageLocation],
        ['Low-stock alert', spool.lowStockThresholdMg !== null && formatWeight(spool.lowStockThresholdMg)],
        ['Price', purchasePrice !== null && purchaseCurrency && formatMoney(purchasePrice, purchaseCurrency)],
        ['Purchased', spool.purchaseDate && dates.date(`${spool.purchaseDate}T12:00:00Z`)],
        ['Store', spool.purchaseLocation],
        ['Finish', spool.finishType],
        ['Diameter', `${formatNumber(spool.diameterMm, 2)} mm`],
        ['Density', `${formatNumber(spool.materialDensityGramPerCubicCm, 3)} g/cm³`],
        ['Nozzle temperature', spool.nozzleTemperatureCelsius !== null && `${spool.nozzleTemperatureCelsius} °C`],
        ['Bed temperature', spool.bedTemperatureCelsius !== null && `${spool.bedTemperatureCelsius} °C`],
        ['Empty spool weight', spool.spoolWeightMg !== null && formatWeight(spool.spoolWeightMg)],
        ['Status', !spool.isActive && 'Archived'],
        ['Notes', spool.notes],
      ]}
    />
  )
}
