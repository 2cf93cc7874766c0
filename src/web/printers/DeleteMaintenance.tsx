import type { JSX } from 'preact'
import { api, ifMatch } from '../api.ts'
import { DeleteRecord } from '../edit/DeleteRecord.tsx'
import { useDates } from '../format.ts'
import { useQuery } from '../useQuery.ts'
import { maintenanceFacts } from './maintenanceFacts.ts'

interface Props {
  readonly id: number
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Dialog that deletes a maintenance entry. It names the newest version. */
export function DeleteMaintenance({ id, onClose, onDeleted }: Props): JSX.Element {
  const dates = useDates()
  const read = (signal?: AbortSignal) =>
    api.GET('/api/PrinterMaintenance/{id}', { params: { path: { id } }, ...(signal && { signal }) })
  const result = useQuery(read, [id])
  return (
    <DeleteRecord
      noun="entry"
      seen={result}
      read={read}
      remove={(etag) => api.DELETE('/api/PrinterMaintenance/{id}', { params: { path: { id }, ...ifMatch(etag) } })}
      facts={(entry) => maintenanceFacts(entry, dates)}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      {result.data
        ? `The entry “${result.data.category}” of ${dates.date(result.data.date)} will be permanently deleted.`
        : 'The entry will be permanently deleted.'}
    </DeleteRecord>
  )
}
