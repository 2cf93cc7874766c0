import type { Operation } from '../../contract/operation.ts'
import { findArchive } from '../../exports/download.ts'
import { ArchiveLinks } from '../../exports/links.ts'
import { archiveBody } from '../../responses/archiveResponse.ts'

export const handle: Operation<'Exports_GetArchive'> = async (
  { path, query },
  { db, caller, config, head, now, store },
) => {
  const links = new ArchiveLinks(config.sessionSecret)
  const archive = await findArchive(db, path.id, caller?.userId ?? null, query, links, now())
  return { status: 200, body: await archiveBody(head, archive, store) }
}
