import type { Schemas } from '../schemas.ts'

/** End of a subscription (Push API, section 9.4). Not all browsers tell which one has ended, or make the new one. */
export interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/**
 * Registers the subscription that takes the place of one that has ended, and removes the old one, with the session of the pages.
 * When the service refuses the new one, because nobody is signed in, the browser drops it: the page then says that it is off.
 */
export async function renewSubscription(
  { oldSubscription, newSubscription }: SubscriptionChange,
  pushManager: PushManager,
): Promise<void> {
  const renewed = newSubscription ?? (await subscribe(pushManager))
  if (renewed && !(await register(renewed).catch(() => false))) await renewed.unsubscribe()
  // Without a name for it, the old one is removed when its push service responds with 410.
  if (oldSubscription && oldSubscription.endpoint !== renewed?.endpoint) {
    await fetch(`api/Devices/${await tokenOf(oldSubscription)}`, { method: 'DELETE' })
  }
}

/** Null when nobody is signed in, the service sends nothing to browsers, or the permission was withdrawn. */
async function subscribe(pushManager: PushManager): Promise<PushSubscription | null> {
  const response = await fetch('api/Devices/web-push/key')
  if (!response.ok) return null
  const { publicKey } = (await response.json()) as Schemas['WebPushKeyDto']
  if (publicKey === null) return null
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }).catch(() => null)
}

async function register(subscription: PushSubscription): Promise<boolean> {
  const body = { token: await tokenOf(subscription), platform: 'Web', subscription: subscription.toJSON() }
  const headers = { 'Content-Type': 'application/json' }
  const { ok } = await fetch('api/Devices', { method: 'POST', headers, body: JSON.stringify(body) })
  return ok
}

/** As in account/browserPush.ts: a service worker is one file, which shares no module with the pages. */
async function tokenOf({ endpoint }: PushSubscription): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))
  return `web-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
