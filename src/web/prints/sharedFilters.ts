import { omitUndefined, type Schemas } from '../api.ts'
import { statusLabels } from '../statusLabels.ts'

/** Names in the URL of the filters that the list of prints and the analytics share. */
export const sharedFilterNames = ['printerIds', 'filamentIds', 'projectIds', 'statuses'] as const

/** Values of the shared filters; a missing one does not filter. */
export interface SharedFilters {
  readonly printerIds?: number[]
  readonly filamentIds?: string[]
  readonly projectIds?: string[]
  readonly statuses?: Schemas['PrintStatus'][]
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads the shared filters from the URL and drops invalid values. */
export function readSharedFilters(params: URLSearchParams): SharedFilters {
  const read = (name: (typeof sharedFilterNames)[number]) => [...new Set(params.getAll(name))]
  const isStatus = (text: string): text is Schemas['PrintStatus'] => Object.hasOwn(statusLabels, text)
  const some = <Value>(values: Value[]) => (values.length > 0 ? values : undefined)
  return omitUndefined({
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
