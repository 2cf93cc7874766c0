import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { MAX_ADDITIONAL_FIELDS, type AdditionalField } from '../spoolConnections/fieldRule.ts'
import type { Held } from './hold.ts'
import { noPlan, type Plan, type StoredRow } from './plan.ts'
import type { FieldDraft } from './records.ts'
import { CHANGED, GONE, type MadeRow, type UndoResult } from './undoResult.ts'

/** Tables with values of additional fields, by the kind of record as the fields name it. */
const TABLES = { vendor: 'brands', filament: 'filament_types', spool: 'filaments' } as const

/** Adds additional fields; those with the key of one that is here are left out. */
export async function insertFields(
  trx: Transaction<DB>,
  userId: number,
  fields: readonly AdditionalField[],
): Promise<void> {
  await sql`insert into spool_fields (user_id, entity, key, name, position, unit, field_type, default_value, choices, multi_choice)
    select ${userId}, entity, key, name, position, unit, "fieldType", "defaultValue", choices, "multiChoice"
    from jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as field (entity text, key text, name text, position integer,
      unit text, "fieldType" text, "defaultValue" text, choices text[], "multiChoice" boolean)
    on conflict do nothing`.execute(trx)
}

/** Reads the fields that the dry run of an import has planned to add. They are the first rows of a file. */
export async function readPlannedFields(trx: Transaction<DB>, { userId, id, kinds }: Held): Promise<AdditionalField[]> {
  if (!kinds.Settings) return []
  const { created, same, skipped, errors } = kinds.Settings
  const rows = await trx
    .selectFrom('import_rows')
    .select('record')
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('position', '<=', created + same + skipped + errors)
    .where('kind', '=', 'Settings')
    .where('verdict', '=', 'Created')
    .execute()
  return rows.map(({ record }) => (record as FieldDraft).field)
}

/** Plans the import of additional fields of a program; writes nothing. Those that are here stay as they are. */
export async function planFields(
  trx: Transaction<DB>,
  held: Held,
  rows: readonly StoredRow[],
  isCommit: boolean,
): Promise<Plan[]> {
  const here = await trx
    .selectFrom('spool_fields')
    .select(['entity', 'key', 'field_type as fieldType'])
    .where('user_id', '=', held.userId)
    .execute()
  const planned = isCommit ? [] : await readPlannedFields(trx, held)
  const known = new Map([...here, ...planned].map((field) => [nameOf(field), field]))
  return rows.map((row) => {
    const { field } = row.draft as FieldDraft
    const same = known.get(nameOf(field))
    if (same?.fieldType === field.fieldType) return noPlan(row, 'Same', 'It is recorded here.')
    if (same) return noPlan(row, 'Skipped', 'A field with the same key and another type is recorded.')
    if ([...known.values()].filter(({ entity }) => entity === field.entity).length >= MAX_ADDITIONAL_FIELDS) {
      return noPlan(row, 'Error', `There can be at most ${MAX_ADDITIONAL_FIELDS} additional fields of a kind.`)
    }
    known.set(nameOf(field), field)
    return { row, verdict: 'Created', reason: null, outcome: field, recordId: null, write: { kind: 'Restore' } }
  })
}

/** Adds the fields of plans. */
export async function writeFields(trx: Transaction<DB>, { userId }: Held, plans: readonly Plan[]): Promise<void> {
  const made = plans.filter(({ write }) => write !== null)
  await insertFields(
    trx,
    userId,
    made.map(({ row }) => (row.draft as FieldDraft).field),
  )
}

/** Removes fields that an import has added, except those that were changed since and those of which records have values. */
export async function undoFields(
  trx: Transaction<DB>,
  { userId, id }: Held,
  rows: readonly MadeRow[],
): Promise<UndoResult[]> {
  const { rows: found } = await sql<{
    position: number
    entity: keyof typeof TABLES
    key: string
    isSame: boolean
  }>`
    select made.position, field.entity, field.key,
      (field.name, field.position, field.unit, field.field_type, field.default_value, field.choices, field.multi_choice)
      is not distinct from (wanted.name, wanted.position, wanted.unit, wanted."fieldType", wanted."defaultValue",
        wanted.choices, wanted."multiChoice") as "isSame"
    from import_rows made
    cross join lateral jsonb_to_record(made.record -> 'field') as wanted (entity text, key text, name text, position integer,
      unit text, "fieldType" text, "defaultValue" text, choices text[], "multiChoice" boolean)
    join spool_fields field on field.user_id = ${userId} and field.entity = wanted.entity and field.key = wanted.key
    where made.user_id = ${userId} and made.import_id = ${id}
      and made.position = any(${rows.map(({ position }) => position)}::integer[])
    order by made.position for update of field`.execute(trx)
  const byPosition = new Map(found.map((field) => [field.position, field]))
  const results: UndoResult[] = []
  for (const row of rows) {
    const field = byPosition.get(row.position)
    if (!field) results.push({ row, reason: GONE })
    else if (!field.isSame) results.push({ row, reason: CHANGED })
    else if (await hasValues(trx, userId, field)) results.push({ row, reason: 'Records have values of it.' })
    else {
      await trx
        .deleteFrom('spool_fields')
        .where('user_id', '=', userId)
        .where('entity', '=', field.entity)
        .where('key', '=', field.key)
        .execute()
      results.push({ row, reason: null })
    }
  }
  return results
}

async function hasValues(
  trx: Transaction<DB>,
  userId: number,
  { entity, key }: { readonly entity: keyof typeof TABLES; readonly key: string },
): Promise<boolean> {
  const found = await trx
    // The three tables have the two columns; Kysely's types accept one table at a time.
    .selectFrom(TABLES[entity] as 'brands')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`extra ? ${key}`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

function nameOf({ entity, key }: Pick<AdditionalField, 'entity' | 'key'>): string {
  return `${entity} ${key}`
}
