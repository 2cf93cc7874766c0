import { currentUrl } from './basePath.tsx'

/** State that the server wrote into the page: `in`, `out`, or `off` when sign-in is not configured. */
const signIn = document.documentElement.dataset['signIn']

/** Whether the page was loaded with a session. The session may have ended since; requests then fail with 401. */
export const isSignedIn = signIn === 'in'

/** Whether sign-in is configured. */
export const canSignIn = signIn !== 'off'

/** Whether the sign-in page has the demo user. */
export const hasDemo = document.documentElement.dataset['demo'] === 'on'

/**
 * URL that signs in and returns.
 * @param returnTo path, query and hash to return to; the current place by default
 * @param options.isAnew whether the sign-in provider must ask again
 * @param options.hint user name to suggest
 */
export function signInAddress(
  returnTo: string = currentUrl() + location.hash,
  { isAnew = false, hint }: { readonly isAnew?: boolean; readonly hint?: string } = {},
): string {
  const query = new URLSearchParams({ returnTo, ...(isAnew && { anew: '' }), ...(hint && { hint }) })
  return `/auth/sign-in?${query.toString()}`
}

/** Client id of the public client that AI agents sign in with. */
export const toolsClientId = document.documentElement.dataset['toolsClient'] ?? ''
