import { basePath } from './basePath.tsx'
import { closeStream } from './events.ts'
import { stopAsking } from './leaving.ts'

/**
 * Ends the session, then redirects to the sign-in provider to sign out there.
 * @throws Error when the service is unreachable
 */
export async function signOut(): Promise<void> {
  const response = await fetch(`${basePath}/auth/sign-out`, { method: 'POST' })
  if (!response.ok) throw new Error(`The service responded with status ${response.status}.`)
  closeStream()
  const { location: next } = (await response.json()) as { location: string }
  stopAsking()
  location.assign(next)
}
