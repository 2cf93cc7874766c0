import type { Operation } from '../../contract/operation.ts'
import { readExportRow, toExport } from '../../exports/detail.ts'
import { ArchiveLinks } from '../../exports/links.ts'

export const handle: Operation<'Exports_GetExport'> = async ({ path }, { db, caller, config, now }) => {
  const row = await readExportRow(db, caller.userId, path.id)
  const services = { baseUrl: config.baseUrl, links: new ArchiveLinks(config.sessionSecret), now: now() }
  return { status: 200, body: toExport(row, services) }
}
