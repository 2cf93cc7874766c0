import type { StockPageDto, StockPrintDto, StockRowDto, StockTotalsDto } from '../../generated/api.d.ts'
import { cover } from '../analytics/oracle/coverage.ts'
import { fold, keyOfSpool, keyOfType, keyOfUsage, knownOf, productOf, type Plan, type StockLogbook } from './logbook.ts'

type Row = Omit<StockRowDto, 'otherFreeMg' | 'shortfallMg' | 'isLow' | 'reorderMg' | 'reorderSpoolCount'>

const MAX_PRINTS = 10

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Computes the whole stock by definition (docs/domain.md, "Stock for planned prints"). */
export function stockOf(logbook: StockLogbook): Pick<StockPageDto, 'items' | 'totals'> {
  const active = logbook.spools.filter((spool) => spool.is_active)
  const usages = logbook.plans.flatMap((plan) => plan.usages)
  const watched = logbook.types.filter((type) => type.reorder_point_mg !== null)
  const keys = new Set([
    ...active.map(keyOfSpool),
    ...watched.map((type) => keyOfType(type.id)),
    ...usages.map((usage) => keyOfUsage(logbook, usage)),
  ])
  const rows = [...keys].map((key) => rowOf(logbook, key))
  const items = rows.map((row) => compared(row, rows)).map((row) => ({ ...row, ...reorderOf(logbook, row) }))
  return { items, totals: totalsOf(logbook, items) }
}

function rowOf(logbook: StockLogbook, key: string): Row {
  const spools = logbook.spools.filter((spool) => spool.is_active && keyOfSpool(spool) === key)
  const known = spools.filter((spool) => spool.initial_nominal_weight_mg !== null).map((spool) => spool.balance_mg)
  const needs = logbook.plans.map((plan) => needOf(logbook, plan, key)).filter(({ usages }) => usages.length > 0)
  const reservedMg = sum(needs.map((need) => need.print.reservedMg))
  return {
    ...factsOf(logbook, key),
    spoolCount: spools.length,
    unknownSpoolCount: spools.length - known.length,
    remainingMg: sum(known),
    reservedMg,
    freeMg: sum(known) - reservedMg,
    largestSpoolMg: known.length === 0 ? null : Math.max(...known),
    largestUsageMg: Math.max(0, ...needs.map(({ largestMg }) => largestMg)),
    printCount: needs.length,
    unestimatedUsageCount: needs.flatMap(({ usages }) => usages).filter((usage) => knownOf(usage) === null).length,
    prints: needs
      .map(({ print }) => print)
      .toSorted((a, b) => b.reservedMg - a.reservedMg || a.id - b.id)
      .slice(0, MAX_PRINTS),
  }
}

/** What a plan still needs of the row with a key. */
function needOf(logbook: StockLogbook, { print: { id, title, status }, usages: all, reports }: Plan, key: string) {
  const usages = all.filter((usage) => keyOfUsage(logbook, usage) === key)
  const known = usages.filter((usage) => knownOf(usage) !== null)
  const bySpool = Map.groupBy(known, (usage) => usage.filament_id)
  const lefts = [...bySpool].flatMap(([spoolId, own]) => {
    const amounts = own.map((usage) => knownOf(usage) ?? 0)
    return spoolId === null ? amounts : [Math.max(sum(amounts) - (reports.get(spoolId) ?? 0), 0)]
  })
  const changed = logbook.spools.filter((spool) => keyOfSpool(spool) === key && !bySpool.has(spool.id))
  const reservedMg = Math.max(sum(lefts) - sum(changed.map((spool) => reports.get(spool.id) ?? 0)), 0)
  const print: StockPrintDto = { id, title, status, reservedMg }
  return { usages, print, largestMg: Math.min(Math.max(0, ...lefts), reservedMg) }
}

function factsOf({ spools, types, brands }: StockLogbook, key: string) {
  const spool = spools.find((one) => keyOfSpool(one) === key)
  const type = types.find(({ id }) => keyOfType(id) === key)
  if (type) {
    const { name, material_type: materialType, color_name: colorName, color_hex: colorHex, colors } = type
    const brand = brands.find(({ id }) => id === type.brand_id)?.name ?? null
    const weights = {
      initialNominalWeightMg: type.initial_nominal_weight_mg,
      reorderPointMg: type.reorder_point_mg,
    }
    return {
      kind: 'FilamentType' as const,
      typeId: type.id,
      ...weights,
      ...{ brand, name, materialType, colorName, colorHex, colors },
    }
  }
  const none = {
    typeId: null,
    brand: null,
    name: null,
    colorName: null,
    colorHex: null,
    colors: [],
    initialNominalWeightMg: null,
    reorderPointMg: null,
  }
  if (!spool) return { ...none, kind: 'Material' as const, materialType: key.slice('material '.length) || null }
  const { brand, material_type: materialType, color_name: colorName, color_hex: colorHex, colors } = spool
  const words = { brand: brand?.trim() ?? null, name: productOf(spool), colorName: colorName?.trim() ?? null }
  return { ...none, kind: 'Spools' as const, ...words, materialType, colorHex, colors }
}

/** Adds what the other rows say about a row. */
function compared(row: Row, rows: readonly Row[]): Row & Pick<StockRowDto, 'otherFreeMg' | 'shortfallMg' | 'isLow'> {
  const others = rows.filter((other) => other !== row && fold(other.materialType) === fold(row.materialType))
  const otherFreeMg = sum(others.map(({ freeMg }) => Math.max(freeMg, 0)))
  const isMaterial = row.kind === 'Material'
  const missingMg = Math.max(row.reservedMg - (isMaterial ? otherFreeMg : Math.max(row.remainingMg, 0)), 0)
  const holders = isMaterial ? others : [row]
  const isUnknown = row.materialType === null || holders.some(({ unknownSpoolCount }) => unknownSpoolCount > 0)
  const isAtPoint = row.reorderPointMg !== null && row.freeMg <= row.reorderPointMg
  return {
    ...row,
    otherFreeMg,
    shortfallMg: missingMg > 0 && isUnknown ? null : missingMg,
    isLow: isAtPoint && row.unknownSpoolCount > 0 ? null : isAtPoint,
  }
}

/** What to buy of a row: as many spools as it takes until more is free than the reorder point. */
function reorderOf(
  { types }: StockLogbook,
  { typeId, freeMg, reorderPointMg, isLow }: Pick<StockRowDto, 'typeId' | 'freeMg' | 'reorderPointMg' | 'isLow'>,
): Pick<StockRowDto, 'reorderMg' | 'reorderSpoolCount'> {
  if (isLow === null) return { reorderMg: null, reorderSpoolCount: null }
  if (!isLow || reorderPointMg === null) return { reorderMg: 0, reorderSpoolCount: 0 }
  const nominalMg = types.find(({ id }) => id === typeId)?.initial_nominal_weight_mg ?? 0
  let count = 0
  while (nominalMg > 0 && freeMg + count * nominalMg <= reorderPointMg) count += 1
  return { reorderMg: reorderPointMg - freeMg, reorderSpoolCount: count || null }
}

function totalsOf({ spools, plans }: StockLogbook, rows: readonly StockRowDto[]): StockTotalsDto {
  const total = (name: 'spoolCount' | 'remainingMg' | 'reservedMg' | 'freeMg' | 'shortfallMg') =>
    sum(rows.map((row) => row[name] ?? 0))
  const active = spools.filter((spool) => spool.is_active)
  const usages = plans.flatMap((plan) => plan.usages)
  return {
    spoolCount: total('spoolCount'),
    remainingMg: total('remainingMg'),
    reservedMg: total('reservedMg'),
    freeMg: total('freeMg'),
    shortfallMg: total('shortfallMg'),
    shortCount: rows.filter(({ shortfallMg }) => (shortfallMg ?? 0) > 0).length,
    unknownCount: rows.filter(({ shortfallMg }) => shortfallMg === null).length,
    lowCount: rows.filter(({ isLow }) => isLow === true).length,
    unknownLowCount: rows.filter(({ isLow }) => isLow === null).length,
    printCount: plans.filter((plan) => plan.usages.length > 0).length,
    remainingCoverage: cover(active, [['BalanceMissing', (spool) => spool.initial_nominal_weight_mg === null]])
      .coverage,
    reservedCoverage: cover(usages, [['WeightMissing', (usage) => knownOf(usage) === null]]).coverage,
  }
}
