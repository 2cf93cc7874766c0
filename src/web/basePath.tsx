import { options, type ComponentChildren, type JSX } from 'preact'
import { LocationProvider, useLocation } from 'preact-iso'
import { ownPaths } from './paths.ts'

/**
 * Path of the public address, such as `/print-log`, which the server wrote into the page; empty at the root of a host. Pages do
 * not know of it: links and routes begin with a slash, and this file puts the path in front of them.
 */
export const basePath = document.documentElement.dataset['base'] ?? ''

/** Public address of the service, without a slash at its end. */
export const baseUrl = location.origin + basePath

/** Paths of the pages, as browsers see them. */
const publicPaths = new RegExp(ownPaths.source.replace('^', `^${basePath.replaceAll('.', '\\.')}`))

/** Whether a path that the browser shows is that of a page. */
export function isOwnPath(pathname: string): boolean {
  return publicPaths.test(pathname)
}

/** Path and query of the page that the browser shows, as routes name it. */
export function currentUrl(): string {
  return withoutBasePath(location.pathname) + location.search
}

/** Removes the path of the public address from a path that the browser shows. */
export function withoutBasePath(pathname: string): string {
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length) || '/' : pathname
}

if (basePath !== '') {
  options.vnode = ({ type, props }) => {
    if (typeof type === 'string') addBasePath(props)
  }
}

function addBasePath(props: Record<string, unknown>): void {
  for (const name of ['href', 'src', 'action']) {
    const value = props[name]
    if (typeof value === 'string' && /^\/(?!\/)/.test(value)) props[name] = basePath + value
  }
}

/**
 * Provides the location below the path of the public address, as `currentUrl` names it: without the hash. Other links are left to
 * the browser.
 */
export function LocationBelow({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <LocationProvider scope={publicPaths}>
      <WithoutBasePath>{children}</WithoutBasePath>
    </LocationProvider>
  )
}

function WithoutBasePath({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const shown = useLocation()
  const location = {
    ...shown,
    url: withoutBasePath(shown.url).replace(/#.*/, ''),
    path: withoutBasePath(shown.path),
    route: (url: string, replace?: boolean) => shown.route(basePath + url, replace),
  }
  return <LocationProvider.ctx.Provider value={location}>{children}</LocationProvider.ctx.Provider>
}
