import { makeRecord, namesRecord, type Names } from '../access/records.ts'
import { contractOperations, type ContractOperation } from '../support/contract.ts'
import {
  newFilament,
  newPrint,
  newPrinter,
  newProject,
  newSlicerSettings,
  newUser,
  type User,
} from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'

/** How many records of each kind a user has to begin with. */
const RECORDS = 5
/** Enough for one round of deletions in bulk. */
const DISPOSABLE = 60
/** A round takes longer than tokens usually last, where the machine is slow. */
const TOKEN_SECONDS = 24 * 3600

type Id = string | number

/** One user's records, by the kind that a field's name tells. */
export interface Records {
  readonly printer: readonly Id[]
  readonly filament: readonly Id[]
  readonly project: readonly Id[]
  readonly slicerSettings: readonly Id[]
  /** May be deleted. */
  readonly print: readonly Id[]
}

/** Two users with a logbook each; requests are sent by the first. */
export interface World {
  readonly sender: User
  /** Made once: signing one for each request would cost more than the request. */
  readonly token: string
  readonly own: Records
  readonly others: Records
  /** Records that an operation may be called on, of the sender and of the other user; empty where it names none. */
  readonly named: ReadonlyMap<ContractOperation, { readonly own: readonly Names[]; readonly others: readonly Names[] }>
  /** A record of the sender's own that nobody has touched. */
  readonly fresh: (operation: ContractOperation) => Promise<Names>
}

export async function newWorld(server: TestServer): Promise<World> {
  const [sender, other] = [await newUser(server), await newUser(server)]
  const named = new Map<ContractOperation, { own: Names[]; others: Names[] }>()
  for (const operation of contractOperations.filter(namesRecord)) {
    const own = [await makeRecord(server, operation, sender), await makeRecord(server, operation, sender)]
    named.set(operation, { own, others: [await makeRecord(server, operation, other)] })
  }
  return {
    sender,
    token: await sender.token({ exp: Math.floor(Date.now() / 1000) + TOKEN_SECONDS }),
    own: await newRecords(server, sender),
    others: await newRecords(server, other),
    named,
    fresh: (operation) => makeRecord(server, operation, sender),
  }
}

async function newRecords(server: TestServer, owner: User): Promise<Records> {
  const several = async (count: number, make: () => Promise<{ id: Id }>) => {
    return Promise.all(Array.from({ length: count }, async () => (await make()).id))
  }
  const spool = { initial_nominal_weight_mg: 1_000_000, material_density_gram_per_cubic_cm: 1.24, diameter_mm: 1.75 }
  return {
    printer: await several(RECORDS, () => newPrinter(server, owner)),
    filament: await several(RECORDS, () => newFilament(server, owner, spool)),
    project: await several(RECORDS, () => newProject(server, owner)),
    slicerSettings: await several(RECORDS, () => newSlicerSettings(server, { user_id: owner.id })),
    print: await several(DISPOSABLE, () => newPrint(server, owner, { start_date: '2026-03-14T08:05:00Z' })),
  }
}
