import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { canSignIn, isSignedIn, signInAddress } from '../session.ts'
import { useUser } from '../user.tsx'
import { NotificationsLink } from './NotificationsLink.tsx'

const SECTIONS = [
  ['/prints', 'Prints'],
  ['/filaments', 'Filaments'],
  ['/printers', 'Printers'],
  ['/analytics', 'Analytics'],
  ['/achievements', 'Achievements'],
] as const

/** Site header with the navigation, which is behind a button on narrow screens. */
export function Header(): JSX.Element {
  const { path, url } = useLocation()
  const user = useUser()
  // The menu is open at one URL only: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === url
  return (
    <header class="site">
      <nav aria-label="Site">
        <a class="brand" href="/">
          Print Log
        </a>
        <button
          type="button"
          class="menu-button"
          aria-expanded={isOpen}
          aria-controls="site-links"
          onClick={() => setOpenAt(isOpen ? null : url)}
        >
          Menu
        </button>
        <ul id="site-links" class={isOpen ? 'open' : ''}>
          {isSignedIn &&
            SECTIONS.map(([target, title]) => (
              <li key={target}>
                <a href={target} aria-current={isWithin(path, target) ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          {isSignedIn && (
            <li class="last">
              <NotificationsLink isCurrent={isWithin(path, '/notifications')} />
            </li>
          )}
          <li class={isSignedIn ? undefined : 'last'}>
            {isSignedIn ? (
              <a href="/account" aria-current={isWithin(path, '/account') ? 'page' : undefined}>
                {user?.displayName ?? 'Account'}
              </a>
            ) : (
              canSignIn && (
                <a class="button" href={signInAddress()}>
                  Sign in
                </a>
              )
            )}
          </li>
        </ul>
      </nav>
    </header>
  )
}

function isWithin(path: string, section: string): boolean {
  return path === section || path.startsWith(`${section}/`)
}
