import { sql, type Transaction } from 'kysely'
import type { PrintDetailDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import type { Config } from '../config/config.ts'
import { lockPricingShared } from '../ledger/pricingLock.ts'
import { Problem } from '../kernel/problem.ts'
import type { WriteContext } from '../identity/writeContext.ts'
import { addDeviceImages } from '../images/deviceImages.ts'
import { MAX_IMAGES } from '../images/rows.ts'
import type { ImageServices } from '../images/uploads.ts'
import { actorOf } from '../identity/actor.ts'
import { readOwnPrint } from './detail.ts'
import { changedFields, readOwnerSettings, printColumns, type OwnerSettings, type PrintFields } from './fields.ts'
import { recordPrintChange } from './events.ts'
import { addFinishEvent } from './finish.ts'
import { refusingTakenExternalId } from './insert.ts'
import { copyStartDate, recalculatePrints } from '../ledger/recalculate.ts'
import { isFinished } from '../kernel/printStatus.ts'
import type { Attachment } from '../slicerSettings/attach.ts'
import { shareKeyFor } from '../kernel/shareKey.ts'
import { deleteMainSettings, saveMainSettings } from './settings.ts'
import { hasEvents, isFromIntegration } from './fromIntegration.ts'
import { replaceUsages } from './usages.ts'

interface PrintWriteContext extends WriteContext, Pick<ImageServices, 'quotas' | 'log'> {
  readonly config: Config
}

const NO_ATTACHMENT: Attachment = { images: [], settings: null }
/** Fields besides the material that costs and stock depend on (docs/domain.md, "Costs"). */
const COST_FIELDS = [
  'status',
  'printerId',
  'estimatedPrintTimeInSeconds',
  'printTimeInSeconds',
  'measuredEnergyWh',
] as const satisfies readonly (keyof PrintFields)[]

/**
 * Applies its owner's changes to a print. Fields changed on a print that an integration made are recorded, so that integrations leave them alone.
 * @param change returns the fields after the change
 * @param attachment parts of the slicer settings that the change names; its images are added as long as there is room
 * @returns the print as it is then
 * @throws Problem 404, 412, 409 for a taken external id and for slicer settings that the user has no room for, 400 for what cannot be stored
 */
export async function changePrint(
  trx: Transaction<DB>,
  id: number,
  context: PrintWriteContext,
  change: (current: PrintDetailDto, owner: OwnerSettings) => PrintFields,
  { images, settings }: Attachment = NO_ATTACHMENT,
): Promise<PrintDetailDto> {
  const { caller, config, requireMatch, quotas } = context
  const { userId } = caller
  const locked = await lockPrint(trx, userId, id)
  const before = await readPrint(trx, config, userId, id)
  requireMatch(before)
  const owner = await readOwnerSettings(trx, userId)
  const fields = change(before, owner)
  const { slicerSettingsId } = fields
  const isNew = slicerSettingsId !== before.slicerSettingsId
  const written = { ...fields, slicerSettingsId: isNew ? slicerSettingsId : undefined }
  const columns = await printColumns(trx, quotas, userId, written, owner.time_zone)
  const shareKey = shareKeyFor(fields.viewStatus, before.shareKey)
  await refusingTakenExternalId(
    trx
      .updateTable('prints')
      .set({ ...columns, share_key: shareKey, updated_date: sql`now()` })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute(),
  )
  const hasOtherUsages = fields.filamentUsage ? await replaceUsages(trx, userId, id, fields.filamentUsage) : false
  if (slicerSettingsId && settings) {
    await saveMainSettings(trx, userId, slicerSettingsId, settings, sql<boolean>`id = ${id}`)
  } else if (slicerSettingsId === null && isNew) await deleteMainSettings(trx, userId, id)
  await addDeviceImages(trx, context, userId, { printId: id }, images, MAX_IMAGES - before.images.length)
  if (hasOtherUsages || hasOtherCosts(before, fields)) {
    await recalculatePrints(trx, userId, [id], actorOf(caller))
  } else if (fields.startDate !== before.startDate) await copyStartDate(trx, userId, id)
  const after = await readPrint(trx, config, userId, id)
  if (isFromIntegration({ ...locked, source: after.source }))
    await rememberEdits(trx, userId, id, changedFields(before, after))
  if (!locked.wasFinished && isFinished(after.status)) await addFinishEvent(trx, userId, after)
  recordPrintChange(trx, userId, before, after)
  return after
}

/**
 * Whether the costs and stock of a print, besides its material, depend on a change. At any other change they stay as they are: the
 * prices behind the costs of a print that was imported from a list are unknown, so its costs cannot be calculated again.
 */
function hasOtherCosts(before: PrintDetailDto, after: PrintFields): boolean {
  return COST_FIELDS.some((name) => before[name] !== after[name])
}

/**
 * Keeps others from changing a print until the transaction ends.
 * @returns whether the print ever was finished: its cost currency is fixed then; and whether events have started or finished it
 * @throws Problem 404 when the print is not this user's
 */
export async function lockPrint(
  trx: Transaction<DB>,
  userId: number,
  id: number,
): Promise<{ readonly wasFinished: boolean; readonly hasEvents: boolean }> {
  await lockPricingShared(trx, userId)
  const print = await trx
    .selectFrom('prints')
    .select(['status', 'cost_currency', hasEvents.as('hasEvents')])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!print) throw Problem.notFound('print')
  return { wasFinished: isFinished(print.status) || print.cost_currency !== null, hasEvents: print.hasEvents }
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
