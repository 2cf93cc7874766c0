import * as texts from '#texts/account'
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
  insecure: <>{texts.browsersAllowNotificationsOnlyOn}</>,
  unsupported: <>{texts.thisBrowserHasNoPush}</>,
  denied: <>{texts.youHaveBlockedNotificationsFrom}</>,
  off: <>{texts.thisBrowserShowsNothingWhile}</>,
  on: <>{texts.thisBrowserGetsNotificationsAlso}</>,
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
      <h2 id="this-browser">{texts.thisBrowser}</h2>
      {publicKey === null ? (
        <p>{texts.thisServiceSendsNoNotifications}</p>
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
              {texts.sendNotificationsToThisBrowser}
            </button>
          )}
          {state === 'on' && (
            <button type="button" disabled={isBusy} onClick={() => void change(turnPushOff)}>
              {texts.stopNotificationsToThisBrowser}
            </button>
          )}
          {isFailed && (
            <p class="error" role="alert">
              {texts.thatDidNotWorkThe}
            </p>
          )}
        </>
      )}
    </section>
  )
}
