import pino from 'pino'
import type { Config } from '../config/config.ts'
import { connect } from '../database/connect.ts'
import { setSuspended } from '../identity/suspension.ts'
import { StartError } from '../kernel/startError.ts'
import { command } from './command.ts'
import { withDatabase } from './database.ts'

/** Milliseconds to wait for the database: longer than a request does, since a person waits. */
const PATIENCE_MS = 30_000

/** Suspends a user, or lifts the suspension: `suspend.ts <user id> [resume]`. */
await command(async (config) => {
  const [id = '', action = 'suspend', ...rest] = process.argv.slice(2)
  if (!/^[1-9]\d{0,14}$/.test(id) || !['suspend', 'resume'].includes(action) || rest.length > 0) {
    throw new StartError('Give the user id, and `resume` after it to lift the suspension.')
  }
  await change(config, Number(id), action === 'suspend')
  console.log(`User ${id} is ${action === 'suspend' ? 'suspended' : 'no longer suspended'}.`)
})

function change(config: Config, userId: number, suspended: boolean): Promise<void> {
  return withDatabase(config, async (url) => {
    const { db } = connect(url, 1, pino({ level: config.logLevel }), PATIENCE_MS, PATIENCE_MS)
    try {
      if (!(await setSuspended(db, userId, suspended))) throw new StartError(`There is no user with the id ${userId}.`)
    } finally {
      await db.destroy()
    }
  })
}
