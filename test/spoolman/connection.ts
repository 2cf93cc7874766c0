/* oxlint-disable typescript/no-explicit-any, typescript/no-unsafe-assignment --
   answers are read as untyped programs read them */
import type { TestServer } from '../support/server.ts'
import { newUser, type User } from '../support/factories.ts'
import { checkSpoolAnswer } from './answerCheck.ts'

/** Response of the spool interface. */
export interface SpoolAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: any
}

/** A program with a connection. */
export interface Program {
  readonly user: User
  readonly id: string
  readonly key: string
  /** Calls the interface at the address of the connection. */
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<SpoolAnswer>
}

/** Connects a program of a new user, or of this one. */
export async function connectProgram(
  server: TestServer,
  { owner, printerId }: { readonly owner?: User; readonly printerId?: number } = {},
): Promise<Program> {
  const user = owner ?? (await newUser(server))
  const made = await server.client.call('SpoolConnections_PostConnection', {
    as: user,
    body: { name: 'A program', ...(printerId === undefined ? {} : { printerId }) },
  })
  const { id, key } = made.body
  server.secrets.add(key)
  return { user, id, key, call: (...input) => send(server, `/spoolman/${key}/api/v1`, ...input) }
}

/** Sends a request to the interface, and checks the answer by its contract. A body is sent as JSON, unless it is text. */
export async function send(
  server: TestServer,
  base: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<SpoolAnswer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const type = body === undefined || 'Content-Type' in headers ? {} : { 'Content-Type': 'application/json' }
  const answer = await fetch(server.url + base + path, {
    method,
    redirect: 'manual',
    headers: { ...type, ...headers },
    ...(body === undefined ? {} : { body: text }),
  })
  const received = await answer.text()
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') === true && received !== ''
  const read = { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(received) : received }
  checkSpoolAnswer(method, base + path, read)
  return read
}
