import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useMutation } from '../useMutation.ts'

interface Props {
  readonly connection: Schemas['SpoolConnectionDto']
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Dialog that deletes a spool connection. */
export function DeleteConnection({ connection, onClose, onDeleted }: Props): JSX.Element {
  const { id, name } = connection
  const send = useMutation(() => api.DELETE('/api/SpoolConnections/{id}', { params: { path: { id } } }))
  return (
    <ConfirmDialog
      title={texts.deleteThisConnection}
      action={common.deleteAction}
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && onDeleted())}
    >
      {texts.anythingThatUsesThe({ name })}
    </ConfirmDialog>
  )
}
