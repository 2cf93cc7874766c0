import { createECDH, createPrivateKey } from 'node:crypto'
import { ConfigError, boolean, type Environment } from './environment.ts'

/** Settings of push. A platform without settings is not sent to. */
export interface PushSettings {
  /** Private key that identifies the service to push services (RFC 8292), in base64url. Null: it is made in the data folder. */
  readonly vapidPrivateKey: string | null
  /** Address at which a push service reaches the operator, a `mailto:` or `https:` URL. */
  readonly vapidSubject: string
  readonly fcm: FcmSettings | null
  readonly apns: ApnsSettings | null
}

/** Service account of a Firebase project, for Android. */
export interface FcmSettings {
  readonly projectId: string
  readonly clientEmail: string
  /** Private key as PEM (PKCS #8). */
  readonly privateKey: string
  /** Where access tokens are issued. */
  readonly tokenUri: string
}

/** Signing key of an Apple developer account, for iOS. */
export interface ApnsSettings {
  /** Private key as PEM (PKCS #8). */
  readonly key: string
  readonly keyId: string
  readonly teamId: string
  /** Bundle id of the app. */
  readonly topic: string
  readonly isSandbox: boolean
}

const VAPID_BYTES = 32

/**
 * Reads the settings of push.
 * @param baseUrl origin of the pages, which is the default address of the operator over https
 * @throws ConfigError when one is missing or cannot be used; the message contains no key
 */
export function pushSettings(environment: Environment, baseUrl: string): PushSettings {
  return Object.freeze({
    vapidPrivateKey: vapidPrivateKey(environment),
    vapidSubject: vapidSubject(environment, baseUrl),
    fcm: fcmSettings(environment),
    apns: apnsSettings(environment),
  })
}

function vapidPrivateKey(environment: Environment): string | null {
  const text = environment['VAPID_PRIVATE_KEY']
  if (!text) return null
  if (!isVapidKey(text)) {
    throw new ConfigError(
      'Set VAPID_PRIVATE_KEY to a private key of P-256 in base64url, the same on every instance: `npx web-push generate-vapid-keys` makes one.',
    )
  }
  return text
}

/** Whether a text is a private key of P-256 in base64url. */
export function isVapidKey(text: string): boolean {
  if (!/^[\w-]{43}$/.test(text)) return false
  const bytes = Buffer.from(text, 'base64url')
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(bytes)
    return bytes.length === VAPID_BYTES
  } catch {
    return false
  }
}

function vapidSubject(environment: Environment, baseUrl: string): string {
  const text = environment['VAPID_SUBJECT']
  if (!text) return baseUrl.startsWith('https:') ? baseUrl : `mailto:operator@${new URL(baseUrl).hostname}`
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(text) || (text.startsWith('https://') && URL.canParse(text))) return text
  throw new ConfigError('Set VAPID_SUBJECT to an address such as mailto:operator@example.org or https://example.org.')
}

function fcmSettings(environment: Environment): FcmSettings | null {
  const text = environment['FCM_SERVICE_ACCOUNT']
  if (!text) return null
  const account = parse(text)
  const { project_id: projectId, client_email: clientEmail, private_key: privateKey, token_uri: tokenUri } = account
  const isUsable = isText(projectId) && isText(clientEmail) && isText(tokenUri) && isText(privateKey)
  if (!isUsable || !URL.canParse(tokenUri) || !isPrivateKey(privateKey, 'rsa')) {
    throw new ConfigError(
      'Set FCM_SERVICE_ACCOUNT to the JSON of a service account, with project_id, client_email, private_key and token_uri.',
    )
  }
  return { projectId, clientEmail, privateKey, tokenUri }
}

function apnsSettings(environment: Environment): ApnsSettings | null {
  // Line breaks of a key are often written as \n in an environment file.
  const key = environment['APNS_KEY']?.replaceAll('\\n', '\n')
  if (!key) {
    // Otherwise nothing would be sent to iOS devices, unnoticed.
    const alone = ['APNS_KEY_ID', 'APNS_TEAM_ID', 'APNS_TOPIC'].find((name) => environment[name])
    if (alone) throw new ConfigError(`Set APNS_KEY together with ${alone}.`)
    return null
  }
  const keyId = environment['APNS_KEY_ID']
  const teamId = environment['APNS_TEAM_ID']
  const topic = environment['APNS_TOPIC']
  if (!keyId || !teamId || !topic) {
    throw new ConfigError('Set APNS_KEY_ID, APNS_TEAM_ID and APNS_TOPIC together with APNS_KEY.')
  }
  if (!isPrivateKey(key, 'ec'))
    throw new ConfigError('Set APNS_KEY to the text of a signing key, a file that ends with .p8.')
  return { key, keyId, teamId, topic, isSandbox: boolean(environment, 'APNS_SANDBOX', false) }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>
  } catch {
    return {}
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isPrivateKey(pem: string, type: 'rsa' | 'ec'): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === type
  } catch {
    return false
  }
}
