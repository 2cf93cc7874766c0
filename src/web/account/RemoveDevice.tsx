import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { ConfirmRequest } from '../components/ConfirmRequest.tsx'
import { deviceLabel } from './deviceLabel.ts'

interface Props {
  readonly device: Schemas['DeviceDto']
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** Dialog that removes a browser or an app from those that get notifications. */
export function RemoveDevice({ device, onClose, onRemoved }: Props): JSX.Element {
  const path = { token: device.id }
  return (
    <ConfirmRequest
      title={texts.removeThisDevice}
      action={texts.remove}
      send={() => api.DELETE('/api/Devices/{token}', { params: { path } })}
      onClose={onClose}
      onDone={onRemoved}
    >
      {texts.nothingMoreWillBeSent({ device: deviceLabel(device) })}
    </ConfirmRequest>
  )
}
