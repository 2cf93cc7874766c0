/** What the server wrote into the page: `off`, this deployment has no sign-in; `out`, nobody is signed in; `in`. */
const signIn = document.documentElement.dataset['signIn']

/** Whether the page was loaded with a session. It may have ended since: requests then answer 401. */
export const isSignedIn = signIn === 'in'

/** Whether people can sign in here at all. */
export const canSignIn = signIn !== 'off'

/**
 * The address that signs in and comes back.
 * @param returnTo a path of ours with its query; the page that is shown when left out
 */
export function signInAddress(returnTo: string = location.pathname + location.search): string {
  return `/auth/sign-in?${new URLSearchParams({ returnTo }).toString()}`
}

/** The public client that AI agents sign in with. */
export const toolsClientId = document.documentElement.dataset['toolsClient'] ?? ''

/**
 * Signs out here, then goes where the sign-in provider signs out too.
 * @throws Error when the service cannot be reached
 */
export async function signOut(): Promise<void> {
  const response = await fetch('/auth/sign-out', { method: 'POST' })
  if (!response.ok) throw new Error(`The service answered ${response.status}.`)
  const { location: next } = (await response.json()) as { location: string }
  location.assign(next)
}
