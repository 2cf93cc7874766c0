import type { StorageDto } from '../../generated/api.d.ts'
import type { StorageLimits } from '../config/storageLimits.ts'
import { imageBytes, importPartBytes, replyBytes, settingsBytes, storedArchiveBytes, storedArchives } from './bytes.ts'
import { countRows, ROW_KINDS, type RowKindName } from './rows.ts'
import type { Reader } from '../database/reader.ts'

/** Reads a user's usage of each bound; sums and counts come from index-only scans. */
export async function readUsage(db: Reader, userId: number, limits: StorageLimits): Promise<StorageDto> {
  const rows = async (name: RowKindName) => {
    const kind = ROW_KINDS[name]
    return { used: await countRows(db, userId, kind), allowed: limits[kind.limit] }
  }
  return {
    slicerSettingsBytes: { used: await settingsBytes(db, userId), allowed: limits.settingsBytes },
    pictureBytes: { used: await imageBytes(db, userId), allowed: limits.pictureBytes },
    idempotencyBytes: { used: await replyBytes(db, userId), allowed: limits.idempotencyBytes },
    prints: await rows('prints'),
    filaments: await rows('filaments'),
    filamentTypes: await rows('filamentTypes'),
    brands: await rows('brands'),
    printers: await rows('printers'),
    projects: await rows('projects'),
    maintenanceEntries: await rows('maintenanceEntries'),
    comments: await rows('comments'),
    writtenComments: await rows('writtenComments'),
    apiKeys: await rows('apiKeys'),
    spoolConnections: await rows('spoolConnections'),
    webhooks: await rows('webhooks'),
    // Too many are not refused: the oldest are deleted.
    webhookDeliveries: {
      used: await countRows(db, userId, { table: 'webhook_deliveries' }),
      allowed: limits.webhookDeliveries,
    },
    exports: { used: await storedArchives(db, userId), allowed: limits.exports },
    exportBytes: { used: await storedArchiveBytes(db, userId), allowed: limits.exportBytes },
    imports: await rows('imports'),
    importBytes: { used: await importPartBytes(db, userId), allowed: limits.importBytesInAll },
  }
}
