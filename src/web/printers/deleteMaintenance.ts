import { api, ifMatch, type Schemas } from '../api.ts'
import { deleteLater } from '../edit/deleteLater.ts'
import type { DateFormats } from '../format.ts'
import { maintenanceFacts } from './maintenanceFacts.ts'

/** Deletes a maintenance entry, unless the user undoes it. */
export function deleteMaintenance(
  entry: Schemas['MaintenanceEntryDto'],
  dates: DateFormats,
  onDone: () => void,
): Promise<void> {
  const { id, category, description } = entry
  return deleteLater({
    kind: 'maintenance',
    id,
    name: description ?? category,
    seen: { data: entry, etag: null },
    read: () => api.GET('/api/PrinterMaintenance/{id}', { params: { path: { id } } }),
    remove: (etag) =>
      api.DELETE('/api/PrinterMaintenance/{id}', { params: { path: { id }, ...ifMatch(etag) }, keepalive: true }),
    facts: (latest) => maintenanceFacts(latest, dates),
    onDone,
  })
}
