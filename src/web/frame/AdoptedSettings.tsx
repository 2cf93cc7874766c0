import * as texts from '#texts/frame'
import type { JSX } from 'preact'
import { useUserQuery } from '../user.tsx'
import { Notice } from './Notice.tsx'

/** Notice that a new account has taken its time zone and currency, and its language unless it is the default, from the browser. */
export function AdoptedSettings(): JSX.Element | null {
  const { adopted, dismissAdopted } = useUserQuery()
  if (!adopted) return null
  return (
    <Notice label={texts.newSettings} onDismiss={dismissAdopted}>
      {texts.yourTimeZoneIs({
        timeZone: adopted.timeZone,
        currency: adopted.currency,
        link: (text) => <a href="/account">{text}</a>,
      })}
    </Notice>
  )
}
