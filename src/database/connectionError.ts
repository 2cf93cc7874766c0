import { errorCode } from '../kernel/errorCode.ts'
import { StartError } from '../kernel/startError.ts'

/**
 * Codes of network errors, and SQLSTATE codes of a refused login (28…), an unknown database (3D000) and a server that
 * starts or stops (57P…).
 */
const UNREACHABLE = /^(E[A-Z]+|28\w{3}|3D000|57P\d\d|53300)$/

/**
 * Runs database work at startup.
 * @throws StartError when the database cannot be reached; the sentence names its host, never the password
 */
export async function withConnectionHint<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl)
    const reason = error instanceof Error && error.message ? error.message : errorCode(error)
    if (!UNREACHABLE.test(errorCode(error) ?? '') && !/timeout/i.test(reason ?? '')) throw error
    throw new StartError(
      `The database ${pathname.slice(1)} at ${host} cannot be reached (${reason}): start it or correct DATABASE_URL.`,
    )
  }
}
