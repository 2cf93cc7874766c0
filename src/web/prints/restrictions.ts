import type { Schemas } from '../api.ts'
import { statusTitles } from '../components/StatusBadge.tsx'
import { given } from '../given.ts'

/** Names in the address of what restricts prints to some, on the pages of prints and of analytics. */
export const restrictionNames = ['printerIds', 'filamentIds', 'projectIds', 'statuses'] as const

/** Which prints the address asks for; what is not there does not restrict. */
export interface Restrictions {
  readonly printerIds?: number[]
  readonly filamentIds?: string[]
  readonly projectIds?: string[]
  readonly statuses?: Schemas['PrintStatus'][]
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads them; what makes no sense there is as if it were not there. */
export function readRestrictions(params: URLSearchParams): Restrictions {
  const read = (name: (typeof restrictionNames)[number]) => [...new Set(params.getAll(name))]
  const isStatus = (text: string): text is Schemas['PrintStatus'] => Object.hasOwn(statusTitles, text)
  const some = <Value>(values: Value[]) => (values.length > 0 ? values : undefined)
  return given({
    printerIds: some(
      read('printerIds')
        .filter((id) => /^[1-9]\d{0,14}$/.test(id))
        .map(Number),
    ),
    filamentIds: some(read('filamentIds').filter((id) => UUID.test(id))),
    projectIds: some(read('projectIds').filter((id) => UUID.test(id))),
    statuses: some(read('statuses').filter(isStatus)),
  })
}
