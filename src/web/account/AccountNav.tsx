import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { signOut } from '../session.ts'
import { turnPushOff } from './browserPush.ts'

const PAGES = [
  ['/account', 'Profile'],
  ['/account/notifications', 'Notifications'],
  ['/account/keys', 'API keys'],
  ['/account/connections', 'Spool connections'],
  ['/account/agents', 'AI agents'],
  ['/account/webhooks', 'Webhooks'],
  ['/account/storage', 'Storage'],
  ['/account/sessions', 'Sessions'],
  ['/account/blocked', 'Blocked users'],
  ['/account/data', 'Your data'],
] as const

/** Navigation between the account pages, with the button that signs out. */
export function AccountNav(): JSX.Element {
  const { path } = useLocation()
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here')
  const leave = () => {
    setState('leaving')
    // Without a connection the browser keeps its subscription, and signing out fails as well.
    turnPushOff()
      .catch(() => undefined)
      .then(signOut)
      .catch(() => setState('failed'))
  }
  return (
    <nav class="tabs" aria-label="Account">
      <ul>
        {PAGES.map(([target, title]) => (
          <li key={target}>
            <a href={target} aria-current={path === target ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" disabled={state === 'leaving'} onClick={leave}>
        Sign out
      </button>
      {state === 'failed' && (
        <p class="error" role="alert">
          Could not sign out: the service is unreachable. Try again.
        </p>
      )}
    </nav>
  )
}
