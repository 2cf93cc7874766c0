import express, { type Request, type Response, type Router } from 'express'
import type { Kysely } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { Services } from '../services.ts'
import { browserName } from '../sessions/browserName.ts'
import {
  cookieHeader,
  keptAccountCookie,
  newCookieValue,
  readCookie,
  sessionCookie,
  SIGN_IN_SECONDS,
  type CookieName,
} from '../sessions/cookie.ts'
import { languageOf, textsIn } from '../pages/language.ts'
import { SignInRefused } from '../sessions/provider.ts'
import { isSameOrigin } from '../sessions/sameOrigin.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { notifyIdentityChanged } from '../identity/changes.ts'
import { isLaterSignIn, keepAccount } from '../identity/deletion.ts'
import { getOnly } from '../http/staticRoutes.ts'
import { basePathOf, publicOriginOf } from '../kernel/baseUrl.ts'
import { Problem } from '../kernel/problem.ts'

const MAX_RETURN_LENGTH = 2000
const MAX_HINT_LENGTH = 100

/** Signing in and out of the web pages. */
export function signInRoutes(services: Services, sessions: Sessions): Router {
  const { config, authenticator, log } = services
  const { baseUrl } = config
  const router = express.Router()
  const cookie = (req: Request, name: CookieName) => readCookie(req.rawHeaders, name, baseUrl)
  const setCookie = (res: Response, name: CookieName, value: string, seconds: number) =>
    res.append('Set-Cookie', cookieHeader(name, value, seconds, baseUrl))

  router.use('/auth', (_req, res, next) => {
    res.set('Cache-Control', 'no-store')
    next()
  })

  getOnly(router, '/auth/sign-in', async (req, res) => {
    if (isOnlyLooking(req)) return void res.status(204).end()
    const { searchParams } = new URL(publicOriginOf(baseUrl) + req.originalUrl)
    const returnTo = searchParams.get('returnTo')
    // Two tabs may sign in at once: they share the cookie, and each has its own state.
    const browser = cookie(req, 'print_log_sign_in') ?? newCookieValue()
    const hint = searchParams.get('hint')?.slice(0, MAX_HINT_LENGTH) ?? null
    const address = await sessions.begin(browser, ownPath(returnTo, baseUrl), {
      isAnew: searchParams.has('anew'),
      hint,
    })
    setCookie(res, 'print_log_sign_in', browser, SIGN_IN_SECONDS)
    res.redirect(303, address.href)
  })

  getOnly(router, '/auth/callback', async (req, res) => {
    if (isOnlyLooking(req)) return void res.status(204).end()
    const texts = textsIn(languageOf(req, res))
    const refuse = (error: unknown) => {
      if (!(error instanceof SignInRefused)) throw error
      log.info({ err: error }, 'a sign-in was refused')
      throw rejected(texts.signInRefused)
    }
    const began = cookie(req, 'print_log_sign_in')
    const query = req.originalUrl.slice(req.originalUrl.indexOf('?') + 1)
    const signedIn = began === null ? null : await sessions.redeem(began, query).catch(refuse)
    if (signedIn === null) throw rejected(texts.signInExpired)
    const token = await authenticator
      .verifyToken(signedIn.tokens.accessToken, config.restAudience)
      .catch((error: unknown) => {
        if (error instanceof Problem) throw error
        log.error({ err: error }, 'the sign-in provider gave an access token that this service does not accept')
        return null
      })
    const caller = token && (await authenticator.userOfToken(token))
    if (!caller) throw rejected(texts.signInRefused)
    if (caller.deletionDate !== null) {
      // A provider that knows the browser does not ask: opening a page alone must not decide that the account is kept.
      if (!signedIn.isAnew && !isLaterSignIn(token.signedInDate, caller.deletionDate)) {
        const again = new URLSearchParams({ anew: '', returnTo: signedIn.returnTo })
        res.redirect(303, `${basePathOf(baseUrl)}/auth/sign-in?${again.toString()}`)
        return
      }
      if (!(await keepAccount(services.db, caller.userId))) throw rejected(texts.signInDeleted)
      res.append('Set-Cookie', keptAccountCookie(caller.userId, baseUrl))
    }
    authenticator.forget(caller.userId)
    const old = cookie(req, 'print_log_session')
    if (old !== null) await closeStreams(services.db, await sessions.forget(old))
    const browser = browserName(req.headers['user-agent'])
    const session = await sessions.start(caller.userId, signedIn.tokens, browser)
    if (session.hasEndedOthers) await closeStreams(services.db, caller.userId)
    res.append('Set-Cookie', sessionCookie(session.cookie, baseUrl))
    res.redirect(303, basePathOf(baseUrl) + signedIn.returnTo)
  })

  router.post('/auth/sign-out', async (req, res) => {
    if (!isSameOrigin(req.rawHeaders, publicOriginOf(baseUrl))) {
      throw new Problem('forbidden', 'Only a page of this site may sign its visitor out.')
    }
    const { userId, location } = await sessions.end(cookie(req, 'print_log_session'))
    await closeStreams(services.db, userId)
    setCookie(res, 'print_log_session', '', 0)
    res.json({ location })
  })
  router.all('/auth/sign-out', () => {
    throw new Problem('method-not-allowed', undefined, { headers: { Allow: 'POST' } })
  })
  return router
}

/** Whether a program only looks if the address exists, which must neither begin a sign-in nor use one up. */
function isOnlyLooking({ method }: Request): boolean {
  return method === 'HEAD'
}

/** Closes what a session that has ended has open, in other tabs or on other instances; what others have open begins again. */
async function closeStreams(db: Kysely<DB>, userId: number | null): Promise<void> {
  if (userId !== null) await notifyIdentityChanged(db, userId)
}

function rejected(sentence: string): Problem {
  return new Problem('validation', sentence, { errors: { request: [sentence] } })
}

/** The page to return to, below the path of the public address: a path of ours in every reading of slashes and schemes, else the start page. */
function ownPath(returnTo: string | null, baseUrl: string): string {
  if (returnTo === null || returnTo.length > MAX_RETURN_LENGTH || !returnTo.startsWith('/')) return '/'
  if (!URL.canParse(returnTo, baseUrl)) return '/'
  const { origin, pathname, search, hash } = new URL(returnTo, baseUrl)
  // Without the origin, `//other.example` would name a host again; two slashes at the start of a path do too.
  return origin === publicOriginOf(baseUrl) && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
