import compression from 'compression'
import express, { type NextFunction, type Request, type Response, type Router } from 'express'
import helmet from 'helmet'
import type { Config } from '../config.ts'
import { builtPages } from '../pages/built.ts'
import { notFoundPage } from '../pages/notFound.ts'
import { isProblemType, problemPage, problemsPage } from '../pages/problems.ts'
import { referencePage } from '../pages/reference.ts'
import { ownPaths } from '../web/paths.ts'
import { fixed, readOnly } from './fixedReply.ts'
import { Problem } from './problem.ts'

/** A page names the hashed files of one version of the service, so it is asked for again each time. */
const ALWAYS_ASK = 'no-cache'
const YEAR_MS = 365 * 86_400_000

/** The pages for people, and the answer to every address that nothing else has taken. */
export function pageRoutes({ baseUrl }: Config): Router {
  const router = express.Router()
  const page = (make: () => string) => fixed(() => ({ mediaType: 'text/html', text: make() }), ALWAYS_ASK)
  router.use(secure(baseUrl), compression())
  const { assets, shell } = builtPages()
  router.use('/assets', express.static(assets, { immutable: true, maxAge: YEAR_MS, index: false }))
  readOnly(
    router,
    ownPaths,
    page(() => shell),
  )
  readOnly(
    router,
    '/docs',
    page(() => referencePage(baseUrl)),
  )
  readOnly(router, '/problems', page(problemsPage))
  readOnly(router, '/problems/:type', (req, res) => {
    const { type } = req.params
    if (typeof type === 'string' && isProblemType(type)) sendPage(res, 200, problemPage(type, baseUrl))
    else sendPage(res, 404, notFoundPage())
  })
  router.use(notFound)
  return router
}

/** Pages load what this origin serves and nothing else; no script stands in a page, no frame holds one. */
function secure(baseUrl: string): ReturnType<typeof helmet> {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        // Slicers send their previews as data; a picture to be uploaded is shown from the browser's memory.
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Other hosts of the operator's domain are not ours to decide about.
    strictTransportSecurity: baseUrl.startsWith('https:') ? { includeSubDomains: false } : false,
  })
}

function sendPage(res: Response, status: number, text: string): void {
  res.status(status).set({ 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }).send(text)
}

/** A browser gets a page, every other client a problem document. */
function notFound(req: Request, res: Response, _next: NextFunction): void {
  res.vary('Accept')
  if (req.accepts(['application/problem+json', 'text/html']) !== 'text/html') {
    throw new Problem('not-found', 'No page or file has this address; the API is below /api.')
  }
  sendPage(res, 404, notFoundPage())
}
