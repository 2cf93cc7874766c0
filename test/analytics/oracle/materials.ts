import type {
  ColorUsageDto,
  CoverageDto,
  FilamentTypeUsageDto,
  MaterialSeriesDto,
  MaterialsFigures,
  TopSpoolsDto,
  WasteDto,
} from '../../../generated/api.d.ts'
import { isIn } from './buckets.ts'
import { cover } from './coverage.ts'
import { alphabetical, descending, percent, total } from './numbers.ts'
import { countFigure, isWaste, presentIn, undatedIn, WEIGHT_MISSING, weightFigure } from './prints.ts'
import type { Scope } from './scope.ts'
import { inOneSpelling, undatedUsageIn, UNDATED_USAGE, usagesOf, weightChecks, type PrintUsage } from './usages.ts'

const TOP_SPOOLS = 20

export function materialsFigures(scope: Scope): MaterialsFigures {
  const byType = breakdown(
    scope,
    inOneSpelling(scope, (usage) => usage.materialType),
  )
  const byBrand = breakdown(
    scope,
    inOneSpelling(scope, (usage) => usage.spool?.brand ?? null),
  )
  return {
    total: weightFigure(scope, scope.prints),
    byType: {
      rows: byType.rows
        .map(({ key, ...row }) => ({ materialType: key, ...row }))
        .toSorted((a, b) => descending(a.amountMg, b.amountMg) || alphabetical(a.materialType, b.materialType)),
      coverage: byType.coverage,
    },
    byBrand: {
      rows: byBrand.rows
        .map(({ key, ...row }) => ({ brand: key, ...row }))
        .toSorted((a, b) => descending(a.amountMg, b.amountMg) || alphabetical(a.brand, b.brand)),
      coverage: byBrand.coverage,
    },
    byColor: byColor(scope),
    byFilamentType: byFilamentType(scope),
    series: series(scope),
    topSpools: topSpools(scope),
    waste: waste(scope),
  }
}

interface Row {
  key: string
  amountMg: number
  sharePercent: number | null
  useCount: number
}

function breakdown(scope: Scope, keyOf: (usage: PrintUsage) => string | null): { rows: Row[]; coverage: CoverageDto } {
  const { counted, coverage } = cover(usagesOf(scope.prints), [undatedUsageIn(scope), ...weightChecks(keyOf)])
  const all = weightOf(counted)
  const rows = [...Map.groupBy(counted, keyOf)].map(([key, usages]) => ({
    key: key ?? '',
    amountMg: weightOf(usages),
    sharePercent: percent(weightOf(usages), all),
    useCount: usages.length,
  }))
  return { rows, coverage }
}

function byColor(scope: Scope): { rows: ColorUsageDto[]; coverage: CoverageDto } {
  const { rows, coverage } = breakdown(scope, ({ spool }) =>
    spool === null || (spool.color_name === null && spool.color_hex === null && spool.colors.length === 0)
      ? null
      : JSON.stringify([spool.color_name, spool.color_hex, spool.colors]),
  )
  const colors = rows.map(({ key, ...row }): ColorUsageDto => {
    const [colorName, colorHex, colors] = JSON.parse(key) as [string | null, string | null, string[]]
    return { colorName, colorHex, colors, ...row }
  })
  return {
    rows: colors.toSorted(
      (a, b) =>
        descending(a.amountMg, b.amountMg) ||
        alphabetical(a.colorName, b.colorName) ||
        alphabetical(a.colorHex, b.colorHex) ||
        alphabetical(JSON.stringify(a.colors), JSON.stringify(b.colors)),
    ),
    coverage,
  }
}

function byFilamentType(scope: Scope): { rows: FilamentTypeUsageDto[]; coverage: CoverageDto } {
  const { types, brands } = scope.logbook
  const { rows, coverage } = breakdown(scope, ({ spool }) => spool?.type_id?.toString() ?? null)
  const ranked = rows.toSorted((a, b) => descending(a.amountMg, b.amountMg) || alphabetical(a.key, b.key))
  return {
    rows: ranked.flatMap(({ key, ...row }) =>
      types
        .filter(({ id }) => String(id) === key)
        .map((type): FilamentTypeUsageDto => {
          const brand = brands.find(({ id }) => id === type.brand_id)?.name.split(' ') ?? []
          const name = (type.name ?? type.color_name ?? type.material_type).split(' ')
          const isBranded = brand.every((word, index) => word.toLowerCase() === name[index]?.toLowerCase())
          return {
            filamentTypeId: type.id,
            name: (isBranded ? name : [...brand, ...name]).join(' '),
            colorHex: type.color_hex,
            colors: type.colors,
            ...row,
          }
        }),
    ),
    coverage,
  }
}

function series(scope: Scope): MaterialSeriesDto {
  const { prints, buckets } = scope
  const typeOf = inOneSpelling(scope, (usage) => usage.materialType)
  const { counted, coverage } = cover(usagesOf(prints), [UNDATED_USAGE, ...weightChecks(typeOf)])
  const types = [...Map.groupBy(counted, (usage) => typeOf(usage) ?? '')]
    .toSorted(
      ([a, usagesOfA], [b, usagesOfB]) => descending(weightOf(usagesOfA), weightOf(usagesOfB)) || alphabetical(a, b),
    )
    .map(([materialType, usages]) => ({
      materialType,
      points: buckets.map((bucket) => ({
        bucketStart: new Date(bucket.start).toISOString(),
        bucketDate: bucket.date,
        amountMg: weightOf(usages.filter(({ print }) => print.start !== null && isIn(bucket, print.start))),
      })),
    }))
  return { types, coverage }
}

function topSpools(scope: Scope): TopSpoolsDto {
  const { counted, coverage } = cover(usagesOf(scope.prints), [
    undatedUsageIn(scope),
    ...weightChecks((usage) => usage.spool),
  ])
  const rows = scope.logbook.spools.flatMap((spool) => {
    const usages = counted.filter((usage) => usage.spool === spool)
    if (usages.length === 0) return []
    return {
      filamentId: spool.id,
      displayName: spool.display_name,
      brand: spool.brand,
      materialType: spool.material_type,
      colorName: spool.color_name,
      colorHex: spool.color_hex,
      colors: spool.colors,
      amountMg: weightOf(usages),
      useCount: usages.length,
    }
  })
  const ranked = rows.toSorted((a, b) => descending(a.amountMg, b.amountMg) || alphabetical(a.filamentId, b.filamentId))
  return { rows: ranked.slice(0, TOP_SPOOLS), coverage }
}

function waste(scope: Scope): WasteDto {
  const wasted = scope.prints.filter(isWaste)
  const sum = (prints: Scope['prints']) => total(presentIn(scope, prints).map(({ weight }) => weight.known)) ?? 0
  return {
    printCount: countFigure(scope, wasted),
    filament: weightFigure(scope, wasted),
    share: {
      percent: percent(sum(wasted), sum(scope.prints)),
      coverage: cover(scope.prints, [undatedIn(scope), WEIGHT_MISSING]).coverage,
    },
  }
}

function weightOf(usages: readonly PrintUsage[]): number {
  return usages.reduce((sum, { weight }) => sum + (weight.known ?? 0), 0)
}
