import type { Operation } from '../../contract/operation.ts'
import { actorOf } from '../../identity/actor.ts'
import { detectFormat, insertImport } from '../../imports/upload.ts'
import { Problem } from '../../kernel/problem.ts'

export const handle: Operation<'Imports_PostImport'> = async (
  _request,
  { caller, config, importQueue, quotas, transaction, upload },
) => {
  if (!upload) throw new Error('The pipeline streams the file of every body of this operation.')
  const { importBytes, importDays } = config.storage
  if (upload.bytes > importBytes) {
    throw new Problem('content-too-large', `The file can have at most ${importBytes} bytes.`)
  }
  const { userId } = caller
  const format = await detectFormat(importQueue, userId, upload.path)
  return transaction(async (trx) => {
    const body = await insertImport(trx, quotas, userId, upload, format, actorOf(caller), importDays)
    return { status: 202, body, headers: { Location: `/api/Imports/${body.id}` } }
  })
}
