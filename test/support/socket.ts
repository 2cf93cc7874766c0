import { once } from 'node:events'
import net from 'node:net'

/**
 * Sends bytes as they are and reads until the server closes the connection.
 * @param parts sent one after the other; the connection then stays open on our side
 */
export async function sendRaw(port: number, ...parts: readonly (string | Uint8Array)[]): Promise<RawSocketAnswer> {
  const socket = net.connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // A server that has answered may reset the connection while we are still sending.
  socket.on('error', () => undefined)
  for (const part of parts) socket.write(part)
  await once(socket, 'close')
  return parse(Buffer.concat(chunks).toString('utf8'))
}

export interface RawSocketAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

function parse(answer: string): RawSocketAnswer {
  const end = answer.indexOf('\r\n\r\n')
  const [line = '', ...fields] = answer.slice(0, Math.max(end, 0)).split('\r\n')
  const headers = new Headers(
    fields.map((field): [string, string] => [
      field.slice(0, field.indexOf(':')),
      field.slice(field.indexOf(':') + 1).trim(),
    ]),
  )
  return { status: Number(line.split(' ')[1]), headers, text: answer.slice(end + 4) }
}
