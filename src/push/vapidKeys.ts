import { createECDH, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import { isVapidKey } from '../config/push.ts'
import type { Config } from '../config/config.ts'
import { errorCode } from '../kernel/errorCode.ts'
import { ownFolder, readPlain } from '../kernel/plainFiles.ts'
import { StartError } from '../kernel/startError.ts'

/** Key pair that identifies the service to push services (RFC 8292), in base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Name of the file in the data folder. */
const FILE = 'vapid-key'

/**
 * Reads the key pair of the settings or of the data folder, where it is made once.
 * @returns null when there is none in the settings and the data folder cannot be written: no Web Push is sent then
 * @throws StartError when the file in the data folder is not a key
 */
export function openVapidKeys({ dataDir, push }: Pick<Config, 'dataDir' | 'push'>, log: Logger): VapidKeys | null {
  if (push.vapidPrivateKey !== null) return pairOf(push.vapidPrivateKey)
  const file = path.join(dataDir, FILE)
  try {
    return pairOf(readKey(file) ?? makeKey(dataDir, file))
  } catch (error) {
    if (error instanceof StartError) throw error
    log.warn(
      { code: errorCode(error) },
      'no Web Push is sent: set VAPID_PRIVATE_KEY, or let the service write to DATA_DIR',
    )
    return null
  }
}

function readKey(file: string): string | null {
  const text = readPlain(file)?.trim()
  if (text === undefined) return null
  if (isVapidKey(text)) return text
  throw new StartError(`${file} is not a key: delete it and start again.`)
}

/** Makes the file. Another instance may have made it at the same moment: its key then counts. */
function makeKey(dataDir: string, file: string): string {
  ownFolder(dataDir, 0o755)
  const key = newKey()
  try {
    writeFileSync(file, `${key}\n`, { flag: 'wx', mode: 0o600 })
    return key
  } catch (error) {
    const made = errorCode(error) === 'EEXIST' ? readKey(file) : null
    if (made === null) throw error
    return made
  }
}

function newKey(): string {
  for (;;) {
    const key = randomBytes(32).toString('base64url')
    // A few numbers are not keys of the curve.
    if (isVapidKey(key)) return key
  }
}

function pairOf(privateKey: string): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey }
}
