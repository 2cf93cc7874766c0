import type { Operation } from '../../contract/operation.ts'
import { insertSettings } from '../../slicerSettings/record.ts'

/** Settings belong to the first signed-in user who retrieves them, regardless of who saved them. */
export const handle: Operation<'SlicerSettings_SaveSettings'> = async (
  { body },
  { address, bodyBytes, db, quotas, offload },
) => {
  if (bodyBytes === null) throw new Error('The pipeline reads every body of this operation as JSON.')
  await quotas.addUnclaimedSettings(db, address, bodyBytes.byteLength)
  const size = bodyBytes.byteLength
  const statement = insertSettings(db, { outline: { ...body }, body: bodyBytes })
  return { status: 200, body: { newSettingId: await offload('saveSettings', statement, size) } }
}
