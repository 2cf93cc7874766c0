import { ownPaths } from '../../src/web/paths.ts'

/** An address that the service answers beside the contract. */
interface OutsideRoute {
  readonly route: string
  readonly why: string
}

/** Everything that the service answers and the contract does not describe; a route that is not here fails `routes.test.ts`. */
export const OUTSIDE: readonly OutsideRoute[] = [
  { route: 'GET /healthz', why: 'asked by whoever runs the service: the process lives' },
  { route: 'GET /.well-known/oauth-protected-resource', why: 'RFC 9728, of the tool server' },
  { route: 'GET /.well-known/oauth-protected-resource/mcp', why: 'the same, where RFC 9728 puts it' },
  { route: 'GET /.well-known/oauth-protected-resource/api', why: 'RFC 9728, of the contract' },
  { route: 'GET /.well-known/api-catalog', why: 'RFC 9727' },
  { route: 'GET /.well-known/mcp/server-card.json', why: 'the card of the tool server' },
  { route: 'GET /mcp/server-card', why: 'the same, below the tool server' },
  { route: 'GET /.well-known/ard.json', why: 'agent resource manifest' },
  { route: 'GET /llms.txt', why: 'index for language models' },
  { route: 'GET /robots.txt', why: 'for crawlers' },
  { route: 'GET /openapi.json', why: 'the contract itself' },
  { route: 'GET /openapi.yaml', why: 'the contract itself' },
  { route: 'GET /openapi-3.0.json', why: 'the contract for generators that do not read 3.1' },
  { route: 'GET /spoolman.json', why: 'the contract of the spool interface' },
  { route: 'GET /auth/sign-in', why: 'sends a browser to the sign-in provider' },
  { route: 'GET /auth/callback', why: 'where the provider sends it back' },
  { route: 'POST /auth/sign-out', why: 'ends the session of a browser' },
  { route: 'GET /problems', why: 'what the types of problem documents stand for' },
  { route: 'GET /problems/:type', why: 'one of them' },
  { route: `GET ${ownPaths}`, why: 'the web pages: src/web/paths.ts' },
  { route: 'GET /sw.js', why: 'the service worker of the web pages, which shows push messages' },
  { route: 'GET /sitemap.xml', why: 'for search engines: the index of the public pages' },
  { route: 'GET /sitemap-pages.xml', why: 'the pages without a record' },
  {
    route: 'GET /^\\/sitemap-(prints|projects|users)-(\\d{1,9})\\.xml$/',
    why: 'the public prints and profiles, by ranges of ids',
  },
  { route: 'USE /icons', why: 'icons of the installed pages, and the image of link previews' },
  { route: 'USE /favicon.ico', why: 'where browsers and others look for an icon' },
  { route: 'GET /manifest.webmanifest', why: 'makes the pages installable' },
  { route: 'USE /assets', why: 'the scripts and styles of the web pages' },
  { route: 'USE /auth', why: 'headers' },
]

/**
 * How many handlers are called for every address. Three of them have addresses of their own: `apiRoute` answers the contract's paths and
 * nothing else below /api and /media, `toolRoute` answers /mcp, `spoolmanRoute` answers the paths of spoolman.yaml and nothing else below
 * /spoolman; the others set headers, change the address, count, or write failures.
 */
export const HANDLERS_WITHOUT_PATH = 16

interface Layer {
  readonly rawPath: string | RegExp | readonly string[]
  readonly route?: { readonly path: string | RegExp; readonly methods: Readonly<Record<string, boolean>> }
  readonly handle: { readonly stack?: readonly Layer[] }
}

/** What an Express router answers: `GET /path`, `USE /path` for a handler below a path, `USE /` for one without. */
export function routesOf({ stack }: { readonly stack?: readonly unknown[] }): string[] {
  return (stack as readonly Layer[]).flatMap(({ rawPath, route, handle }) => {
    if (route) {
      const methods = Object.keys(route.methods).filter((method) => method !== 'options' && method !== '_all')
      return methods.map((method) => `${method.toUpperCase()} ${String(route.path)}`)
    }
    return handle.stack ? routesOf(handle) : [`USE ${String(rawPath)}`]
  })
}

/** The routes that are not listed, and the listed ones that are not there. */
export function compareRoutes(actual: readonly string[]): { unlisted: string[]; missing: string[] } {
  const listed = OUTSIDE.map(({ route }) => route)
  return {
    unlisted: actual.filter((route) => route !== 'USE /' && !listed.includes(route)),
    missing: listed.filter((route) => !actual.includes(route)),
  }
}
