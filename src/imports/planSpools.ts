import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { completeSpool } from '../filaments/create.ts'
import { filamentColumns } from '../filaments/fields.ts'
import type { Fields } from '../kernel/lenient.ts'
import { Problem } from '../kernel/problem.ts'
import { checkBody } from './check.ts'
import type { Held } from './hold.ts'
import {
  contentHash,
  findKnown,
  linkPlan,
  noPlan,
  planOrError,
  type Columns,
  type Plan,
  type StoredRow,
} from './plan.ts'
import { findFittingData } from './programData.ts'
import type { SpoolDraft, SpoolProgramData } from './records.ts'

/** Greatest use of a spool before its import, in mg; a ledger adds up many of these exactly. */
const MAX_USED_MG = 1_000_000_000_000

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Plans the import of spools of a file; writes nothing. */
export async function planSpools(
  trx: Transaction<DB>,
  held: Held,
  rows: readonly StoredRow[],
  isCommit: boolean,
): Promise<Plan[]> {
  const known = await findKnown(
    trx,
    held,
    'Spool',
    'filaments',
    rows.map(({ key }) => key),
  )
  const own = await findOwnSpools(trx, held, rows)
  const fitting = await findFittingData(trx, held, isCommit)
  const plans: Plan[] = []
  for (const row of rows) {
    plans.push(
      await planOrError(row, async () => {
        const { fields, usedMg } = row.draft as SpoolDraft
        const priced = { ...fields, ...priceOf(fields, held.currency) }
        requireUse(usedMg)
        const body = completeSpool(checkBody('Filaments_PostFilament', priced))
        const columns = await filamentColumns(trx, held.userId, body)
        const earlier = known.get(row.key)
        if (!earlier && own.has(row.position)) {
          const recordId = (row.draft as SpoolDraft).source?.id ?? null
          return {
            row,
            verdict: 'Same',
            reason: 'It is recorded here.',
            outcome: null,
            recordId,
            write: { kind: 'Link' },
          }
        }
        if (!earlier) {
          const chosen = held.spools.find(({ name }) => name === row.label)?.filamentId
          if (chosen) {
            const reason = 'It stands for a spool that is recorded.'
            return linkPlan(row, chosen, reason)
          }
          const { programData, createdDate } = row.draft as SpoolDraft
          const { data, reason = null } = programData ? fitting.ofSpool(programData) : {}
          const dates = datesOf(row.draft as SpoolDraft)
          const made = { ...columns, ...dates, ...(data ? { extra: data.spool.extra } : {}) }
          const write = {
            kind: 'Insert' as const,
            columns: made,
            usages: [],
            usedMg,
            spool: body,
            ...(data ? { programData: data } : {}),
          }
          const outcome = { ...body, usedMg, ...(createdDate ? { createdDate } : {}), ...(data ? shown(data) : {}) }
          return { row, verdict: 'Created', reason, outcome, recordId: null, write }
        }
        if (earlier.hash === contentHash(row.draft)) {
          return noPlan(row, 'Same', 'An earlier import has recorded it.', earlier.recordId)
        }
        return noPlan(
          row,
          'Skipped',
          'An earlier import has recorded it. Since then its stock is counted here.',
          earlier.recordId,
        )
      }),
    )
  }
  return plans
}

/** @throws Problem 400 for what no ledger can hold */
function requireUse(usedMg: number | null): void {
  if (usedMg === null || Math.abs(usedMg) <= MAX_USED_MG) return
  const bound = usedMg > 0 ? `at most ${MAX_USED_MG}` : `at least -${MAX_USED_MG}`
  throw Problem.invalid({ usedMg: [`This must be ${bound}.`] })
}

/** Data of programs for a person, by the names of the spool interface. */
function shown({ spool, type, brand }: SpoolProgramData): Fields {
  const all = {
    extra: spool.extra,
    'filament.extra': type.extra,
    'filament.external_id': type.externalId,
    'filament.color_alpha': type.colorAlpha,
    'filament.vendor.extra': brand.extra,
    'filament.vendor.external_id': brand.externalId,
  }
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => typeof value === 'string' || Object.keys(value ?? {}).length > 0),
  )
}

/** Dates of a spool that no request sets. */
function datesOf({ source, createdDate, firstUsedDate = null, lastUsedDate = null }: SpoolDraft): Columns {
  const recorded = createdDate ? { created_date: createdDate } : {}
  const own = source ? { created_date: source.createdDate, updated_date: source.updatedDate } : recorded
  return { ...own, first_used_date: firstUsedDate, last_used_date: lastUsedDate }
}

/** Positions of rows that are of the user's own spools: a list of this logbook. */
async function findOwnSpools(trx: Transaction<DB>, { userId }: Held, rows: readonly StoredRow[]): Promise<Set<number>> {
  const wanted = rows.flatMap(({ position, draft }) => {
    const { source } = draft as SpoolDraft
    return source && UUID.test(source.id) ? [{ position, id: source.id, date: source.createdDate }] : []
  })
  const { rows: found } = await sql<{ position: number }>`
    select wanted.position from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (position integer, id uuid, date timestamptz(3))
    join filaments spool on spool.user_id = ${userId} and spool.id = wanted.id and spool.created_date = wanted.date`.execute(
    trx,
  )
  return new Set(found.map(({ position }) => position))
}

/** The currency of an import, for a price without one. */
export function priceOf(
  fields: Pick<SpoolDraft['fields'], 'purchasePrice' | 'purchaseCurrency'>,
  currency: string,
): { purchaseCurrency?: string } {
  const isPriced = fields.purchasePrice !== undefined && fields.purchasePrice !== null
  return isPriced && !fields.purchaseCurrency ? { purchaseCurrency: currency } : {}
}
