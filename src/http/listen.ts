import type { Server } from 'node:http'
import { errorCode } from '../errorCode.ts'
import { StartError } from '../startError.ts'

/**
 * Lets a server listen.
 * @param what names the server in the error, such as `the service`
 * @throws StartError when the address cannot be had
 */
export async function listen(server: Server, port: number, host: string, what: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error) => reject(explain(error, port, host, what))
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      resolve()
    })
  })
}

function explain(error: Error, port: number, host: string, what: string): Error {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port}, which ${what} needs, is in use: stop the other program or set PORT to another number.`,
      )
    case 'EACCES':
      return new StartError(`Port ${port}, which ${what} needs, is reserved: set PORT to a number from 1024.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`${host}, where ${what} should listen, is no address of this machine: set HOST to one.`)
    default:
      return error
  }
}
