import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Where a copy of the contract of each release is kept, named `<version>.yaml`. */
export const RELEASED = 'test/conformance/released'

/** A released contract. */
export interface Release {
  readonly version: string
  /** Absolute path. */
  readonly file: string
}

/**
 * The last release.
 * @param root the repository's folder
 * @returns null before the first one
 */
export function lastRelease(root: string): Release | null {
  const folder = path.join(root, RELEASED)
  const versions = readdirSync(folder).flatMap((name) => /^(\d+\.\d+\.\d+)\.yaml$/.exec(name)?.[1] ?? [])
  const version = versions.sort(compareVersions).at(-1)
  return version === undefined ? null : { version, file: path.join(folder, `${version}.yaml`) }
}

/** Orders versions (Semantic Versioning, without pre-releases): negative when the first is the earlier one. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  const differences = (a ?? []).map((number, index) => number - (b?.[index] ?? 0))
  return differences.find((difference) => difference !== 0) ?? 0
}
