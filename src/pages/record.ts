import type { Reader } from '../database/reader.ts'
import { mayRead, type Visibility } from '../kernel/visibility.ts'
import { readAnyPrint } from '../prints/detail.ts'
import { forVisitors } from '../prints/shared.ts'
import { findVisibleProfile } from '../users/publicProfile.ts'
import { pages, type WebPage } from '../web/paths.ts'
import type { Html } from './html.ts'
import { printHead, UNLISTED_HEAD } from './preview.ts'

/** Request for a page. */
export interface PageRequest {
  readonly path: string
  readonly shareKey: string | undefined
  /** The signed-in user; null without a session. */
  readonly userId: number | null
}

/** Result of looking for the record that a page shows. */
export interface FoundRecord {
  readonly isFound: boolean
  /** Head of the page; null for that of all pages. */
  readonly head: Html | null
}

const FOUND: FoundRecord = { isFound: true, head: null }
const MISSING: FoundRecord = { isFound: false, head: UNLISTED_HEAD }
/** The column is an `integer`. */
const MAX_SPOOL_NUMBER = 2_147_483_647
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const matchers = pages.map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/:\w+/g, '([^/]+)')}/?$`),
}))

/** Finds the record in the path of a page, as far as the visitor may see it. Other pages are always found. */
export async function findRecord(db: Reader, baseUrl: string, request: PageRequest): Promise<FoundRecord> {
  for (const { page, pattern } of matchers) {
    const match = pattern.exec(request.path)
    // Visitors without a session are first asked to sign in.
    if (match && page.isPrivate && request.userId === null) return FOUND
    if (match) return page.record ? find(db, baseUrl, page, match[1] ?? '', request) : FOUND
  }
  return MISSING
}

async function find(
  db: Reader,
  baseUrl: string,
  page: WebPage,
  id: string,
  request: PageRequest,
): Promise<FoundRecord> {
  const { userId, shareKey } = request
  if (page.record === 'spoolNumber') return (await hasSpool(db, id, userId)) ? FOUND : MISSING
  if (page.record === 'spool' || page.record === 'printer' || page.record === 'filamentType') {
    return (await isOwn(db, page.record, id, userId)) ? FOUND : MISSING
  }
  const number = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : 0
  if (!Number.isSafeInteger(number) || number === 0) return MISSING
  if (page.record === 'user') return (await findVisibleProfile(db, number, userId, shareKey)) ? FOUND : MISSING
  const print = await findPrint(db, number)
  if (!print || !mayRead(print, userId, shareKey)) return MISSING
  if (page.isPrivate) return print.ownerId === userId ? FOUND : MISSING
  if (print.viewStatus === 'Unlisted') return { isFound: true, head: UNLISTED_HEAD }
  const detail = print.viewStatus === 'Public' ? await readAnyPrint(db, baseUrl, number) : null
  return { isFound: true, head: detail && printHead(forVisitors(detail), baseUrl) }
}

function findPrint(db: Reader, id: number): Promise<Visibility | undefined> {
  return db
    .selectFrom('prints')
    .select(['user_id as ownerId', 'view_status as viewStatus', 'share_key as shareKey'])
    .where('id', '=', id)
    .executeTakeFirst()
}

async function isOwn(
  db: Reader,
  kind: 'spool' | 'printer' | 'filamentType',
  id: string,
  userId: number | null,
): Promise<boolean> {
  if (userId === null) return false
  if (kind === 'spool') {
    if (!UUID.test(id)) return false
    const spools = db.selectFrom('filaments').select('id').where('user_id', '=', userId).where('id', '=', id)
    return (await spools.executeTakeFirst()) !== undefined
  }
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0
  const records = db
    .selectFrom(kind === 'printer' ? 'printers' : 'filament_types')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', number)
  return (await records.executeTakeFirst()) !== undefined
}

/** Whether the user has a spool with the number on its label. */
async function hasSpool(db: Reader, text: string, userId: number | null): Promise<boolean> {
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (userId === null || number === 0 || number > MAX_SPOOL_NUMBER) return false
  const spools = db.selectFrom('filaments').select('id').where('user_id', '=', userId).where('number', '=', number)
  return (await spools.executeTakeFirst()) !== undefined
}
