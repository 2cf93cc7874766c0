import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { Names } from '../access/records.ts'
import { contractOperations, type ContractOperation } from '../support/contract.ts'
import type { TestServer } from '../support/server.ts'
import { mutations } from './mutations.ts'
import { judge } from './oracle.ts'
import { requests, type FuzzRequest } from './requests.ts'
import { input, target, wire, type Wire } from './wire.ts'
import { newWorld, type World } from './world.ts'

/** Operations that are called at the same time. */
const IN_FLIGHT = 6
/** Steps towards the smallest request that fails. */
const MAX_SHRINKS = 100

/** Characters of one failure. */
const MAX_TOLD = 4000

export interface Tally {
  /** Requests by the hundred of their status. */
  readonly byClass: Map<number, number>
  /** Operations that never succeeded. */
  readonly without: string[]
}

/**
 * Sends requests of every operation on a logbook of their own, valid and mutated ones by halves.
 * @param seed repeats the same requests
 * @param runs requests of each operation
 * @throws Error with the smallest request that was found to fail, for each operation that failed
 */
export async function fuzzRound(server: TestServer, seed: number, runs: number): Promise<Tally> {
  const world = await newWorld(server)
  const tally: Tally = { byClass: new Map(), without: [] }
  const waiting = [...contractOperations]
  const failures: Error[] = []
  const work = async () => {
    for (let operation = waiting.shift(); operation; operation = waiting.shift()) {
      await fuzzOperation(server, world, operation, { seed, runs }, tally).catch((error: Error) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, work))
  if (failures.length > 0) throw new Error(failures.map(({ message }) => message).join('\n\n'))
  return tally
}

async function fuzzOperation(
  server: TestServer,
  world: World,
  operation: ContractOperation,
  { seed, runs }: { seed: number; runs: number },
  { byClass, without }: Tally,
): Promise<void> {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  const mutation = fc.option(mutations(query), { freq: 2 })
  let succeeded = 0
  const property = fc.asyncProperty(
    fc.limitShrink(requests(operation, world), MAX_SHRINKS),
    fc.limitShrink(mutation, MAX_SHRINKS),
    async (request, change) => {
      const names = request.names ?? (await world.fresh(operation))
      const status = await send(server, world, operation, request, names, change)
      if (status < 300) succeeded++
      byClass.set(Math.floor(status / 100), (byClass.get(Math.floor(status / 100)) ?? 0) + 1)
    },
  )
  const { failed, numRuns, errorInstance } = await fc.check(property, { seed, numRuns: runs })
  if (failed) {
    const cause = errorInstance instanceof Error ? errorInstance.stack : String(errorInstance)
    throw new Error(`${operation.id}, request ${numRuns}: ${cause?.slice(0, MAX_TOLD)}`)
  }
  assert.deepEqual(Object.keys(Object.prototype), [], `${operation.id} has changed Object.prototype`)
  if (succeeded === 0) without.push(operation.id)
}

function shown(body: Wire['body']): string {
  return typeof body === 'string' || body instanceof Uint8Array ? body.toString().slice(0, 2000) : '(a form)'
}

async function send(
  server: TestServer,
  world: World,
  operation: ContractOperation,
  request: FuzzRequest,
  names: Names,
  change: ((wire: Wire) => Wire) | null,
): Promise<number> {
  const valid = wire(operation, request, names)
  assert.notEqual(
    judge(operation, valid),
    'invalid',
    `the generator made a request that the contract refuses: ${shown(valid.body)}`,
  )
  const sent = change === null ? valid : change(valid)
  const as = operation.credentials === 'token' ? world.token : world.sender.key
  const { status, text } = await server.client.raw(operation.method, target(operation, sent), { ...input(sent), as })
  const told = `${operation.method} ${target(operation, sent)} ${shown(sent.body)}\nanswered ${status} ${text.slice(0, 1000)}`
  if (status >= 500)
    throw new Error([told, ...server.log.filter((line) => line.includes('"level":"error"')).slice(-5)].join('\n'))
  // What the database refuses names no field.
  assert(!text.includes('A value cannot be stored.'), told)
  if (judge(operation, sent) === 'invalid') assert(status >= 400, `an invalid request was taken: ${told}`)
  return status
}
