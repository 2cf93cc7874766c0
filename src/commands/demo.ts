import pino from 'pino'
import type { Config } from '../config/config.ts'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { LOADING_TIMEOUT, loadDemo } from '../development/demo.ts'
import { openStore } from '../media/openStore.ts'
import { StartError } from '../kernel/startError.ts'
import { command } from './command.ts'
import { withDatabase } from './database.ts'

/** Loads the demo logbook into the embedded database, unless it is there already. */
await command(async (config) => {
  if (config.databaseUrl !== null) {
    throw new StartError('The demo logbook is for the embedded database only: unset DATABASE_URL.')
  }
  const userId = await withDatabase(config, (url) => load(config, url))
  console.log(`The demo logbook is there; the demo user's id is ${userId}.`)
})

async function load(config: Config, url: string): Promise<number> {
  await migrate(url)
  const { db } = connect(url, 1, pino({ level: config.logLevel }), LOADING_TIMEOUT, LOADING_TIMEOUT)
  try {
    return (await loadDemo(db, { issuer: config.accountIssuer, store: openStore(config) })).userId
  } finally {
    await db.destroy()
  }
}
