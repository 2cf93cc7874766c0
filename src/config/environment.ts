/** Error for a setting that cannot be used. The message is one sentence that says what to do. */
export class ConfigError extends Error {}

/** Environment variables of the process. An empty value counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads a whole number.
 * @param fallback default value
 * @throws ConfigError outside the bounds
 */
export function integer(
  environment: Environment,
  name: string,
  fallback: number,
  minimum: number,
  maximum = 1_000_000_000,
): number {
  const text = environment[name]
  if (text === undefined || text === '') return fallback
  const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN
  if (!(value >= minimum && value <= maximum)) {
    throw new ConfigError(`Set ${name} to a whole number from ${minimum} to ${maximum}.`)
  }
  return value
}

/**
 * Reads `true` or `false`.
 * @throws ConfigError for anything else
 */
export function boolean(environment: Environment, name: string, fallback: boolean): boolean {
  return oneOf(environment, name, String(fallback), ['true', 'false']) === 'true'
}

/**
 * Reads one of a few allowed words.
 * @throws ConfigError for any other word
 */
export function oneOf(environment: Environment, name: string, fallback: string, allowed: readonly string[]): string {
  const text = environment[name] || fallback
  if (!allowed.includes(text)) throw new ConfigError(`Set ${name} to one of: ${allowed.join(', ')}.`)
  return text
}

/** Reads a comma-separated list. */
export function list(environment: Environment, name: string): string[] {
  return (environment[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/**
 * Reads a URL.
 * @param protocols with the colon, such as `https:`
 * @returns null without a value
 * @throws ConfigError when it is not a URL or has another protocol
 */
export function url(environment: Environment, name: string, protocols: readonly string[]): string | null {
  const text = environment[name]
  if (text === undefined || text === '') return null
  const parsed = URL.canParse(text) ? new URL(text) : null
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new ConfigError(
      `Set ${name} to a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    )
  }
  return text
}
