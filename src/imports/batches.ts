import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { lockPricingShared } from '../ledger/pricingLock.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { isRestored, RESTORATIONS } from './archive/kinds.ts'
import { plannedAdditions, storeAdditions } from './additions.ts'
import { addVerdicts, type KindCounts } from './counts.ts'
import { withRecordedChoices } from './choices.ts'
import { recordImport } from './events.ts'
import { planForeign, writeForeign } from './foreign.ts'
import { enterState, storeProgress, type Held } from './hold.ts'
import { noPlan, type Plan, type WrittenPlan } from './plan.ts'
import {
  IMAGE_BATCH,
  isExactFormat,
  leadingKind,
  measureBatch,
  planOwn,
  prepareBatch,
  writeOwn,
} from './restore/batch.ts'
import type { ImageSizes } from './restore/imageRoom.ts'
import { countFixed, forgetPlans, readRows, rememberRecords, storePlans } from './rows.ts'
import type { ImportRun, ImportServices } from './run.ts'
import { deleteParts, type ImportedFile } from './storedFile.ts'

/** Rows of one transaction. */
const BATCH = 500

/**
 * Does a dry run or a commit batch by batch.
 * @throws LostImport, also for a file whose images cannot be read
 */
export async function doBatches(run: ImportRun, isCommit: boolean): Promise<void> {
  const { held, services } = run
  await run.withFile(async (file) => {
    const isExact = isExactFormat(held.format)
    // One that has just been read begins.
    let done: number | null = held.state === 'Reading' ? 0 : held.doneCount
    while (done !== null) {
      const images: ImageSizes | null = isExact ? await prepare(run, file, done, isCommit) : null
      done = await run.step((trx, now) => doBatch(trx, services, now, isCommit, images))
    }
  })
}

/** Reads the images of the next batch, where that must not wait for its transaction. */
function prepare(
  { held, services }: ImportRun,
  file: ImportedFile,
  done: number,
  isCommit: boolean,
): Promise<ImageSizes | null> {
  return isCommit
    ? prepareBatch(services.db, services.store, held, file, done)
    : measureBatch(services, held, file, done)
}

/** Does one batch of a dry run or a commit. Returns its end; null when it was the last one. */
async function doBatch(
  trx: Transaction<DB>,
  { quotas, storage }: ImportServices,
  now: Held,
  isCommit: boolean,
  images: ImageSizes | null,
): Promise<number | null> {
  if (isCommit) await lockCommits(trx, now)
  const held = await withRecordedChoices(trx, now)
  const isFirst = held.doneCount === 0
  const kinds = isFirst ? await (isCommit ? countFixed(trx, held.userId, held.id) : forgetPlans(trx, held)) : held.kinds
  const found = await readRows(trx, held, held.doneCount, images === null ? BATCH : IMAGE_BATCH)
  const { rows, end } = leadingKind(found.rows)
  const planned = isExactFormat(held.format)
    ? await planOwn(trx, quotas, held, rows, isCommit, images)
    : await planForeign(trx, quotas, held, rows, isCommit)
  const plans = await boundPlans(trx, quotas, held, planned, isCommit ? {} : kinds)
  const written = isCommit ? await write(trx, held, plans, quotas, images) : plans
  if (!isCommit) await storeAdditions(trx, held, plans.flatMap(plannedAdditions))
  await storePlans(trx, held, written, isCommit)
  const last = end ?? found.last
  const verdicts = written.map(({ row: { kind }, verdict }) => ({ kind, verdict, count: 1 }))
  await storeProgress(trx, held, last, addVerdicts(kinds, verdicts))
  if (last < held.rowCount) return last
  await enterState(trx, held, isCommit ? 'Committed' : 'Ready')
  if (isCommit) await deleteParts(trx, held)
  await recordImport(trx, held, isCommit ? 'import.committed' : 'import.ready', storage.importDays)
  return null
}

/**
 * Lets the commits of one user wait for each other, so that each knows what the others have made: two imports of the same file would
 * make its records twice. The lock of the user's pricing comes before all others.
 */
async function lockCommits(trx: Transaction<DB>, { userId }: Held): Promise<void> {
  await lockPricingShared(trx, userId)
  await sql`select pg_advisory_xact_lock(hashtextextended('import commits', ${userId}))`.execute(trx)
}

/** Plans, without new records beyond the bounds of their user. */
async function boundPlans(
  trx: Transaction<DB>,
  quotas: Quotas,
  { userId }: Held,
  plans: readonly Plan[],
  earlier: KindCounts,
): Promise<Plan[]> {
  const bounded = [...plans]
  for (const [kind, ofKind] of Map.groupBy(plans, ({ row }) => row.kind)) {
    const wanted = ofKind.filter(({ verdict }) => verdict === 'Created')
    const before = earlier[kind]?.created ?? 0
    for (const name of isRestored(kind) && wanted.length > 0 ? RESTORATIONS[kind].quotas : []) {
      const room = await quotas.roomFor(trx, userId, name, before + wanted.length)
      for (const plan of wanted.slice(Math.max(0, room.count - before))) {
        bounded[plans.indexOf(plan)] = noPlan(plan.row, 'Error', room.sentence)
      }
    }
  }
  return bounded
}

async function write(
  trx: Transaction<DB>,
  held: Held,
  plans: readonly Plan[],
  quotas: Quotas,
  images: ImageSizes | null,
): Promise<readonly WrittenPlan[]> {
  const written = isExactFormat(held.format)
    ? await writeOwn(trx, held, plans, images)
    : await writeForeign(trx, held, plans, quotas)
  const remembered = written.flatMap((plan) => {
    const id = plan.madeId ?? (plan.write === null ? null : plan.recordId)
    return id === null ? [] : [{ row: plan.row, id, date: plan.madeDate }]
  })
  await rememberRecords(trx, held, remembered)
  return written
}
