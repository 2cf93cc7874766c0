import { sql, type Transaction } from 'kysely'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'

/** The contract's bound of the number of a spool. */
export const MAXIMUM_NUMBER = 999_999_999

/*
 * Numbers are not used again, not even those of deleted spools, so that a label never names another spool; unless the greatest
 * so far is the bound. The user's row stays locked until the transaction ends; it is locked before spools.
 */

/**
 * Assigns a number to a spool.
 * @param wanted the number to have; null for the next one
 * @param spoolId the spool that may have the number already
 * @throws Problem 409 when another spool has the number
 */
export async function assignNumber(
  trx: Transaction<DB>,
  userId: number,
  wanted: number | null,
  spoolId: string | null = null,
): Promise<number> {
  if (wanted === null) {
    const [number = 0] = await nextNumbers(trx, userId, 1)
    return number
  }
  await noteNumber(trx, userId, wanted)
  const other = await trx
    .selectFrom('filaments')
    .select('id')
    .where('user_id', '=', userId)
    .where('number', '=', wanted)
    .executeTakeFirst()
  if (other && other.id !== spoolId) throw new Problem('conflict', `Another of your spools has the number ${wanted}.`)
  return wanted
}

/**
 * Assigns numbers to new spools that are inserted together.
 * @param wanted the number that each is to have unless another spool has it; null for the next one
 * @returns the numbers in the same order
 */
export async function assignNumbers(
  trx: Transaction<DB>,
  userId: number,
  wanted: readonly (number | null)[],
): Promise<number[]> {
  const own = wanted.filter((number) => number !== null)
  await noteNumber(trx, userId, Math.max(0, ...own))
  const { rows } = await sql<{ number: number }>`
    select number from filaments where user_id = ${userId} and number = any(${own}::integer[])`.execute(trx)
  const taken = new Set(rows.map(({ number }) => number))
  const kept = wanted.map((number) => {
    if (number === null || taken.has(number)) return null
    taken.add(number)
    return number
  })
  const next = await nextNumbers(trx, userId, kept.filter((number) => number === null).length, taken)
  return kept.map((number) => number ?? next.shift() ?? 0)
}

/** Notes the number of a spool, so that the next ones are greater. */
async function noteNumber(trx: Transaction<DB>, userId: number, number: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ last_spool_number: sql<number>`greatest(last_spool_number, ${number}::integer)` })
    .where('id', '=', userId)
    .execute()
}

/**
 * Takes the numbers after the greatest so far; when the bound leaves too few, those that `freeNumbers` finds.
 * @param reserved numbers of spools that will be inserted
 */
async function nextNumbers(
  trx: Transaction<DB>,
  userId: number,
  count: number,
  reserved: Iterable<number> = [],
): Promise<number[]> {
  if (count === 0) return []
  const head = await trx
    .updateTable('users')
    .set({ last_spool_number: sql<number>`last_spool_number + ${count}::integer` })
    .where('id', '=', userId)
    .where('last_spool_number', '<=', MAXIMUM_NUMBER - count)
    .returning('last_spool_number as last')
    .executeTakeFirst()
  if (head) return Array.from({ length: count }, (_, at) => head.last - count + 1 + at)
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const rows = await trx.selectFrom('filaments').select('number').where('user_id', '=', userId).execute()
  return freeNumbers([...reserved, ...rows.map(({ number }) => number ?? 0)], count)
}

/**
 * Finds numbers that no spool has: those after the greatest number first, then those below it that follow the next greatest, and
 * so on. So those of the latest deleted spools come before those of gaps between older ones.
 */
function freeNumbers(taken: readonly number[], count: number): number[] {
  const free: number[] = []
  let above = MAXIMUM_NUMBER + 1
  for (const number of [...taken, 0].sort((one, other) => other - one)) {
    for (let next = number + 1; next < above && free.length < count; next += 1) free.push(next)
    above = Math.min(above, number)
  }
  return free
}
