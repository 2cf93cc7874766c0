import type { Server } from 'node:http'
import { errorCode } from '../kernel/errorCode.ts'
import { StartError } from '../kernel/startError.ts'

/** The settings that an address to listen on comes from. */
interface AddressSettings {
  readonly port: string
  readonly host: string
}

/**
 * Lets a server listen.
 * @param what names the server in the error, such as `the service`
 * @param settings the settings to correct when the address is not available
 * @throws StartError when the address is not available
 */
export async function listen(
  server: Server,
  port: number,
  host: string,
  what: string,
  settings: AddressSettings = { port: 'PORT', host: 'HOST' },
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error) => reject(explain(error, port, host, what, settings))
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      resolve()
    })
  })
}

function explain(error: Error, port: number, host: string, what: string, settings: AddressSettings): Error {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port}, which ${what} needs, is in use: stop the other program or set ${settings.port} to another number.`,
      )
    case 'EACCES':
      return new StartError(
        `Port ${port}, which ${what} needs, is reserved: set ${settings.port} to a number from 1024.`,
      )
    case 'EADDRNOTAVAIL':
    case 'EINVAL': // A link-local address without its interface.
    case 'ENOTFOUND':
      return new StartError(
        `${host}, where ${what} should listen, is not an address of this machine: set ${settings.host} to one.`,
      )
    default:
      return error
  }
}
