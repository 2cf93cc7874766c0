import { setSuspended } from '../identity/suspension.ts'
import { StartError } from '../kernel/startError.ts'
import { command } from './command.ts'
import { withConnection } from './database.ts'

/** Suspends a user, or lifts the suspension: `suspend.ts <user id> [resume]`. */
await command(async (config) => {
  const [id = '', action = 'suspend', ...rest] = process.argv.slice(2)
  if (!/^[1-9]\d{0,14}$/.test(id) || !['suspend', 'resume'].includes(action) || rest.length > 0) {
    throw new StartError('Give the user id, and `resume` after it to lift the suspension.')
  }
  const isKnown = await withConnection(config, (db) => setSuspended(db, Number(id), action === 'suspend'))
  if (!isKnown) throw new StartError(`There is no user with the id ${id}.`)
  console.log(`User ${id} is ${action === 'suspend' ? 'suspended' : 'no longer suspended'}.`)
})
