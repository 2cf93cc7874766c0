import compression from 'compression'
import express, { type RequestHandler, type Router } from 'express'
import type { Services } from '../services.ts'
import { builtPages } from '../pages/built.ts'
import { html } from '../pages/html.ts'
import { isProblemType, problemPage, problemsPage } from '../pages/problems.ts'
import { readCookie } from '../sessions/cookie.ts'
import { ownPaths } from '../web/paths.ts'
import { fixed, readOnly } from './fixedReply.ts'
import { pageHeaders } from './pageHeaders.ts'
import { Problem } from './problem.ts'
import { etag } from './reply.ts'
import { signInRoutes } from './signIn.ts'

/** A page names the hashed files of one version of the service, so it is asked for again each time. */
const ALWAYS_ASK = 'no-cache'
const YEAR_MS = 365 * 86_400_000

/** The pages for people, and the answer to every address that nothing else has taken. */
export function pageRoutes(services: Services): Router {
  const { config, sessions } = services
  const { baseUrl } = config
  const router = express.Router()
  const page = (make: () => string) => fixed(() => ({ mediaType: 'text/html', text: make() }), ALWAYS_ASK)
  router.use(pageHeaders(config), compression())
  if (sessions) router.use(signInRoutes(services, sessions))
  router.use(
    '/assets',
    express.static(builtPages().assets, { immutable: true, maxAge: YEAR_MS, index: false, redirect: false }),
  )
  readOnly(router, ownPaths, shell(services))
  readOnly(router, '/problems', page(problemsPage))
  readOnly(router, '/problems/:type', (req, res, next) => {
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
  return new Problem('not-found', 'No page or file has this address; the API is below /api.')
}

/** The page that loads the others, told whether somebody is signed in. */
function shell({ config, sessions, log }: Services): RequestHandler {
  const { toolsClientId: toolsClient } = config
  const isSecure = config.baseUrl.startsWith('https:')
  const isSignedIn = async (cookie: string | null): Promise<boolean> => {
    if (cookie === null || !sessions) return false
    // While the database is away the page still comes, and says so by what it asks for.
    return sessions.has(cookie).catch((error: unknown) => {
      log.warn({ err: error }, 'a web session could not be looked up')
      return true
    })
  }
  return async (req, res) => {
    const cookie = readCookie(req.rawHeaders, 'print_log_session', isSecure)
    const state = !sessions ? 'off' : (await isSignedIn(cookie)) ? 'in' : 'out'
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
