import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { canSignIn, signInAddress } from '../session.ts'
import { PageTitle } from './PageTitle.tsx'

/** Replacement for a private page when no user is signed in: redirects to the sign-in and back. */
export function RequireSignIn(): JSX.Element {
  useEffect(() => {
    if (canSignIn) location.replace(signInAddress())
  }, [])
  if (!canSignIn) {
    return (
      <PageTitle
        title="Sign in"
        lead="Sign-in is not configured for this service. Its API works with a personal API key."
      />
    )
  }
  return (
    <PageTitle
      title="Sign in"
      lead={
        <>
          You need to sign in to see this page. <a href={signInAddress()}>Sign in</a>
        </>
      }
    />
  )
}
