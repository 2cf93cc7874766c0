import type { ComponentChildren, JSX } from 'preact'
import { isSignedIn } from '../session.ts'
import { useUserLoad } from '../user.tsx'
import { Header } from './Header.tsx'
import { Loading } from './Loading.tsx'
import { ProblemView } from './ProblemView.tsx'

/** What is around every page. The page itself is drawn when it is known who is signed in. */
export function Layout({ isLoading, children }: { isLoading: boolean; children: ComponentChildren }): JSX.Element {
  const { data: user, failure, reload } = useUserLoad()
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <Header />
      {isLoading && <div class="page-progress" role="progressbar" aria-label="Loading the page" />}
      <main id="main" tabIndex={-1}>
        {isSignedIn && !user ? (
          failure ? (
            <ProblemView failure={failure} onRetry={reload} />
          ) : (
            <Loading of="your profile" />
          )
        ) : (
          children
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
