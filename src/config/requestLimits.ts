import { integer, type Environment } from './environment.ts'

/** Limits per one-minute window, in requests unless stated otherwise (docs/domain.md, "Rate limits"). */
export interface RequestLimits {
  /** Requests of one user, regardless of the credential. */
  readonly user: number
  /** Requests without credentials, per network address. */
  readonly address: number
  /** Bytes of bodies without credentials, per network address. */
  readonly addressBytes: number
  /** Requests for images, other media and the files of the pages, per user or address, counted separately. */
  readonly media: number
  /** Tool-server requests of one user. */
  readonly tools: number
  /** Requests of one spool connection. */
  readonly spools: number
  /** Bytes of slicer settings retrieved by one user in 15 seconds. */
  readonly settingsBytes: number
  /** Images uploaded by one user. */
  readonly pictures: number
  /** Invalid API keys from one network address. */
  readonly invalidKeys: number
}

/**
 * Reads the limits from the environment.
 * @throws ConfigError when one is not an integer of at least 1
 */
export function requestLimits(environment: Environment): RequestLimits {
  return {
    user: integer(environment, 'LIMIT_USER', 300, 1),
    address: integer(environment, 'LIMIT_ADDRESS', 600, 1),
    addressBytes: integer(environment, 'LIMIT_ADDRESS_BYTES', 64 * 1024 * 1024, 1, Number.MAX_SAFE_INTEGER),
    media: integer(environment, 'LIMIT_MEDIA', 1200, 1),
    tools: integer(environment, 'LIMIT_TOOLS', 60, 1),
    spools: integer(environment, 'LIMIT_SPOOLS', 1200, 1),
    settingsBytes: integer(environment, 'LIMIT_SETTINGS_BYTES', 8 * 1024 * 1024, 1, Number.MAX_SAFE_INTEGER),
    pictures: integer(environment, 'LIMIT_PICTURES', 60, 1),
    invalidKeys: integer(environment, 'LIMIT_INVALID_KEYS', 10, 1),
  }
}
