import type { SlicerSetting } from '../../../generated/api.d.ts'
import type { Operation } from '../../contract/operation.ts'
import { inTransaction } from '../../database/transaction.ts'
import { Problem } from '../../kernel/problem.ts'
import { JsonBytes } from '../../kernel/jsonText.ts'
import { claimSettings, findSettings, selectBody } from '../../slicerSettings/record.ts'

export const handle: Operation<'SlicerSettings_GetSettings'> = async (
  { query: { id } },
  { db, caller: { userId }, isHead, offload, quotas, countSettingsBytes },
) => {
  const record = await findSettings(db, id)
  if (!record) throw Problem.notFound('settings record')
  // Before the record is claimed, so that a refusal changes nothing.
  await countSettingsBytes(record.bytes)
  // HEAD has no effect: its response is as if the caller became the owner.
  const claim = () => (isHead ? userId : inTransaction(db, (trx) => claimSettings(trx, quotas, userId, id)))
  const owner = record.userId ?? (await claim())
  if (owner === null) throw Problem.notFound('settings record')
  if (owner !== userId) {
    throw new Problem('forbidden', 'Another user has retrieved these settings before.')
  }
  const { createdDate, bytes: size } = record
  const { bytes } = await offload('storedSettings', { id, createdDate, userId, statement: selectBody(db, id) }, size)
  return { status: 200, body: JsonBytes.of<SlicerSetting>(bytes) }
}
