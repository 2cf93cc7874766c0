import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { maySignOut } from '../leaving.ts'
import { signOut } from '../signOut.ts'
import { useSignedInUser } from '../user.tsx'
import { accountPages } from '../accountPages.ts'
import { prepareSignOut } from './prepareSignOut.ts'

/** Navigation between the account pages, with the button that signs out. */
export function AccountNav(): JSX.Element {
  const { path } = useLocation()
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here')
  const { id } = useSignedInUser()
  const leave = async () => {
    if (!maySignOut()) return
    setState('leaving')
    if (!(await prepareSignOut(id))) return setState('here')
    await signOut().catch(() => setState('failed'))
  }
  return (
    <nav class="tabs" aria-label={common.account}>
      <ul>
        {accountPages.map(([target, title]) => (
          <li key={target}>
            <a href={target} aria-current={path === target ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" disabled={state === 'leaving'} onClick={() => void leave()}>
        {texts.signOut}
      </button>
      {state === 'failed' && (
        <p class="error" role="alert">
          {texts.couldNotSignOutThe}
        </p>
      )}
    </nav>
  )
}
