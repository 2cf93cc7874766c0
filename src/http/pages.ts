import fs from 'node:fs'
import express, { type NextFunction, type Request, type Response, type Router } from 'express'
import helmet from 'helmet'
import type { Config } from '../config.ts'
import { landingPage } from '../pages/landing.ts'
import { notFoundPage } from '../pages/notFound.ts'
import { isProblemType, problemPage, problemsPage } from '../pages/problems.ts'
import { referencePage } from '../pages/reference.ts'
import { fixed, readOnly } from './fixedReply.ts'
import { Problem } from './problem.ts'

/** The pages for people, and the answer to every address that nothing else has taken. */
export function pageRoutes({ baseUrl }: Config): Router {
  const router = express.Router()
  const page = (make: () => string) => fixed(() => ({ mediaType: 'text/html', text: make() }))
  router.use(secure(baseUrl))
  readOnly(
    router,
    '/assets/pages.css',
    fixed(() => ({ mediaType: 'text/css', text: styles() })),
  )
  readOnly(
    router,
    '/',
    page(() => landingPage(baseUrl)),
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

/** Pages load their one style sheet and nothing else; no script runs, no frame holds them. */
function secure(baseUrl: string): ReturnType<typeof helmet> {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'style-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Other hosts of the operator's domain are not ours to decide about.
    strictTransportSecurity: baseUrl.startsWith('https:') ? { includeSubDomains: false } : false,
  })
}

function styles(): string {
  return fs.readFileSync(new URL('../pages/pages.css', import.meta.url), 'utf8')
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
