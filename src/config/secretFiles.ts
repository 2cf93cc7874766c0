import { readFileSync } from 'node:fs'
import { ConfigError, type Environment } from './environment.ts'

/** Settings that contain a secret. Each can be given as `<NAME>_FILE`, as container platforms mount secrets. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'WEB_CLIENT_SECRET',
  'SESSION_SECRET',
  'VAPID_PRIVATE_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'FCM_SERVICE_ACCOUNT',
  'APNS_KEY',
] as const

/**
 * Adds the secrets that are given as files, each without the line break at its end.
 * @throws ConfigError when a secret is given twice, or its file cannot be read or is empty
 */
export function withSecretFiles(environment: Environment): Environment {
  const secrets = SECRET_SETTINGS.flatMap((name) => {
    const file = environment[`${name}_FILE`]
    if (!file) return []
    if (environment[name]) throw new ConfigError(`Set either ${name} or ${name}_FILE, not both.`)
    return [[name, readSecret(`${name}_FILE`, file)] as const]
  })
  return { ...environment, ...Object.fromEntries<string>(secrets) }
}

function readSecret(name: string, file: string): string {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new ConfigError(`The file that ${name} names cannot be read: correct the path, or let this user read it.`)
  }
  const secret = text.replace(/\r?\n$/, '')
  if (secret === '') throw new ConfigError(`The file that ${name} names is empty: write the secret to it.`)
  return secret
}
