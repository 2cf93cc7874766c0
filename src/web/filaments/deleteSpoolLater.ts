import * as common from '#texts/common'
import { api, ifMatch, type Schemas } from '../api.ts'
import { deleteLater } from '../edit/deleteLater.ts'
import { formatStock } from '../format.ts'

/**
 * Deletes a spool once it can no longer be undone.
 * @param spool the spool as the user has seen it
 * @param etag its entity tag
 */
export function deleteSpoolLater(spool: Schemas['FilamentDetailDto'], etag: string | null): void {
  const path = { id: spool.id }
  void deleteLater({
    kind: 'spool',
    id: spool.id,
    name: spool.displayName,
    seen: { data: spool, etag },
    read: () => api.GET('/api/Filaments/{id}', { params: { path } }),
    remove: (etag) => api.DELETE('/api/Filaments/{id}', { params: { path, ...ifMatch(etag) }, keepalive: true }),
    facts: ({ displayName, remainingMg, printCount, notes }) => ({
      [common.name]: displayName,
      [common.remaining]: formatStock(remainingMg),
      [common.prints]: String(printCount),
      [common.notes]: notes ?? '',
    }),
  })
}
