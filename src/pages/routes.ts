import compression from 'compression'
import express, { type RequestHandler, type Response, type Router } from 'express'
import type { Services } from '../services.ts'
import { builtPages } from './built.ts'
import { html } from './html.ts'
import { isProblemType, problemPage, problemsPage } from './problems.ts'
import { readCookie, sessionCookie } from '../sessions/cookie.ts'
import { ownPaths } from '../web/paths.ts'
import { cacheControl } from '../responses/caching.ts'
import { cachedText, getOnly } from '../http/staticRoutes.ts'
import { pageHeaders } from './headers.ts'
import { Problem } from '../kernel/problem.ts'
import { etag } from '../kernel/entityTags.ts'
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
  getOnly(router, ownPaths, shell(services))
  getOnly(router, '/problems', page(problemsPage))
  getOnly(router, '/problems/:type', (req, res, next) => {
    const { type } = req.params
    if (typeof type !== 'string' || !isProblemType(type)) throw nothingHere()
    page(() => problemPage(type, baseUrl))(req, res, next)
  })
  router.use(() => {
    throw nothingHere()
  })
  return router
}

function nothingHere(): Problem {
  return new Problem('not-found', 'There is no page or file at this address; the API is under /api.')
}

/** The page that loads the others, told whether somebody is signed in. */
function shell({ config, sessions, log }: Services): RequestHandler {
  const { toolsClientId: toolsClient } = config
  const isSecure = config.baseUrl.startsWith('https:')
  const visit = async (cookie: string | null): Promise<{ readonly isExtended: boolean } | null> => {
    if (cookie === null || !sessions) return null
    // While the database is away the page still comes, and says so by what it asks for.
    return sessions.visit(cookie).catch((error: unknown) => {
      log.warn({ err: error }, 'a web session could not be looked up')
      return { isExtended: false }
    })
  }
  return async (req, res) => {
    const cookie = readCookie(req.rawHeaders, 'print_log_session', isSecure)
    const session = await visit(cookie)
    const state = !sessions ? 'off' : session ? 'in' : 'out'
    if (cookie !== null && session?.isExtended) res.append('Set-Cookie', sessionCookie(cookie, config.baseUrl))
    const { shell } = builtPages()
    const text = shell.replace(
      'data-sign-in="off"',
      html`data-sign-in="${state}" data-tools-client="${toolsClient}"`.text,
    )
    res.set({
      'Content-Type': 'text/html',
      'Cache-Control': `private, ${ALWAYS_ASK}`,
      ETag: etag(text),
      Vary: 'Cookie',
    })
    res.send(text)
  }
}
