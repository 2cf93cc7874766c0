import type { JSX } from 'preact'
import { api, ifMatch, type Schemas } from '../api.ts'
import { ShareDialog } from './ShareDialog.tsx'

interface Props {
  readonly print: Schemas['PrintDetailDto']
  /** Entity tag of the print. */
  readonly etag: string | null
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Dialog that shares a print. */
export function SharePrint({ print, etag, onChanged, onClose }: Props): JSX.Element {
  const path = { id: print.id }
  return (
    <ShareDialog
      noun="print"
      name={print.title}
      path={`/prints/${print.id}`}
      seen={{ data: print, etag }}
      read={() => api.GET('/api/Prints/{id}', { params: { path } })}
      change={(etag, viewStatus) =>
        api.PATCH('/api/Prints/{id}', { params: { path, ...ifMatch(etag) }, body: { viewStatus } })
      }
      onChanged={onChanged}
      onClose={onClose}
    />
  )
}
