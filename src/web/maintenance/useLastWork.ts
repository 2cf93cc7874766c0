import type { Schemas } from '../api.ts'
import { fetchCompletedMaintenance } from '../fetchAll.ts'
import { useQuery, type QueryResult } from '../useQuery.ts'

type Entry = Schemas['MaintenanceEntryDto']

/** When work of a category was last done on a printer. */
export type LastWork = ReadonlyMap<string, string>

/** Reads when each kind of work was last done, on one printer or on all. */
export function useLastWork(printerId?: number): QueryResult<LastWork> {
  return useQuery(
    async (signal) => {
      const { data, error, response } = await fetchCompletedMaintenance(printerId, signal)
      return data ? { data: lastWorkOf(data), response } : { error, response }
    },
    [printerId],
    { kinds: ['maintenance'] },
  )
}

/**
 * Finds out when each kind of work was last done.
 * @param completed completed work, the newest first
 */
export function lastWorkOf(completed: readonly Entry[]): LastWork {
  // The first of each kind stays.
  return new Map(completed.toReversed().map((entry) => [kindOf(entry), entry.date]))
}

/** Moment from which planned work counts: its own date or, if later, when work of its category was last done. */
export function countedSince(entry: Entry, lastWork: LastWork): string {
  const last = lastWork.get(kindOf(entry))
  return last !== undefined && Date.parse(last) > Date.parse(entry.date) ? last : entry.date
}

/** Categories count in any case and without white space around them. */
function kindOf({ printerId, category }: Entry): string {
  return `${printerId} ${category.trim().toLowerCase()}`
}
