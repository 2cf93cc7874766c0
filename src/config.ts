import path from 'node:path'
import type { S3Settings } from './media/s3Store.ts'

/** The web pages, as the development sign-in provider knows them. */
const DEVELOPMENT_WEB_CLIENT_ID = 'print-log-web'
/** Of a secret, in characters: 128 bits in hexadecimal. */
const MIN_SECRET_LENGTH = 32

/** How many requests one-minute windows allow (specification, "Limits"). */
export interface Limits {
  /** Requests of one user, whatever the credential. */
  readonly user: number
  /** Requests without credentials, per network address. */
  readonly address: number
  /** Images and other media, per user or address, counted separately. */
  readonly media: number
  /** Tool-server requests of one user. */
  readonly tools: number
  /** Invalid API keys from one network address. */
  readonly invalidKeys: number
}

/** Every setting of the service. Made once at start; nothing else reads the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  /** A bare origin, without a trailing slash: every URL that we emit starts with it. */
  readonly baseUrl: string
  /** Where the embedded mode keeps its database, keys and pictures. */
  readonly dataDir: string
  /** Null means: run the embedded PostgreSQL, the development sign-in provider and the demo logbook. */
  readonly databaseUrl: string | null
  readonly databasePoolSize: number
  /** The folder for pictures, unless an S3-compatible store is named. A store belongs to one database. */
  readonly mediaDir: string
  readonly s3: S3Settings | null
  /** Null means: limits are counted in this process. */
  readonly redisUrl: string | null
  /** Issuer identifier, exactly as the provider's own documents spell it. */
  readonly oidcIssuer: string
  readonly restAudience: string
  readonly toolsAudience: string
  /** The published public client that tools sign in with. */
  readonly toolsClientId: string
  /** Origins whose pages may call the tool server, beside our own. */
  readonly toolsOrigins: readonly string[]
  /** The domain that discovery files name as the publisher. */
  readonly publisherDomain: string
  /** The client that the web pages sign people in with. Null means: the pages have no sign-in. */
  readonly webClientId: string | null
  /** Its secret; null for a public client. */
  readonly webClientSecret: string | null
  /** What the tokens of web sessions are encrypted with. Null in the embedded mode, which makes its own, and without a web client. */
  readonly sessionSecret: string | null
  /** Accept access tokens with `typ: JWT` besides RFC 9068's `at+jwt` (Auth0's default profile). */
  readonly acceptTypJwt: boolean
  /** Addresses or CIDR ranges of the proxies whose X-Forwarded-For is believed. Empty: none. */
  readonly trustedProxies: readonly string[]
  readonly limits: Limits
  /** Seconds between two counts of who holds which achievement. */
  readonly rarityRefreshSeconds: number
  readonly logLevel: string
  /**
   * How long a stop goes on serving while readiness is gone, in seconds. Without it a load balancer learns of the stop by a
   * refused connection. The default bears a probe every two seconds that must fail twice, and leaves DRAIN_SECONDS room within
   * the 30 s after which Kubernetes kills.
   */
  readonly shutdownDelaySeconds: number
  /** How long a stop waits for requests in flight, in seconds. */
  readonly drainSeconds: number
}

/** A setting that cannot be used. The message is one sentence that says what to do. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings.
 * @param environment the process environment
 * @returns the frozen settings
 * @throws ConfigError when a value cannot be used
 */
export function readConfig(environment: Environment = process.env): Config {
  const port = integer(environment, 'PORT', 8080, 0, 65535)
  const baseUrl = origin(environment, 'BASE_URL', `http://localhost:${port}`)
  const databaseUrl = url(environment, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const oidcIssuer = url(environment, 'OIDC_ISSUER', ['https:', 'http:'])
  if (databaseUrl !== null && oidcIssuer === null) {
    throw new ConfigError(
      'Set OIDC_ISSUER beside DATABASE_URL: the development sign-in provider runs only with the embedded database.',
    )
  }
  return Object.freeze({
    port,
    host: environment['HOST'] || (databaseUrl === null ? '127.0.0.1' : '0.0.0.0'),
    baseUrl,
    dataDir: path.resolve(environment['DATA_DIR'] || '.data'),
    databaseUrl,
    databasePoolSize: integer(environment, 'DATABASE_POOL_SIZE', 10, 1, 500),
    mediaDir: path.resolve(environment['MEDIA_DIR'] || path.join(environment['DATA_DIR'] || '.data', 'media')),
    s3: s3Settings(environment),
    redisUrl: url(environment, 'REDIS_URL', ['redis:', 'rediss:']),
    oidcIssuer: oidcIssuer ?? `http://localhost:${port + 1}`,
    restAudience: environment['REST_AUDIENCE'] || `${baseUrl}/api`,
    toolsAudience: `${baseUrl}/mcp`,
    toolsClientId: environment['TOOLS_CLIENT_ID'] || 'print-log-tools',
    toolsOrigins: Object.freeze(list(environment, 'TOOLS_ORIGINS').map((text) => bareOrigin('TOOLS_ORIGINS', text))),
    publisherDomain: domain(environment, 'PUBLISHER_DOMAIN', new URL(baseUrl).hostname),
    ...webSettings(environment, databaseUrl === null),
    acceptTypJwt: boolean(environment, 'ACCEPT_TYP_JWT', false),
    trustedProxies: Object.freeze(list(environment, 'TRUSTED_PROXIES')),
    limits: Object.freeze({
      user: integer(environment, 'LIMIT_USER', 300, 1),
      address: integer(environment, 'LIMIT_ADDRESS', 600, 1),
      media: integer(environment, 'LIMIT_MEDIA', 1200, 1),
      tools: integer(environment, 'LIMIT_TOOLS', 60, 1),
      invalidKeys: integer(environment, 'LIMIT_INVALID_KEYS', 10, 1),
    }),
    rarityRefreshSeconds: integer(environment, 'RARITY_REFRESH_SECONDS', 300, 1, 86_400),
    logLevel: oneOf(environment, 'LOG_LEVEL', 'info', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    shutdownDelaySeconds: integer(environment, 'SHUTDOWN_DELAY_SECONDS', databaseUrl === null ? 0 : 5, 0, 600),
    drainSeconds: integer(environment, 'DRAIN_SECONDS', 20, 0, 600),
  })
}

function integer(
  environment: Environment,
  name: string,
  fallback: number,
  minimum: number,
  maximum = 1_000_000_000,
): number {
  const text = environment[name]
  if (text === undefined || text === '') return fallback
  const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN
  if (!(value >= minimum && value <= maximum)) {
    throw new ConfigError(`Set ${name} to a whole number from ${minimum} to ${maximum}.`)
  }
  return value
}

function boolean(environment: Environment, name: string, fallback: boolean): boolean {
  return oneOf(environment, name, String(fallback), ['true', 'false']) === 'true'
}

function oneOf(environment: Environment, name: string, fallback: string, allowed: readonly string[]): string {
  const text = environment[name] || fallback
  if (!allowed.includes(text)) throw new ConfigError(`Set ${name} to one of: ${allowed.join(', ')}.`)
  return text
}

function list(environment: Environment, name: string): string[] {
  return (environment[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function url(environment: Environment, name: string, protocols: readonly string[]): string | null {
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

/** A path in the base URL would move `/.well-known` off the root (RFC 8615), so only a bare origin is accepted. */
function origin(environment: Environment, name: string, fallback: string): string {
  return bareOrigin(name, url(environment, name, ['https:', 'http:']) ?? fallback)
}

function bareOrigin(name: string, text: string): string {
  const bare = URL.canParse(text) ? new URL(text).origin : null
  if (bare === null || !/^https?:/.test(bare) || (text !== bare && text !== `${bare}/`)) {
    throw new ConfigError(
      `Set ${name} to a bare origin such as https://prints.example.org, without path, query or user name.`,
    )
  }
  return bare
}

function domain(environment: Environment, name: string, fallback: string): string {
  const text = environment[name] || fallback
  // An IPv6 address is no part of a URN.
  if (text === fallback) return /^[a-z0-9.-]+$/.test(text) ? text : 'localhost'
  if (!/^(?=.{1,253}$)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/i.test(text)) {
    throw new ConfigError(`Set ${name} to a domain name such as prints.example.org.`)
  }
  return text.toLowerCase()
}

/** The development provider knows the client of its own accord; any other must be told of it first. */
function webSettings(
  environment: Environment,
  isEmbedded: boolean,
): Pick<Config, 'webClientId' | 'webClientSecret' | 'sessionSecret'> {
  const isDevelopment = isEmbedded && !environment['OIDC_ISSUER']
  const webClientId = environment['WEB_CLIENT_ID'] || (isDevelopment ? DEVELOPMENT_WEB_CLIENT_ID : null)
  const sessionSecret = environment['SESSION_SECRET'] || null
  const isMissing = sessionSecret === null && webClientId !== null && !isEmbedded
  if (isMissing || (sessionSecret !== null && sessionSecret.length < MIN_SECRET_LENGTH)) {
    throw new ConfigError(
      `Set SESSION_SECRET to at least ${MIN_SECRET_LENGTH} random characters, the same on every instance: \`openssl rand -hex 32\` makes some.`,
    )
  }
  return { webClientId, webClientSecret: environment['WEB_CLIENT_SECRET'] || null, sessionSecret }
}

/** All of the store's settings, or none. */
function s3Settings(environment: Environment): S3Settings | null {
  const endpoint = url(environment, 'S3_ENDPOINT', ['https:', 'http:'])
  if (endpoint === null) return null
  if (new URL(endpoint).username !== '') throw new ConfigError('Set S3_ENDPOINT to a URL without a user name.')
  return {
    endpoint,
    bucket: required(environment, 'S3_BUCKET'),
    region: environment['S3_REGION'] || 'us-east-1',
    accessKeyId: required(environment, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: required(environment, 'S3_SECRET_ACCESS_KEY'),
  }
}

function required(environment: Environment, name: string): string {
  const text = environment[name]
  if (!text) throw new ConfigError(`Set ${name} beside S3_ENDPOINT.`)
  return text
}
