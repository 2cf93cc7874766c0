import { sql, type Transaction } from 'kysely'
import type { DB, PrintStatus } from '../../generated/database.d.ts'
import type { DeviceEvent } from './deviceEvent.ts'
import { NO_FINISH, type FilePrint } from './matching.ts'
import { OPEN } from '../kernel/printStatus.ts'

/** More than ever wait or come again at once; keeps the work of one event bounded. */
const LIMIT = 200

/** A print of the file that an event is about. */
export interface StoredPrint extends FilePrint {
  readonly title: string
  readonly status: PrintStatus
  readonly failureReason: string | null
  readonly printSeconds: number | null
  readonly estimatedSeconds: number | null
  readonly editedFields: readonly string[]
}

/** The prints of the event's printer and file, newest first. A file is known by its hash, else by its base name. */
export async function findCandidatePrints(
  trx: Transaction<DB>,
  userId: number,
  printerId: number,
  event: DeviceEvent,
): Promise<StoredPrint[]> {
  const { fileHash, fileName } = event
  const rows = await trx
    .selectFrom('prints')
    .select([
      'id',
      'title',
      'status',
      'start_date as startDate',
      'end_date as endDate',
      'failure_reason as failureReason',
      'print_time_in_seconds as printSeconds',
      'estimated_print_time_in_seconds as estimatedSeconds',
      'edited_fields as editedFields',
      sql<string | null>`encode(start_event_key, 'hex')`.as('startKey'),
      sql<string | null>`encode(finish_event_key, 'hex')`.as('finishKey'),
    ])
    .where('user_id', '=', userId)
    .where('printer_id', '=', printerId)
    .where((where) =>
      where.or([
        where('status', 'in', OPEN),
        where('start_event_key', 'is not', null),
        where('finish_event_key', 'is not', null),
      ]),
    )
    .where(
      sql<boolean>`case
        when file_hash is not null and ${fileHash}::text is not null then file_hash = ${fileHash}
        else regexp_replace(file_name, '^.*[/\\\\]', '') is not distinct from ${fileName}::text
      end`,
    )
    .orderBy('logged_date', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .forUpdate()
    .execute()
  return rows.map((row) => ({ ...row, isOpen: OPEN.includes(row.status) }))
}

/** Whether an event may set the status: it only moves a print forward, and what the owner decided stays. */
export function mayFinish({ isOpen, status, failureReason, editedFields }: StoredPrint): boolean {
  if (editedFields.includes('status')) return false
  return isOpen || (status === 'Cancelled' && failureReason === NO_FINISH)
}
