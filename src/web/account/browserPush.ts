import { api } from '../api.ts'
import { basePath } from '../basePath.tsx'

/** Whether this browser gets notifications, and why it cannot. */
export type PushState = 'insecure' | 'unsupported' | 'denied' | 'off' | 'on'

const WORKER = `${basePath}/sw.js`

/**
 * Finds out whether this browser gets notifications.
 * @param devices ids of the registered devices. A browser that was removed from them still has its subscription
 */
export async function readPushState(devices: readonly string[]): Promise<PushState> {
  // Browsers have no service workers on other pages than those of https and of this machine.
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return 'unsupported'
  }
  if (Notification.permission === 'denied') return 'denied'
  const id = await currentDeviceId()
  return id !== null && devices.includes(id) ? 'on' : 'off'
}

/**
 * Asks for the permission, subscribes at the push service of the browser, and registers the browser. Registering it again
 * refreshes it.
 * @param publicKey VAPID key of the service
 * @returns false when the user has denied the permission
 * @throws Error when the service worker cannot be installed, the push service cannot be reached, or the service refuses the
 *   registration
 */
export async function turnPushOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const registration = await navigator.serviceWorker.register(WORKER)
  await activation(registration)
  const subscription = await subscribe(registration.pushManager, publicKey)
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new Error('The subscription has no keys.')
  const token = await tokenOf(subscription)
  const body = { token, platform: 'Web' as const, subscription: { endpoint, keys: { p256dh, auth } } }
  const { error } = await api.POST('/api/Devices', { body })
  if (error) throw new Error('The service refused the registration.')
  return true
}

/** Removes this browser, also before somebody signs out: the next one to sign in must not see the notifications. */
export async function turnPushOff(): Promise<void> {
  const subscription = await currentSubscription()
  if (!subscription) return
  await api.DELETE('/api/Devices/{token}', { params: { path: { token: await tokenOf(subscription) } } })
  await subscription.unsubscribe()
}

/** Returns the id of this browser in the list of devices; null when it is not subscribed. */
export async function currentDeviceId(): Promise<string | null> {
  const subscription = isSecureContext ? await currentSubscription() : null
  return subscription && sha256(await tokenOf(subscription))
}

/**
 * Waits until a registration has an active service worker. (`navigator.serviceWorker.ready` never rejects.)
 * @throws Error when the service worker could not be installed, as without one of its files
 */
async function activation({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active || !worker) return
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activating' || worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed.'))
    })
  })
}

async function subscribe(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const old = await pushManager.getSubscription()
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    // A subscription with another key stands in the way.
    if (!old) throw error
    await old.unsubscribe()
    return pushManager.subscribe(options)
  }
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration(WORKER)
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Token of this browser for the service: one for each subscription, which it does not reveal. */
async function tokenOf({ endpoint }: PushSubscription): Promise<string> {
  return `web-${await sha256(endpoint)}`
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
