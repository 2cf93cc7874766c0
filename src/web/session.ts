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
