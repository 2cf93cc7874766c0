import type { Transaction } from 'kysely'
import type { Filament, FilamentParameters, FilamentUpdate } from '../../generated/spoolman/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { recordHiddenChange } from '../events/record.ts'
import { changeFilamentType } from '../filaments/changeType.ts'
import { NO_MATERIAL } from '../filaments/materials.ts'
import { createFilamentType, deleteFilamentType, type FilamentTypeFields } from '../filamentTypes/write.ts'
import type { Caller } from '../identity/caller.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { readPriceChange } from './currency.ts'
import { writeExtra } from './extra.ts'
import { Unprocessable } from './failure.ts'
import { readFilamentOfType } from './filaments.ts'
import { toOptionalMg } from './units.ts'
import { readVendor } from './vendors.ts'
import { ANY_STATE } from './writeVendor.ts'

const EMPTY: FilamentTypeFields = {
  brandId: null,
  name: null,
  materialType: NO_MATERIAL,
  materialDensityGramPerCubicCm: 1.24,
  diameterMm: 1.75,
  colorName: null,
  colorHex: null,
  colors: [],
  colorPattern: 'Solid',
  finishType: null,
  initialNominalWeightMg: null,
  spoolWeightMg: null,
  nozzleTemperatureCelsius: null,
  bedTemperatureCelsius: null,
  purchasePrice: null,
  purchaseCurrency: null,
  articleNumber: null,
  reorderPointMg: null,
  notes: null,
  externalId: null,
}

/**
 * Adds a filament as a filament type. It takes the weight of an empty spool from its vendor, unless it is sent.
 * @throws Problem 404 for a vendor of another user; 422 for colors that contradict each other
 */
export async function addFilament(
  trx: Transaction<DB>,
  userId: number,
  filament: FilamentParameters,
  quotas: Pick<Quotas, 'requireRow'>,
): Promise<Filament> {
  requireSoundColors(filament)
  const vendor = filament.vendor_id ? await readVendor(trx, userId, filament.vendor_id) : null
  await quotas.requireRow(trx, userId, 'filamentTypes')
  const priceOf = await readPriceChange(trx, userId, filament.price)
  const weight = filament.spool_weight ?? vendor?.empty_spool_weight ?? null
  const fields = merged(EMPTY, { ...filament, spool_weight: weight })
  const { id } = await createFilamentType(trx, userId, { ...fields, ...priceOf(EMPTY) })
  await finish(trx, userId, id, filament)
  return readFilamentOfType(trx, userId, id)
}

/**
 * Changes the properties of a filament that are sent, and of its spools that had the old values.
 * @throws Problem 404, also for a vendor; 422 for colors that contradict each other
 */
export async function changeFilamentOfType(
  trx: Transaction<DB>,
  caller: Caller,
  id: number,
  changes: FilamentUpdate,
): Promise<Filament> {
  const { userId } = caller
  requireSoundColors(changes)
  await readFilamentOfType(trx, userId, id)
  if (changes.vendor_id) await readVendor(trx, userId, changes.vendor_id)
  const priceOf = await readPriceChange(trx, userId, changes.price)
  await changeFilamentType(trx, id, { caller, requireMatch: ANY_STATE }, (type) => ({
    ...merged(type, changes),
    ...priceOf(type),
  }))
  await finish(trx, userId, id, changes)
  return readFilamentOfType(trx, userId, id)
}

/**
 * Deletes a filament.
 * @throws Problem 404, 409 while spools are of it
 */
export async function removeFilament(trx: Transaction<DB>, userId: number, id: number): Promise<void> {
  await readFilamentOfType(trx, userId, id)
  await deleteFilamentType(trx, userId, id, ANY_STATE)
}

/** Writes the properties that the functions of filament types do not know: additional fields and the color's opacity. */
async function finish(
  trx: Transaction<DB>,
  userId: number,
  id: number,
  { extra, color_hex: color }: FilamentUpdate,
): Promise<void> {
  await writeExtra(trx, userId, 'filament', id, extra)
  if (color === undefined) return
  const alpha = color?.replace('#', '').slice(6).toUpperCase() || null
  const { numUpdatedRows } = await trx
    .updateTable('filament_types')
    .set({ color_alpha: alpha })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('color_alpha', 'is distinct from', alpha)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) recordHiddenChange(trx, userId, 'filamentType', id)
}

/** The type after the changes, but for its price. */
function merged(type: FilamentTypeFields, changes: FilamentUpdate): FilamentTypeFields {
  const sent = <Value>(value: Value | undefined, current: Value): Value => (value === undefined ? current : value)
  return {
    ...type,
    brandId: sent(changes.vendor_id, type.brandId),
    name: sent(changes.name, type.name),
    materialType: changes.material === undefined ? type.materialType : changes.material?.trim() || NO_MATERIAL,
    materialDensityGramPerCubicCm: changes.density ?? type.materialDensityGramPerCubicCm,
    diameterMm: changes.diameter ?? type.diameterMm,
    initialNominalWeightMg:
      changes.weight === undefined ? type.initialNominalWeightMg : toOptionalMg(changes.weight || null),
    spoolWeightMg: changes.spool_weight === undefined ? type.spoolWeightMg : toOptionalMg(changes.spool_weight),
    nozzleTemperatureCelsius: sent(changes.settings_extruder_temp, type.nozzleTemperatureCelsius),
    bedTemperatureCelsius: sent(changes.settings_bed_temp, type.bedTemperatureCelsius),
    articleNumber: sent(changes.article_number, type.articleNumber),
    notes: sent(changes.comment, type.notes),
    externalId: sent(changes.external_id, type.externalId),
    ...colorsOf(type, changes),
  }
}

/**
 * One color replaces several, and the reverse; their arrangement can be changed alone.
 * @throws Unprocessable for the arrangement of fewer than two colors
 */
function colorsOf(type: FilamentTypeFields, changes: FilamentUpdate) {
  const colors = mergedColors(type, changes)
  if (changes.multi_color_direction && colors.colors.length < 2) {
    throw new Unprocessable({ multi_color_direction: ['Send multi_color_hexes, the colors that are arranged so.'] })
  }
  return colors
}

function mergedColors(type: FilamentTypeFields, changes: FilamentUpdate) {
  const { color_hex: one, multi_color_hexes: several, multi_color_direction: direction } = changes
  const pattern = direction === 'longitudinal' ? 'Gradient' : 'Multi'
  if (several) return { colorHex: null, colors: several.split(',').map(colorOf), colorPattern: pattern } as const
  if (one) return { colorHex: colorOf(one), colors: [], colorPattern: 'Solid' } as const
  const isSingle = several === null && type.colors.length > 1
  return {
    colorHex: one === null ? null : type.colorHex,
    colors: isSingle ? [] : type.colors,
    colorPattern: isSingle ? 'Solid' : direction && type.colors.length > 1 ? pattern : type.colorPattern,
  } as const
}

/** Several colors are stored without their opacity. */
function colorOf(text: string): string {
  return `#${text.trim().replace('#', '').slice(0, 6).toUpperCase()}`
}

/** @throws Unprocessable for one color together with several, and several without an arrangement */
function requireSoundColors({
  color_hex: one,
  multi_color_hexes: several,
  multi_color_direction: direction,
}: FilamentUpdate): void {
  if (one && several) throw new Unprocessable({ color_hex: ['Send either color_hex or multi_color_hexes.'] })
  if (several && !direction) {
    throw new Unprocessable({ multi_color_direction: ['Send how the colors are arranged: coaxial or longitudinal.'] })
  }
}
