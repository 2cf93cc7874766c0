import type { Failure } from '../api.ts'
import { fetchAllPrinters } from '../fetchAll.ts'
import { useDates } from '../format.ts'
import type { OverlayProps } from '../overlayName.ts'
import { useDelayed } from '../useDelayed.ts'
import { useQuery } from '../useQuery.ts'
import { findPrinters, findRecords } from './findRecords.ts'
import { groupHits } from './groupHits.ts'
import type { HitGroup } from './HitList.tsx'
import { findPlaces } from './places.ts'
import { readVisited } from './visited.ts'

/** Pause in typing after which records are looked for. */
const PAUSE_MS = 200

/** Hits of a text, in groups. */
export interface FoundHits {
  readonly groups: readonly HitGroup[]
  /** Whether records are still being looked for. */
  readonly isSearching: boolean
  /** Why some records could not be looked for. */
  readonly failure: Failure | null
  readonly retry: () => void
}

/**
 * Finds pages, actions and records by a text.
 * @param wanted text without white space around it; recent choices are found as long as it is empty
 * @param onOpen opens another dialog
 */
export function useFoundHits(userId: number, wanted: string, onOpen: OverlayProps['onOpen']): FoundHits {
  const { date } = useDates()
  const sought = useDelayed(wanted, PAUSE_MS)
  // oxlint-disable-next-line react/exhaustive-deps -- the same function of the same time zone
  const records = useQuery((signal) => findRecords(sought, date, signal), [sought])
  const printers = useQuery(fetchAllPrinters, [])
  // Until the records for this text are here, those for the text before stay: the list does not flicker.
  const found = wanted === '' ? [] : [...(records.data?.hits ?? []), ...findPrinters(printers.data ?? [], wanted)]
  return {
    groups: groupHits(wanted, readVisited(userId), findPlaces(wanted, onOpen), found),
    isSearching: records.data?.text !== wanted && records.failure === null,
    failure: records.failure ?? records.data?.failure ?? printers.failure,
    retry: () => {
      records.reload()
      printers.reload()
    },
  }
}
