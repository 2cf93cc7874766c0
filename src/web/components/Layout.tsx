import type { ComponentChildren, JSX } from 'preact'
import { isSignedIn } from '../session.ts'
import { useUserQuery } from '../user.tsx'
import { AdoptedSettings } from './AdoptedSettings.tsx'
import { Header } from './Header.tsx'
import { Loading } from './Loading.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PageProgress } from './PageProgress.tsx'
import { ProblemView } from './ProblemView.tsx'

/** Frame of every page. The page itself is rendered once the signed-in user is known. */
export function Layout({ children }: { children: ComponentChildren }): JSX.Element {
  const { data: user, failure, reload } = useUserQuery()
  return (
    <>
      <a class="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <OfflineNotice />
      <PageProgress />
      <main id="main" tabIndex={-1}>
        {isSignedIn && !user ? (
          failure ? (
            <ProblemView failure={failure} onRetry={reload} />
          ) : (
            <Loading label="your profile" />
          )
        ) : (
          <>
            <AdoptedSettings />
            {children}
          </>
        )}
      </main>
      <footer>
        <a href="/docs">API reference</a>
        <a href="/openapi.json">OpenAPI</a>
        <a href="/problems">Problems</a>
        <span>AGPL-3.0</span>
      </footer>
    </>
  )
}
