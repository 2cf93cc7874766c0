import path from 'node:path'
import express, { type RequestHandler, type Response, type Router } from 'express'
import type { Services } from '../services.ts'
import { basePathOf } from '../kernel/baseUrl.ts'
import { atBasePath } from './atBasePath.ts'
import { languages, type Language } from '../../generated/texts/languages.ts'
import { builtPages, manifestAt, workerAt } from './built.ts'
import { languageOf } from './language.ts'
import { isProblemType, problemPage, problemsPage } from './problems.ts'
import { ownPaths } from '../web/paths.ts'
import { cacheControl } from '../responses/caching.ts'
import { compressed } from '../http/compressed.ts'
import { cachedText, getOnly } from '../http/staticRoutes.ts'
import { pageHeaders } from './headers.ts'
import { notFoundShell, shell } from './shell.ts'
import { signInRoutes } from './signIn.ts'
import { sitemapRoutes } from './sitemap.ts'

/** A page names the hashed files of one version of the service, so it is asked for again each time. */
const ALWAYS_ASK = 'no-cache'
/** The name of such a file changes with its content. */
const FOR_EVER = 'public, max-age=31536000, immutable'

const FOR_A_DAY = 'public, max-age=86400'

/** Serves a folder of the builds in all languages, or a file of them. */
function folder(name: string, caching: string): RequestHandler[] {
  return languages.map((language) =>
    express.static(path.join(builtPages(language).folder, name), {
      // A range is one of the compressed bytes (RFC 9110, section 14.1.2), and the compression would compress a part by itself.
      acceptRanges: false,
      cacheControl: false,
      setHeaders: (res: Response) => res.set('Cache-Control', cacheControl(res.req, caching)),
      index: false,
      redirect: false,
    }),
  )
}

/** Serves a text in the language of the request. */
function localizedText(mediaType: string, make: (language: Language) => string, caching: string): RequestHandler {
  const handlers = new Map(
    languages.map((language) => [language, cachedText(() => ({ mediaType, text: make(language) }), caching)]),
  )
  return (req, res, next) => handlers.get(languageOf(req, res))?.(req, res, next)
}

/** The pages for people, and the response to every path that no other route has. */
export function pageRoutes(services: Services): Router {
  const { config, sessions } = services
  const { baseUrl } = config
  const basePath = basePathOf(baseUrl)
  const router = express.Router()
  const notFound = notFoundShell(services)
  const page = (make: () => string) =>
    cachedText(() => ({ mediaType: 'text/html', text: atBasePath(make(), config) }), ALWAYS_ASK)
  router.use(pageHeaders(config), compressed())
  if (sessions) router.use(signInRoutes(services, sessions))
  router.use(sitemapRoutes(services))
  router.use('/assets', folder('assets', FOR_EVER))
  router.use('/icons', folder('icons', FOR_A_DAY))
  router.use('/favicon.ico', folder('favicon.ico', FOR_A_DAY))
  getOnly(
    router,
    '/manifest.webmanifest',
    localizedText('application/manifest+json', (language) => manifestAt(basePath, language), FOR_A_DAY),
  )
  // At the root, because a service worker serves the pages below its own address only.
  getOnly(
    router,
    '/sw.js',
    localizedText('text/javascript', (language) => workerAt(basePath, language), ALWAYS_ASK),
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
