import * as texts from '#texts/frame'
import type { JSX } from 'preact'
import { useUserQuery } from '../user.tsx'
import { Notice } from './Notice.tsx'

/** Notice that signing in has kept an account whose deletion was requested. */
export function KeptAccount(): JSX.Element | null {
  const { isKept, dismissKept } = useUserQuery()
  if (!isKept) return null
  return (
    <Notice label={texts.yourAccountIsKept} onDismiss={dismissKept}>
      {texts.yourAccountIsKeptAndWill}
    </Notice>
  )
}
