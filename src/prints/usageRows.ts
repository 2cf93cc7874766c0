import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { FilamentUsages, MeasurementSource } from '../../generated/database.d.ts'
import {
  completeMeasures,
  measureColumns,
  measuresOf,
  NO_MEASURES,
  otherMaterial,
  type Material,
  type Measures,
} from '../filaments/measure.ts'
import { Problem } from '../kernel/problem.ts'

/** One material that a print used, as entered: one measure is enough. */
export interface UsageInput {
  /** Kept when it is the id of a usage of this print; else the usage gets a new one. */
  readonly id?: string | undefined
  readonly filamentId?: string | null
  readonly materialType?: string | null
  readonly slot?: number | null
  readonly amountMg?: number | null
  readonly lengthInM?: number | null
  readonly volumeMl?: number | null
  readonly source?: MeasurementSource | null
  readonly estimatedAmountMg?: number | null
  readonly estimatedLengthInM?: number | null
  readonly estimatedVolumeMl?: number | null
  readonly estimatedSource?: MeasurementSource | null
  readonly notes?: string | null
  /** Whether the amount comes from a device. Left out, it is what the stored usage says, if its material and amount stay. */
  readonly isReported?: boolean
  /**
   * Whether a device has reported an amount, which it cannot correct: one that implies too great a weight, length or volume is left out,
   * with a note.
   */
  readonly isFromDevice?: boolean
  /** Position in the request, for errors; the default is that in the list. */
  readonly position?: number
}

/** Columns of a usage of a print. */
export type UsageRow = Omit<Insertable<FilamentUsages>, 'user_id' | 'print_id' | 'status'>
/** Columns of a usage that do not follow from its print. */
export const STORED_COLUMNS = [
  'id',
  'position',
  'filament_id',
  'material_type',
  'slot',
  'amount_mg',
  'length_in_m',
  'volume_ml',
  'source',
  'estimated_amount_mg',
  'estimated_length_in_m',
  'estimated_volume_ml',
  'estimated_source',
  'notes',
  'is_reported',
] as const
/** Columns of a usage with its material and amount. */
const MATERIAL_COLUMNS = ['filament_id', 'material_type', 'amount_mg'] as const
type StoredUsage = Pick<Selectable<FilamentUsages>, (typeof STORED_COLUMNS)[number]>

/** Note of a usage without an amount that a device has reported. */
const LEFT_OUT = 'The reported amount is impossible for this material. It was left out.'

const ACTUAL_NAMES = { Weight: 'amountMg', Length: 'lengthInM', Volume: 'volumeMl' } as const
const ESTIMATE_NAMES = {
  Weight: 'estimatedAmountMg',
  Length: 'estimatedLengthInM',
  Volume: 'estimatedVolumeMl',
} as const

/** Spools by their ids, as far as measures of their material depend on them. */
export type Spools = ReadonlyMap<string, Material>

/**
 * Makes the rows of the usages of a print. A usage keeps the id of the stored one that it names.
 * @param spools those that the usages name
 * @param stored the rows that the print has; none for a new one
 * @throws Problem 400 for a spool that is unknown or somebody else's, a usage that names no material, and a measure that implies
 * too great a weight, length or volume
 */
export function usageRows(
  usages: readonly UsageInput[],
  spools: Spools,
  stored: readonly StoredUsage[] = [],
): UsageRow[] {
  const materials = materialsOf(usages, spools)
  const knownIds = new Set(stored.map((row) => row.id))
  const reported = new Map(stored.flatMap((row) => (row.is_reported ? [[row.id, row]] : [])))
  return usages.map((usage, position) => {
    const row = usageColumns(usage, materials[position] ?? otherMaterial(''), pathOf(usage, position))
    const id = takeId(knownIds, usage.id)
    const isReported = usage.isReported ?? isSameMaterial(row, reported.get(id))
    return { ...row, id, position, is_reported: isReported }
  })
}

/** Whether a usage has the material and amount that it had before; others were chosen by a person. */
function isSameMaterial(
  row: Pick<UsageRow, (typeof MATERIAL_COLUMNS)[number]>,
  before: StoredUsage | undefined,
): boolean {
  return before !== undefined && MATERIAL_COLUMNS.every((column) => row[column] === before[column])
}

/** Whether rows are equal to the stored ones of a print, apart from their ids. */
export function areStored(rows: readonly UsageRow[], stored: readonly StoredUsage[]): boolean {
  const isSame = (row: UsageRow, now: StoredUsage | undefined) =>
    now !== undefined && STORED_COLUMNS.every((column) => column === 'id' || row[column] === now[column])
  return rows.length === stored.length && rows.every((row, at) => isSame(row, stored[at]))
}

/** The material of each usage, in order. */
function materialsOf(usages: readonly UsageInput[], spools: Spools): Material[] {
  const errors: Record<string, string[]> = {}
  const materials = usages.map((usage, position) => {
    const { filamentId, materialType } = usage
    const material = filamentId
      ? spools.get(filamentId.toLowerCase())
      : materialType
        ? otherMaterial(materialType)
        : undefined
    if (material) return material
    errors[`${pathOf(usage, position)}.filamentId`] = [
      filamentId ? 'You have no spool with this id.' : 'Provide a spool here, or a material type in materialType.',
    ]
    return otherMaterial('')
  })
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors)
  return materials
}

/** Uses each known id once; the property is read-only, so a request may contain anything. */
function takeId(knownIds: Set<string>, sent: unknown): string {
  const id = typeof sent === 'string' ? sent.toLowerCase() : ''
  return knownIds.delete(id) ? id : randomUUID()
}

/**
 * The columns of a usage: the measure that was entered, and those that follow from it.
 * @param path of the usage in the request, for the error
 * @throws Problem 400 for a measure that implies too great a weight, length or volume
 */
export function usageColumns(
  usage: UsageInput,
  material: Material,
  path: string,
): Omit<Insertable<FilamentUsages>, 'user_id' | 'print_id' | 'position' | 'status'> {
  const { amountMg = null, lengthInM = null, volumeMl = null, source = null } = usage
  const {
    estimatedAmountMg = null,
    estimatedLengthInM = null,
    estimatedVolumeMl = null,
    estimatedSource = null,
  } = usage
  const estimated = {
    amountMg: estimatedAmountMg,
    lengthInM: estimatedLengthInM,
    volumeMl: estimatedVolumeMl,
    source: estimatedSource,
  }
  const complete = (entered: Measures, names: Parameters<typeof completeMeasures>[2]) =>
    usage.isFromDevice ? measuresOf(entered, material) : completeMeasures(entered, material, under(path, names))
  const actual = complete({ amountMg, lengthInM, volumeMl, source }, ACTUAL_NAMES)
  const estimate = complete(estimated, ESTIMATE_NAMES)
  return {
    filament_id: usage.filamentId?.toLowerCase() ?? null,
    // Of a spool it is the spool's own.
    material_type: usage.filamentId ? null : (usage.materialType?.trim() ?? null),
    slot: usage.slot ?? null,
    ...measureColumns(actual ?? NO_MEASURES, estimate ?? NO_MEASURES),
    notes: usage.notes ?? (actual && estimate ? null : LEFT_OUT),
  }
}

function pathOf(usage: UsageInput, position: number): string {
  return `filamentUsage[${usage.position ?? position}]`
}

function under(path: string, names: Readonly<Record<MeasurementSource, string>>): Record<MeasurementSource, string> {
  return { Weight: `${path}.${names.Weight}`, Length: `${path}.${names.Length}`, Volume: `${path}.${names.Volume}` }
}
