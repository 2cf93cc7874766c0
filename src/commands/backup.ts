import { backUp } from '../backup/backUp.ts'
import { describeManifest } from '../backup/describe.ts'
import { openStore } from '../media/openStore.ts'
import { StartError } from '../kernel/startError.ts'
import { command, interruption } from './command.ts'
import { withDatabase } from './database.ts'

/** Writes the database and its images to a new file: `backup.ts <file>`. */
await command(async (config) => {
  const [file = '', ...rest] = process.argv.slice(2)
  if (file === '' || rest.length > 0) throw new StartError('Give one file: make backup FILE=print-log.tar')
  const signal = interruption()
  const manifest = await withDatabase(config, (databaseUrl) =>
    backUp({ databaseUrl, store: openStore(config) }, file, signal),
  )
  console.log(`${file} has ${describeManifest(manifest)}. It is as secret as the database.`)
  if (manifest.images.missing > 0) {
    console.log(`${manifest.images.missing} files of images are not in the media store: deleted meanwhile, or lost.`)
  }
})
