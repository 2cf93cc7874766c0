import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Where this run notes which statuses the operations have answered; `make test` sets it, other runs note nothing. */
const folder = process.env['TEST_RECORD_FOLDER']
const seen = new Set<string>()

/** Forgets the run before. */
export function beginRecord(): void {
  if (folder === undefined) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Notes that an operation has answered with a status. Every test process writes a file of its own. */
export function record(operationId: string, status: number): void {
  const line = `${operationId} ${status}`
  if (folder === undefined || seen.has(line)) return
  seen.add(line)
  appendFileSync(path.join(folder, String(process.pid)), `${line}\n`)
}

/** Every `operationId status` of the run. */
export function readRecord(): Set<string> {
  if (folder === undefined || !existsSync(folder))
    throw new Error('Run the tests with `make test`, which sets TEST_RECORD_FOLDER.')
  const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  return new Set(texts.flatMap((text) => text.split('\n')).filter(Boolean))
}
