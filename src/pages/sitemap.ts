import express, { type Router } from 'express'
import { sql } from 'kysely'
import { getOnly } from '../http/staticRoutes.ts'
import { Problem } from '../kernel/problem.ts'
import { cacheControl } from '../responses/caching.ts'
import type { Services } from '../services.ts'
import { isServed } from '../users/staying.ts'
import { PUBLIC } from '../prints/publicSummary.ts'
import { html, type Html } from './html.ts'

/**
 * Numbers per file: ids, or for projects those of their users, each of whom may have 10,000. sitemaps.org allows 50,000 addresses and
 * 50 MiB. A range of numbers needs neither a count nor an offset.
 */
const NUMBERS_PER_FILE = { prints: 10_000, projects: 4, users: 10_000 } as const
const CACHING = 'public, max-age=3600'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Pages without a record. */
const PAGES = ['/', '/docs', '/problems']
const FILE = /^\/sitemap-(prints|projects|users)-(\d{1,9})\.xml$/

type Kind = keyof typeof NUMBERS_PER_FILE

const KINDS = Object.keys(NUMBERS_PER_FILE) as readonly Kind[]
type Database = Pick<Services, 'db'>['db']

/** Public page with the time of its last change, as RFC 3339. */
interface Entry {
  readonly path: string
  readonly changed: string | null
}

/**
 * Addresses of all public pages for search engines (sitemaps.org): an index of files, each with the public prints,
 * projects or profiles of a range of numbers. They are at the root, because a file may name only what is below its own folder.
 */
export function sitemapRoutes({ config, db }: Pick<Services, 'config' | 'db'>): Router {
  const { baseUrl } = config
  const router = express.Router()
  const send = (make: (path: string) => Promise<Html>): express.RequestHandler => {
    return async (req, res) => {
      const text = `<?xml version="1.0" encoding="UTF-8"?>\n${(await make(req.path)).text}\n`
      res.set({ 'Content-Type': 'application/xml', 'Cache-Control': cacheControl(req, CACHING) })
      res.send(text)
    }
  }
  getOnly(
    router,
    '/sitemap.xml',
    send(async () => listFiles(baseUrl, await filesOf(db))),
  )
  getOnly(
    router,
    '/sitemap-pages.xml',
    send(() => Promise.resolve(listPages(baseUrl, PAGES.map(withoutDate)))),
  )
  getOnly(
    router,
    FILE,
    send(async (path) => {
      const [, kind, number] = FILE.exec(path) ?? []
      const entries = await readEntries(db, kind as Kind, Number(number))
      if (entries.length === 0) throw Problem.notFound('file')
      return listPages(baseUrl, entries)
    }),
  )
  return router
}

function withoutDate(path: string): Entry {
  return { path, changed: null }
}

/** Public records of users who are neither leaving nor suspended. */
function published(db: Database, kind: Kind) {
  const text = sql<string>`id::text`.as('id')
  if (kind === 'users') {
    return db
      .selectFrom('users')
      .select([text, 'id as number', 'updated_date as changed'])
      .where('view_status', '=', PUBLIC)
      .where((user) => isServed(user.ref('users.id')))
      .as('record')
  }
  return db
    .selectFrom(kind)
    .select([text, kind === 'prints' ? 'id as number' : 'user_id as number', 'updated_date as changed'] as const)
    .where('view_status', '=', PUBLIC)
    .where((record) => isServed(record.ref('user_id')))
    .as('record')
}

/** Names of the files that have at least one address. */
async function filesOf(db: Database): Promise<string[]> {
  const files = ['sitemap-pages.xml']
  for (const kind of KINDS) {
    const rows = await db
      .selectFrom(published(db, kind))
      .select(sql<number>`record.number / ${NUMBERS_PER_FILE[kind]}::bigint`.as('number'))
      .distinct()
      .orderBy('number')
      .execute()
    files.push(...rows.map(({ number }) => `sitemap-${kind}-${number}.xml`))
  }
  return files
}

async function readEntries(db: Database, kind: Kind, number: number): Promise<Entry[]> {
  const count = NUMBERS_PER_FILE[kind]
  const first = number * count
  const rows = await db
    .selectFrom(published(db, kind))
    .select(['record.id', 'record.changed'])
    .where('record.number', '>=', first)
    .where('record.number', '<', first + count)
    .orderBy('record.number')
    .orderBy('record.id')
    .execute()
  return rows.map(({ id, changed }) => ({ path: `/${kind}/${id}`, changed }))
}

function listFiles(baseUrl: string, files: readonly string[]): Html {
  return html`<sitemapindex xmlns="${NAMESPACE}">
    ${files.map((file) => html`<sitemap><loc>${baseUrl}/${file}</loc></sitemap> `)}
  </sitemapindex>`
}

function listPages(baseUrl: string, entries: readonly Entry[]): Html {
  const addresses = entries.map(
    ({ path, changed }) =>
      html`<url><loc>${baseUrl}${path}</loc>${changed === null ? null : html`<lastmod>${changed}</lastmod>`}</url> `,
  )
  return html`<urlset xmlns="${NAMESPACE}"> ${addresses} </urlset>`
}
