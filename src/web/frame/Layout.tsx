import * as texts from '#texts/frame'
import type { ComponentChildren, JSX } from 'preact'
import { useLocation } from 'preact-iso'
import { useCallback, useLayoutEffect, useState } from 'preact/hooks'
import { currentUrl } from '../basePath.tsx'
import { isSignedIn } from '../session.ts'
import { listenToKeys } from '../shortcuts/keys.ts'
import { useUserQuery } from '../user.tsx'
import { AdoptedSettings } from './AdoptedSettings.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { KeptAccount } from './KeptAccount.tsx'
import { Loading } from '../components/Loading.tsx'
import { OfflineNotice } from '../components/OfflineNotice.tsx'
import { Overlay, OverlayLoading } from '../Overlay.tsx'
import type { OverlayName } from '../overlayName.ts'
import { PageProgress } from './PageProgress.tsx'
import { UndoToast } from './UndoToast.tsx'
import { ProblemView } from '../components/ProblemView.tsx'

/** Frame of every page. The page itself is rendered once the signed-in user is known. */
export function Layout({ children }: { children: ComponentChildren }): JSX.Element {
  const { data: user, failure, reload } = useUserQuery()
  const { url } = useLocation()
  // An overlay is open at one URL only: following a link closes it.
  const [overlay, setOverlay] = useState<{ readonly name: OverlayName; readonly url: string } | null>(null)
  // That of the browser: this may not be rendered yet when a key is pressed right after a navigation.
  const open = useCallback((name: OverlayName) => setOverlay({ name, url: currentUrl() }), [])
  // With the first rendering, not after it has been painted: what is visible responds to keys.
  useLayoutEffect(() => (isSignedIn ? listenToKeys(open) : undefined), [open])
  return (
    <>
      <a class="skip" href="#main">
        {texts.skipToContent}
      </a>
      <Header onSearch={() => open('search')} />
      <OfflineNotice />
      <PageProgress />
      <main id="main" tabIndex={-1}>
        {isSignedIn && !user ? (
          failure ? (
            <ProblemView failure={failure} onRetry={reload} />
          ) : (
            <Loading label={texts.yourProfile} />
          )
        ) : (
          <>
            <KeptAccount />
            <AdoptedSettings />
            {children}
          </>
        )}
      </main>
      <UndoToast />
      <Footer onShortcuts={() => open('shortcuts')} />
      {isSignedIn && <BottomBar />}
      {overlay?.url === url &&
        (user ? (
          <Overlay key={overlay.name} name={overlay.name} onOpen={open} onClose={() => setOverlay(null)} />
        ) : (
          <OverlayLoading />
        ))}
    </>
  )
}
