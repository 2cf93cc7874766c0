import './leaving.ts'
import { useLinkedPlace, useWayBack } from './wayBack.ts'
import type { ComponentType, JSX } from 'preact'
import { ErrorBoundary, lazy, Route, Router, useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { LocationBelow } from './basePath.tsx'
import { ErrorFallback } from './components/ErrorFallback.tsx'
import { Layout } from './frame/Layout.tsx'
import { NotFound } from './components/NotFound.tsx'
import { setPageLoading } from './frame/PageProgress.tsx'
import { RequireSignIn } from './components/RequireSignIn.tsx'
import { online } from './connection.ts'
import { OutboxSender } from './outbox/outbox.ts'
import { pages, type WebPage } from './paths.ts'
import { isSignedIn } from './session.ts'
import { UserProvider } from './user.tsx'

type PageModule = { readonly default: ComponentType }

/** Modules of the pages, each loaded when its page is first shown. */
const files = import.meta.glob<PageModule>('./pages/*.tsx')
/** State of a history entry that has been reloaded because a script was missing. */
const RELOADED = 'reloaded'
const routes = pages.map((page) => ({ path: page.path, component: componentFor(page) }))

function componentFor({ file, signedInFile, isPrivate }: WebPage): ComponentType {
  if (isPrivate && !isSignedIn) return RequireSignIn
  const name = isSignedIn ? (signedInFile ?? file) : file
  const load = files[`./pages/${name}.tsx`]
  if (!load) throw new Error(`src/web/pages/${name}.tsx is missing`)
  return lazy<ComponentType>(() => load().catch((error: unknown) => reloadOrThrow(error, load)))
}

/**
 * A script that cannot be loaded is gone after an update of the service: reloading the page, once, loads the new one. The history
 * entry remembers the attempt. Offline, the page before stays until there is a connection; browsers may not try a script twice.
 */
async function reloadOrThrow(error: unknown, load: () => Promise<PageModule>): Promise<PageModule> {
  const state: unknown = history.state
  const url = location.href
  const wasOnline = navigator.onLine
  await online()
  // The user went elsewhere meanwhile, where reloading could lose input.
  if (location.href !== url) return load()
  if (wasOnline && state === RELOADED) return { default: throwing(error) }
  history.replaceState(RELOADED, '')
  location.reload()
  return new Promise(() => undefined)
}

/** Component that throws an error while rendering: an error boundary does not catch a rejected import. */
function throwing(error: unknown): ComponentType {
  return () => {
    throw error
  }
}

interface PageRouteProps {
  /** Path of the page; of the one that is shown, that of the URL. */
  readonly path: string
  readonly component: ComponentType
}

/** Page at a path. Another path of the same page is another one: what is typed or uploaded on a record's page is not for the next record. */
function PageRoute({ path, component: Page }: PageRouteProps): JSX.Element {
  return <Page key={path} />
}

/** The web application. */
export function App(): JSX.Element {
  return (
    <LocationBelow>
      <UserProvider>
        <OutboxSender />
        <CurrentPage />
      </UserProvider>
    </LocationBelow>
  )
}

function CurrentPage(): JSX.Element {
  const { url } = useLocation()
  useWayBack(url)
  useLinkedPlace(url)
  // A failure belongs to the URL where it happened: another page may work.
  const [failure, setFailure] = useState<{ readonly url: string; readonly error: Error } | null>(null)
  const hasFailed = failure?.url === url
  const fail = (error: Error) => {
    setPageLoading(false)
    setFailure({ url, error })
  }
  return (
    <Layout>
      {hasFailed ? (
        <ErrorFallback error={failure.error} />
      ) : (
        <ErrorBoundary onError={fail}>
          <Router onLoadStart={() => setPageLoading(true)} onLoadEnd={() => setPageLoading(false)}>
            {routes.map((route) => (
              <PageRoute key={route.path} {...route} />
            ))}
            <Route default component={NotFound} />
          </Router>
        </ErrorBoundary>
      )}
    </Layout>
  )
}
