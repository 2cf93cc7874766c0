import { deleteStored, readStored, writeStored } from '../stored.ts'
import { hitKinds, type Hit } from './hit.ts'

/** Recent choices in the search, stored in the browser until the user signs out. */

const NAME = 'search-visited'
const MAX_VISITED = 6

/** Hit that leads to a page. */
type Visited = Hit & { readonly href: string }

/** The hits that a user chose last, the newest first. */
export function readVisited(userId: number): readonly Visited[] {
  return readStored(NAME, userId, isList) ?? []
}

/** Stores a choice as the newest. An action without a page is not stored. */
export function addVisited(userId: number, { kind, title, detail, href }: Hit): void {
  if (href === undefined) return
  const others = readVisited(userId).filter((other) => other.href !== href)
  writeStored(NAME, userId, [{ kind, title, detail, href }, ...others].slice(0, MAX_VISITED))
}

/** Deletes the choices of a user. */
export function forgetVisited(userId: number): void {
  deleteStored(NAME, userId)
}

function isList(value: unknown): value is readonly Visited[] {
  return Array.isArray(value) && value.every(isVisited)
}

function isVisited(value: unknown): value is Visited {
  if (typeof value !== 'object' || value === null) return false
  const { kind, title, detail, href } = value as Record<string, unknown>
  return (
    hitKinds.some((known) => known === kind) &&
    typeof title === 'string' &&
    (detail === undefined || typeof detail === 'string') &&
    // Only addresses of these pages: not another host, and no script.
    typeof href === 'string' &&
    /^\/(?!\/)/.test(href)
  )
}
