import * as texts from '#texts/quotes'
import type { Schemas } from '../api.ts'
import { formatNumber, formatPercent, formatStock, moneyDigits } from '../format.ts'
import { numberFormat } from '../intl.ts'
import { preferences } from '../preferences.ts'

type Line = Schemas['QuoteLineDto']
type FigureKind = Schemas['QuoteFigureKind']

const HOUR = 3600
const MINUTE = 60

/** How the amount of a line follows from its figures, with all their digits, such as `46.2 g × €24.90 per 1,000 g`. */
export function calculationOf(line: Line, currency: string): string {
  const valueOf = (kind: FigureKind) => line.figures.find((figure) => figure.kind === kind)?.value
  const value = (kind: FigureKind) => valueOf(kind) ?? 0
  const money = (kind: FigureKind) => exactMoney(value(kind), currency)
  const percent = () => texts.percentOf({ percent: formatPercent(value('Percent'), 6), base: money('Base') })
  switch (line.kind) {
    case 'Material':
      return texts.weightTimesPrice({
        weight: exactWeight(value('AmountMg')),
        price: money('Price'),
        unit: exactWeight(value('PriceWeightMg')),
      })
    case 'Electricity':
      return texts.energyTimesRate({ energy: energyOf(valueOf), rate: money('RatePerKwh') })
    case 'Machine':
      return texts.timeTimesRate({ time: exactTime(value('TimeInSeconds')), rate: money('RatePerHour') })
    case 'Labor':
      return texts.timeTimesRate({ time: `${formatNumber(value('Minutes'), 6)} min`, rate: money('RatePerHour') })
    case 'Waste':
    case 'Failures':
    case 'Margin':
    case 'Tax':
      return percent()
    case 'Rounding':
      return texts.upToMultiple({ base: money('Base'), multiple: money('Multiple') })
  }
}

/** Where the price or percentage of a line comes from; null where the form of the page says so. */
export function noteOf({ figures }: Line): string | null {
  const price = figures.find(({ kind }) => kind === 'Price')
  if (price?.source === 'Spool') return texts.priceOfSpool
  if (price?.source === 'User') return texts.defaultPrice
  const [failed, finished] = figures
  if (failed?.kind !== 'FailedPrints' || !finished) return null
  const counts = { failed: failed.value, finished: finished.value }
  return failed.source === 'PrinterHistory' ? texts.failedOnPrinter(counts) : texts.failedInAll(counts)
}

/** Measured energy, or the time and power that stand for it. */
function energyOf(valueOf: (kind: FigureKind) => number | undefined): string {
  const energy = valueOf('EnergyWh')
  if (energy !== undefined) return `${formatNumber(energy, 6)} Wh`
  const time = exactTime(valueOf('TimeInSeconds') ?? 0)
  return texts.timeTimesPower({ time, power: `${formatNumber(valueOf('PowerW'), 6)} W` })
}

function exactMoney(amount: number, currency: string): string {
  const minimumFractionDigits = moneyDigits(currency)
  const digits = { minimumFractionDigits, maximumFractionDigits: Math.max(minimumFractionDigits, 6) }
  return numberFormat({ style: 'currency', currency, ...digits }).format(amount)
}

function exactWeight(milligrams: number): string {
  return preferences().isImperial ? formatStock(milligrams) : `${formatNumber(milligrams / 1000, 3)} g`
}

/** A duration to the second: `3 h 15 min 20 s`. */
function exactTime(seconds: number): string {
  const parts = [
    [Math.floor(seconds / HOUR), 'h'],
    [Math.floor((seconds % HOUR) / MINUTE), 'min'],
    [seconds % MINUTE, 's'],
  ] as const
  const shown = parts.filter(([count]) => count > 0)
  return shown.length === 0 ? '0 s' : shown.map(([count, unit]) => `${formatNumber(count)} ${unit}`).join(' ')
}
