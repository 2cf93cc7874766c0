import type { Reader } from '../database/reader.ts'

/** Selects a user's connections without their keys, as the contract names their properties. */
export function selectConnections(db: Reader, userId: number) {
  return db
    .selectFrom('spool_connections')
    .where('user_id', '=', userId)
    .select([
      'id',
      'name',
      'printer_id as printerId',
      'key_hint as keyHint',
      'client_name as clientName',
      'created_date as createdDate',
      'last_used_date as lastUsedDate',
    ])
}
