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

/**
 * Sends the head of a request whose body never comes, and reads the response.
 * @param head with the empty line at its end
 */
export async function sendHead(port: number, head: string): Promise<RawSocketAnswer> {
  const socket = net.connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(head)
  const answer = await readAnswer(socket)
  socket.destroy()
  return answer
}

/**
 * Sends a request to its end before it reads anything, as clients with blocking sockets do.
 * @returns the response; its status is NaN when the connection was cut off before there was one
 */
export async function sendThenRead(port: number, ...parts: readonly (string | Uint8Array)[]): Promise<RawSocketAnswer> {
  const socket = net.connect(port, '127.0.0.1').pause()
  socket.on('error', () => undefined)
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  for (const part of parts) {
    if (socket.destroyed) break
    const drained = new Promise<void>((resolve) => socket.once('drain', resolve))
    if (!socket.write(part)) await Promise.race([drained, gone])
  }
  const answer = await readAnswer(socket)
  socket.destroy()
  return answer
}

/** Reads until the response is there as its Content-Length says, or the connection ends. */
async function readAnswer(socket: net.Socket): Promise<RawSocketAnswer> {
  let read = ''
  const isComplete = () => {
    const { headers, text } = parse(read)
    return read.includes('\r\n\r\n') && text.length >= Number(headers.get('Content-Length'))
  }
  await new Promise<void>((resolve) => {
    socket
      .on('data', (chunk: Buffer) => {
        read += chunk.toString('latin1')
        if (isComplete()) resolve()
      })
      .once('close', () => resolve())
      .resume()
    if (socket.destroyed) resolve()
  })
  return parse(read)
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
