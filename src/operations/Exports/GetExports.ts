import type { Operation } from '../../contract/operation.ts'
import { selectExports, toExport } from '../../exports/detail.ts'
import { ArchiveLinks } from '../../exports/links.ts'
import { storedArchives } from '../../quotas/bytes.ts'

export const handle: Operation<'Exports_GetExports'> = async (_request, { db, caller, config, now, page }) => {
  const { userId } = caller
  const rows = await selectExports(db, userId)
    .orderBy('created_date', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const services = { baseUrl: config.baseUrl, links: new ArchiveLinks(config.sessionSecret), now: now() }
  const items = rows.map((row) => toExport(row, services))
  return page.reply(items, await storedArchives(db, userId))
}
