import type { Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { completeSpool } from '../filaments/create.ts'
import { filamentColumns } from '../filaments/fields.ts'
import { checkBody } from './check.ts'
import type { Held } from './hold.ts'
import { contentHash, findKnown, noPlan, planOrError, type Plan, type StoredRow } from './plan.ts'
import type { SpoolDraft } from './records.ts'

/** Plans what becomes of spools of a file; writes nothing. */
export async function planSpools(trx: Transaction<DB>, held: Held, rows: readonly StoredRow[]): Promise<Plan[]> {
  const known = await findKnown(
    trx,
    held,
    'Spool',
    'filaments',
    rows.map(({ key }) => key),
  )
  const plans: Plan[] = []
  for (const row of rows) {
    plans.push(
      await planOrError(row, async () => {
        const { fields, usedMg } = row.draft as SpoolDraft
        const priced = { ...fields, ...priceOf(fields, held.currency) }
        const body = completeSpool(checkBody('Filaments_PostFilament', priced))
        const columns = await filamentColumns(trx, held.userId, body)
        const earlier = known.get(row.key)
        if (!earlier) {
          const chosen = held.spools.find(({ name }) => name === row.label)?.filamentId
          if (chosen) {
            const reason = 'It stands for a spool that is recorded.'
            return { row, verdict: 'Same', reason, outcome: null, recordId: chosen, write: { kind: 'Link' } }
          }
          const write = { kind: 'Insert' as const, columns, usages: [], usedMg, spool: body }
          return { row, verdict: 'Created', reason: null, outcome: { ...body, usedMg }, recordId: null, write }
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

function priceOf(fields: SpoolDraft['fields'], currency: string): { purchaseCurrency?: string } {
  const isPriced = fields.purchasePrice !== undefined && fields.purchasePrice !== null
  return isPriced && !fields.purchaseCurrency ? { purchaseCurrency: currency } : {}
}
