import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { basePath } from '../basePath.tsx'
import { canSignIn, signInAddress } from '../session.ts'
import { PageTitle } from './PageTitle.tsx'

/** Replacement for a private page when no user is signed in: redirects to the sign-in and back. */
export function RequireSignIn(): JSX.Element {
  useEffect(() => {
    if (canSignIn) location.replace(basePath + signInAddress())
  }, [])
  if (!canSignIn) {
    return <PageTitle title={common.signIn} lead={common.signInIsNotConfigured} />
  }
  return (
    <PageTitle
      title={common.signIn}
      lead={<>{common.youNeedToSign({ link: (text) => <a href={signInAddress()}>{text}</a> })}</>}
    />
  )
}
