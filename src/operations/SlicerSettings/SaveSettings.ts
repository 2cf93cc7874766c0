import type { Operation } from '../../contract/operation.ts'
import { saveSettings } from '../../slicerSettings/record.ts'

/** Whoever saves them, the settings belong to the first signed-in user who retrieves them. */
export const handle: Operation<'SlicerSettings_SaveSettings'> = async (_request, { db, bodyText }) => {
  if (bodyText === null) throw new Error('The pipeline reads every body of this operation as JSON.')
  return { status: 200, body: { newSettingId: await saveSettings(db, bodyText) } }
}
