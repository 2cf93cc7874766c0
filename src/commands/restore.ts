import { describeManifest } from '../backup/describe.ts'
import { restore } from '../backup/restore.ts'
import { openStore } from '../media/openStore.ts'
import { StartError } from '../kernel/startError.ts'
import { command, interruption } from './command.ts'
import { withDatabase } from './database.ts'

/** Restores a backup into an empty database and an empty media store: `restore.ts <file>`. */
await command(async (config) => {
  const [file = '', ...rest] = process.argv.slice(2)
  if (file === '' || rest.length > 0) throw new StartError('Give one file: make restore FILE=print-log.tar')
  const signal = interruption()
  const manifest = await withDatabase(config, (databaseUrl) =>
    restore({ databaseUrl, store: openStore(config) }, file, signal),
  )
  console.log(`Restored ${describeManifest(manifest)}, as of ${manifest.createdDate}.`)
})
