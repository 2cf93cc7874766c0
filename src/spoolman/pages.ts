import { Problem } from '../kernel/problem.ts'
import type { Services } from '../services.ts'
import type { SpoolConnection } from '../spoolConnections/find.ts'
import { spoolId } from './spools.ts'

/** Address of the page with all spools. */
const SPOOLS = '/filaments'

/**
 * Finds the page for an address that a program opens in the browser of its user, such as `/spool/show/12`. It does not
 * contain the key.
 * @param path below the key
 * @returns null for an address of the interface itself
 */
export async function spoolmanPageOf(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { userId }: SpoolConnection,
  path: string,
): Promise<string | null> {
  if (/^\/(api\/|metrics\/?$)/i.test(path)) return null
  const number = /^\/spool\/(?:show|edit)\/(\d{1,9})\/?$/i.exec(path)?.[1]
  if (number === undefined) {
    const isPage = /^\/?$|^\/(spool|filament|vendor|locations|settings|help|home)(\/|$)/i.test(path)
    return isPage ? config.baseUrl + SPOOLS : null
  }
  try {
    return `${config.baseUrl}${SPOOLS}/${await spoolId(db, userId, Number(number))}`
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return config.baseUrl + SPOOLS
    throw error
  }
}
