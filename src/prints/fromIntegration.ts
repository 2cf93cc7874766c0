import { sql } from 'kysely'
import type { PrintSource } from '../../generated/database.d.ts'

const INTEGRATIONS: readonly PrintSource[] = ['Moonraker', 'OctoPrint']

/** Whether events have started or finished a print, as a column. */
export const hasEvents = sql<boolean>`num_nonnulls(start_event_key, finish_event_key) > 0`

/** A print, as far as it matters who may change it. */
interface Recorded {
  readonly source: PrintSource
  readonly hasEvents: boolean
}

/** Whether a print may still be changed by the integration that made it. Programs with an API key record prints with events or without. */
export function isFromIntegration(print: Recorded): boolean {
  return INTEGRATIONS.includes(print.source) || (print.source === 'ApiKey' && print.hasEvents)
}
