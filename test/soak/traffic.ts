import { randomUUID } from 'node:crypto'
import { notice, webhook } from '../integrations/devices.ts'
import type { RawRequest } from '../support/http.ts'
import type { Person } from './people.ts'

/** What is measured apart. */
export type Kind = 'read' | 'analytics' | 'print' | 'device' | 'settings'

/** One or several requests that belong together, in order. */
export interface Errand {
  readonly kind: Kind
  readonly requests: readonly RawRequest[]
  /** Repeated until it is acknowledged; it names what must then be stored once. */
  readonly write: string | null
}

/** Of a hundred errands. A device's errand is two requests. */
const SHARES: readonly (readonly [number, (person: Person) => Errand])[] = [
  [15, (person) => read(person, '/api/Prints/summary?pageSize=25')],
  [10, (person) => read(person, '/api/Prints/summary?searchText=7&pageNumber=2')],
  [10, (person) => read(person, `/api/Prints/${person.printId}`)],
  [10, (person) => read(person, '/api/Filaments?pageSize=25')],
  [10, (person) => read(person, '/api/Printers/summary')],
  [4, (person) => analysis(person, 'overview?ComparePrevious=true')],
  [3, (person) => analysis(person, 'costs')],
  [3, (person) => analysis(person, 'materials')],
  [15, print],
  [8, octoprint],
  [8, moonraker],
  [4, settings],
]

/** The errand that a number from 0 up to 1 stands for. */
export function errand(person: Person, number: number): Errand {
  let left = number * 100
  for (const [share, make] of SHARES) {
    left -= share
    if (left < 0) return make(person)
  }
  return print(person)
}

function read({ key }: Person, target: string): Errand {
  return { kind: 'read', requests: [{ method: 'GET', target, headers: { 'X-Api-Key': key } }], write: null }
}

function analysis(person: Person, target: string): Errand {
  return { ...read(person, `/api/Analytics/${target}`), kind: 'analytics' }
}

function print({ key, octoprintId, filamentId }: Person): Errand {
  const title = `print ${randomUUID()}`
  const usage = { filamentId, amountMg: 1000, source: 'Weight' }
  const body = {
    title,
    status: 'Success',
    printerId: octoprintId,
    startDate: new Date().toISOString(),
    filamentUsage: [usage],
  }
  return {
    kind: 'print',
    requests: [post('/api/Prints', body, key, { 'Idempotency-Key': title.slice(6) })],
    write: title,
  }
}

function octoprint({ key, octoprintId }: Person): Errand {
  const name = `octoprint ${randomUUID()}`
  const file = { name: `${name}.gcode`, path: `${name}.gcode` }
  const event = (topic: string) =>
    webhook(octoprintId, topic, { extra: { ...file, time: 60 }, job: { file }, meta: { hash: name } })
  const requests = ['Print Started', 'Print Done'].map((topic) => post('/api/Octoprint', event(topic), key))
  return { kind: 'device', requests, write: name }
}

function moonraker({ key, klipperId }: Person): Errand {
  const name = `moonraker ${randomUUID()}`
  const event = (event: string) => notice(klipperId, event, { filename: `${name}.gcode` })
  const requests = ['started', 'complete'].map((name) => post('/api/Moonraker/notifier', event(name), key))
  return { kind: 'device', requests, write: name }
}

function settings(): Errand {
  const name = `settings ${randomUUID()}`
  const body = { curaVersion: '5.10.0', pluginVersion: '1.4.0', settings: { print_name: name } }
  return { kind: 'settings', requests: [post('/api/Cura/settings', body)], write: name }
}

function post(target: string, body: object, key?: string, headers: Record<string, string> = {}): RawRequest {
  const credential = key === undefined ? {} : { 'X-Api-Key': key }
  return {
    method: 'POST',
    target,
    headers: { 'Content-Type': 'application/json', ...credential, ...headers },
    body: Buffer.from(JSON.stringify(body)),
  }
}
