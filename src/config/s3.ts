import { ConfigError, url, type Environment } from './environment.ts'

/** Settings of an S3-compatible store. The bucket must exist. */
export interface S3Settings {
  /** URL of the store, such as https://s3.eu-central-1.amazonaws.com; buckets are addressed by path. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const OTHERS = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_REGION']

/**
 * Reads the store's settings: all of them, or null without S3_ENDPOINT.
 * @throws ConfigError when one is missing or cannot be used
 */
export function s3Settings(environment: Environment): S3Settings | null {
  const endpoint = url(environment, 'S3_ENDPOINT', ['https:', 'http:'])
  if (endpoint === null) {
    // Otherwise the images would be stored in the folder, unnoticed.
    const alone = OTHERS.find((name) => environment[name])
    if (alone) throw new ConfigError(`Set S3_ENDPOINT together with ${alone}.`)
    return null
  }
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
  if (!text) throw new ConfigError(`Set ${name} together with S3_ENDPOINT.`)
  return text
}
