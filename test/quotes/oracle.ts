import { DIGITS, type GeneratedMaterial, type Scene } from './generated.ts'

/** A rational number: exact, and by no formula of the service. */
type Ratio = readonly [bigint, bigint]

const MIN_SAMPLES = 5

/** Number that is written with decimals, exactly. */
function ratio(value: number): Ratio {
  const [whole = '0', decimals = ''] = String(value).split('.')
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)]
}

function times(...factors: readonly Ratio[]): Ratio {
  return factors.reduce((one, other) => [one[0] * other[0], one[1] * other[1]])
}

function over([upper, lower]: Ratio, divisor: Ratio): Ratio {
  return [upper * divisor[1], lower * divisor[0]]
}

/** Nearest integer; half goes up. */
function nearest([upper, lower]: Ratio): bigint {
  const rest = upper % lower
  return upper / lower + (rest * 2n >= lower ? 1n : 0n)
}

/** What a quote must be: the amounts of its lines in minor units, and what is missing, as texts. */
export interface ExpectedQuote {
  readonly lines: readonly (readonly [kind: string, minorUnits: bigint])[]
  readonly missing: readonly string[]
  readonly cost: bigint
  readonly subtotal: bigint
  readonly price: bigint
  readonly pricePerUnit: bigint
}

/** Calculates a quote by hand: line by line, each rounded to minor units of the currency. */
export function quoteOf(scene: Scene): ExpectedQuote {
  const scale = 10n ** BigInt(DIGITS[scene.currency])
  const minor = (units: Ratio) => nearest(times(units, [scale, 1n]))
  /** Stored costs are whole millionths before they are rounded further. */
  const viaMicros = (units: Ratio) => minor([nearest(times(units, [1_000_000n, 1n])), 1_000_000n])
  const lines: [string, bigint][] = []
  const missing: string[] = []
  const sum = () => lines.reduce((total, [, amount]) => total + amount, 0n)
  const share = (kind: string, base: bigint, percent: number) =>
    lines.push([kind, nearest(times([base, 100n], ratio(percent)))])
  const runs: Ratio = [BigInt(scene.quantity), 1n]

  if (scene.materials.length === 0) missing.push('Material MaterialMissing')
  for (const [index, one] of scene.materials.entries()) {
    const price = priceOf(scene, one)
    const reasons = [
      ...(one.amountMg === null ? ['WeightMissing'] : []),
      ...(price === null ? ['PriceMissing'] : price.isForeign ? ['CurrencyMismatch'] : []),
    ]
    missing.push(...reasons.map((reason) => `Material ${reason} ${index}`))
    if (reasons.length > 0 || one.amountMg === null || price === null) continue
    const units = over(times([BigInt(one.amountMg), 1n], runs, [price.micros, 1_000_000n]), [price.weight, 1n])
    lines.push(['Material', viaMicros(units)])
  }
  if (scene.wastePercent !== null) share('Waste', sum(), scene.wastePercent)

  const seconds = scene.seconds ?? (scene.materials.length === 0 ? 0 : null)
  const hours: Ratio | null = seconds === null ? null : times(over([BigInt(seconds), 1n], [3600n, 1n]), runs)
  const kilowatts = scene.hasPrinter && scene.wattageW !== null ? over(ratio(scene.wattageW), [1000n, 1n]) : null
  const energy =
    scene.energyWh !== null
      ? times(over(ratio(scene.energyWh), [1000n, 1n]), runs)
      : hours && kilowatts && times(hours, kilowatts)
  if (scene.energyWh === null) {
    if (hours === null) missing.push('Electricity DurationMissing')
    if (!scene.hasPrinter) missing.push('Electricity PrinterMissing')
    else if (scene.wattageW === null) missing.push('Electricity WattageMissing')
  }
  if (scene.electricityRateMicros === null) missing.push('Electricity RateMissing')
  else if (energy) {
    lines.push(['Electricity', viaMicros(times(energy, [BigInt(scene.electricityRateMicros), 1_000_000n]))])
  }

  if (scene.machineRateMicros !== null) {
    if (hours === null) missing.push('Machine DurationMissing')
    else lines.push(['Machine', minor(times(hours, [BigInt(scene.machineRateMicros), 1_000_000n]))])
  }
  const lost = sum()
  if (scene.laborMinutes !== null) {
    if (scene.laborRateMicros === null) missing.push('Labor RateMissing')
    else {
      const worked = over(ratio(scene.laborMinutes), [60n, 1n])
      lines.push(['Labor', minor(times(worked, [BigInt(scene.laborRateMicros), 1_000_000n]))])
    }
  }
  const failures = scene.failurePercent ?? (scene.useFailureHistory ? historyOf(scene) : null)
  if (failures === 'too few') missing.push('Failures SampleTooSmall')
  else if (failures !== null) share('Failures', lost, failures)

  const cost = sum()
  if (scene.marginPercent !== null) share('Margin', cost, scene.marginPercent)
  const subtotal = sum()
  if (scene.taxPercent !== null) share('Tax', subtotal, scene.taxPercent)
  if (scene.roundTo !== null && scene.roundTo > 0) {
    let above = 0n
    while ((sum() + above) % BigInt(scene.roundTo) !== 0n) above += 1n
    lines.push(['Rounding', above])
  }
  const units = BigInt(scene.quantity * scene.copies)
  return { lines, missing, cost, subtotal, price: sum(), pricePerUnit: nearest([sum(), units]) }
}

function priceOf({ defaultPriceMicros }: Scene, one: GeneratedMaterial) {
  const { pricePerKilogramMicros: given, priceMicros: own, weightMg } = one
  if (given !== null) return { micros: BigInt(given), weight: 1_000_000n, isForeign: false }
  if (one.of !== 'text' && own !== null && weightMg !== null && weightMg > 0) {
    return { micros: BigInt(own), weight: BigInt(weightMg), isForeign: one.isForeign }
  }
  return defaultPriceMicros === null
    ? null
    : { micros: BigInt(defaultPriceMicros), weight: 1_000_000n, isForeign: false }
}

/** Percentage with one decimal of finished prints that failed. */
function historyOf({ hasPrinter, outcomes }: Scene): number | 'too few' {
  const finished = outcomes.filter(({ status }) => status !== 'Pending' && status !== 'Printing')
  const ofPrinter = finished.filter(({ isOfPrinter }) => hasPrinter && isOfPrinter)
  const counted = ofPrinter.length >= MIN_SAMPLES ? ofPrinter : finished
  if (counted.length < MIN_SAMPLES) return 'too few'
  const failed = counted.filter(({ status }) => status === 'Failed')
  return Number(nearest([BigInt(failed.length) * 1000n, BigInt(counted.length)])) / 10
}
