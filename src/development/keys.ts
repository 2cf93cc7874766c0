import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { readPlain, replacePlain } from '../kernel/plainFiles.ts'
import { StartError } from '../kernel/startError.ts'

/** Keys with which the development provider signs tokens and cookies. */
export interface SigningKeys {
  readonly jwks: { keys: JWK[] }
  readonly cookies: string[]
}

/**
 * Reads the keys of the development provider, or makes them: tokens then outlive a restart.
 * @param dataDir the data folder; the file `provider-keys.json` in it is readable by its owner only
 * @throws StartError when the file exists and is not a key file
 */
export async function signingKeys(dataDir: string): Promise<SigningKeys> {
  const file = path.join(dataDir, 'provider-keys.json')
  const kept = readPlain(file)
  if (kept !== null) return parse(kept, file)
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const keys = {
    jwks: {
      keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') }],
    },
    cookies: [randomBytes(32).toString('base64url')],
  }
  replacePlain(file, JSON.stringify(keys))
  return keys
}

function parse(text: string, file: string): SigningKeys {
  try {
    const keys = JSON.parse(text) as Partial<SigningKeys>
    if (keys.jwks?.keys.length && keys.cookies?.length) return { jwks: keys.jwks, cookies: keys.cookies }
  } catch {
    // The sentence below says what to do, regardless of what is wrong with the file; its content is secret.
  }
  throw new StartError(`${file} is no key file: delete it and start again.`)
}

/**
 * Reads the secret that web sessions are encrypted with, or makes it: people then stay signed in over a restart.
 * @param dataDir the data folder; the file `session-secret` in it is readable by its owner only
 * @throws StartError when a link is in the place of the file
 */
export function sessionSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret')
  const kept = readPlain(file)
  if (kept !== null) return kept.trim()
  const secret = randomBytes(32).toString('hex')
  replacePlain(file, `${secret}\n`)
  return secret
}
