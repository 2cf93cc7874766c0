import { sql } from 'kysely'

/** Id of a device in lists: the SHA-256 of its token in hexadecimal, because a token is a secret. */
export const deviceId = sql<string>`encode(sha256(convert_to(token, 'UTF8')), 'hex')`
