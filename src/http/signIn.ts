import express, { type Request, type Response, type Router } from 'express'
import type { Services } from '../services.ts'
import { cookieHeader, newCookieValue, readCookie, type CookieName } from '../sessions/cookie.ts'
import { SignInRefused } from '../sessions/provider.ts'
import { isSameOrigin } from '../sessions/sameOrigin.ts'
import { SESSION_SECONDS, SIGN_IN_SECONDS, type Sessions } from '../sessions/sessions.ts'
import { readOnly } from './fixedReply.ts'
import { Problem } from './problem.ts'

const MAX_RETURN_LENGTH = 2000
const EXPIRED = 'This sign-in has expired, or was begun in another browser. Sign in again.'
const REFUSED = 'The sign-in was not completed. Sign in again.'

/** Signing in and out of the web pages. */
export function signInRoutes(services: Services, sessions: Sessions): Router {
  const { config, identities, log } = services
  const isSecure = config.baseUrl.startsWith('https:')
  const router = express.Router()
  const cookie = (req: Request, name: CookieName) => readCookie(req.rawHeaders, name, isSecure)
  const setCookie = (res: Response, name: CookieName, value: string, seconds: number) =>
    res.append('Set-Cookie', cookieHeader(name, value, seconds, isSecure))

  router.use('/auth', (_req, res, next) => {
    res.set('Cache-Control', 'no-store')
    next()
  })

  readOnly(router, '/auth/sign-in', async (req, res) => {
    const returnTo = new URL(req.originalUrl, config.baseUrl).searchParams.get('returnTo')
    // Two tabs may sign in at once: they share the cookie, and each has its own state.
    const browser = cookie(req, 'print_log_sign_in') ?? newCookieValue()
    const address = await sessions.begin(browser, ownPath(returnTo, config.baseUrl))
    setCookie(res, 'print_log_sign_in', browser, SIGN_IN_SECONDS)
    res.redirect(303, address.href)
  })

  readOnly(router, '/auth/callback', async (req, res) => {
    const browser = cookie(req, 'print_log_sign_in')
    const query = req.originalUrl.slice(req.originalUrl.indexOf('?') + 1)
    const signedIn = browser === null ? null : await sessions.redeem(browser, query).catch(refuse)
    if (signedIn === null) throw rejected(EXPIRED)
    const token = await identities
      .verifyToken(signedIn.tokens.accessToken, config.restAudience)
      .catch((error: unknown) => {
        if (error instanceof Problem) throw error
        log.error({ err: error }, 'the sign-in provider gave an access token that this service does not accept')
        return null
      })
    const caller = token && (await identities.userOfToken(token))
    if (!caller) throw rejected(REFUSED)
    const old = cookie(req, 'print_log_session')
    if (old !== null) await sessions.forget(old)
    setCookie(res, 'print_log_session', await sessions.start(caller.userId, signedIn.tokens), SESSION_SECONDS)
    res.redirect(303, signedIn.returnTo)
  })

  router.post('/auth/sign-out', async (req, res) => {
    if (!isSameOrigin(req.rawHeaders, config.baseUrl)) {
      throw new Problem('forbidden', 'Only a page of this site may sign its visitor out.')
    }
    const location = await sessions.end(cookie(req, 'print_log_session'))
    setCookie(res, 'print_log_session', '', 0)
    res.json({ location })
  })
  router.all('/auth/sign-out', () => {
    throw new Problem('method-not-allowed', undefined, { headers: { Allow: 'POST' } })
  })
  return router

  function refuse(error: unknown): never {
    if (!(error instanceof SignInRefused)) throw error
    log.info({ err: error }, 'a sign-in was refused')
    throw rejected(REFUSED)
  }
}

function rejected(sentence: string): Problem {
  return new Problem('validation', sentence, { errors: { request: [sentence] } })
}

/** The page to come back to: a path of ours, whatever the browser makes of slashes and schemes; else the start page. */
function ownPath(returnTo: string | null, baseUrl: string): string {
  if (returnTo === null || returnTo.length > MAX_RETURN_LENGTH || !returnTo.startsWith('/')) return '/'
  if (!URL.canParse(returnTo, baseUrl)) return '/'
  const { origin, pathname, search } = new URL(returnTo, baseUrl)
  // Without the origin, `//other.example` would name a host again; two slashes at the start of a path do too.
  return origin === baseUrl && !pathname.startsWith('//') ? pathname + search : '/'
}
