import type { QuoteFigureDto, QuoteMissingReason, QuoteRequestDto } from '../../generated/api.d.ts'
import { toMicros, toUnits } from '../kernel/money.ts'
import type { FailureHistory } from './failureHistory.ts'
import type { QuotedPrint } from './quotedPrint.ts'
import type { PricedMaterial, Rates } from './prices.ts'
import type { QuoteSheet } from './sheet.ts'

/** All that the costs of a quote are calculated from. */
export interface CostInput {
  readonly request: QuoteRequestDto
  readonly print: QuotedPrint
  readonly rates: Rates
  /** Those of the print, in its order. */
  readonly prices: readonly PricedMaterial[]
  /** Null when it was not asked for, or there are too few prints. */
  readonly history: FailureHistory | null
}

/**
 * Adds the lines of the costs: materials, waste, electricity, machine, labor, failures (docs/domain.md, "Quotes").
 * @throws Problem 400 when the sum exceeds the contract's bound of a cost
 */
export function addCosts(sheet: QuoteSheet, input: CostInput): void {
  const { request } = input
  addMaterials(sheet, input)
  if (request.wastePercent !== null) {
    const { wastePercent: percent } = request
    sheet.addShare('Waste', { of: sheet.total, percent, field: 'wastePercent' })
  }
  addElectricity(sheet, input)
  addMachine(sheet, input)
  // A print that fails uses up what it is made of, and the time of the printer.
  const lost = sheet.total
  addLabor(sheet, request)
  addFailures(sheet, input, lost)
}

function addMaterials(sheet: QuoteSheet, { request, print, rates, prices }: CostInput): void {
  if (print.materials.length === 0) sheet.lack('Material', ['MaterialMissing'])
  for (const [index, { amountMg }] of print.materials.entries()) {
    const price = prices[index]
    if (!price) continue
    const material = { index, name: price.name }
    const isForeign = price.source !== null && price.currency !== rates.currency
    const reasons: QuoteMissingReason[] = [
      ...(amountMg === null ? (['WeightMissing'] as const) : []),
      ...(price.source === null ? (['PriceMissing'] as const) : []),
      ...(isForeign ? (['CurrencyMismatch'] as const) : []),
    ]
    sheet.lack('Material', reasons, material)
    const { source, priceMicros, weightMg, micros } = price
    if (reasons.length > 0 || amountMg === null || source === null || priceMicros === null) continue
    sheet.add({
      kind: 'Material',
      micros: micros === null ? null : [BigInt(micros), 1n],
      figures: [
        { kind: 'AmountMg', value: amountMg * request.quantity, source: print.source },
        { kind: 'Price', value: toUnits(priceMicros), source },
        { kind: 'PriceWeightMg', value: weightMg, source },
      ],
      field: print.source === 'Print' ? 'printId' : `materials[${index}].amountMg`,
      material,
    })
  }
}

function addElectricity(sheet: QuoteSheet, { request, print, rates }: CostInput): void {
  const { rateMicros, electricityMicros: micros } = rates
  const { energyWh, source } = print
  const parts: Part[] = [
    ...(energyWh === null
      ? [timeOf(print, request), powerOf(rates)]
      : [{ kind: 'EnergyWh', value: Number((energyWh * request.quantity).toPrecision(15)), source } as const]),
    rateMicros === null ? 'RateMissing' : { kind: 'RatePerKwh', value: toUnits(rateMicros), source: 'User' },
  ]
  const reasons = parts.filter((part) => typeof part === 'string')
  if (reasons.length > 0) return sheet.lack('Electricity', reasons)
  sheet.add({
    kind: 'Electricity',
    micros: micros === null ? null : [BigInt(micros), 1n],
    figures: parts.filter((part) => typeof part !== 'string'),
    field: source === 'Print' ? 'printId' : energyWh === null ? 'printTimeInSeconds' : 'measuredEnergyWh',
  })
}

function addMachine(sheet: QuoteSheet, { request, print }: CostInput): void {
  const { machineRatePerHour: rate, quantity } = request
  if (rate === null) return
  const time = timeOf(print, request)
  if (time === 'DurationMissing' || print.seconds === null) return sheet.lack('Machine', ['DurationMissing'])
  sheet.add({
    kind: 'Machine',
    micros: [BigInt(print.seconds) * BigInt(quantity) * BigInt(toMicros(rate)), 3600n],
    figures: [time, { kind: 'RatePerHour', value: rate, source: 'Given' }],
    field: 'machineRatePerHour',
  })
}

function addLabor(sheet: QuoteSheet, { laborMinutes: minutes, laborRatePerHour: rate }: QuoteRequestDto): void {
  if (minutes === null) return
  if (rate === null) return sheet.lack('Labor', ['RateMissing'])
  sheet.add({
    kind: 'Labor',
    micros: [BigInt(toMicros(minutes)) * BigInt(toMicros(rate)), 60_000_000n],
    figures: [
      { kind: 'Minutes', value: minutes, source: 'Given' },
      { kind: 'RatePerHour', value: rate, source: 'Given' },
    ],
    field: 'laborRatePerHour',
  })
}

/** @param lost sum of the lines that a failed print costs again, in micros */
function addFailures(sheet: QuoteSheet, { request, history }: CostInput, lost: bigint): void {
  if (request.failurePercent !== null) {
    const { failurePercent: percent } = request
    sheet.addShare('Failures', { of: lost, percent, field: 'failurePercent' })
  } else if (request.useFailureHistory) {
    if (!history) return sheet.lack('Failures', ['SampleTooSmall'])
    const { percent, failedCount, finishedCount, source } = history
    const counts: QuoteFigureDto[] = [
      { kind: 'FailedPrints', value: failedCount, source },
      { kind: 'FinishedPrints', value: finishedCount, source },
    ]
    sheet.addShare('Failures', { of: lost, percent, field: 'useFailureHistory', source, counts })
  }
}

/** Figure of a line, or the reason why it is unknown. */
type Part = QuoteFigureDto | QuoteMissingReason

/** Time of all runs. */
function timeOf({ seconds, source }: QuotedPrint, { quantity }: QuoteRequestDto): QuoteFigureDto | 'DurationMissing' {
  return seconds === null ? 'DurationMissing' : { kind: 'TimeInSeconds', value: seconds * quantity, source }
}

function powerOf({ printerId, wattageW }: Rates): Part {
  if (printerId === null) return 'PrinterMissing'
  return wattageW === null ? 'WattageMissing' : { kind: 'PowerW', value: wattageW, source: 'Printer' }
}
