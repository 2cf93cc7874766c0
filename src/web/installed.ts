import { basePath } from './basePath.tsx'
import { isSignedIn } from './session.ts'

/** Lets the pages of a signed-in user open offline, once the first of them has loaded. */
export function installWorker(): void {
  if (!isSignedIn || !isSecureContext || !('serviceWorker' in navigator)) return
  addEventListener('load', () => void navigator.serviceWorker.register(`${basePath}/sw.js`).catch(() => undefined))
}
