import type { Compilable, Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import type { Material } from '../filaments/measure.ts'
import { MAX_USAGES, reportedUseOf } from '../ledger/reportedUse.ts'
import type { Spools, UsageInput } from '../prints/usageRows.ts'
import { replaceUsages } from '../prints/usages.ts'
import type { PrintFinished, PrintStarted, ToolAmount } from './deviceEvent.ts'

/** Material of a tool that has no spool loaded, unless the device names it. */
const UNKNOWN_MATERIAL = 'Unknown'
const NOTHING = { milligrams: 0 } as const

/** A spool in a slot of a printer. */
export interface LoadedSpool extends Material {
  readonly slot: number
  readonly filamentId: string
  readonly materialType: string
}

/** The usages of a print that has just begun: the printer's loaded spools, with the estimates where they are known. */
export function usagesOfStart(
  loaded: readonly LoadedSpool[],
  { estimates }: PrintStarted,
): { readonly usages: readonly UsageInput[]; readonly spools: Spools } {
  const usages = withEstimates(newUsages(loaded, estimates), estimates)
  return { usages, spools: new Map(loaded.map((spool) => [spool.filamentId, spool])) }
}

/** Materials of a print when an event comes. */
interface KnownMaterials {
  readonly usages: readonly UsageInput[]
  readonly loaded: readonly LoadedSpool[]
  /** Whether connections have reported use of material during the print. */
  readonly hasReports: boolean
}

/** Selects the usages of a print, a row when connections have reported use during it, and the spools in its printer. */
export function selectMaterials(trx: Transaction<DB>, userId: number, printerId: number, printId: number) {
  return [
    usagesOf(trx, {}, { userId, printId }),
    reportedUseOf(trx, {}, { userId, printId }),
    selectLoaded(trx, userId, printerId),
  ] as const
}

/**
 * Gives a print without usages the printer's loaded spools, with the estimates where they are known;
 * else completes the usages that it has: only what nobody recorded yet is filled.
 * @returns whether its usages have changed
 */
export async function completeMaterials(
  trx: Transaction<DB>,
  userId: number,
  printId: number,
  { usages: known, loaded, hasReports }: KnownMaterials,
  event: PrintStarted | PrintFinished,
): Promise<boolean> {
  const usages = known.length > 0 ? withUnused(known, loaded, event) : newUsages(loaded, event.estimates)
  const estimated = withEstimates(usages, event.estimates)
  // Reports of connections during the print are exact and name its spools.
  const used = event.kind === 'started' || hasReports ? estimated : withActual(estimated, loaded, event)
  if (known.length > 0 && used.every((usage, position) => usage === known[position])) return false
  await replaceUsages(trx, userId, printId, used)
  return true
}

function newUsages(loaded: readonly LoadedSpool[], amounts: readonly ToolAmount[]): UsageInput[] {
  if (amounts.length === 0) return loaded.map(({ slot, filamentId }) => ({ slot, filamentId }))
  return usagesOfTools(loaded, amounts, amounts)
}

/** @param all the amounts that the device reports, among them those of the tools */
function usagesOfTools(
  loaded: readonly LoadedSpool[],
  tools: readonly ToolAmount[],
  all: readonly ToolAmount[],
): UsageInput[] {
  return tools.map(({ tool, materialType }) => {
    const spool = forTool(loaded, all, tool)
    return spool
      ? { slot: tool, filamentId: spool.filamentId }
      : { slot: tool, materialType: materialType ?? UNKNOWN_MATERIAL }
  })
}

/** The entry of a tool's slot. A single tool may be numbered otherwise than the slots: it then has the first. */
function forTool<Entry extends { readonly slot?: number | null }>(
  entries: readonly Entry[],
  amounts: readonly ToolAmount[],
  tool: number,
): Entry | undefined {
  const own = entries.find(({ slot }) => slot === tool)
  return own ?? (amounts.length === 1 ? entries[0] : undefined)
}

function withEstimates(usages: readonly UsageInput[], amounts: readonly ToolAmount[]): UsageInput[] {
  const byUsage = new Map(amounts.map((amount) => [forTool(usages, amounts, amount.tool), amount]))
  return usages.map((usage) => {
    const amount = byUsage.get(usage)
    return amount && !hasEstimate(usage) ? { ...usage, ...estimateOf(amount) } : usage
  })
}

function estimateOf({ milligrams = null, millimetres = null }: ToolAmount): Partial<UsageInput> {
  if (milligrams !== null) return { estimatedAmountMg: milligrams, estimatedSource: 'Weight', isFromDevice: true }
  return { estimatedLengthInM: (millimetres ?? 0) / 1000, estimatedSource: 'Length', isFromDevice: true }
}

function withActual(
  usages: readonly UsageInput[],
  loaded: readonly LoadedSpool[],
  { usedAmounts, usedMillimetres }: PrintFinished,
): UsageInput[] {
  if (usedAmounts.length > 0) return withAmounts(usages, loaded, usedAmounts)
  return usedMillimetres === null ? [...usages] : withUsed(usages, usedMillimetres)
}

/**
 * Gives the usages the amounts that a device reports of its tools. It has used nothing of the others: their estimates stay, and a loaded
 * spool without one is not a material of the print.
 */
function withAmounts(
  usages: readonly UsageInput[],
  loaded: readonly LoadedSpool[],
  amounts: readonly ToolAmount[],
): UsageInput[] {
  if (usages.some(hasAmount)) return [...usages]
  const all = withTools(usages, loaded, amounts)
  const byUsage = new Map(amounts.map((amount) => [forTool(all, amounts, amount.tool), amount]))
  const used = all.filter((usage) => byUsage.has(usage) || hasEstimate(usage))
  return inOrder(used.map((usage) => ({ ...usage, ...actualOf(byUsage.get(usage) ?? NOTHING), isReported: true })))
}

/** Adds the materials that a late start estimates and of which the end has reported no use. */
function withUnused(
  known: readonly UsageInput[],
  loaded: readonly LoadedSpool[],
  event: PrintStarted | PrintFinished,
): readonly UsageInput[] {
  if (event.kind === 'finished' || !known.some(hasAmount)) return known
  const added = withTools(known, loaded, event.estimates).slice(known.length)
  if (added.length === 0) return known
  return inOrder([...known, ...added.map((usage) => ({ ...usage, ...actualOf(NOTHING), isReported: true }))])
}

/** Adds usages of the tools that have none. */
function withTools(
  usages: readonly UsageInput[],
  loaded: readonly LoadedSpool[],
  amounts: readonly ToolAmount[],
): UsageInput[] {
  const missing = amounts.filter(({ tool }) => !forTool(usages, amounts, tool))
  return [...usages, ...usagesOfTools(loaded, missing, amounts)].slice(0, MAX_USAGES)
}

function actualOf({ milligrams = null, millimetres = null }: Omit<ToolAmount, 'tool'>): Partial<UsageInput> {
  if (milligrams !== null) return { amountMg: milligrams, source: 'Weight', isFromDevice: true }
  return { lengthInM: (millimetres ?? 0) / 1000, source: 'Length', isFromDevice: true }
}

function inOrder(usages: readonly UsageInput[]): UsageInput[] {
  return usages.toSorted((one, other) => (one.slot ?? Infinity) - (other.slot ?? Infinity))
}

/**
 * A device reports one length for all tools. It is split as the estimates are; where there are none it is the
 * first tool's, which most printers print with.
 */
function withUsed(usages: readonly UsageInput[], millimetres: number): UsageInput[] {
  if (usages.some(hasAmount)) return [...usages]
  if (usages.length === 0 && millimetres > 0) {
    const used = actualOf({ millimetres })
    return [{ materialType: UNKNOWN_MATERIAL, ...used, isReported: true }]
  }
  const estimates = usages.map(({ estimatedLengthInM }) => estimatedLengthInM ?? 0)
  const total = estimates.reduce((sum, length) => sum + length, 0)
  const share = (position: number) => (total > 0 ? (estimates[position] ?? 0) / total : position === 0 ? 1 : 0)
  return usages.map((usage, position) => {
    if (total === 0 && position > 0) return usage
    return { ...usage, ...actualOf({ millimetres: millimetres * share(position) }), isReported: true }
  })
}

function hasEstimate({ estimatedAmountMg, estimatedLengthInM, estimatedVolumeMl }: UsageInput): boolean {
  return [estimatedAmountMg, estimatedLengthInM, estimatedVolumeMl].some((value) => typeof value === 'number')
}

function hasAmount({ amountMg, lengthInM, volumeMl }: UsageInput): boolean {
  return [amountMg, lengthInM, volumeMl].some((value) => typeof value === 'number')
}

/** Selects the spools in the slots of a printer. */
export function selectLoaded(trx: Transaction<DB>, userId: number, printerId: number): Compilable<LoadedSpool> {
  return loadedSpools(trx, {}, { userId, printerId })
}

const loadedSpools = templateOf(
  (trx, _: object, { userId, printerId }: Readonly<Record<'userId' | 'printerId', number>>) =>
    trx
      .selectFrom('loaded_filaments as loaded')
      .innerJoin('filaments as f', (join) => join.on('f.user_id', '=', userId).onRef('f.id', '=', 'loaded.filament_id'))
      .select([
        'loaded.slot',
        'loaded.filament_id as filamentId',
        'f.material_type as materialType',
        'f.material_density_gram_per_cubic_cm as densityGramPerCubicCm',
        'f.diameter_mm as diameterMm',
      ])
      .where('loaded.user_id', '=', userId)
      .where('loaded.printer_id', '=', printerId)
      .orderBy('loaded.slot'),
)

const usagesOf = templateOf((trx, _: object, { userId, printId }: Readonly<Record<'userId' | 'printId', number>>) =>
  trx
    .selectFrom('filament_usages')
    .select([
      'id',
      'filament_id as filamentId',
      'material_type as materialType',
      'slot',
      'amount_mg as amountMg',
      'length_in_m as lengthInM',
      'volume_ml as volumeMl',
      'source',
      'estimated_amount_mg as estimatedAmountMg',
      'estimated_length_in_m as estimatedLengthInM',
      'estimated_volume_ml as estimatedVolumeMl',
      'estimated_source as estimatedSource',
      'notes',
    ])
    .where('user_id', '=', userId)
    .where('print_id', '=', printId)
    .orderBy('position'),
)
