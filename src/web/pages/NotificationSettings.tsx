import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { AccountNav } from '../account/AccountNav.tsx'
import { currentDeviceId } from '../account/browserPush.ts'
import { deviceLabel } from '../account/deviceLabel.ts'
import { NotificationSettingsForm } from '../account/NotificationSettingsForm.tsx'
import { RemoveDevice } from '../account/RemoveDevice.tsx'
import { ThisBrowser } from '../account/ThisBrowser.tsx'
import { api, type Schemas } from '../api.ts'
import { Loadable } from '../components/Loadable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Table, type Column } from '../components/Table.tsx'
import { useDates } from '../format.ts'
import { hasSettled, useQuery } from '../useQuery.ts'

type Device = Schemas['DeviceDto']

/** Account page: where notifications are sent, which ones, and when. */
export default function NotificationSettings(): JSX.Element {
  const key = useQuery((signal) => api.GET('/api/Devices/web-push/key', { signal }), [])
  const settings = useQuery((signal) => api.GET('/api/Notifications/settings', { signal }), [])
  // The contract allows a user fewer devices than a page has.
  const devices = useQuery((signal) => api.GET('/api/Devices', { params: { query: { pageSize: 200 } }, signal }), [])
  const [removing, setRemoving] = useState<Device | null>(null)
  return (
    <>
      <PageTitle title={common.notifications} lead={texts.whereYouAreNotifiedOf} />
      <AccountNav />
      <Loadable result={key} label={texts.theKeyOfThisService}>
        {({ publicKey }) => (
          <ThisBrowser publicKey={publicKey} devices={devices.data?.items ?? null} onChanged={devices.reload} />
        )}
      </Loadable>
      {hasSettled(key) && (
        <>
          <h2>{texts.browsersAndDevices}</h2>
          <Loadable result={devices} label={texts.yourDevices}>
            {({ items }) => <DeviceTable devices={items} onRemove={setRemoving} />}
          </Loadable>
        </>
      )}
      {hasSettled(key) && hasSettled(devices) && (
        <>
          <h2>{texts.kindsAndTimes}</h2>
          <Loadable result={settings} label={texts.yourSettings}>
            {(data) => <NotificationSettingsForm settings={data} etag={settings.etag} onSaved={settings.refresh} />}
          </Loadable>
        </>
      )}
      {removing && (
        <RemoveDevice
          device={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null)
            devices.reload()
          }}
        />
      )}
    </>
  )
}

interface TableProps {
  readonly devices: readonly Device[]
  readonly onRemove: (device: Device) => void
}

function DeviceTable({ devices, onRemove }: TableProps): JSX.Element {
  const dates = useDates()
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => void currentDeviceId().then(setCurrent, () => setCurrent(null)), [devices])
  const columns: Column<Device>[] = [
    {
      title: texts.device,
      cell: (device) => (
        <>
          {deviceLabel(device)} {device.id === current && <span class="badge calm">{texts.thisBrowser}</span>}
        </>
      ),
    },
    { title: texts.registered, cell: ({ updatedDate }) => dates.dateTime(updatedDate) },
    { title: texts.state, cell: (device) => <State device={device} /> },
    {
      title: texts.remove,
      isActions: true,
      cell: (device) => (
        <button type="button" class="danger" onClick={() => onRemove(device)}>
          {texts.removeRegisteredDevice({
            device: deviceLabel(device),
            updatedDate: dates.dateTime(device.updatedDate),
            hidden: (text) => <span class="visually-hidden">{text}</span>,
          })}
        </button>
      ),
    },
  ]
  return (
    <Table
      caption={texts.yourDevicesTitle}
      columns={columns}
      rows={devices}
      keyOf={({ id }) => id}
      empty={texts.noDevicesYet}
    />
  )
}

function State({ device: { isReachable, failingSince } }: { readonly device: Device }): JSX.Element {
  const dates = useDates()
  if (!isReachable) return <span class="badge calm">{texts.nothingIsSent}</span>
  if (failingSince)
    return <span class="badge warn">{texts.failingFirstFailingSince({ failingSince: dates.ago(failingSince) })}</span>
  return <span class="badge good">{texts.on}</span>
}
