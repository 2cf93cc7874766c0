import * as texts from '#texts/frame'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { Avatar } from '../components/Avatar.tsx'
import { Icon } from '../components/Icon.tsx'
import { canSignIn, isSignedIn, signInAddress } from '../session.ts'
import { useUser } from '../user.tsx'
import { BrandMark } from './BrandMark.tsx'
import './Header.css'
import { NotificationsLink } from './NotificationsLink.tsx'
import { isWithin, sections } from './sections.ts'

/** Site header, which stays at the top. Narrow screens have the sections in a bar at the bottom. */
export function Header({ onSearch }: { readonly onSearch: () => void }): JSX.Element {
  const { path } = useLocation()
  const user = useUser()
  const name = user?.displayName ?? common.account
  return (
    <header class="site">
      <nav aria-label={texts.site}>
        <a class="brand" href="/" aria-label="Print Log">
          <BrandMark />
          <span>Print Log</span>
        </a>
        {isSignedIn && (
          <ul class="site-sections">
            {sections.map((section) => (
              <li key={section.path}>
                <a href={section.path} aria-current={isWithin(path, section.path) ? 'page' : undefined}>
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        )}
        <div class="site-tools">
          {isSignedIn ? (
            <>
              <button
                type="button"
                class="search-button"
                title={common.search}
                aria-keyshortcuts="Control+K Meta+K"
                onClick={onSearch}
              >
                <Icon name="search" />
                <span>{common.search}</span>
                <kbd aria-hidden="true">/</kbd>
              </button>
              <NotificationsLink isCurrent={isWithin(path, '/notifications')} />
              <a class="account-link" href="/account" aria-current={isWithin(path, '/account') ? 'page' : undefined}>
                <Avatar user={{ displayName: name, imageId: user?.imageId }} />
                <span class="name">{name}</span>
              </a>
            </>
          ) : (
            canSignIn && (
              <a class="button" href={signInAddress(path === '/' ? '/' : undefined)}>
                {common.signIn}
              </a>
            )
          )}
        </div>
      </nav>
    </header>
  )
}
