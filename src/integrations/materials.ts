import type { Compilable, Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { templateOf } from '../database/compiledOnce.ts'
import type { Material } from '../filaments/measure.ts'
import { reportedUseOf } from '../ledger/reportedUse.ts'
import type { Spools, UsageInput } from '../prints/usageRows.ts'
import { replaceUsages } from '../prints/usages.ts'
import type { PrintFinished, PrintStarted, ToolLength } from './deviceEvent.ts'

/** Material of a tool that has no spool loaded. */
const UNKNOWN_MATERIAL = 'Unknown'

/** A spool in a slot of a printer. */
export interface LoadedSpool extends Material {
  readonly slot: number
  readonly filamentId: string
}

/** The usages of a print that has just begun: the printer's loaded spools, with the estimated lengths where they are known. */
export function usagesOfStart(
  loaded: readonly LoadedSpool[],
  { estimatedLengths }: PrintStarted,
): { readonly usages: readonly UsageInput[]; readonly spools: Spools } {
  const usages = withEstimates(newUsages(loaded, estimatedLengths), estimatedLengths)
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
 * Gives a print without usages the printer's loaded spools, with the estimated lengths where they are known;
 * else completes the usages that it has: only what nobody recorded yet is filled.
 */
export async function completeMaterials(
  trx: Transaction<DB>,
  userId: number,
  printId: number,
  { usages: known, loaded, hasReports }: KnownMaterials,
  event: PrintStarted | PrintFinished,
): Promise<void> {
  const usages = known.length > 0 ? known : newUsages(loaded, event.estimatedLengths)
  const estimated = withEstimates(usages, event.estimatedLengths)
  const length = event.kind === 'finished' ? event.usedMillimetres : null
  // Reports of connections during the print are exact and name its spools.
  const used = length === null || hasReports ? estimated : withUsed(estimated, length)
  if (known.length > 0 && used.every((usage, position) => usage === known[position])) return
  await replaceUsages(trx, userId, printId, used)
}

function newUsages(loaded: readonly LoadedSpool[], lengths: readonly ToolLength[]): UsageInput[] {
  if (lengths.length === 0) return loaded.map(({ slot, filamentId }) => ({ slot, filamentId }))
  return lengths.map(({ tool }) => {
    const spool = forTool(loaded, lengths, tool)
    return spool ? { slot: tool, filamentId: spool.filamentId } : { slot: tool, materialType: UNKNOWN_MATERIAL }
  })
}

/** The entry of a tool's slot. A single tool may be numbered otherwise than the slots: it then has the first. */
function forTool<Entry extends { readonly slot?: number | null }>(
  entries: readonly Entry[],
  lengths: readonly ToolLength[],
  tool: number,
): Entry | undefined {
  const own = entries.find(({ slot }) => slot === tool)
  return own ?? (lengths.length === 1 ? entries[0] : undefined)
}

function withEstimates(usages: readonly UsageInput[], lengths: readonly ToolLength[]): UsageInput[] {
  const byUsage = new Map(lengths.map(({ tool, millimetres }) => [forTool(usages, lengths, tool), millimetres]))
  return usages.map((usage) => {
    const millimetres = byUsage.get(usage)
    if (millimetres === undefined || hasEstimate(usage)) return usage
    return { ...usage, estimatedLengthInM: millimetres / 1000, estimatedSource: 'Length' }
  })
}

/**
 * A device reports one length for all tools. It is split as the estimates are; where there are none it is the
 * first tool's, which most printers print with.
 */
function withUsed(usages: readonly UsageInput[], millimetres: number): UsageInput[] {
  if (usages.some(hasAmount)) return [...usages]
  if (usages.length === 0 && millimetres > 0) {
    return [{ materialType: UNKNOWN_MATERIAL, lengthInM: millimetres / 1000, source: 'Length', isReported: true }]
  }
  const estimates = usages.map(({ estimatedLengthInM }) => estimatedLengthInM ?? 0)
  const total = estimates.reduce((sum, length) => sum + length, 0)
  const share = (position: number) => (total > 0 ? (estimates[position] ?? 0) / total : position === 0 ? 1 : 0)
  return usages.map((usage, position) => {
    if (total === 0 && position > 0) return usage
    return { ...usage, lengthInM: (millimetres * share(position)) / 1000, source: 'Length', isReported: true }
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
