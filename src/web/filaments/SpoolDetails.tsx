import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { DescriptionList } from '../components/DescriptionList.tsx'
import {
  formatLength,
  formatMoney,
  formatNumber,
  formatStock,
  formatTemperature,
  formatWeight,
  useDates,
} from '../format.ts'
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
        [texts.number, spool.number !== null && String(spool.number)],
        [
          common.filamentType,
          spool.typeId !== null && <a href={`/filaments/types/${spool.typeId}`}>{texts.showType}</a>,
        ],
        [texts.remainingLength, remainingLengthInM !== null && formatLength(remainingLengthInM)],
        [common.used, formatStock(spool.totalUsedMg)],
        [common.prints, <a href={`/prints?filamentIds=${id}`}>{formatNumber(spool.printCount)}</a>],
        [texts.loadedIn, loadedInPrinterId !== null && <PrinterLink id={loadedInPrinterId} />],
        [texts.storageLocation, spool.storageLocation],
        [texts.lowStockAlert, spool.lowStockThresholdMg !== null && formatWeight(spool.lowStockThresholdMg)],
        [common.price, purchasePrice !== null && purchaseCurrency && formatMoney(purchasePrice, purchaseCurrency)],
        [texts.purchased, spool.purchaseDate && day(spool.purchaseDate)],
        [texts.store, spool.purchaseLocation],
        [common.reorderLink, spool.reorderUrl && <OutsideLink url={spool.reorderUrl} />, spool.reorderUrl],
        [texts.lotNumber, spool.lotNumber],
        [texts.articleNumber, spool.articleNumber],
        [texts.barcode, spool.barcode],
        [common.opened, spool.openedDate && day(spool.openedDate)],
        [common.lastDried, spool.driedDate && day(spool.driedDate)],
        [common.tags, spool.tags.length > 0 && <TagLinks tags={spool.tags} path="/filaments" />],
        [texts.finish, spool.finishType],
        [texts.diameter, `${formatNumber(spool.diameterMm, 2)} mm`],
        [texts.density, `${formatNumber(spool.materialDensityGramPerCubicCm, 3)} g/cm³`],
        [
          common.nozzleTemperature,
          spool.nozzleTemperatureCelsius !== null && formatTemperature(spool.nozzleTemperatureCelsius),
        ],
        [common.bedTemperature, spool.bedTemperatureCelsius !== null && formatTemperature(spool.bedTemperatureCelsius)],
        [texts.emptySpoolWeight, spool.spoolWeightMg !== null && formatWeight(spool.spoolWeightMg)],
        [common.status, !spool.isActive && common.archived],
        [common.notes, spool.notes],
      ]}
    />
  )
}
