import { sql, type Transaction } from 'kysely'
import type { PrintDetailDto } from '../../generated/api.d.ts'
import type { DB, PrintSource } from '../../generated/database.d.ts'
import type { Config } from '../config.ts'
import { keepFacts } from '../filaments/facts.ts'
import { Problem } from '../http/problem.ts'
import type { Caller } from '../identity/caller.ts'
import { insertImages, type NewImage } from '../images/rows.ts'
import { actorOf } from './actor.ts'
import { readOwnPrint } from './detail.ts'
import { changedFields, readPerson, toColumns, type PrintFields } from './fields.ts'
import { addFinishEvent } from './finish.ts'
import { refusingTakenExternalId } from './insert.ts'
import { isFinished, settlePrints } from './settle.ts'
import { shareKeyFor } from '../shareKey.ts'
import { replaceUsages } from './usages.ts'

/** What of an operation's context a change needs. */
interface Situation {
  readonly caller: Caller
  readonly config: Config
  readonly requireMatch: (current: unknown) => void
}

type Person = Awaited<ReturnType<typeof readPerson>>

const INTEGRATIONS: readonly PrintSource[] = ['Moonraker', 'OctoPrint']

/** Whether a print of this source may still be changed by the integration that made it. */
export function isFromIntegration(source: PrintSource): boolean {
  return INTEGRATIONS.includes(source)
}

/**
 * Changes a print by its owner's hand. What changed on a print that an integration made is remembered, so that integrations leave it alone.
 * @param change gives the print as it is to be
 * @param images are added to its pictures, as long as there is room
 * @returns the print as it is then
 * @throws Problem 404, 412, 409 for a taken external id, 400 for what cannot be stored
 */
export async function changePrint(
  trx: Transaction<DB>,
  id: number,
  { caller, config, requireMatch }: Situation,
  change: (current: PrintDetailDto, person: Person) => PrintFields,
  images: readonly NewImage[] = [],
): Promise<PrintDetailDto> {
  const { userId } = caller
  const wasFinished = await lockPrint(trx, userId, id)
  const before = await readPrint(trx, config, userId, id)
  requireMatch(before)
  const person = await readPerson(trx, userId)
  const fields = change(before, person)
  const columns = await toColumns(trx, userId, fields, person.time_zone)
  const shareKey = shareKeyFor(fields.viewStatus, before.shareKey)
  await refusingTakenExternalId(
    trx
      .updateTable('prints')
      .set({ ...columns, share_key: shareKey, updated_date: sql`now()` })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute(),
  )
  if (fields.filamentUsage) await replaceUsages(trx, userId, id, fields.filamentUsage)
  if (images.length > 0) await insertImages(trx, userId, { printId: id }, images, before.images.length)
  await settlePrints(trx, userId, [id], actorOf(caller))
  const after = await readPrint(trx, config, userId, id)
  if (isFromIntegration(after.source)) await rememberEdits(trx, userId, id, changedFields(before, after))
  if (!wasFinished && isFinished(after.status)) await addFinishEvent(trx, userId, after)
  return after
}

/**
 * Keeps others from changing a print until the transaction ends.
 * @returns whether the print ever was finished: its cost currency is fixed then
 * @throws Problem 404 when the print is not this user's
 */
export async function lockPrint(trx: Transaction<DB>, userId: number, id: number): Promise<boolean> {
  await keepFacts(trx, userId)
  const print = await trx
    .selectFrom('prints')
    .select(['status', 'cost_currency'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!print) throw Problem.notFound('print')
  return isFinished(print.status) || print.cost_currency !== null
}

async function readPrint(trx: Transaction<DB>, config: Config, userId: number, id: number): Promise<PrintDetailDto> {
  const print = await readOwnPrint(trx, config.baseUrl, userId, id)
  if (!print) throw Problem.notFound('print')
  return print
}

async function rememberEdits(
  trx: Transaction<DB>,
  userId: number,
  id: number,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  await trx
    .updateTable('prints')
    .set({ edited_fields: sql`array(select distinct unnest(edited_fields || ${[...names]}::text[]) order by 1)` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}
