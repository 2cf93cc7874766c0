import assert from 'node:assert/strict'
import { fill, queryText } from '../support/client.ts'
import { contractOperations, operationsAt, type ContractOperation } from '../support/contract.ts'
import type { User } from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'

type Json = Record<string, unknown>
type Query = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>

/** A record that the tool has made or read. */
export type Item = Json & { readonly id: string | number }

/** The two deletions that respond with 200 and no body (docs/domain.md, "Conventions"). */
const DELETES_WITH_200 = /^\/api\/(comments|connected-agents)\//

/**
 * A tool that was written against another server of this interface: it spells paths in lower case and query names in
 * PascalCase, labels every request as JSON, also those without a body, and expects what the contract promises.
 */
export class Tool {
  readonly #server: TestServer
  readonly #user: User
  readonly #called = new Set<string>()

  constructor(server: TestServer, user: User) {
    this.#server = server
    this.#user = user
  }

  /** Reads one thing. */
  async get(path: string, query: Query = {}): Promise<Item> {
    return this.#send('GET', path + queryText(pascal(query)), 200)
  }

  /** Reads the items of a list. */
  async list(path: string, query: Query = {}): Promise<Item[]> {
    const { items } = await this.get(path, query)
    return items as Item[]
  }

  /** Makes something. */
  async post(path: string, body?: object, status = 201): Promise<Item> {
    return this.#send('POST', path, status, body)
  }

  /** Replaces something, or tells the server to do something. */
  async put(path: string, body?: object, status = 200): Promise<Item> {
    return this.#send('PUT', path, status, body)
  }

  async patch(path: string, body: object): Promise<Item> {
    return this.#send('PATCH', path, 200, body)
  }

  async delete(path: string, status = DELETES_WITH_200.test(path) ? 200 : 204, body?: object): Promise<Item> {
    return this.#send('DELETE', path, status, body)
  }

  /** Uploads an image. */
  async upload(path: string, bytes: Buffer, expected = 201, method: 'POST' | 'PUT' = 'POST'): Promise<Item> {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'image.png')
    return this.#send(method, path, expected, form)
  }

  /** Downloads bytes. */
  async download(path: string): Promise<Buffer> {
    const operation = this.#note('GET', path)
    const { status, bytes, text } = await this.#server.client.raw('GET', path, await this.#options(operation))
    assert.equal(status, 200, text)
    return bytes
  }

  /** The operations that were never called. */
  notCalled(): string[] {
    return contractOperations.map(({ id }) => id as string).filter((id) => !this.#called.has(id))
  }

  async #send(method: string, target: string, expected: number, body?: object): Promise<Item> {
    const operation = this.#note(method, target)
    const options = await this.#options(operation)
    const sent = body instanceof FormData ? { ...options, headers: {}, body } : { ...options, body }
    const { status, text } = await this.#server.client.raw(method, target, sent)
    assert.equal(status, expected, `${method} ${target}: ${text}`)
    return (text === '' ? {} : JSON.parse(text)) as Item
  }

  #note(method: string, target: string): ContractOperation {
    const operation = operationsAt(target.split('?', 1)[0] ?? '').get(method)
    assert(operation, `${method} ${target} is no operation.`)
    this.#called.add(operation.id)
    return operation
  }

  async #options({ credentials }: ContractOperation) {
    const as = credentials === 'token' ? await this.#user.token() : this.#user.key
    return { as, headers: { 'Content-Type': 'application/json' } }
  }
}

/** A path below a record. */
export function at(path: string, { id }: Item): string {
  return fill(path, { id })
}

/** `pageSize` becomes `PageSize`. */
function pascal(query: Query): Query {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, value]),
  )
}
