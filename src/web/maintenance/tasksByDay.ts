import type { Schemas } from '../api.ts'
import { toLocalTime } from '../localTime.ts'
import { countedSince, type LastWork } from './useLastWork.ts'

type Entry = Schemas['MaintenanceEntryDto']

const DAY_MS = 86_400_000

/** Groups work by the day on which it was done or is due, in a time zone. Work that is due after prints or hours has no day. */
export function tasksByDay(
  entries: readonly Entry[],
  lastWork: LastWork,
  timeZone: string,
): ReadonlyMap<string, readonly Entry[]> {
  const dated = entries.flatMap((entry) => {
    const date = entry.done ? entry.date : dueDateOf(entry, lastWork)
    return date === null ? [] : [{ entry, day: toLocalTime(date, timeZone).slice(0, 10) }]
  })
  return new Map(
    [...Map.groupBy(dated, ({ day }) => day)].map(([day, tasks]) => [day, tasks.map(({ entry }) => entry)]),
  )
}

/** When planned work is due: on its date or after its days, the earlier of both. */
function dueDateOf(entry: Entry, lastWork: LastWork): string | null {
  const { dueDate, dueAfterDays } = entry
  if (dueAfterDays === null) return dueDate
  const after = new Date(Date.parse(countedSince(entry, lastWork)) + dueAfterDays * DAY_MS).toISOString()
  return dueDate !== null && dueDate < after ? dueDate : after
}
