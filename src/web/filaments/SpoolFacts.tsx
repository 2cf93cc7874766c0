import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Facts } from '../components/Facts.tsx'
import { formatMoney, formatNumber, formatWeight, useDates } from '../format.ts'
import { PrinterLink } from '../printers/PrinterLink.tsx'

/** What is known about a spool, as far as it is. */
export function SpoolFacts({ spool }: { spool: Schemas['FilamentDetailDto'] }): JSX.Element {
  const dates = useDates()
  const { id, purchasePrice, purchaseCurrency, remainingLengthInM, loadedInPrinterId } = spool
  return (
    <Facts
      items={[
        ['Length left', remainingLengthInM !== null && `${formatNumber(remainingLengthInM)} m`],
        ['Used by prints', formatWeight(spool.totalUsedMg)],
        ['Prints', <a href={`/prints?filamentIds=${id}`}>{formatNumber(spool.printCount)}</a>],
        ['Loaded in', loadedInPrinterId !== null && <PrinterLink id={loadedInPrinterId} />],
        ['Kept at', spool.storageLocation],
        ['Low stock at', spool.lowStockThresholdMg !== null && formatWeight(spool.lowStockThresholdMg)],
        ['Price', purchasePrice !== null && purchaseCurrency && formatMoney(purchasePrice, purchaseCurrency)],
        ['Bought', spool.purchaseDate && dates.date(`${spool.purchaseDate}T12:00:00Z`)],
        ['Bought at', spool.purchaseLocation],
        ['Finish', spool.finishType],
        ['Diameter', `${formatNumber(spool.diameterMm, 2)} mm`],
        ['Density', `${formatNumber(spool.materialDensityGramPerCubicCm, 3)} g/cm³`],
        ['Nozzle', spool.nozzleTemperatureCelsius !== null && `${spool.nozzleTemperatureCelsius} °C`],
        ['Bed', spool.bedTemperatureCelsius !== null && `${spool.bedTemperatureCelsius} °C`],
        ['Empty spool', spool.spoolWeightMg !== null && formatWeight(spool.spoolWeightMg)],
        ['State', !spool.isActive && 'Put away'],
        ['Notes', spool.notes],
      ]}
    />
  )
}
