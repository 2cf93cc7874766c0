import { migrate } from '../database/migrate.ts'
import { command } from './command.ts'
import { withDatabase } from './database.ts'

await command(async (config) => {
  const applied = await withDatabase(config, migrate)
  console.log(applied.length === 0 ? 'The database has the newest schema.' : `Applied ${applied.join(', ')}.`)
})
