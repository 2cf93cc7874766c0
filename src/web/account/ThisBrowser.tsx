import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { readPushState, turnPushOff, turnPushOn, type PushState } from './browserPush.ts'

interface Props {
  /** VAPID key of the service; null when it sends nothing to browsers. */
  readonly publicKey: string | null
  /** All registered devices; null while they are loaded. */
  readonly devices: readonly Schemas['DeviceDto'][] | null
  /** Called after this browser was registered or removed. */
  readonly onChanged: () => void
}

const HINTS: Readonly<Record<PushState, ComponentChildren>> = {
  insecure: (
    <>
      Browsers allow notifications only on pages with https://, or on this computer at http://localhost. Ask the
      operator of this service for an https address.
    </>
  ),
  unsupported: (
    <>
      This browser has no push notifications. On an iPhone or iPad, add this page to the home screen and open it from
      there.
    </>
  ),
  denied: (
    <>
      You have blocked notifications from this site. Allow them in the settings of the site, which most browsers show at
      the left end of the address bar, and load this page again.
    </>
  ),
  off: <>This browser shows nothing while the pages are closed.</>,
  on: <>This browser gets notifications, also while the pages are closed.</>,
}

/** Section with the one button that sends notifications to this browser, or a sentence that says why it cannot. */
export function ThisBrowser({ publicKey, devices, onChanged }: Props): JSX.Element {
  const [state, setState] = useState<PushState | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!devices) return
    void readPushState(devices.map(({ id }) => id)).then(setState, () => setState('unsupported'))
  }, [devices])
  const change = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFailed(false)
    await work().catch(() => setFailed(true))
    setBusy(false)
    onChanged()
  }
  return (
    <section class="card" aria-labelledby="this-browser">
      <h2 id="this-browser">This browser</h2>
      {publicKey === null ? (
        <p>This service sends no notifications to browsers: its operator has not set it up.</p>
      ) : (
        <>
          <p role="status">{state && HINTS[state]}</p>
          {state === 'off' && (
            <button
              type="button"
              class="primary"
              disabled={isBusy}
              onClick={() => void change(() => turnPushOn(publicKey))}
            >
              Send notifications to this browser
            </button>
          )}
          {state === 'on' && (
            <button type="button" disabled={isBusy} onClick={() => void change(turnPushOff)}>
              Stop notifications to this browser
            </button>
          )}
          {isFailed && (
            <p class="error" role="alert">
              That did not work: the push service of the browser or this service cannot be reached. Try again later.
            </p>
          )}
        </>
      )}
    </section>
  )
}
