import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const FOLDER = path.resolve(import.meta.dirname, '../../src/commands')

/** How a command has ended. */
export interface Outcome {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

/**
 * Runs a command of src/commands on a database.
 * @param name of the file, without `.ts`
 */
export async function runCommand(name: string, databaseUrl: string, ...words: string[]): Promise<Outcome> {
  return runCommandWith({}, name, databaseUrl, ...words)
}

/**
 * Runs a command with further settings.
 * @param settings environment variables
 */
export async function runCommandWith(
  settings: Readonly<Record<string, string>>,
  name: string,
  databaseUrl: string,
  ...words: string[]
): Promise<Outcome> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const always = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: databaseUrl, OIDC_ISSUER: 'http://127.0.0.1:1' }
  const environment = { ...always, ...settings }
  const child = spawn(process.execPath, [path.join(FOLDER, `${name}.ts`), ...words], { env: environment })
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  return { code, output, errors }
}
