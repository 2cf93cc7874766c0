import { NODE_URLS } from './database.ts'
import { isGroup } from './group.ts'
import { deleteRows } from './rows.ts'
import type { TestServer } from './server.ts'

let server: TestServer | null = null
/** The file that has it. */
let holder: string | undefined

/**
 * The server of all files of this process that need no settings of their own, with an empty database for each of them.
 * @param start starts it when the first file asks
 * @returns null in a process of one file, and for the second server of a file
 */
export async function sharedServer(start: () => Promise<TestServer>): Promise<TestServer | null> {
  const [, file] = process.argv
  // To delete the rows of a cluster takes longer than to copy an empty database.
  if (!isGroup() || file === holder || process.env[NODE_URLS] !== undefined) return null
  holder = file
  if (server) {
    server.checkLog()
    await deleteRows(server.db)
    return server
  }
  return (server = await start())
}
