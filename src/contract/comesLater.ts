import { Problem } from '../http/problem.ts'

/**
 * What an operation does that is in the contract but not built yet; its request was checked like any other.
 * @throws Problem 501, always
 */
export async function comesLater(): Promise<never> {
  throw new Problem('not-implemented')
}
