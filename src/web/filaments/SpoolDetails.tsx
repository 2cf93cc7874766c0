import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { DescriptionList } from '../components/DescriptionList.tsx'
import { formatMoney, formatNumber, formatStock, formatWeight, useDates } from '../format.ts'
import { OutsideLink } from '../components/OutsideLink.tsx'
import { PrinterLink } from '../components/PrinterLink.tsx'
import { TagLinks } from '../components/TagLinks.tsx'

/** Details of a spool that are recorded. */
export function SpoolDetails({ spool }: { spool: Schemas['FilamentDetailDto'] }): JSX.Element {
  const dates = useDates()
  const day = (date: string) => dates.date(`${date}T12:00:00Z`)
  const { id, purchasePrice, purchaseCurrency, remainingLengthInM, loadedInPrinterId } = spool
  return (
    <DescriptionList
      items={[
        ['Number', spool.number !== null && String(spool.number)],
        ['Filament type', spool.typeId !== null && <a href={`/filaments/types/${spool.typeId}`}>Show type</a>],
        ['Remaining length', remainingLengthInM !== null && `${formatNumber(remainingLengthInM)} m`],
        ['Used', formatStock(spool.totalUsedMg)],
        ['Prints', <a href={`/prints?filamentIds=${id}`}>{formatNumber(spool.printCount)}</a>],
        ['Loaded in', loadedInPrinterId !== null && <PrinterLink id={loadedInPrinterId} />],
        ['Location', spool.storageLocation],
        ['Low-stock alert', spool.lowStockThresholdMg !== null && formatWeight(spool.lowStockThresholdMg)],
        ['Price', purchasePrice !== null && purchaseCurrency && formatMoney(purchasePrice, purchaseCurrency)],
        ['Purchased', spool.purchaseDate && day(spool.purchaseDate)],
        ['Store', spool.purchaseLocation],
        ['Reorder link', spool.reorderUrl && <OutsideLink url={spool.reorderUrl} />],
        ['Lot number', spool.lotNumber],
        ['Article number', spool.articleNumber],
        ['Barcode', spool.barcode],
        ['Opened', spool.openedDate && day(spool.openedDate)],
        ['Last dried', spool.driedDate && day(spool.driedDate)],
        ['Tags', spool.tags.length > 0 && <TagLinks tags={spool.tags} path="/filaments" />],
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
