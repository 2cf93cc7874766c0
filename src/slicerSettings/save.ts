import type { PlainStatement, StatementRunner } from '../database/plainStatement.ts'
import { Problem } from '../kernel/problem.ts'

/**
 * Stores a JSON object that a slicer sent.
 * @param statement statement of `insertSettings`
 * @returns the id of the new record
 * @throws Problem 400 when a value hidden by a repeated name cannot be stored
 */
export async function saveSettings(statement: PlainStatement, { rows }: StatementRunner): Promise<string> {
  try {
    const [record] = await rows<{ id: string }>(statement)
    if (!record) throw new Error('The insertion of slicer settings returned no row.')
    return record.id
  } catch (error) {
    // Class 22: data exceptions such as an escaped NUL; 54001: more levels than the server can parse.
    if (/^(22|54001)/.test((error as { code?: string }).code ?? '')) {
      throw Problem.invalid({ body: ['A value under a repeated name cannot be stored.'] })
    }
    throw error
  }
}
