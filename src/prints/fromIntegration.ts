import { sql } from 'kysely'
import type { PrintSource } from '../../generated/database.d.ts'

const INTEGRATIONS: readonly PrintSource[] = ['Moonraker', 'OctoPrint']

/** Whether events have started or finished a print, or it was closed without a finish, which may still come; as a column. */
export const hasEvents = sql<boolean>`num_nonnulls(start_event_key, finish_event_key, closed_date) > 0`

/** A print, as far as it matters who may change it. */
interface Recorded {
  readonly source: PrintSource
  readonly hasEvents: boolean
}

/** Whether an integration may still change a print: one that it made, or whose events were found to be about it. */
export function isFromIntegration(print: Recorded): boolean {
  return print.hasEvents || INTEGRATIONS.includes(print.source)
}
