import * as texts from '#texts/prints'
import * as common from '#texts/common'
import { api, ifMatch, type Schemas } from '../api.ts'
import { deleteLater } from '../edit/deleteLater.ts'
import { isGone } from '../postponed.ts'
import { statusLabels } from '../statusLabels.ts'

/**
 * Deletes a print once it can no longer be undone.
 * @param print the print as the user has seen it
 * @param etag its entity tag
 */
export function deletePrintLater(print: Schemas['PrintDetailDto'], etag: string | null): void {
  const path = { id: print.id }
  void deleteLater({
    kind: 'print',
    id: print.id,
    name: print.title,
    consequence: texts.theFilamentItUsedIs,
    seen: { data: print, etag },
    read: () => api.GET('/api/Prints/{id}', { params: { path } }),
    remove: (etag) => api.DELETE('/api/Prints/{id}', { params: { path, ...ifMatch(etag) }, keepalive: true }),
    facts: ({ title, status, images, notes }) => ({
      [common.title]: title,
      [common.status]: statusLabels[status],
      // Nobody else has deleted one that the user has just deleted.
      [common.images]: String(images.filter(({ id }) => !isGone('image', id)).length),
      [common.notes]: notes ?? '',
    }),
  })
}
