import { Problem } from '../kernel/problem.ts'

/** Converts query errors to a 503: all request texts in queries are checked, so the database must be unavailable. */
export async function orUnavailable<T>(query: Promise<T>): Promise<T> {
  try {
    return await query
  } catch (error) {
    throw Problem.unavailable(error)
  }
}
