import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import type { operations } from '../../generated/spoolman/api.d.ts'
import type { Defaulted } from '../../generated/spoolman/traits.d.ts'
import type { Config } from '../config/config.ts'
import type { ReplyOf, RequestOf } from '../contract/shapes.ts'
import type { Caller } from '../identity/caller.ts'
import type { Logger } from 'pino'
import type { MediaStore } from '../media/mediaStore.ts'
import type { Quotas } from '../quotas/quotas.ts'
import type { SpoolConnection } from '../spoolConnections/find.ts'

/**
 * Name of an operation of the interface.
 * @public for the generated table of operations
 */
export type SpoolmanOperationId = keyof operations

/** Services and request state available to an operation of the spool interface. */
export interface SpoolmanContext {
  readonly db: Kysely<DB>
  readonly userId: number
  /** The program, as the caller of the writes that it causes. */
  readonly caller: Caller
  readonly connection: SpoolConnection
  /** Runs a write in one transaction, and again if it was chosen as the victim of a deadlock. */
  readonly transaction: <Result>(work: (trx: Transaction<DB>) => Promise<Result>) => Promise<Result>
  readonly quotas: Quotas
  /** Store of image bytes. */
  readonly store: MediaStore
  readonly log: Logger
  readonly config: Config
  /** Returns the database's time. */
  readonly now: () => Date
  /** When the request came, by the database's clock. */
  readonly arrivedDate: Date
  /** Runs work once the response has left; not if the client has gone before. */
  readonly whenSent: (work: () => Promise<void>) => void
  /** Returns the filters by additional fields, such as `filament.extra.tag`, as they were sent. */
  readonly readExtraFilters: () => ReadonlyMap<string, string>
  /** The body as it was sent; null without one. */
  readonly bodyBytes: Uint8Array | null
}

/** Signature of all files `src/spoolman/operations/<Controller>/<Action>.ts`. */
export type SpoolmanOperation<Id extends SpoolmanOperationId> = (
  request: RequestOf<operations[Id], Defaulted[Id]>,
  context: SpoolmanContext,
) => Promise<ReplyOf<operations[Id]>>
