import type {
  ColorUsageBreakdownDto,
  FilamentTypeUsageBreakdownDto,
  MaterialSeriesDto,
  MaterialsFigures,
  TopSpoolsDto,
  WasteDto,
  WeightFigureDto,
} from '../../../generated/api.d.ts'
import { brandedName } from '../../kernel/brandedName.ts'
import { isWaste } from '../../kernel/printStatus.ts'
import type { AnalysisScope } from '../filter/scope.ts'
import { readTypeDescriptions, type FilamentTypeDescription } from '../statements/filamentTypes.ts'
import { readSpools, type SpoolDescription } from '../statements/spools.ts'
import { selectStatusWeights, type StatusWeight } from '../statements/statusWeights.ts'
import { selectUsageTotals, type UsageTotals } from '../statements/usageTotals.ts'
import { MAX_POINTS } from '../time/buckets.ts'
import { breakdown, type BreakdownGroup, type BreakdownInput } from './breakdown.ts'
import { countDated, percentage, Sum } from './coverage.ts'
import { bucketMembers } from './points.ts'
import { inOneSpelling } from './spelling.ts'

/** The contract's bounds of the lists. */
const MAX_TYPES = 200
const MAX_NAMES = 1000
const MAX_SPOOLS = 20

type SpoolOf = (row: UsageTotals) => SpoolDescription | undefined

/** The figures of `Analytics_GetMaterials`. Its two heavy statements begin first. */
export async function materialsFigures(scope: AnalysisScope): Promise<MaterialsFigures> {
  const [usages, weights, spools, types] = await Promise.all([
    selectUsageTotals(scope).execute() as Promise<UsageTotals[]>,
    selectStatusWeights(scope).execute() as Promise<StatusWeight[]>,
    readSpools(scope),
    readTypeDescriptions(scope),
  ])
  const spoolOf: SpoolOf = ({ filament_id: id }) => (id === null ? undefined : spools.get(id))
  const countOf = (row: UsageTotals) => row.usages
  const typeOf = inOneSpelling(usages, (row) => spoolOf(row)?.material_type ?? row.material_type, countOf)
  const brandOf = inOneSpelling(usages, (row) => spoolOf(row)?.brand ?? null, countOf)
  const input = weightInput(scope.isAllTime, usages)
  return {
    total: totalOf(scope, weights),
    byType: breakdown(input, typeOf, (materialType, group) => ({ materialType, ...usageMembers(group) }), MAX_TYPES),
    byBrand: breakdown(input, brandOf, (brand, group) => ({ brand, ...usageMembers(group) }), MAX_NAMES),
    byColor: byColor(input, spoolOf),
    byFilamentType: byFilamentType(input, spoolOf, types),
    series: series(scope, usages, typeOf),
    topSpools: topSpools(input, spools),
    waste: waste(scope, weights),
  }
}

function totalOf({ isAllTime }: AnalysisScope, weights: readonly StatusWeight[]): WeightFigureDto {
  const sum = weightSum(isAllTime, weights)
  return { amountMg: sum.value, coverage: sum.coverage.toDto() }
}

function waste({ isAllTime }: AnalysisScope, weights: readonly StatusWeight[]): WasteDto {
  const wasted = weights.filter(({ status }) => isWaste(status))
  const count = countDated(wasted, (row) => row.is_undated && !isAllTime)
  const filament = weightSum(isAllTime, wasted)
  const all = weightSum(isAllTime, weights)
  return {
    printCount: { count: count.counted, coverage: count.toDto() },
    filament: { amountMg: filament.value, coverage: filament.coverage.toDto() },
    share: { percent: percentage(filament.value ?? 0, all.value ?? 0), coverage: all.coverage.toDto() },
  }
}

function weightSum(isAllTime: boolean, weights: readonly StatusWeight[]): Sum {
  const sum = new Sum()
  for (const { prints, with_weight: withWeight, amount_mg: amountMg, is_undated: isUndated } of weights) {
    if (isUndated && !isAllTime) {
      sum.exclude('Undated', prints)
      continue
    }
    sum.add(amountMg, withWeight)
    sum.exclude('WeightMissing', prints - withWeight)
  }
  return sum
}

function weightInput(countsUndated: boolean, rows: readonly UsageTotals[]): BreakdownInput<UsageTotals> {
  return {
    rows,
    exclusionOf: ({ bucket }) => (bucket === null && !countsUndated ? 'Undated' : null),
    valueOf: ({ amount_mg: value, with_weight: usages }) => ({ value, usages }),
  }
}

/** The members of a row that do not name it. */
function usageMembers({ value, sharePercent, useCount }: BreakdownGroup) {
  return { amountMg: value, sharePercent, useCount }
}

/** The key is JSON of name, value and all values of several colors. Unknown ones come last, since `null` sorts after `"`. */
function byColor(input: BreakdownInput<UsageTotals>, spoolOf: SpoolOf): ColorUsageBreakdownDto {
  const keyOf = (row: UsageTotals) => {
    const { color_name: name = null, color_hex: hex = null, colors = [] } = spoolOf(row) ?? {}
    return name === null && hex === null && colors.length === 0 ? null : JSON.stringify([name, hex, colors])
  }
  const toRow = (key: string, group: BreakdownGroup) => {
    const [colorName, colorHex, colors] = JSON.parse(key) as [string | null, string | null, string[]]
    return { colorName, colorHex, colors, ...usageMembers(group) }
  }
  return breakdown(input, keyOf, toRow, MAX_NAMES)
}

/** The type of a usage is that of its spool today. */
function byFilamentType(
  input: BreakdownInput<UsageTotals>,
  spoolOf: SpoolOf,
  types: ReadonlyMap<number, FilamentTypeDescription>,
): FilamentTypeUsageBreakdownDto {
  const keyOf = (row: UsageTotals) => spoolOf(row)?.type_id?.toString() ?? null
  const toRow = (key: string, group: BreakdownGroup) => {
    const type = types.get(Number(key))
    if (!type) return null
    const { id, color_hex: colorHex, colors } = type
    return {
      filamentTypeId: id,
      name: brandedName(type.brand_name, type.name),
      colorHex,
      colors: [...colors],
      ...usageMembers(group),
    }
  }
  return breakdown(input, keyOf, toRow, MAX_NAMES)
}

function topSpools(input: BreakdownInput<UsageTotals>, spools: ReadonlyMap<string, SpoolDescription>): TopSpoolsDto {
  const toRow = (id: string, { value, useCount }: BreakdownGroup) => {
    const spool = spools.get(id)
    if (!spool) return null
    return {
      filamentId: id,
      displayName: spool.display_name,
      brand: spool.brand,
      materialType: spool.material_type,
      colorName: spool.color_name,
      colorHex: spool.color_hex,
      colors: [...spool.colors],
      amountMg: value,
      useCount,
    }
  }
  return breakdown(input, ({ filament_id: id }) => id, toRow, MAX_SPOOLS)
}

function series(
  { buckets }: AnalysisScope,
  usages: readonly UsageTotals[],
  typeOf: (row: UsageTotals) => string | null,
): MaterialSeriesDto {
  const maxTypes = Math.min(MAX_TYPES, Math.floor(MAX_POINTS / Math.max(buckets.length, 1)))
  // A series has no place for prints without a date, even when all time counts them.
  const { rows: types, coverage } = breakdown(weightInput(false, usages), typeOf, (type) => type, maxTypes)
  const amounts = new Map(types.map((type) => [type, buckets.map(() => 0)]))
  for (const row of usages) {
    const points = amounts.get(typeOf(row) ?? '')
    if (points && row.bucket !== null) points[row.bucket] = (points[row.bucket] ?? 0) + (row.amount_mg ?? 0)
  }
  const members = buckets.map(bucketMembers)
  return {
    types: [...amounts].map(([materialType, points]) => ({
      materialType,
      points: members.map((bucket, index) => ({ ...bucket, amountMg: points[index] ?? 0 })),
    })),
    coverage,
  }
}
