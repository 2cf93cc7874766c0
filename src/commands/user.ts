import { StartError } from '../kernel/startError.ts'
import { findUsers, type FoundUser } from '../users/find.ts'
import { command } from './command.ts'
import { withConnection } from './database.ts'

/** The maximum number of accounts shown. */
const LIMIT = 20

/** Shows the accounts with an id, or with a text in their name or e-mail address: `user.ts <text>`. */
await command(async (config) => {
  const [text = '', ...rest] = process.argv.slice(2)
  if (text.trim() === '' || rest.length > 0) {
    throw new StartError('Give one text to find: an id, or a part of a name or of an e-mail address.')
  }
  const users = await withConnection(config, (db) => findUsers(db, text.trim(), LIMIT + 1))
  if (users.length === 0) throw new StartError('There is no such user.')
  console.log(users.slice(0, LIMIT).map(describe).join('\n\n'))
  if (users.length > LIMIT) console.log(`\nThere are more than ${LIMIT}: give a longer text.`)
})

function describe(user: FoundUser): string {
  const lines: readonly (readonly [string, string | number])[] = [
    ['id', user.id],
    ['name', user.displayName],
    ['e-mail', user.email ?? 'none'],
    ['created', user.createdDate],
    ['suspended', user.suspendedDate ?? 'no'],
    ['deletion', user.deletionDate ?? 'no'],
    ['last use', user.lastUsedDate ?? 'none noted'],
    ['prints', user.prints],
    ['printers', user.printers],
    ['spools', user.spools],
    ['projects', user.projects],
    ['API keys', user.apiKeys],
    ['sessions', user.sessions],
  ]
  return lines.map(([name, value]) => `${name.padEnd(10)} ${printable(value)}`).join('\n')
}

/** Removes control characters from a name, which a terminal would execute. */
function printable(value: string | number): string {
  return String(value).replace(/\p{Cc}/gu, '\u{fffd}')
}
