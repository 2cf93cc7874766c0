import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ConfirmRequest } from '../components/ConfirmRequest.tsx'

interface Props {
  readonly connection: Schemas['SpoolConnectionDto']
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Dialog that deletes a spool connection. */
export function DeleteConnection({ connection, onClose, onDeleted }: Props): JSX.Element {
  const { id, name } = connection
  return (
    <ConfirmRequest
      title={texts.deleteThisConnection}
      action={common.deleteAction}
      send={() => api.DELETE('/api/SpoolConnections/{id}', { params: { path: { id } } })}
      onClose={onClose}
      onDone={onDeleted}
    >
      {texts.anythingThatUsesThe({ name })}
    </ConfirmRequest>
  )
}
