import { api, type Schemas } from '../api.ts'
import { useQuery } from '../useQuery.ts'

/** Reads the filament type of a spool; null until then, and for a new spool. */
export function useRecordedType(spool: Schemas['FilamentDetailDto'] | null): Schemas['FilamentTypeDto'] | null {
  const id = spool?.typeId ?? null
  const result = useQuery<Schemas['FilamentTypeDto'] | null>(
    async (signal) =>
      id === null
        ? { response: Response.json(null) }
        : await api.GET('/api/FilamentTypes/{id}', { params: { path: { id } }, signal }),
    [id],
  )
  return result.data
}
