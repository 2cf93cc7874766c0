import type { SlicerSetting } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { Problem } from '../../http/problem.ts'
import { JsonText } from '../../http/reply.ts'
import { settingsAnswer } from '../../slicerSettings/answer.ts'
import { claimSettings, findSettings } from '../../slicerSettings/record.ts'

export const handle: Operation<'SlicerSettings_GetSettings'> = async (
  { query: { id } },
  { db, caller: { userId }, isHead, now },
) => {
  const claimed = isHead ? null : await claimSettings(db, userId, id, now())
  const record = claimed ?? (await findSettings(db, id))
  if (!record) throw Problem.notFound('settings record')
  if (record.userId !== null && record.userId !== userId) {
    throw new Problem('forbidden', 'Another user has retrieved these settings before.')
  }
  return { status: 200, body: JsonText.of<SlicerSetting>(settingsAnswer(record, userId)) }
}
