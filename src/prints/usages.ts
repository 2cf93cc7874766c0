import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Selectable, type Transaction } from 'kysely'
import type { DB, FilamentUsages, MeasurementSource } from '../../generated/database.d.ts'
import { anyUuid } from '../database/anyOf.ts'
import { templateOf } from '../database/compiledOnce.ts'
import { defer, together } from '../database/together.ts'
import { completeMeasures, otherMaterial, type Material } from '../filaments/measure.ts'
import { Problem } from '../kernel/problem.ts'
import { STOCK_COLUMNS, type StockedSpool } from '../ledger/entries.ts'
import { ofPrint, pricedPrint } from '../ledger/recalculate.ts'

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
  /** Whether the amount comes from a device; that of a usage that keeps its amount is known. */
  readonly isReported?: boolean
  /** Position in the request, for errors; the default is that in the list. */
  readonly position?: number
}

/** Columns of a usage of a print. */
export type UsageRow = Omit<Insertable<FilamentUsages>, 'user_id' | 'print_id' | 'status'>
/** Columns of a usage that do not follow from its print. */
const STORED_COLUMNS = [
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
/** Columns of a usage that say how much of what was used. */
const MATERIAL_COLUMNS = ['filament_id', 'material_type', 'amount_mg'] as const
type StoredUsage = Pick<Selectable<FilamentUsages>, (typeof STORED_COLUMNS)[number]>

const ACTUAL_NAMES = { Weight: 'amountMg', Length: 'lengthInM', Volume: 'volumeMl' } as const
const ESTIMATE_NAMES = {
  Weight: 'estimatedAmountMg',
  Length: 'estimatedLengthInM',
  Volume: 'estimatedVolumeMl',
} as const

/** Spools by their ids, as far as measures of their material depend on them. */
export type Spools = ReadonlyMap<string, Material>

/** Spool with what the measures of its material and its ledger depend on. */
type SpoolRow = Material & StockedSpool

/**
 * Makes the rows of the usages of a new print.
 * @param spools those that the usages name
 * @throws Problem 400 as `replaceUsages`
 */
export function usageRows(usages: readonly UsageInput[], spools: Spools): UsageRow[] {
  return toRows(usages, spools, [])
}

/**
 * Reads the spools that usages name, with the next statement of the transaction: until then none are there.
 * @param isLocked whether to lock them until the transaction ends
 * @returns them by their ids
 */
export async function deferSpools(
  trx: Transaction<DB>,
  userId: number,
  usages: readonly UsageInput[],
  isLocked: boolean,
): Promise<ReadonlyMap<string, SpoolRow>> {
  const spools = new Map<string, SpoolRow>()
  const isNamed = usages.some(({ filamentId }) => filamentId)
  const receive = (rows: readonly SpoolRow[]) => rows.forEach((row) => spools.set(row.id, row))
  if (isNamed) await defer(trx, selectSpools(trx, userId, usages, isLocked), receive)
  return spools
}

/**
 * Replaces all usages of a print, unless they are as they were. `recalculatePrints` has to follow in the same transaction when they
 * were replaced.
 * @returns whether they were
 * @throws Problem 400 naming the spools that are unknown or somebody else's, a usage that names no material,
 * and a measure that implies too great a weight, length or volume
 */
export async function replaceUsages(
  trx: Transaction<DB>,
  userId: number,
  printId: number,
  usages: readonly UsageInput[],
): Promise<boolean> {
  const [spools, stored] = await together(
    trx,
    selectSpools(trx, userId, usages, false),
    trx
      .selectFrom('filament_usages')
      .select(STORED_COLUMNS)
      .where('user_id', '=', userId)
      .where('print_id', '=', printId)
      .orderBy('position'),
  )
  const rows = toRows(usages, byId(spools), stored)
  if (areStored(rows, stored)) return false
  await defer(trx, trx.deleteFrom('filament_usages').where('user_id', '=', userId).where('print_id', '=', printId))
  await insertUsages(trx, userId, printId, rows)
  return true
}

/** Whether rows say of a print's usages what is stored; the same usage under another id does. */
function areStored(rows: readonly UsageRow[], stored: readonly StoredUsage[]): boolean {
  const isSame = (row: UsageRow, now: StoredUsage | undefined) =>
    now !== undefined && STORED_COLUMNS.every((column) => column === 'id' || row[column] === now[column])
  return rows.length === stored.length && rows.every((row, at) => isSame(row, stored[at]))
}

function toRows(usages: readonly UsageInput[], spools: Spools, stored: readonly StoredUsage[]): UsageRow[] {
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

/** Whether a usage has the amount of the same material as before; that of another material is of the person who chose it. */
function isSameMaterial(
  row: Pick<UsageRow, (typeof MATERIAL_COLUMNS)[number]>,
  before: StoredUsage | undefined,
): boolean {
  return before !== undefined && MATERIAL_COLUMNS.every((column) => row[column] === before[column])
}

/** Inserts usages of a print, with what follows from the print as it is. */
export async function insertUsages(
  trx: Transaction<DB>,
  userId: number,
  printId: number,
  rows: readonly UsageRow[],
): Promise<void> {
  if (rows.length > 0) await defer(trx, insertRows(trx, {}, { userId, printId, rows: JSON.stringify(rows) }))
}

interface NewUsages {
  readonly userId: number
  readonly printId: number
  /** JSON. */
  readonly rows: string
}

const insertRows = templateOf(
  (_trx, _: object, { userId, printId, rows }: NewUsages) => sql<object>`
    insert into filament_usages (
      user_id, id, print_id, position, filament_id, material_type, slot, amount_mg, length_in_m, volume_ml, source,
      estimated_amount_mg, estimated_length_in_m, estimated_volume_ml, estimated_source, notes, is_reported, ${ofPrint.columns})
    select ${userId}::bigint, u.id, u.print_id, u.position, u.filament_id, u.material_type, u.slot, u.amount_mg, u.length_in_m,
      u.volume_ml, u.source, u.estimated_amount_mg, u.estimated_length_in_m, u.estimated_volume_ml, u.estimated_source, u.notes,
      u.is_reported, ${ofPrint.values}
    from (
      select usage.*, ${printId}::bigint as print_id
      from jsonb_to_recordset(${rows}::jsonb) as usage (
        id uuid, position integer, filament_id uuid, material_type text, slot integer, amount_mg bigint,
        length_in_m double precision, volume_ml double precision, source measurement_source, estimated_amount_mg bigint,
        estimated_length_in_m double precision, estimated_volume_ml double precision, estimated_source measurement_source,
        notes text, is_reported boolean)
    ) as u
    cross join lateral ${pricedPrint(userId)}`,
)

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

function selectSpools(trx: Transaction<DB>, userId: number, usages: readonly UsageInput[], isLocked: boolean) {
  const ids = [...new Set(usages.flatMap(({ filamentId }) => (filamentId ? [filamentId.toLowerCase()] : [])))]
  return spoolsById(trx, { isLocked }, { userId, ids })
}

interface ChosenSpools {
  readonly userId: number
  readonly ids: readonly string[]
}

/** In the order of their ids, in which every writer locks spools. */
const spoolsById = templateOf((trx, { isLocked }: { readonly isLocked: boolean }, { userId, ids }: ChosenSpools) => {
  const spools = trx
    .selectFrom('filaments')
    .select(STOCK_COLUMNS)
    .select(['material_density_gram_per_cubic_cm as densityGramPerCubicCm', 'diameter_mm as diameterMm'])
    .where('user_id', '=', userId)
    .where('id', '=', anyUuid(ids))
    .orderBy('id')
  return isLocked ? spools.forNoKeyUpdate() : spools
})

function byId(rows: readonly SpoolRow[]): Spools {
  return new Map(rows.map((row) => [row.id, row]))
}

/** Each known id is given once. What is read-only may hold anything when it is sent. */
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
  const actual = completeMeasures({ amountMg, lengthInM, volumeMl, source }, material, under(path, ACTUAL_NAMES))
  const estimate = completeMeasures(
    {
      amountMg: estimatedAmountMg,
      lengthInM: estimatedLengthInM,
      volumeMl: estimatedVolumeMl,
      source: estimatedSource,
    },
    material,
    under(path, ESTIMATE_NAMES),
  )
  return {
    filament_id: usage.filamentId?.toLowerCase() ?? null,
    // Of a spool it is the spool's own.
    material_type: usage.filamentId ? null : (usage.materialType?.trim() ?? null),
    slot: usage.slot ?? null,
    amount_mg: actual.amountMg,
    length_in_m: actual.lengthInM,
    volume_ml: actual.volumeMl,
    source: actual.source,
    estimated_amount_mg: estimate.amountMg,
    estimated_length_in_m: estimate.lengthInM,
    estimated_volume_ml: estimate.volumeMl,
    estimated_source: estimate.source,
    notes: usage.notes ?? null,
  }
}

function pathOf(usage: UsageInput, position: number): string {
  return `filamentUsage[${usage.position ?? position}]`
}

function under(path: string, names: Readonly<Record<MeasurementSource, string>>): Record<MeasurementSource, string> {
  return { Weight: `${path}.${names.Weight}`, Length: `${path}.${names.Length}`, Volume: `${path}.${names.Volume}` }
}
