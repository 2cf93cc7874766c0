import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../generated/database.d.ts'
import { TURNED_IMAGE } from '../../images/rotate.ts'
import type { Held } from '../hold.ts'
import { linkPlan, noPlan, planOfKnown, type Plan, type StoredRow } from '../plan.ts'
import { RESTORATIONS, type RestoredKind } from '../archive/kinds.ts'
import { ID_TYPES } from './idTypes.ts'
import { findImported } from './imported.ts'
import { ListReferences } from './listReferences.ts'
import { findReferences, recordOf } from './references.ts'
import { findRestoredTwins } from './twins.ts'

/** Plans the import of records of an archive that are of one kind; writes nothing. */
export async function planRestored(
  trx: Transaction<DB>,
  held: Held,
  kind: RestoredKind,
  rows: readonly StoredRow[],
  isCommit: boolean,
): Promise<Plan[]> {
  const keys = rows.map(({ key }) => key)
  const known = await findImported(trx, held.userId, kind, keys, false)
  const own = await findOwn(trx, held, kind, rows)
  const twins = await findRestoredTwins(trx, held, kind, rows)
  const references =
    held.format === 'Archive'
      ? await findReferences(trx, held, kind, rows, isCommit)
      : await ListReferences.find(trx, held, rows)
  const begun = kind === 'LedgerEntry' ? await findMadeSpools(trx, held, rows) : null
  const batch = new Set<string>()
  const plan = (row: StoredRow): Plan => {
    const earlier = known.get(row.key)
    if (earlier) return planOfKnown(row, { recordId: earlier.id, hash: earlier.hash })
    const ownId = own.get(row.position)
    if (ownId !== undefined) return linkPlan(row, ownId, 'It is recorded here.')
    const twin = twins.get(row.position)
    if (twin) return twin.id === null ? noPlan(row, 'Skipped', twin.reason) : linkPlan(row, twin.id, twin.reason)
    const missing = references.missing(row, kind, batch)
    if (missing) return noPlan(row, 'Error', `${missing.member} refers to a record that is not imported.`)
    if (begun?.has(row.position) === false) {
      return noPlan(row, 'Skipped', 'Its spool is recorded here, with a ledger of its own.')
    }
    return { row, verdict: 'Created', reason: null, outcome: null, recordId: null, write: { kind: 'Restore' } }
  }
  const plans: Plan[] = []
  for (const row of rows) {
    const planned = plan(row)
    if (planned.verdict === 'Created' || planned.recordId !== null) batch.add(row.key)
    plans.push(planned)
  }
  return plans
}

/** Records of the user that are these rows themselves: an archive of this logbook. Images may have been turned since. */
async function findOwn(
  trx: Transaction<DB>,
  { userId }: Held,
  kind: RestoredKind,
  rows: readonly StoredRow[],
): Promise<Map<number, string>> {
  const { table, idType } = RESTORATIONS[kind]
  const wanted = rows.map((row) => {
    const { id, createdDate } = recordOf(row)
    return { position: row.position, id, date: createdDate }
  })
  const ownId =
    kind === 'Image'
      ? sql`coalesce((select turned.record_id::uuid from imported_records turned where turned.user_id = ${userId}
          and turned.kind = ${TURNED_IMAGE} and turned.source_key = wanted.id::text), wanted.id)`
      : sql`wanted.id`
  const found = await sql<{ position: number; id: string }>`
    select wanted.position, record.id::text as id
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (position integer, id ${ID_TYPES[idType]}, date timestamptz(3))
    join ${sql.table(table)} record
      on record.user_id = ${userId} and record.id = ${ownId} and record.created_date = wanted.date`.execute(trx)
  return new Map(found.rows.map(({ position, id }) => [position, id]))
}

/** Whether the spools of ledger entries are made by this import, by the position of the row. */
async function findMadeSpools(
  trx: Transaction<DB>,
  { userId, id }: Held,
  rows: readonly StoredRow[],
): Promise<Map<number, boolean>> {
  const keyOf = (row: StoredRow) =>
    `${row.key.slice(0, row.key.lastIndexOf(':'))}:${String(recordOf(row)['filamentId'])}`
  const made = await sql<{ key: string }>`
    select source_key as key from import_rows
    where user_id = ${userId} and import_id = ${id} and kind = 'Spool' and record is not null and verdict = 'Created'
      and source_key = any(${[...new Set(rows.map(keyOf))]}::text[])`.execute(trx)
  const keys = new Set(made.rows.map(({ key }) => key))
  return new Map(rows.map((row) => [row.position, keys.has(keyOf(row))]))
}
