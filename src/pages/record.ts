import type { Language } from '../../generated/texts/languages.ts'
import type { CompiledReader, Reader } from '../database/reader.ts'
import { mayRead } from '../kernel/visibility.ts'
import { readAnyPrint } from '../prints/detail.ts'
import { countPublicPrints } from '../prints/publicSummary.ts'
import { forVisitors } from '../prints/shared.ts'
import { readAnyProject, withoutPrivate } from '../projects/detail.ts'
import { findVisibleProfile } from '../users/publicProfile.ts'
import { pages, type WebPage } from '../web/paths.ts'
import { ownPreviews } from './ownPreviews.ts'
import type { Preview } from './preview.ts'
import { findProfileCover } from './profileCover.ts'
import { printPreview } from './printPreview.ts'
import { profilePreview } from './profilePreview.ts'
import { projectPreview } from './projectPreview.ts'

/** Request for a page. */
export interface PageRequest {
  readonly path: string
  readonly shareKey: string | undefined
  /** The signed-in user; null without a session. */
  readonly userId: number | null
  readonly language: Language
}

/** Result of looking for the record that a page shows. */
export interface FoundRecord {
  readonly isFound: boolean
  /** Whether search engines may list the page. */
  readonly isListed: boolean
  /** View of visitors with the same link; null when they see nothing, and for pages without a record. */
  readonly preview: Preview | null
}

const FOUND: FoundRecord = { isFound: true, isListed: true, preview: null }
/** A record that only its owner sees. */
const OWN: FoundRecord = { isFound: true, isListed: false, preview: null }
const MISSING: FoundRecord = { isFound: false, isListed: false, preview: null }
/** The column is an `integer`. */
const MAX_SPOOL_NUMBER = 2_147_483_647
/** Tables of records that only their owners see. */
const OWN_TABLES = { printer: 'printers', filamentType: 'filament_types', brand: 'brands' } as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const matchers = pages.map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/:\w+/g, '([^/]+)')}/?$`),
}))

/** Returns the page at a path, and the id in the path; null when there is none. */
export function findPage(path: string): { readonly page: WebPage; readonly id: string } | null {
  for (const { page, pattern } of matchers) {
    const match = pattern.exec(path)
    if (match) return { page, id: match[1] ?? '' }
  }
  return null
}

/** Finds the record in the path of a page, as far as the visitor may see it. Other pages are always found. */
export async function findRecord(db: CompiledReader, baseUrl: string, request: PageRequest): Promise<FoundRecord> {
  const found = findPage(request.path)
  if (!found) return MISSING
  const { page, id } = found
  // Visitors without a session are first asked to sign in.
  if (page.isPrivate && request.userId === null) return FOUND
  if (page.record) return find(db, baseUrl, page, id, request)
  return { ...FOUND, preview: ownPreviews(baseUrl, request.language)[page.file] ?? null }
}

async function find(
  db: CompiledReader,
  baseUrl: string,
  page: WebPage,
  id: string,
  request: PageRequest,
): Promise<FoundRecord> {
  const { userId } = request
  if (page.record === 'spoolNumber') return (await hasSpool(db, id, userId)) ? FOUND : MISSING
  if (page.record === 'spool') return (await hasSpoolId(db, id, userId)) ? FOUND : MISSING
  if (page.record === 'printer' || page.record === 'filamentType' || page.record === 'brand') {
    return (await isOwn(db, OWN_TABLES[page.record], id, userId)) ? FOUND : MISSING
  }
  if (page.record === 'project') return findProject(db, baseUrl, id, page, request)
  const number = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : 0
  if (!Number.isSafeInteger(number) || number === 0) return MISSING
  if (page.record === 'user') return findProfile(db, baseUrl, page, number, request)
  return findPrint(db, baseUrl, page, number, request)
}

async function findProject(
  db: Reader,
  baseUrl: string,
  id: string,
  { isPrivate }: WebPage,
  { userId, shareKey, language }: PageRequest,
): Promise<FoundRecord> {
  const project = UUID.test(id) ? await readAnyProject(db, baseUrl, null, id) : null
  if (!project) return MISSING
  const record = { ...project, ownerId: project.owner.id }
  if (isPrivate) return userId === record.ownerId ? OWN : MISSING
  if (!mayRead(record, null, shareKey)) return mayRead(record, userId, undefined) ? OWN : MISSING
  const isPublic = project.viewStatus === 'Public'
  const preview = projectPreview(withoutPrivate(project), baseUrl, isPublic ? null : (shareKey ?? null), language)
  return { isFound: true, isListed: isPublic, preview }
}

async function findProfile(
  db: Reader,
  baseUrl: string,
  page: WebPage,
  id: number,
  { userId, shareKey, language }: PageRequest,
): Promise<FoundRecord> {
  const profile = await findVisibleProfile(db, id, null, shareKey)
  if (!profile) return (await findVisibleProfile(db, id, userId, undefined)) ? OWN : MISSING
  const isPublic = (await findVisibleProfile(db, id, null, undefined)) !== null
  if (page.file !== 'User') return { isFound: true, isListed: isPublic, preview: null }
  const [printCount, cover] = await Promise.all([countPublicPrints(db, id), findProfileCover(db, baseUrl, id)])
  const key = isPublic ? null : (shareKey ?? null)
  return {
    isFound: true,
    isListed: isPublic,
    preview: profilePreview({ ...profile, printCount }, cover, baseUrl, key, language),
  }
}

async function findPrint(
  db: CompiledReader,
  baseUrl: string,
  page: WebPage,
  id: number,
  { userId, shareKey, language }: PageRequest,
): Promise<FoundRecord> {
  const print = await readAnyPrint(db, baseUrl, id, userId)
  if (!print) return MISSING
  const record = { ...print, ownerId: print.owner.id }
  if (page.isPrivate) return userId === record.ownerId ? OWN : MISSING
  if (!mayRead(record, null, shareKey)) return mayRead(record, userId, undefined) ? OWN : MISSING
  const isPublic = print.viewStatus === 'Public'
  const preview = printPreview(forVisitors(print), baseUrl, isPublic ? null : (shareKey ?? null), language)
  return { isFound: true, isListed: isPublic, preview }
}

async function isOwn(
  db: Reader,
  table: (typeof OWN_TABLES)[keyof typeof OWN_TABLES],
  id: string,
  userId: number | null,
): Promise<boolean> {
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0
  if (userId === null) return false
  const records = db.selectFrom(table).select('id').where('user_id', '=', userId).where('id', '=', number)
  return (await records.executeTakeFirst()) !== undefined
}

async function hasSpoolId(db: Reader, id: string, userId: number | null): Promise<boolean> {
  if (userId === null || !UUID.test(id)) return false
  const spools = db.selectFrom('filaments').select('id').where('user_id', '=', userId).where('id', '=', id)
  return (await spools.executeTakeFirst()) !== undefined
}

/** Whether the user has a spool with the number on its label. */
async function hasSpool(db: Reader, text: string, userId: number | null): Promise<boolean> {
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (userId === null || number === 0 || number > MAX_SPOOL_NUMBER) return false
  const spools = db.selectFrom('filaments').select('id').where('user_id', '=', userId).where('number', '=', number)
  return (await spools.executeTakeFirst()) !== undefined
}
