import type { Request, RequestHandler, Response } from 'express'
import type { Language } from '../../generated/texts/languages.ts'
import type { Services } from '../services.ts'
import { lastPosition } from '../events/read.ts'
import { weakEtag } from '../kernel/entityTags.ts'
import { basePathOf, publicOriginOf } from '../kernel/baseUrl.ts'
import { Problem } from '../kernel/problem.ts'
import { readCookie, sessionCookie } from '../sessions/cookie.ts'
import { atBasePath } from './atBasePath.ts'
import { builtPages } from './built.ts'
import { html } from './html.ts'
import { languageOf } from './language.ts'
import { previewBody, previewHead, UNLISTED_HEAD } from './preview.ts'
import { findPage, findRecord, type FoundRecord } from './record.ts'

/** A page names the hashed files of one version of the service, so it is asked for again each time. */
const ALWAYS_ASK = 'no-cache'
/** The head of all pages that have none of their own. */
const HEAD = /<meta name="description"[^>]*>\s*<title>[^<]*<\/title>/

/** The user of a session. */
interface Visit {
  readonly isExtended: boolean
  /** Null while the database is unavailable. */
  readonly userId: number | null
  /** Position of the user's last event: the page reads its data later, and follows the events after it. Null where it is unknown. */
  readonly position: number | null
}

/** The HTML that loads the pages, which says whether somebody is signed in: 404 if the record of the page is not there for them. */
export function shell(services: Services): RequestHandler {
  const { config, db, log } = services
  return async (req, res) => {
    const visit = await visitOf(services, req, res)
    // As a whole: by itself, a target that begins with two slashes would name another host.
    const { pathname, searchParams } = new URL(publicOriginOf(config.baseUrl) + req.originalUrl)
    const request = {
      path: pathname,
      shareKey: searchParams.get('shareKey') ?? undefined,
      userId: visit?.userId ?? null,
      language: languageOf(req, res),
    }
    const isKnown = visit === null || visit.userId !== null
    const record = await (isKnown ? findRecord(db, config.baseUrl, request) : UNKNOWN).catch((error: unknown) => {
      log.warn({ err: error }, 'the record of a page could not be looked up')
      return UNKNOWN
    })
    if (!record.isFound) requireBrowser(req, res)
    const file = record.isFound ? fileAt(pathname, visit !== null) : null
    send(services, { req, res, visit, record, file })
  }
}

/** The page for an address without one: the client shows it in the same frame as all others. */
export function notFoundShell(services: Services): RequestHandler {
  return async (req, res) => {
    requireBrowser(req, res)
    const record = { isFound: false, isListed: false, preview: null }
    send(services, { req, res, visit: await visitOf(services, req, res), record, file: null })
  }
}

/** While the database is unavailable the page still comes, and its requests say so. */
const UNKNOWN = Promise.resolve<FoundRecord>({ isFound: true, isListed: true, preview: null })

/** @throws Problem 404 for every client but a browser, and for methods that do not read */
function requireBrowser(req: Request, res: Response): void {
  res.vary('Accept')
  const isBrowser = req.accepts(['application/problem+json', 'text/html']) === 'text/html'
  if (isBrowser && (req.method === 'GET' || req.method === 'HEAD')) return
  throw new Problem('not-found', 'There is no page or file at this address; the API is under /api.')
}

async function visitOf({ config, db, sessions, log }: Services, req: Request, res: Response): Promise<Visit | null> {
  const cookie = readCookie(req.rawHeaders, 'print_log_session', config.baseUrl)
  if (cookie === null || !sessions) return null
  const visit = await sessions.visit(cookie).catch((error: unknown) => {
    log.warn({ err: error }, 'a web session could not be looked up')
    return { isExtended: false, userId: null }
  })
  if (visit?.isExtended) res.append('Set-Cookie', sessionCookie(cookie, config.baseUrl))
  if (!visit) return null
  const { userId } = visit
  const last = userId === null ? null : lastPosition(db, userId)
  const position = await Promise.resolve(last).catch((error: unknown) => {
    log.warn({ err: error }, 'the position of the last event could not be read')
    return null
  })
  return { ...visit, position }
}

/** File in src/web/pages/ that the client shows at a path; null when it shows none of them. */
function fileAt(path: string, isSignedIn: boolean): string | null {
  const page = findPage(path)?.page
  if (!page || (page.isPrivate && !isSignedIn)) return null
  return (isSignedIn && page.signedInFile) || page.file
}

interface Shown {
  readonly req: Request
  readonly res: Response
  readonly visit: Visit | null
  readonly record: FoundRecord
  readonly file: string | null
}

function send({ config, sessions }: Services, { req, res, visit, record, file }: Shown): void {
  const language = languageOf(req, res)
  const { isFound } = record
  const state = !sessions ? 'off' : visit ? 'in' : 'out'
  const demo = config.hasDemo ? 'on' : 'off'
  const attributes = html`data-sign-in="${state}" data-event-position="${visit?.position ?? null}"
  data-tools-client="${config.toolsClientId}" data-demo="${demo}" data-base="${basePathOf(config.baseUrl)}"`
  const page = withFiles(withRecord(record, config.baseUrl, language), file, language)
  const text = atBasePath(page, config).replace('data-sign-in="off"', () => attributes.text)
  res.status(isFound ? 200 : 404).set({
    'Content-Type': 'text/html',
    'Cache-Control': isFound ? `private, ${ALWAYS_ASK}` : 'no-store',
    ETag: weakEtag(text),
  })
  res.send(text)
}

/** Replaces the head of all pages by that of a record, and adds what visitors see of it. */
function withRecord({ isListed, preview }: FoundRecord, baseUrl: string, language: Language): string {
  const page = builtPages(language).shell
  if (preview === null) return isListed ? page : page.replace(HEAD, () => UNLISTED_HEAD.text)
  const withHead = page.replace(HEAD, () => previewHead(preview, baseUrl).text)
  const { content } = preview
  return content === null ? withHead : withHead.replace('<body>', () => `<body>${previewBody(content, language).text}`)
}

/** Names the files of a page, so that the browser loads them together with those of all pages, not after them. */
function withFiles(text: string, file: string | null, language: Language): string {
  const additions = file !== null && builtPages(language).additions.get(file)
  if (!additions) return text
  const { scripts, styles } = additions
  const links = html`${scripts.map((url) => html`<link rel="modulepreload" crossorigin href="${url}" />`)}
  ${styles.map((url) => html`<link rel="stylesheet" crossorigin href="${url}" />`)}`
  return text.replace('</head>', () => `${links.text}</head>`)
}
