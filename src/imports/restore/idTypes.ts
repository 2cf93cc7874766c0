import { sql } from 'kysely'

/** SQL names of the types of ids. */
export const ID_TYPES = { bigint: sql`bigint`, uuid: sql`uuid` } as const
