import type { ComponentType, JSX } from 'preact'
import { ErrorBoundary, lazy, LocationProvider, Route, Router } from 'preact-iso'
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
  return lazy<ComponentType>(load)
}

/** The whole of the pages. Links to other addresses, such as /problems, are left to the browser. */
export function App(): JSX.Element {
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  return (
    <LocationProvider scope={ownPaths}>
      <UserProvider>
        <Layout isLoading={isLoading}>
          {failure ? (
            <Crash error={failure} />
          ) : (
            <ErrorBoundary onError={setFailure}>
              <Router onLoadStart={() => setLoading(true)} onLoadEnd={() => setLoading(false)}>
                {routes.map((route) => (
                  <Route key={route.path} {...route} />
                ))}
                <Route default component={NotFound} />
              </Router>
            </ErrorBoundary>
          )}
        </Layout>
      </UserProvider>
    </LocationProvider>
  )
}
