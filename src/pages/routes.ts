import compression from 'compression'
import express, { type Response, type Router } from 'express'
import type { Services } from '../services.ts'
import { builtPages } from './built.ts'
import { isProblemType, problemPage, problemsPage } from './problems.ts'
import { ownPaths } from '../web/paths.ts'
import { cacheControl } from '../responses/caching.ts'
import { cachedText, getOnly } from '../http/staticRoutes.ts'
import { pageHeaders } from './headers.ts'
import { notFoundShell, shell } from './shell.ts'
import { signInRoutes } from './signIn.ts'

/** A page names the hashed files of one version of the service, so it is asked for again each time. */
const ALWAYS_ASK = 'no-cache'
/** The name of such a file changes with its content. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** The pages for people, and the answer to every address that nothing else has taken. */
export function pageRoutes(services: Services): Router {
  const { config, sessions } = services
  const { baseUrl } = config
  const router = express.Router()
  const notFound = notFoundShell(services)
  const page = (make: () => string) => cachedText(() => ({ mediaType: 'text/html', text: make() }), ALWAYS_ASK)
  router.use(pageHeaders(config), compression())
  if (sessions) router.use(signInRoutes(services, sessions))
  router.use(
    '/assets',
    express.static(builtPages().assets, {
      cacheControl: false,
      setHeaders: (res: Response) => res.set('Cache-Control', cacheControl(res.req, FOR_EVER)),
      index: false,
      redirect: false,
    }),
  )
  // At the root, because a service worker serves the pages below its own address only.
  getOnly(
    router,
    '/sw.js',
    cachedText(() => ({ mediaType: 'text/javascript', text: builtPages().worker }), ALWAYS_ASK),
  )
  getOnly(router, ownPaths, shell(services))
  getOnly(router, '/problems', page(problemsPage))
  getOnly(router, '/problems/:type', (req, res, next) => {
    const { type } = req.params
    if (typeof type !== 'string' || !isProblemType(type)) return notFound(req, res, next)
    page(() => problemPage(type, baseUrl))(req, res, next)
  })
  router.use(notFound)
  return router
}
