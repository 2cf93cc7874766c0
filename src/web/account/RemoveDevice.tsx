import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useMutation } from '../useMutation.ts'
import { deviceLabel } from './deviceLabel.ts'

interface Props {
  readonly device: Schemas['DeviceDto']
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** Dialog that removes a browser or an app from those that get notifications. */
export function RemoveDevice({ device, onClose, onRemoved }: Props): JSX.Element {
  const path = { token: device.id }
  const send = useMutation(() => api.DELETE('/api/Devices/{token}', { params: { path } }))
  return (
    <ConfirmDialog
      title={texts.removeThisDevice}
      action={texts.remove}
      isSending={send.isSending}
      failure={send.failure}
      onClose={onClose}
      onConfirm={() => void send.run().then((answer) => answer && onRemoved())}
    >
      {texts.nothingMoreWillBeSent({ device: deviceLabel(device) })}
    </ConfirmDialog>
  )
}
