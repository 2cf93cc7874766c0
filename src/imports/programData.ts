import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { recordHiddenChange } from '../events/record.ts'
import { MAX_VALUES_BYTES, valuesBytes } from '../spoolConnections/fieldValues.ts'
import { readPlannedFields } from './additionalFields.ts'
import { noteOwnChange } from './additions.ts'
import { namesInSentence } from './formats/losses.ts'
import type { Held } from './hold.ts'
import type { ProgramData, SpoolProgramData } from './records.ts'
import { findFittingValues } from './restore/extra.ts'

/** Data of a file that has a place here. */
export interface FittingData<Data> {
  readonly data: Data
  /** Sentence about what is left out; null when nothing is. */
  readonly reason: string | null
}

/** Finds what of the data of a file has a place here. */
interface Fitting {
  readonly ofSpool: (data: SpoolProgramData) => FittingData<SpoolProgramData>
  readonly of: (kind: 'FilamentType' | 'Brand', data: ProgramData) => FittingData<ProgramData>
}

/** Reads the additional fields that a user has here, and that the dry run adds, for the values of a file that fit them. */
export async function findFittingData(trx: Transaction<DB>, held: Held, isCommit: boolean): Promise<Fitting> {
  const planned = isCommit ? [] : await readPlannedFields(trx, held)
  const values = {
    Spool: await findFittingValues(trx, held.userId, 'Spool', planned),
    FilamentType: await findFittingValues(trx, held.userId, 'FilamentType', planned),
    Brand: await findFittingValues(trx, held.userId, 'Brand', planned),
  }
  const fit = (kind: keyof typeof values, data: ProgramData, path: string): Fit => {
    const { values: extra, withoutRoom } = values[kind]({ ...data })
    const unfit = Object.keys(data.extra).filter((key) => !Object.hasOwn(extra, key) && !withoutRoom.includes(key))
    const named = (keys: readonly string[]) => keys.map((key) => `${path}.${key}`)
    return { data: { ...data, extra }, unfit: named(unfit), withoutRoom: named(withoutRoom) }
  }
  return {
    of: (kind, data) => {
      const fitting = fit(kind, data, 'extra')
      return { data: fitting.data, reason: leftOut([fitting]) }
    },
    ofSpool: (data) => {
      const spool = fit('Spool', data.spool, 'extra')
      const type = fit('FilamentType', data.type, 'filament.extra')
      const brand = fit('Brand', data.brand, 'filament.vendor.extra')
      const fitting = { spool: spool.data, type: type.data, brand: brand.data }
      return { data: fitting, reason: leftOut([spool, type, brand]) }
    },
  }
}

/** Data of one record that has a place here, and the paths of values that have none. */
interface Fit {
  readonly data: ProgramData
  /** Without a field that they fit. */
  readonly unfit: readonly string[]
  readonly withoutRoom: readonly string[]
}

function leftOut(fits: readonly Fit[]): string | null {
  const unfit = namesInSentence(fits.flatMap((fit) => fit.unfit))
  const full = namesInSentence(fits.flatMap((fit) => fit.withoutRoom))
  const sentences = [
    unfit && `No additional field here fits these values, which are left out: ${unfit}.`,
    full && `A record has no room for these values of additional fields, which are left out: ${full}.`,
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ') || null
}

/** Adds to a filament type, and to its brand, what they lack of the data of a file. */
export async function completeType(
  trx: Transaction<DB>,
  held: Held,
  typeId: number,
  { type, brand }: SpoolProgramData,
): Promise<void> {
  const { userId } = held
  const typeExtra = completed(sql`type.extra`, type.extra)
  const { rows: types } = await sql<Completed>`
    update filament_types as type set external_id = coalesce(type.external_id, ${type.externalId ?? null}),
      color_alpha = coalesce(type.color_alpha, ${type.colorAlpha ?? null}), extra = ${typeExtra}, updated_date = now()
    from filament_types as earlier
    where type.user_id = ${userId} and type.id = ${typeId} and earlier.user_id = ${userId} and earlier.id = type.id
      and (coalesce(type.external_id, ${type.externalId ?? null}) is distinct from type.external_id
        or coalesce(type.color_alpha, ${type.colorAlpha ?? null}) is distinct from type.color_alpha or ${typeExtra} <> type.extra)
    returning type.id, earlier.updated_date as before`.execute(trx)
  const brandExtra = completed(sql`brand.extra`, brand.extra)
  const { rows: brands } = await sql<Completed>`
    update brands as brand set external_id = coalesce(brand.external_id, ${brand.externalId ?? null}), extra = ${brandExtra}, updated_date = now()
    from brands as earlier
    where brand.user_id = ${userId} and brand.id = (select brand_id from filament_types where user_id = ${userId} and id = ${typeId})
      and earlier.user_id = ${userId} and earlier.id = brand.id
      and (coalesce(brand.external_id, ${brand.externalId ?? null}) is distinct from brand.external_id or ${brandExtra} <> brand.extra)
    returning brand.id, earlier.updated_date as before`.execute(trx)
  for (const { id, before } of types) {
    recordHiddenChange(trx, userId, 'filamentType', id)
    await noteOwnChange(trx, held, 'FilamentType', id, before)
  }
  for (const { id, before } of brands) {
    recordHiddenChange(trx, userId, 'brand', id)
    await noteOwnChange(trx, held, 'Brand', id, before)
  }
}

/** The values that a record has here, with those of a file that it lacks, unless all of them together do not fit into a record. */
function completed(here: RawBuilder<unknown>, values: Readonly<Record<string, string>>): RawBuilder<unknown> {
  const all = sql`${JSON.stringify(values)}::jsonb || ${here}`
  return sql`(case when ${valuesBytes(all)} > ${MAX_VALUES_BYTES} then ${here} else ${all} end)`
}

/** Record that was completed. */
interface Completed {
  readonly id: number
  /** When it was changed before. */
  readonly before: string
}
