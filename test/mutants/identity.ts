import type { Row } from './mutant.ts'

const TOKENS = 'identity/tokens.test.ts'
const PROVIDER = 'identity/provider.test.ts'
const CACHE = 'identity/cache.test.ts'
const SIGN_IN = 'sessions/signIn.test.ts'

/** Keys, tokens and accounts. */
export const identity: readonly Row[] = [
  [
    'src/identity/cache.ts',
    'if (entry.userId === userId)',
    'if (entry.userId !== userId)',
    CACHE,
    'operations/UserApiKeys/DeleteApiKey.test.ts',
  ],
  ['src/identity/cache.ts', ' || ticket !== this.#generation', '', CACHE],
  ['src/identity/cache.ts', '    this.#entries.clear()\n', '', CACHE],
  ['src/identity/cache.ts', '{ max: capacity }', '{ max: 5000 }', CACHE],
  [
    'src/operations/UserApiKeys/DeleteApiKey.ts',
    '    await notifyIdentityChanged(trx, userId)\n',
    '',
    'operations/UserApiKeys/DeleteApiKey.test.ts',
  ],
  [
    'src/identity/authenticator.ts',
    'if (userId !== null) this.forget(userId)',
    'void userId',
    'identity/changes.test.ts',
  ],
  ['src/identity/apiKey.ts', '[A-Za-z0-9]{32}$', '[A-Za-z0-9]{31,32}$', 'identity/apiKey.test.ts'],
  ['src/identity/apiKey.ts', 'LENGTH = 32', 'LENGTH = 31', 'identity/apiKey.test.ts'],
  ['src/identity/accessToken.ts', 'CLOCK_TOLERANCE_SECONDS = 60', 'CLOCK_TOLERANCE_SECONDS = 6000', TOKENS],
  ['src/identity/accessToken.ts', '    audience: expected.audience,\n', '', TOKENS],
  ['src/identity/accessToken.ts', '    issuer: expected.issuer,\n', '', TOKENS],
  ['src/identity/accessToken.ts', "(acceptTypJwt && type === 'jwt')", "type === 'jwt'", TOKENS],
  ['src/identity/accessToken.ts', "['exp', 'sub', 'iat']", "['sub']", TOKENS],
  ['src/identity/accounts.ts', " && !token.names[index]?.includes('@')", '', 'identity/accounts.test.ts'],
  ['src/identity/providerKeys.ts', 'MAX_AGE_MS = 24 *', 'MAX_AGE_MS = 240 *', PROVIDER],
  ['src/identity/providerKeys.ts', 'COOLDOWN_MS = 30_000', 'COOLDOWN_MS = 0', PROVIDER],
  ['src/identity/providerKeys.ts', 'named !== issuer', 'false', PROVIDER],
  ['src/identity/credentials.ts', 'key.toLowerCase() === name', 'key === name', 'identity/credentials.test.ts'],
  ['src/identity/authenticator.ts', 'if (second) return', 'if (false) return', 'identity/keys.test.ts'],
  ['src/identity/apiKeys.ts', '>= idleDays * MS_PER_DAY', '< idleDays * MS_PER_DAY', 'identity/idleKeys.test.ts'],
  ['src/identity/authenticator.ts', 'this.#recentKeys.has(name) ? await find() : ', '', 'identity/throttle.test.ts'],
]

/** The web sessions of the pages. */
export const sessions: readonly Row[] = [
  ['src/sessions/sameOrigin.ts', "site === 'same-origin'", "site !== 'none'", SIGN_IN],
  ['src/sessions/cookie.ts', '    httpOnly: true,\n', '', SIGN_IN],
  [
    'src/sessions/cookie.ts',
    "httpOnly: true,\n    secure: baseUrl.startsWith('https:'),\n    sameSite: 'lax'",
    "httpOnly: true,\n    secure: baseUrl.startsWith('https:'),\n    sameSite: 'none'",
    SIGN_IN,
  ],
  [
    'src/sessions/store.ts',
    "\n    .where('expires_date', '>', sql<string>`now()`)\n    .returning('secrets')",
    "\n    .returning('secrets')",
    SIGN_IN,
  ],
  ['src/sessions/own.ts', '.offset(limit)', '.offset(limit + 1)', 'quotas/sessions.test.ts'],
  [
    'src/sessions/own.ts',
    "    .where('user_id', '=', userId)\n    .where('id', '=', id)\n",
    "    .where('id', '=', id)\n",
    'operations/Sessions/sessions.test.ts',
  ],
  ['src/sessions/renewals.ts', 'this.#underWay.get(key) ?? ', '', 'sessions/renewal.test.ts'],
]
