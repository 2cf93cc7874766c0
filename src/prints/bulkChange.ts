import type { Transaction } from 'kysely'
import type { BulkEditPrintsDto, BulkPrintChangesDto, BulkPrintResultDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import type { Caller } from '../identity/caller.ts'
import { actorOf } from '../identity/actor.ts'
import { lockPrints, writeBulk, type BulkFields, type BulkPrint, type BulkWrite } from './bulkRows.ts'
import { recordEvents } from '../events/record.ts'
import { readOwnPrints } from './detail.ts'
import { changeName } from './events.ts'
import { isFromIntegration } from './fromIntegration.ts'
import { addFinishEvents } from './finish.ts'
import { requireReferences } from './references.ts'
import { recalculatePrints } from '../ledger/recalculate.ts'
import { changeShared, partsOf, toShared } from './shared.ts'
import { isFinished } from '../kernel/printStatus.ts'
import { shareKeyFor } from '../kernel/shareKey.ts'

/** The contract's bound. */
const MAX_TAGS = 50

/** The fields whose change counts and, on a print from an integration, is recorded as an edit; by the contract's names. */
const NAMES = [
  'status',
  'viewStatus',
  'printerId',
  'projectId',
  'plateCount',
  'partCount',
  'rating',
  'failureReason',
  'failureCategory',
  'allowComments',
  'tags',
  'shared',
] as const

/** A print before and after. */
interface Change {
  readonly before: BulkPrint
  readonly after: BulkWrite
}

/** The outcome for one print. */
interface Decision {
  readonly result: BulkPrintResultDto
  /** Present when the print must be written. */
  readonly change?: Change
}

/**
 * Makes the same change in many prints on behalf of their owner, each independently. The number of statements does not
 * grow with the number of prints.
 * @returns the outcome for each print, in the order of the request, each id once; for a dry run, the outcome that a run would have
 * @throws Problem 400 for a printer or project that is not the user's, and for changes that contradict each other
 */
export async function changePrints(
  trx: Transaction<DB>,
  caller: Caller,
  baseUrl: string,
  { ids, changes, dryRun }: BulkEditPrintsDto,
): Promise<BulkPrintResultDto[]> {
  const { userId } = caller
  requireClearTags(changes)
  const { printerId = null, projectId = null } = changes
  await requireReferences(trx, userId, { printerId, projectId }, 'changes.')
  const prints = await lockPrints(trx, userId, ids)
  const decisions = [...new Set(ids)].map((id) => decide(id, prints.get(id), changes))
  const wanted = decisions.flatMap(({ change }) => change ?? [])
  if (!dryRun && wanted.length > 0) {
    await recordChanges(trx, userId, baseUrl, wanted)
    await applyChanges(trx, caller, wanted)
  }
  return decisions.map(({ result }) => result)
}

function requireClearTags({ tags, addTags, removeTags }: BulkPrintChangesDto): void {
  const errors: Record<string, string[]> = {}
  if (tags && addTags) errors['changes.addTags'] = ['This cannot be combined with tags.']
  if (tags && removeTags) errors['changes.removeTags'] = ['This cannot be combined with tags.']
  if (addTags?.some((tag) => removeTags?.includes(tag))) {
    errors['changes.removeTags'] = ['A tag cannot be both added and removed.']
  }
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors)
}

function decide(id: number, print: BulkPrint | undefined, changes: BulkPrintChangesDto): Decision {
  if (!print) return { result: { id, outcome: 'NotFound', errors: null } }
  const fields = apply(print, changes)
  const errors = refusal(fields)
  if (errors) return { result: { id, outcome: 'Refused', errors } }
  const changed = NAMES.filter((name) => JSON.stringify(print[name]) !== JSON.stringify(fields[name]))
  if (changed.length === 0) return { result: { id, outcome: 'Unchanged', errors: null } }
  const after = { id, ...fields, editedFields: isFromIntegration(print) ? changed : [] }
  return { result: { id, outcome: 'Changed', errors: null }, change: { before: print, after } }
}

function apply(print: BulkPrint, changes: BulkPrintChangesDto): BulkFields {
  const { status = print.status, viewStatus = print.viewStatus, allowComments = print.allowComments } = changes
  const { plateCount = print.plateCount, partCount = print.partCount, rating = print.rating } = changes
  return {
    status,
    viewStatus,
    shareKey: shareKeyFor(viewStatus, print.shareKey),
    printerId: changes.printerId === undefined ? print.printerId : changes.printerId,
    // As the database spells it.
    projectId: changes.projectId === undefined ? print.projectId : (changes.projectId?.toLowerCase() ?? null),
    plateCount,
    partCount,
    rating,
    failureReason: changes.failureReason === undefined ? print.failureReason : changes.failureReason,
    failureCategory: changes.failureCategory === undefined ? print.failureCategory : changes.failureCategory,
    allowComments,
    shared: partsOf(changeShared(toShared(print.shared), changes.shared)),
    tags: changes.tags ?? changedTags(print.tags, changes),
  }
}

function changedTags(tags: readonly string[], { addTags = [], removeTags = [] }: BulkPrintChangesDto): string[] {
  const added = new Set(addTags.filter((tag) => !tags.includes(tag)))
  return [...tags.filter((tag) => !removeTags.includes(tag)), ...added]
}

/** The reasons why a print cannot have these fields; null when it can. */
function refusal({ tags }: BulkFields): Record<string, string[]> | null {
  return tags.length > MAX_TAGS ? { tags: [`A print can have at most ${MAX_TAGS} tags.`] } : null
}

async function applyChanges(trx: Transaction<DB>, caller: Caller, changes: readonly Change[]): Promise<void> {
  const { userId } = caller
  const prints = changes.map(({ after }) => after)
  await writeBulk(trx, userId, prints)
  const recalculated = changes.filter(hasOtherCosts).map(({ after }) => after.id)
  if (recalculated.length > 0) await recalculatePrints(trx, userId, recalculated, actorOf(caller))
  const finished = changes.filter(justFinished)
  const [first] = finished
  if (!first) return
  // One request gives all of them the same status.
  await addFinishEvents(
    trx,
    userId,
    first.after.status,
    finished.map(({ before }) => before),
  )
}

/** Records the events of changes that were not written yet. */
async function recordChanges(
  trx: Transaction<DB>,
  userId: number,
  baseUrl: string,
  changes: readonly Change[],
): Promise<void> {
  const ids = changes.map(({ after }) => after.id)
  const details = await readOwnPrints(trx, baseUrl, userId, ids)
  recordEvents(
    trx,
    changes.map(({ before, after }) => ({
      userId,
      name: changeName(before.status, after.status),
      recordId: after.id,
      before: details.get(after.id) ?? {},
    })),
  )
}

/** Whether the costs and stock of a print depend on a change; at any other they stay as they are. */
function hasOtherCosts({ before, after }: Change): boolean {
  return before.status !== after.status || before.printerId !== after.printerId
}

/** Whether a change finishes a print for the first time. */
function justFinished({ before, after }: Change): boolean {
  return !isFinished(before.status) && before.costCurrency === null && isFinished(after.status)
}
