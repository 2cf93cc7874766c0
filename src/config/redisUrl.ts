import { ConfigError, url, type Environment } from './environment.ts'

/**
 * Reads the URL of Redis; null without it.
 * @throws ConfigError when it names a database by something else than its number, or its credentials are not percent-encoded
 */
export function redisUrl(environment: Environment): string | null {
  const text = url(environment, 'REDIS_URL', ['redis:', 'rediss:'])
  if (text === null || isUsable(new URL(text))) return text
  throw new ConfigError(
    'Set REDIS_URL to a URL such as redis://:password@localhost:6379/0: the number of a database as its path, and a password in percent-encoding.',
  )
}

function isUsable({ username, password, pathname, searchParams }: URL): boolean {
  try {
    decodeURIComponent(`${username}${password}`)
  } catch {
    return false
  }
  return [pathname.slice(1), searchParams.get('db') ?? ''].every((database) => /^\d{0,9}$/.test(database))
}
