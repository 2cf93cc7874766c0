import path from 'node:path'
import { ADMISSION_SETTINGS, type AdmissionBounds } from './admissionBounds.ts'
import { isAddressRange, isLoopback } from '../kernel/addresses.ts'
import { redirectAddress } from './redirectAddress.ts'
import { redisUrl } from './redisUrl.ts'
import { boolean, ConfigError, integer, list, oneOf, url, type Environment } from './environment.ts'
import { pushSettings, type PushSettings } from './push.ts'
import { requestLimits, type RequestLimits } from './requestLimits.ts'
import { s3Settings, type S3Settings } from './s3.ts'
import { withSecretFiles } from './secretFiles.ts'
import { MAX_DAYS, STORAGE_SETTINGS, type StorageLimits, type StorageSetting } from './storageLimits.ts'
import { traceSettings, type TraceSettings } from './traces.ts'
import { webhookNetworks } from './webhookNetworks.ts'

/** Client id of the web pages at the development sign-in provider. */
const DEVELOPMENT_WEB_CLIENT_ID = 'print-log-web'
/** Minimum length of a secret, in characters: 128 bits in hexadecimal. */
const MIN_SECRET_LENGTH = 32
const LOOPBACK = '127.0.0.1'
const MAX_PORT = 65_535
const DEFAULT_PORT = 8080
/**
 * Distance between the service's port and the metrics port, large enough for several instances on neighboring ports.
 */
const METRICS_OFFSET = 1000

/** Settings of the service. Created once at start; nothing else reads the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Port of readiness and metrics. Null: they are not served. */
  readonly metricsPort: number | null
  readonly metricsHost: string
  /** Origin, or a path of it, without a trailing slash; prefix of every URL that the service emits. */
  readonly baseUrl: string
  /** Folder of the embedded mode's database, keys and images. */
  readonly dataDir: string
  /** URL of the database. Null: run the embedded PostgreSQL, the development sign-in provider and the demo logbook. */
  readonly databaseUrl: string | null
  /** Whether the service brings its own database, with the demo logbook in it. */
  readonly hasDemo: boolean
  readonly databasePoolSize: number
  /** Folder for images, unless an S3-compatible store is configured. A store belongs to one database. */
  readonly mediaDir: string
  readonly s3: S3Settings | null
  /** URL of Redis. Null: limits are counted in this process. */
  readonly redisUrl: string | null
  /** Issuer identifier, exactly as the provider's own documents spell it. */
  readonly oidcIssuer: string
  /** Issuer that accounts are stored with: the same, but that of the development provider does not depend on its port. */
  readonly accountIssuer: string
  readonly restAudience: string
  readonly toolsAudience: string
  /** Published public client that tools sign in with. */
  readonly toolsClientId: string
  /** Whether the list of tools has the schemas of responses, four times as long as the rest. */
  readonly toolsOutputSchemas: boolean
  /** Addresses, besides those of the loopback, that the development provider sends agents back to. */
  readonly toolsRedirects: readonly string[]
  /** Origins, besides our own, whose pages may call the tool server. */
  readonly toolsOrigins: readonly string[]
  /** Domain that discovery files name as the publisher. */
  readonly publisherDomain: string
  /** Client that the web pages sign in with. Null: the pages have no sign-in. */
  readonly webClientId: string | null
  /** Secret of the web client; null for a public client. */
  readonly webClientSecret: string | null
  /**
   * Secret for encrypting the tokens of web sessions. Null without a web client, and in the embedded mode, which
   * generates its own.
   */
  readonly sessionSecret: string | null
  /** Whether access tokens with `typ: JWT` are accepted besides RFC 9068's `at+jwt` (Auth0's default profile). */
  readonly acceptTypJwt: boolean
  /** Addresses or CIDR ranges of the proxies whose X-Forwarded-For header is trusted. Empty: none. */
  readonly trustedProxies: readonly string[]
  /** Private networks, in CIDR notation, that webhooks are sent to besides the public internet. */
  readonly webhookNetworks: readonly string[]
  /** Collector of traces; null when none are made. */
  readonly traces: TraceSettings | null
  readonly push: PushSettings
  readonly limits: RequestLimits
  /** Bounds of concurrent work. */
  readonly admission: AdmissionBounds
  /** Bounds of stored data and its retention. */
  readonly storage: StorageLimits
  /** Days without use after which an API key is refused. Null: keys do not expire. */
  readonly apiKeyIdleDays: number | null
  /** Seconds between two counts of the holders of each achievement. */
  readonly rarityRefreshSeconds: number
  readonly logLevel: string
  /**
   * Seconds for which a shutdown continues to serve requests after readiness is withdrawn. Without this delay a load
   * balancer would learn of the shutdown from a refused connection. The default tolerates a probe every two seconds
   * that must fail twice, and leaves DRAIN_SECONDS within the 30 s after which Kubernetes kills the process.
   */
  readonly shutdownDelaySeconds: number
  /** Seconds that a shutdown waits for requests in flight. */
  readonly drainSeconds: number
}

/**
 * Reads the settings from the environment.
 * @param variables the process environment
 * @returns the frozen settings
 * @throws ConfigError when a value cannot be used
 */
export function readConfig(variables: Environment = process.env): Config {
  const environment = withSecretFiles(variables)
  const port = integer(environment, 'PORT', DEFAULT_PORT, 0, MAX_PORT)
  const baseUrl = publicAddress(environment, 'BASE_URL', `http://localhost:${port}`)
  const databaseUrl = url(environment, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const oidcIssuer = url(environment, 'OIDC_ISSUER', ['https:', 'http:'])
  if (databaseUrl !== null && oidcIssuer === null) {
    throw new ConfigError(
      'Set OIDC_ISSUER together with DATABASE_URL: the development sign-in provider runs only with the embedded database.',
    )
  }
  const host = environment['HOST'] || (databaseUrl === null ? LOOPBACK : '0.0.0.0')
  if (databaseUrl === null) requireDevelopment(host, baseUrl)
  if (databaseUrl === null && port === 0) {
    throw new ConfigError('Set PORT to a number from 1: the addresses of the development mode name it.')
  }
  if (oidcIssuer === null && port === MAX_PORT) {
    throw new ConfigError(`Set PORT to at most ${MAX_PORT - 1}: the development sign-in provider uses the next one.`)
  }
  return Object.freeze({
    port,
    host,
    metricsPort: metricsPort(environment, port, host, oidcIssuer === null),
    metricsHost: environment['METRICS_HOST'] || LOOPBACK,
    baseUrl,
    dataDir: path.resolve(environment['DATA_DIR'] || '.data'),
    databaseUrl,
    hasDemo: databaseUrl === null,
    databasePoolSize: integer(environment, 'DATABASE_POOL_SIZE', 10, 1, 500),
    mediaDir: path.resolve(environment['MEDIA_DIR'] || path.join(environment['DATA_DIR'] || '.data', 'media')),
    s3: s3Settings(environment),
    redisUrl: redisUrl(environment),
    oidcIssuer: oidcIssuer ?? developmentIssuer(port),
    accountIssuer: oidcIssuer ?? developmentIssuer(DEFAULT_PORT),
    restAudience: environment['REST_AUDIENCE'] || `${baseUrl}/api`,
    toolsAudience: `${baseUrl}/mcp`,
    toolsClientId: environment['TOOLS_CLIENT_ID'] || 'print-log-tools',
    toolsRedirects: Object.freeze(
      list(environment, 'TOOLS_REDIRECTS').map((text) => redirectAddress('TOOLS_REDIRECTS', text)),
    ),
    toolsOrigins: Object.freeze(list(environment, 'TOOLS_ORIGINS').map((text) => bareOrigin('TOOLS_ORIGINS', text))),
    toolsOutputSchemas: boolean(environment, 'TOOLS_OUTPUT_SCHEMAS', false),
    publisherDomain: domain(environment, 'PUBLISHER_DOMAIN', new URL(baseUrl).hostname),
    ...webSettings(environment, databaseUrl === null),
    acceptTypJwt: boolean(environment, 'ACCEPT_TYP_JWT', false),
    trustedProxies: Object.freeze(addressRanges(environment, 'TRUSTED_PROXIES')),
    webhookNetworks: Object.freeze(webhookNetworks(environment, databaseUrl === null)),
    push: pushSettings(environment, baseUrl),
    traces: traceSettings(environment),
    limits: Object.freeze(requestLimits(environment)),
    admission: bounds(environment, ADMISSION_SETTINGS),
    storage: bounds(environment, STORAGE_SETTINGS),
    apiKeyIdleDays: integer(environment, 'API_KEY_IDLE_DAYS', 0, 1, MAX_DAYS) || null,
    rarityRefreshSeconds: integer(environment, 'RARITY_REFRESH_SECONDS', 300, 1, 86_400),
    logLevel: oneOf(environment, 'LOG_LEVEL', 'info', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    shutdownDelaySeconds: integer(environment, 'SHUTDOWN_DELAY_SECONDS', databaseUrl === null ? 0 : 5, 0, 600),
    drainSeconds: integer(environment, 'DRAIN_SECONDS', 20, 0, 600),
  })
}

/**
 * Requires that only this machine can reach the service: in the embedded mode a printed key grants access to the
 * logbook, and the sign-in accepts any user name.
 * @throws ConfigError when others could reach the service
 */
function requireDevelopment(host: string, baseUrl: string): void {
  const remedy = 'set DATABASE_URL and OIDC_ISSUER to serve others, in a container or a local network too'
  if (!isLoopback(host)) {
    throw new ConfigError(
      `HOST ${host} lets others reach the development mode, which runs without DATABASE_URL: ${remedy}, or HOST to ${LOOPBACK}.`,
    )
  }
  if (baseUrl.startsWith('https:')) {
    throw new ConfigError(
      `BASE_URL ${baseUrl} lets others reach the development mode, which runs without DATABASE_URL: ${remedy}, or BASE_URL to http://localhost.`,
    )
  }
}

/**
 * Reads the metrics port. By default it is offset from the service's port, so that neighboring instances do not
 * collide; it is any free port when the service's port is.
 * @throws ConfigError when the service or the development sign-in provider needs the port
 */
function metricsPort(environment: Environment, port: number, host: string, hasProvider: boolean): number | null {
  if (environment['METRICS_PORT'] === 'off') return null
  const neighbour = port + METRICS_OFFSET <= MAX_PORT ? port + METRICS_OFFSET : port - METRICS_OFFSET
  const value = integer(environment, 'METRICS_PORT', port === 0 ? 0 : neighbour, 0, MAX_PORT)
  if (hasProvider && value === port + 1) {
    throw new ConfigError('Set METRICS_PORT to another number than PORT + 1: the development sign-in provider uses it.')
  }
  const hosts = new Set([host, environment['METRICS_HOST'] || LOOPBACK])
  if (value === port && port !== 0 && (hosts.size === 1 || hosts.has('0.0.0.0') || hosts.has('::'))) {
    throw new ConfigError(
      'Set METRICS_PORT to another number than PORT: readiness and metrics have a port of their own.',
    )
  }
  return value
}

function addressRanges(environment: Environment, name: string): string[] {
  const texts = list(environment, name)
  const bad = texts.find((text) => !isAddressRange(text))
  if (bad === undefined) return texts
  throw new ConfigError(
    `Set ${name} to addresses or ranges such as 10.0.0.0/8, fd00::/8 or loopback, separated by commas: ${bad.slice(0, 100)} is neither.`,
  )
}

/** Reads bounds. Each is at least 1: a limit can be raised but not disabled. */
function bounds<Name extends string>(
  environment: Environment,
  settings: Readonly<Record<Name, StorageSetting>>,
): Readonly<Record<Name, number>> {
  const values = Object.entries<StorageSetting>(settings).map(([name, { variable, fallback, maximum }]) => {
    return [name, integer(environment, variable, fallback, 1, maximum ?? Number.MAX_SAFE_INTEGER)]
  })
  return Object.freeze(Object.fromEntries(values) as Record<Name, number>)
}

/** Reads an address without user name, query and fragment. Its path has no characters that a URL, cookie or header would encode. */
function publicAddress(environment: Environment, name: string, fallback: string): string {
  const text = (url(environment, name, ['https:', 'http:']) ?? fallback).replace(/\/$/, '')
  const { origin, pathname } = URL.canParse(text) ? new URL(text) : new URL('data:')
  const address = pathname === '/' ? origin : origin + pathname
  if (text !== address || !/^(\/[\w.~-]+)*\/?$/.test(pathname)) {
    throw new ConfigError(
      `Set ${name} to an address such as https://prints.example.org or https://example.org/print-log, without query or user name.`,
    )
  }
  return address
}

/** The development provider listens on the port after that of the service. */
function developmentIssuer(port: number): string {
  return `http://localhost:${port + 1}`
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
  // An IPv6 address cannot be part of a URN.
  if (text === fallback) return /^[a-z0-9.-]+$/.test(text) ? text : 'localhost'
  if (!/^(?=.{1,253}$)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/i.test(text)) {
    throw new ConfigError(`Set ${name} to a domain name such as prints.example.org.`)
  }
  return text.toLowerCase()
}

/** Reads the web client's settings. Only the development provider knows the client by default. */
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
