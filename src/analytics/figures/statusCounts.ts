import type { PrintStatus, StatusCountsDto } from '../../../generated/api.d.ts'

const STATUS_MEMBERS = {
  Pending: 'pending',
  Printing: 'printing',
  Success: 'success',
  PartialSuccess: 'partialSuccess',
  Failed: 'failed',
  Cancelled: 'cancelled',
} as const satisfies Record<PrintStatus, keyof StatusCountsDto>

/** Counts that are all zero. */
export function emptyStatusCounts(): StatusCountsDto {
  return { pending: 0, printing: 0, success: 0, partialSuccess: 0, failed: 0, cancelled: 0 }
}

/** Adds a number of prints with a status to the counts. */
export function addStatus(counts: StatusCountsDto, status: PrintStatus, prints: number): void {
  counts[STATUS_MEMBERS[status]] += prints
}
