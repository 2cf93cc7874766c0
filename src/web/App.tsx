import type { ComponentType, JSX } from 'preact'
import { ErrorBoundary, lazy, LocationProvider, Route, Router, useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { Crash } from './components/Crash.tsx'
import { Layout } from './components/Layout.tsx'
import { SignInFirst } from './components/SignInFirst.tsx'
import { ownPaths, pages, type Page } from './paths.ts'
import { isSignedIn } from './session.ts'
import { NotFound } from './components/NotFound.tsx'
import { UserProvider } from './user.tsx'

type PageModule = { readonly default: ComponentType }

/** Each page is a file of its own, loaded when it is first shown. */
const files = import.meta.glob<PageModule>('./pages/*.tsx')
const routes = pages.map((page) => ({ path: page.path, component: draw(page) }))

function draw({ file, isPrivate }: Page): ComponentType {
  if (isPrivate && !isSignedIn) return SignInFirst
  const load = files[`./pages/${file}.tsx`]
  if (!load) throw new Error(`src/web/pages/${file}.tsx is missing`)
  return lazy<ComponentType>(() => load().catch((error: unknown) => ({ default: failing(error) })))
}

/** An error boundary hears what a component throws, not what a file is refused with. */
function failing(error: unknown): ComponentType {
  return () => {
    throw error
  }
}

/** The whole of the pages. Links to other addresses, such as /problems, are left to the browser. */
export function App(): JSX.Element {
  return (
    <LocationProvider scope={ownPaths}>
      <UserProvider>
        <CurrentPage />
      </UserProvider>
    </LocationProvider>
  )
}

function CurrentPage(): JSX.Element {
  const { url } = useLocation()
  const [isLoading, setLoading] = useState(false)
  // A failure belongs to the address at which it happened: another page may work.
  const [failure, setFailure] = useState<{ readonly url: string; readonly error: Error } | null>(null)
  const hasFailed = failure?.url === url
  return (
    <Layout isLoading={isLoading && !hasFailed}>
      {hasFailed ? (
        <Crash error={failure.error} />
      ) : (
        <ErrorBoundary onError={(error) => setFailure({ url, error })}>
          <Router onLoadStart={() => setLoading(true)} onLoadEnd={() => setLoading(false)}>
            {routes.map((route) => (
              <Route key={route.path} {...route} />
            ))}
            <Route default component={NotFound} />
          </Router>
        </ErrorBoundary>
      )}
    </Layout>
  )
}
