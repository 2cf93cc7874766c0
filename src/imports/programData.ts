import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { recordHiddenChange } from '../events/record.ts'
import { truncate } from '../kernel/lenient.ts'
import { readPlannedFields } from './additionalFields.ts'
import type { Held } from './hold.ts'
import type { ProgramData, SpoolProgramData } from './records.ts'
import { findFittingValues } from './restore/extra.ts'

/** Characters of the sentence that names fields. */
const MAX_NAMES = 300

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
  const fit = (kind: keyof typeof values, data: ProgramData) => ({ ...data, extra: values[kind]({ ...data }) })
  return {
    of: (kind, data) => {
      const fitting = fit(kind, data)
      return { data: fitting, reason: leftOut(namesWithout(data, fitting, 'extra')) }
    },
    ofSpool: (data) => {
      const fitting = {
        spool: fit('Spool', data.spool),
        type: fit('FilamentType', data.type),
        brand: fit('Brand', data.brand),
      }
      const missing = [
        ...namesWithout(data.spool, fitting.spool, 'extra'),
        ...namesWithout(data.type, fitting.type, 'filament.extra'),
        ...namesWithout(data.brand, fitting.brand, 'filament.vendor.extra'),
      ]
      return { data: fitting, reason: leftOut(missing) }
    },
  }
}

function namesWithout(all: ProgramData, fitting: ProgramData, path: string): string[] {
  return Object.keys(all.extra).flatMap((key) => (Object.hasOwn(fitting.extra, key) ? [] : [`${path}.${key}`]))
}

function leftOut(names: readonly string[]): string | null {
  if (names.length === 0) return null
  const list = names.join(', ')
  const short = list.length > MAX_NAMES ? `${truncate(list, MAX_NAMES)}…` : list
  return `No additional field here fits these values, which are left out: ${short}.`
}

/** Adds to a filament type, and to its brand, what they lack of the data of a file. */
export async function completeType(
  trx: Transaction<DB>,
  userId: number,
  typeId: number,
  { type, brand }: SpoolProgramData,
): Promise<void> {
  const typeExtra = sql`${JSON.stringify(type.extra)}::jsonb || extra`
  const { rows: types } = await sql<{ id: number }>`
    update filament_types set external_id = coalesce(external_id, ${type.externalId ?? null}),
      color_alpha = coalesce(color_alpha, ${type.colorAlpha ?? null}), extra = ${typeExtra}, updated_date = now()
    where user_id = ${userId} and id = ${typeId}
      and (coalesce(external_id, ${type.externalId ?? null}) is distinct from external_id
        or coalesce(color_alpha, ${type.colorAlpha ?? null}) is distinct from color_alpha or ${typeExtra} <> extra)
    returning id`.execute(trx)
  for (const { id } of types) recordHiddenChange(trx, userId, 'filamentType', id)
  const brandExtra = sql`${JSON.stringify(brand.extra)}::jsonb || extra`
  const { rows: brands } = await sql<{ id: number }>`
    update brands set external_id = coalesce(external_id, ${brand.externalId ?? null}), extra = ${brandExtra}, updated_date = now()
    where user_id = ${userId} and id = (select brand_id from filament_types where user_id = ${userId} and id = ${typeId})
      and (coalesce(external_id, ${brand.externalId ?? null}) is distinct from external_id or ${brandExtra} <> extra)
    returning id`.execute(trx)
  for (const { id } of brands) recordHiddenChange(trx, userId, 'brand', id)
}
