import type { Schemas } from '../schemas.ts'
import { emptyUsage } from '../prints/printValues.ts'
import { truncate } from '../truncate.ts'
import { amount, fieldsOf, integerOrNull, isFields, text, type SlicerFields } from './fields.ts'

type EditUsage = Schemas['EditFilamentUsageDto']
type Spools = readonly Schemas['FilamentDetailDto'][]

const MAX_USAGES = 32
const MAX_SLOT = 255
/** Measures by the number that uploaders send; 0 names none. */
const SOURCES = [null, 'Weight', 'Length', 'Volume'] as const
/** In mg, m and ml: about a tonne. Higher values are mistakes, which the service refuses. */
const MAXIMUM = { Weight: 1e9, Length: 100_000, Volume: 500_000 } as const

/**
 * Reads the filament of a slicer's settings: a usage for each entry of its list, or else one with the total amount.
 * @param spools the user's spools, one of which an entry can name
 */
export function readUsages(fields: SlicerFields, spools: Spools): EditUsage[] {
  const list = Array.isArray(fields['filamentUsage']) ? (fields['filamentUsage'] as unknown[]).filter(isFields) : []
  if (list.length > 0) return list.slice(0, MAX_USAGES).map((entry, index) => readUsage(entry, index, spools))
  return [
    {
      ...emptyUsage,
      slot: 0,
      ...estimate(
        integerOrNull(fields['material_used_mg']),
        inMetres(fields['material_used_m'], fields['material_used_mm']),
        amount(fields['material_used_ml']),
      ),
    },
  ]
}

/**
 * A usage of one tool. An uploader writes the amounts as estimates or as actual ones; both are estimates, because nothing has
 * been printed yet.
 */
function readUsage(entry: SlicerFields, index: number, spools: Spools): EditUsage {
  const filament = fieldsOf(entry['filament'])
  const notes = text(entry['notes'])
  const note = /^Slot (?<tool>[1-9]\d?)\b(?:.* · (?<material>[^·]+))?/.exec(notes ?? '')?.groups
  const tool = amount(entry['slot']) ?? amount(entry['tool']) ?? (note ? Number(note['tool']) - 1 : index)
  const filamentId = findSpool(entry, filament, spools)
  const noted = note?.['material']?.trim()
  const materialType =
    text(entry['materialType']) ?? text(filament['materialType']) ?? (noted ? truncate(noted, 50) : null)
  return {
    ...emptyUsage,
    slot: Number.isInteger(tool) && tool <= MAX_SLOT ? tool : index,
    filamentId,
    materialType: filamentId === null ? materialType : null,
    notes: notes && truncate(notes, 2000),
    ...estimate(
      integerOrNull(entry['estimatedAmountMg']) ?? integerOrNull(entry['amountMg']),
      inMetres(entry['estimatedLengthInM'], entry['estimatedLengthInMm']) ??
        inMetres(entry['lengthInM'], entry['lengthInMm']),
      amount(entry['estimatedVolumeMl']) ?? amount(entry['volumeMl']),
      entry['estimatedSource'],
    ),
  }
}

/** Id of the spool that an entry names by its id, or by a name that only one spool has. */
function findSpool(entry: SlicerFields, filament: SlicerFields, spools: Spools): string | null {
  const id = (text(entry['filamentId']) ?? text(filament['id']))?.toLowerCase()
  const name = text(filament['displayName'])?.toLowerCase()
  const byId = spools.find((spool) => spool.id === id)
  const byName = spools.filter(({ displayName }) => displayName.toLowerCase() === name)
  return byId?.id ?? (byName.length === 1 ? byName[0]!.id : null)
}

/**
 * The amount in the measure of the slicer; the service derives the others. It is the one that `source` names, by its name or
 * number, or else the first of weight, length and volume that is not 0.
 */
function estimate(
  weight: number | null,
  length: number | null,
  volume: number | null,
  source?: unknown,
): Partial<EditUsage> {
  const measures = [
    ['Weight', weight],
    ['Length', length],
    ['Volume', volume],
  ] as const
  const known = measures.filter(([name, value]) => value !== null && value <= MAXIMUM[name])
  const [estimatedSource, value] = known.find(
    ([name, value]) => value && (source === name || source === SOURCES.indexOf(name)),
  ) ??
    known.find(([, value]) => value) ??
    known[0] ?? [null, null]
  const property = { Weight: 'estimatedAmountMg', Length: 'estimatedLengthInM', Volume: 'estimatedVolumeMl' } as const
  return estimatedSource === null ? {} : { [property[estimatedSource]]: value, estimatedSource }
}

function inMetres(metres: unknown, millimetres: unknown): number | null {
  const length = amount(millimetres)
  return amount(metres) ?? (length === null ? null : length / 1000)
}
