import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Folder with a copy of each release's contract, named `<version>.yaml`. */
export const RELEASED = 'contract/released'

/** Released contract. */
export interface Release {
  readonly version: string
  /** Absolute path of the contract. */
  readonly file: string
}

/**
 * Finds the last release.
 * @param root the repository's folder
 * @returns null before the first one
 */
export function lastRelease(root: string): Release | null {
  const folder = path.join(root, RELEASED)
  const versions = readdirSync(folder).flatMap((name) => /^(\d+\.\d+\.\d+)\.yaml$/.exec(name)?.[1] ?? [])
  const version = versions.sort(compareVersions).at(-1)
  return version === undefined ? null : { version, file: path.join(folder, `${version}.yaml`) }
}

/** Compares two versions (Semantic Versioning, without pre-releases): negative when the first is earlier. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  const differences = (a ?? []).map((number, index) => number - (b?.[index] ?? 0))
  return differences.find((difference) => difference !== 0) ?? 0
}
