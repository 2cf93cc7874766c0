import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** Returns the path of a program of this machine, or null when it has none. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/sbin', '/usr/local/bin']
  return folders.map((folder) => path.join(folder, name)).find(isExecutable) ?? null
}

/** Reason to skip a test that needs a program that is missing; false where it is there, and in CI, where the test must fail. */
export function skipWithout(name: string): string | false {
  return findProgram(name) === null && process.env['CI'] !== 'true' ? `there is no ${name} on this machine` : false
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
