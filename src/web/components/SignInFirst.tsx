import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { canSignIn, signInAddress } from '../session.ts'
import { PageTitle } from './PageTitle.tsx'

/** In place of a private page when nobody is signed in: goes to sign in and comes back. */
export function SignInFirst(): JSX.Element {
  useEffect(() => {
    if (canSignIn) location.replace(signInAddress())
  }, [])
  if (!canSignIn) {
    return (
      <PageTitle
        title="Sign in"
        lead="Signing in is not set up on this service. Its API works with a personal API key."
      />
    )
  }
  return (
    <PageTitle
      title="Sign in"
      lead={
        <>
          This page is for signed-in users. <a href={signInAddress()}>Sign in</a>
        </>
      }
    />
  )
}
