import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { planFields, writeFields } from './additionalFields.ts'
import type { Held } from './hold.ts'
import type { Plan, StoredRow, WrittenPlan } from './plan.ts'
import { planAdditions } from './planAdditions.ts'
import { planBrands, planFilamentTypes } from './planCatalog.ts'
import { planPrints } from './planPrints.ts'
import { planSpools } from './planSpools.ts'
import { writeImportedPrints, writeImportedSpools } from './write.ts'
import { writeBrands, writeFilamentTypes } from './writeCatalog.ts'

/** Plans the import of rows of another program that are of one kind; writes nothing. */
export async function planForeign(
  trx: Transaction<DB>,
  quotas: Quotas,
  held: Held,
  rows: readonly StoredRow[],
  isCommit: boolean,
): Promise<Plan[]> {
  const kind = rows[0]?.kind
  if (kind === undefined) return []
  if (kind === 'Print') return withLosses(await planPrints(trx, quotas, held, rows, isCommit))
  if (kind === 'Settings') return planFields(trx, held, rows, isCommit)
  const plan = kind === 'Brand' ? planBrands : kind === 'FilamentType' ? planFilamentTypes : planSpools
  return withLosses(await planAdditions(trx, quotas, held, await plan(trx, held, rows, isCommit), isCommit))
}

/** Plans that say which values of the file their new records do not have. */
function withLosses(plans: readonly Plan[]): Plan[] {
  return plans.map((plan) => {
    const { draft } = plan.row
    if (plan.verdict !== 'Created' || !('losses' in draft)) return plan
    return { ...plan, reason: [plan.reason, draft.losses].filter((sentence) => sentence !== null).join(' ') }
  })
}

/** Writes the records of plans of another program that are of one kind. */
export async function writeForeign(
  trx: Transaction<DB>,
  held: Held,
  plans: readonly Plan[],
  quotas: Quotas,
): Promise<readonly WrittenPlan[]> {
  const kind = plans[0]?.row.kind
  if (kind === 'Brand') return writeBrands(trx, held, plans)
  if (kind === 'FilamentType') return writeFilamentTypes(trx, held, plans, quotas)
  if (kind === 'Spool') return writeImportedSpools(trx, held, plans, quotas)
  if (kind === 'Print') return writeImportedPrints(trx, held, plans)
  await writeFields(trx, held, plans)
  return plans
}
