import type { Operation } from '../../contract/operation.ts'
import { findArchive, ownerOfLink } from '../../exports/download.ts'
import { ArchiveLinks } from '../../exports/links.ts'
import { archiveBody } from '../../responses/archiveResponse.ts'

export const handle: Operation<'Exports_GetArchive'> = async (
  { path, query },
  { db, caller, config, head, now, store },
) => {
  const links = new ArchiveLinks(config.sessionSecret)
  // A link wins over credentials: it was made for anyone who has it.
  const userId = ownerOfLink(links, path.id, query, now()) ?? caller?.userId ?? null
  const archive = await findArchive(db, userId, path.id, now())
  return { status: 200, body: await archiveBody(head, archive, store) }
}
