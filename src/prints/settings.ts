import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { PrintSettingsDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { Reader } from '../database/reader.ts'
import type { MainSettings } from '../slicerSettings/mainSettings.ts'
import { toShared } from './shared.ts'

/** A name such as `Bambu Studio` or `zig-zag`: at most three words in letters. */
const NAME = /^[A-Za-z]{1,20}([ _-][A-Za-z]{1,20}){0,2}$/
/** A version such as `5.9.0` or `2.3.1-beta1`. */
const VERSION = /^\d{1,4}(\.\d{1,4}){0,3}([ +-]?(alpha|beta|rc|dev)\d{0,3})?$/

const NOTHING_KNOWN = {
  slicerSettingsId: null,
  slicer: null,
  slicerVersion: null,
  profile: null,
  material: null,
  layerHeightMm: null,
  nozzleDiameterMm: null,
  infillPercent: null,
  infillPattern: null,
  wallCount: null,
  hasSupports: null,
  printSpeedMmPerS: null,
  nozzleTemperatureC: null,
  bedTemperatureC: null,
  comparison: null,
} as const

/** Filter of prints by their main slicer settings; in millimeters and percent. */
export interface SettingsFilter {
  readonly minLayerHeightMm?: number | undefined
  readonly maxLayerHeightMm?: number | undefined
  readonly nozzleDiametersMm?: readonly number[] | undefined
  readonly minInfillPercent?: number | undefined
  readonly maxInfillPercent?: number | undefined
  readonly hasSupports?: boolean | undefined
}

/**
 * Stores the main settings of prints that were made from the same slicer settings, in place of earlier ones.
 * @param prints a condition on rows of the user's prints
 */
export async function saveMainSettings(
  db: Kysely<DB>,
  userId: number,
  slicerSettingsId: string,
  settings: MainSettings,
  prints: RawBuilder<boolean>,
): Promise<void> {
  const row = {
    slicer: settings.slicer,
    slicer_version: settings.slicerVersion,
    profile: settings.profile,
    material: settings.material,
    layer_height_um: scaled(settings.layerHeightMm, 1000),
    nozzle_diameter_um: scaled(settings.nozzleDiameterMm, 1000),
    infill_permille: scaled(settings.infillPercent, 10),
    infill_pattern: settings.infillPattern,
    wall_count: settings.wallCount,
    has_supports: settings.hasSupports,
    print_speed_um_per_s: scaled(settings.printSpeedMmPerS, 1000),
    nozzle_temperature_c: settings.nozzleTemperatureC,
    bed_temperature_c: settings.bedTemperatureC,
  }
  const names = Object.keys(row).map((name) => sql.ref(name))
  const excluded = Object.keys(row).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)
  await sql`
    insert into print_settings (user_id, print_id, slicer_settings_id, ${sql.join(names)})
    select user_id, id, ${slicerSettingsId}, ${sql.join(Object.values(row))} from prints
    where user_id = ${userId} and ${prints}
    -- A print that is deleted meanwhile has no settings.
    for key share
    on conflict (user_id, print_id) do update
    set slicer_settings_id = excluded.slicer_settings_id, ${sql.join(excluded)}`.execute(db)
}

/** Deletes the main settings of a print. */
export async function deleteMainSettings(db: Kysely<DB>, userId: number, printId: number): Promise<void> {
  await db.deleteFrom('print_settings').where('user_id', '=', userId).where('print_id', '=', printId).execute()
}

/** The main settings of a print, and the parts of it that visitors see. */
interface ReadSettings {
  readonly settings: PrintSettingsDto
  readonly shared: readonly string[]
}

/** Reads the main settings of a user's print; null when it is not this user's. */
export async function readMainSettings(db: Reader, userId: number, printId: number): Promise<ReadSettings | null> {
  const row = await db
    .selectFrom('prints as p')
    .leftJoin('print_settings as settings', (join) =>
      join.on('settings.user_id', '=', userId).onRef('settings.print_id', '=', 'p.id'),
    )
    .select([
      'p.id as printId',
      'p.slicer_settings_id as slicerSettingsId',
      'settings.slicer',
      'settings.slicer_version as slicerVersion',
      'settings.profile',
      'settings.material',
      sql<number | null>`settings.layer_height_um / 1000.0`.as('layerHeightMm'),
      sql<number | null>`settings.nozzle_diameter_um / 1000.0`.as('nozzleDiameterMm'),
      sql<number | null>`settings.infill_permille / 10.0`.as('infillPercent'),
      'settings.infill_pattern as infillPattern',
      'settings.wall_count as wallCount',
      'settings.has_supports as hasSupports',
      sql<number | null>`settings.print_speed_um_per_s / 1000.0`.as('printSpeedMmPerS'),
      'settings.nozzle_temperature_c as nozzleTemperatureC',
      'settings.bed_temperature_c as bedTemperatureC',
      'p.shared',
    ])
    .where('p.user_id', '=', userId)
    .where('p.id', '=', printId)
    .executeTakeFirst()
  if (!row) return null
  const { shared, ...settings } = row
  return { settings: { ...settings, comparison: null }, shared }
}

/**
 * The main settings of a print as visitors see them, all null unless they are shared. People name profiles and materials, and slicers
 * send any text, so texts are those of a plain form only: a name in letters, a version in digits.
 */
export function settingsForVisitors({ settings, shared }: ReadSettings): PrintSettingsDto {
  const { printId, slicer, slicerVersion, infillPattern, ...numbers } = settings
  if (!toShared(shared).settings) return { ...NOTHING_KNOWN, printId }
  return {
    ...numbers,
    printId,
    slicerSettingsId: null,
    profile: null,
    material: null,
    slicer: plainText(slicer, NAME),
    slicerVersion: plainText(slicerVersion, VERSION),
    infillPattern: plainText(infillPattern, NAME),
  }
}

function plainText(text: string | null, form: RegExp): string | null {
  return text !== null && form.test(text) ? text : null
}

/**
 * Prints whose settings match the filter, as a query of their ids; null for an empty filter. It reads an index alone. A print
 * without a setting does not match a filter by it.
 */
export function selectByMainSettings(userId: number, filter: SettingsFilter): RawBuilder<unknown> | null {
  const { minLayerHeightMm, maxLayerHeightMm, nozzleDiametersMm, minInfillPercent, maxInfillPercent, hasSupports } =
    filter
  const conditions: RawBuilder<unknown>[] = []
  if (minLayerHeightMm !== undefined) conditions.push(sql`s.layer_height_um >= ${inSteps(minLayerHeightMm, 1000)}`)
  if (maxLayerHeightMm !== undefined) conditions.push(sql`s.layer_height_um <= ${inSteps(maxLayerHeightMm, 1000)}`)
  if (nozzleDiametersMm !== undefined) {
    const steps = sql`select round(mm * 1000) from unnest(${nozzleDiametersMm}::numeric[]) as mm`
    conditions.push(sql`s.nozzle_diameter_um = any(array(${steps})::integer[])`)
  }
  if (minInfillPercent !== undefined) conditions.push(sql`s.infill_permille >= ${inSteps(minInfillPercent, 10)}`)
  if (maxInfillPercent !== undefined) conditions.push(sql`s.infill_permille <= ${inSteps(maxInfillPercent, 10)}`)
  if (hasSupports !== undefined) conditions.push(sql`s.has_supports = ${hasSupports}`)
  if (conditions.length === 0) return null
  return sql`select s.print_id from print_settings s where s.user_id = ${userId} and ${sql.join(conditions, sql` and `)}`
}

/** A parameter in the steps of its column. It is converted by PostgreSQL, because the query is compiled without its value. */
function inSteps(value: number, steps: number): RawBuilder<number> {
  return sql<number>`round(${value}::numeric * ${steps}::integer)::integer`
}

function scaled(value: number | null, steps: number): number | null {
  return value === null ? null : Math.round(value * steps)
}
