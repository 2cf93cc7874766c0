// Holds the embedded database of a folder until it is told to leave (SIGTERM) or killed.
import { startEmbedded } from '../../src/database/embedded.ts'

const database = await startEmbedded(process.argv[2] ?? '')
const alive = setInterval(() => undefined, 1000)
process.once('SIGTERM', () => {
  clearInterval(alive)
  void database.stop()
})
console.log(database.url)
