import { sql } from 'kysely'
import type {
  BrandUsageBreakdownDto,
  ColorUsageBreakdownDto,
  MaterialSeriesDto,
  MaterialsFigures,
  MaterialTypeUsageBreakdownDto,
  PrintStatus,
  TopSpoolsDto,
  WasteDto,
  WeightFigureDto,
} from '../../generated/api.d.ts'
import { rfc3339, type Analysis } from './analysis.ts'
import { MAX_POINTS } from './buckets.ts'
import { Coverage, percentOf, Sum } from './coverage.ts'
import { Grouping } from './grouping.ts'
import { matchesPrint } from './matching.ts'
import { exactSum, print } from './prints.ts'
import { readSpools, typeOf, type Spool } from './spools.ts'
import { isWaste } from '../kernel/printStatus.ts'
import { overRange } from './stretches.ts'
import { selectUses, type Uses } from './uses.ts'

/** The contract's bounds of the lists. */
const MAX_TYPES = 200
const MAX_NAMES = 1000
const MAX_SPOOLS = 20

/** The prints of one status, with or without a start date. */
interface StatusWeight {
  readonly status: PrintStatus
  readonly is_undated: boolean
  readonly prints: number
  readonly weighed: number
  readonly amount_mg: number | null
}

type Spools = ReadonlyMap<string, Spool>

/** The figures of `Analytics_GetMaterials`. Its two heavy statements run in parallel. */
export async function materialsFigures(analysis: Analysis): Promise<MaterialsFigures> {
  const [uses, weights]: [Uses[], StatusWeight[]] = await Promise.all([
    selectUses(analysis).execute(),
    selectWeights(analysis).execute(),
  ])
  const spools = await readSpools(analysis)
  return {
    total: totalOf(analysis, weights),
    byType: byType(analysis, uses, spools),
    byBrand: byBrand(analysis, uses, spools),
    byColor: byColor(analysis, uses, spools),
    series: series(analysis, uses, spools),
    topSpools: topSpools(analysis, uses, spools),
    waste: waste(analysis, weights),
  }
}

/** The statement of total and waste. One row: a status, for prints with or without a start date. */
export function selectWeights(analysis: Analysis) {
  const { db, prints } = analysis
  return overRange(analysis, print.start, (when, isUndated) =>
    db
      .selectFrom('prints as p')
      .select([
        'p.status',
        sql<boolean>`${isUndated}::boolean`.as('is_undated'),
        sql<number>`count(*)`.as('prints'),
        sql<number>`count(${print.amountMg})`.as('weighed'),
        exactSum(print.amountMg).as('amount_mg'),
      ])
      .where(matchesPrint(prints))
      .where(when)
      .groupBy('p.status'),
  )
}

function totalOf({ isAllTime }: Analysis, weights: readonly StatusWeight[]): WeightFigureDto {
  const sum = weightSum(isAllTime, weights)
  return { amountMg: sum.value, coverage: sum.coverage.toDto() }
}

function waste({ isAllTime }: Analysis, weights: readonly StatusWeight[]): WasteDto {
  const wasted = weights.filter(({ status }) => isWaste(status))
  const count = new Coverage()
  for (const { prints, is_undated: isUndated } of wasted) {
    if (isUndated && !isAllTime) count.exclude('Undated', prints)
    else count.count(prints)
  }
  const filament = weightSum(isAllTime, wasted)
  const all = weightSum(isAllTime, weights)
  return {
    printCount: { count: count.counted, coverage: count.toDto() },
    filament: { amountMg: filament.value, coverage: filament.coverage.toDto() },
    share: { percent: percentOf(filament.value ?? 0, all.value ?? 0), coverage: all.coverage.toDto() },
  }
}

function weightSum(isAllTime: boolean, weights: readonly StatusWeight[]): Sum {
  const sum = new Sum()
  for (const { prints, weighed, amount_mg: amountMg, is_undated: isUndated } of weights) {
    if (isUndated && !isAllTime) {
      sum.exclude('Undated', prints)
      continue
    }
    sum.add(amountMg, weighed)
    sum.exclude('WeightMissing', prints - weighed)
  }
  return sum
}

/** @param keyOf returns the name to group by; null where it is unknown */
function group<Key extends string>(
  { isAllTime }: Pick<Analysis, 'isAllTime'>,
  uses: readonly Uses[],
  keyOf: (row: Uses) => Key | null,
): Grouping<Key> {
  const grouping = new Grouping<Key>()
  for (const row of uses) {
    if (row.bucket === null && !isAllTime) {
      grouping.exclude('Undated', row.uses)
      continue
    }
    grouping.exclude('WeightMissing', row.uses - row.weighed)
    grouping.add(keyOf(row), row.amount_mg, row.weighed)
  }
  return grouping
}

/** The columns that every breakdown row has. */
function shares<Key extends string>(grouping: Grouping<Key>, limit: number) {
  return grouping.groups.slice(0, limit).map(([key, { value, uses }]) => ({
    key,
    figures: { amountMg: value, sharePercent: percentOf(value, grouping.sum), useCount: uses },
  }))
}

function spoolOf(spools: Spools, { filament_id: id }: Uses): Spool | undefined {
  return id === null ? undefined : spools.get(id)
}

function byType(analysis: Analysis, uses: readonly Uses[], spools: Spools): MaterialTypeUsageBreakdownDto {
  const grouping = group(analysis, uses, (row) => typeOf(spoolOf(spools, row), row.material_type))
  const rows = shares(grouping, MAX_TYPES).map(({ key, figures }) => ({ materialType: key, ...figures }))
  return { rows, coverage: grouping.coverage.toDto() }
}

function byBrand(analysis: Analysis, uses: readonly Uses[], spools: Spools): BrandUsageBreakdownDto {
  const grouping = group(analysis, uses, (row) => spoolOf(spools, row)?.brand ?? null)
  const rows = shares(grouping, MAX_NAMES).map(({ key, figures }) => ({ brand: key, ...figures }))
  return { rows, coverage: grouping.coverage.toDto() }
}

function byColor(analysis: Analysis, uses: readonly Uses[], spools: Spools): ColorUsageBreakdownDto {
  const grouping = group(analysis, uses, (row) => {
    const { color_name: name = null, color_hex: hex = null } = spoolOf(spools, row) ?? {}
    return name === null && hex === null ? null : colorKey(name, hex)
  })
  const rows = shares(grouping, MAX_NAMES).map(({ key, figures }) => {
    const [colorName, colorHex] = JSON.parse(key) as [string | null, string | null]
    return { colorName, colorHex, ...figures }
  })
  return { rows, coverage: grouping.coverage.toDto() }
}

/** The sort key of a row: name, then value. Unknown values come last, since `null` sorts after `"`. */
function colorKey(name: string | null, hex: string | null): string {
  return JSON.stringify([name, hex])
}

function topSpools(analysis: Analysis, uses: readonly Uses[], spools: Spools): TopSpoolsDto {
  const grouping = group(analysis, uses, ({ filament_id: id }) => id)
  const rows = grouping.groups.slice(0, MAX_SPOOLS).flatMap(([id, { value, uses: useCount }]) => {
    const spool = spools.get(id)
    if (!spool) return []
    return {
      filamentId: id,
      displayName: spool.display_name,
      brand: spool.brand,
      materialType: spool.material_type,
      colorName: spool.color_name,
      colorHex: spool.color_hex,
      amountMg: value,
      useCount,
    }
  })
  return { rows, coverage: grouping.coverage.toDto() }
}

function series(analysis: Analysis, uses: readonly Uses[], spools: Spools): MaterialSeriesDto {
  const { buckets } = analysis
  const mostTypes = Math.min(MAX_TYPES, Math.floor(MAX_POINTS / Math.max(buckets.length, 1)))
  const type = (row: Uses) => typeOf(spoolOf(spools, row), row.material_type)
  const grouping = group({ isAllTime: false }, uses, type)
  const amounts = new Map(grouping.groups.slice(0, mostTypes).map(([key]) => [key, buckets.map(() => 0)]))
  for (const row of uses) {
    const points = amounts.get(type(row) ?? '')
    if (points && row.bucket !== null) points[row.bucket] = (points[row.bucket] ?? 0) + (row.amount_mg ?? 0)
  }
  const types = [...amounts].map(([materialType, points]) => ({
    materialType,
    points: points.map((amountMg, index) => ({
      bucketStart: rfc3339(buckets[index]?.start ?? 0),
      bucketDate: buckets[index]?.date ?? '',
      amountMg,
    })),
  }))
  return { types, coverage: grouping.coverage.toDto() }
}
