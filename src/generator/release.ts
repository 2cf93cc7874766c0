import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { breakingChanges, changes, tell } from './compare.ts'
import { compareVersions, lastRelease, RELEASED, type Release } from './releases.ts'

/** Error that prevents a release. The message is a sentence. */
export class ReleaseError extends Error {}

const HEADER = '# Changes of the contract\n\nWritten by `make release` from the difference to the release before.\n'

/**
 * Releases the contract: stores a copy of openapi.yaml and the hashes of the migrations, adds the changes to the changelog, sets the
 * package's version, commits and tags. The version is the contract's Semantic Version: a breaking change needs a new major version.
 * @param root the repository's folder
 * @param version new version, such as `1.2.0`
 * @throws ReleaseError when the version is not a later one, is already tagged or hides a breaking change, or when the
 * tree is dirty
 */
export async function releaseContract(root: string, version: string): Promise<void> {
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()
  const last = lastRelease(root)
  requireLater(version, last)
  if (git('tag', '--list', `v${version}`) !== '') throw new ReleaseError(`The tag v${version} exists already.`)
  if (git('status', '--porcelain') !== '') throw new ReleaseError('Commit or stash your changes first.')
  const contract = path.join(root, 'openapi.yaml')
  const breaking = last === null ? [] : (await breakingChanges(last.file, contract)).map(tell)
  requireMajor(version, last, breaking)
  const others = last === null ? ['The first release.'] : (await changes(last.file, contract)).map(tell)

  await fs.copyFile(contract, path.join(root, RELEASED, `${version}.yaml`))
  await fs.writeFile(path.join(root, RELEASED, 'migrations.sha256'), await migrationHashes(root))
  const changelog = path.join(root, RELEASED, 'CHANGELOG.md')
  const before = await fs.readFile(changelog, 'utf8').catch(() => HEADER)
  const section = changelogSection(
    version,
    breaking,
    others.filter((line) => !breaking.includes(line)),
  )
  await fs.writeFile(changelog, before.replace(HEADER, `${HEADER}\n${section}`))
  execFileSync('npm', ['version', version, '--no-git-tag-version', '--allow-same-version', '--loglevel=error'], {
    cwd: root,
  })
  git('add', '--all')
  git('commit', '--quiet', '--message', `Release ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', `Release ${version}`)
}

/** Hashes of all migrations, as `sha256sum db/migrations/*.sql` writes them. */
async function migrationHashes(root: string): Promise<string> {
  const names = (await fs.readdir(path.join(root, 'db/migrations'))).filter((name) => name.endsWith('.sql')).sort()
  const lines = names.map(async (name) => {
    const text = await fs.readFile(path.join(root, 'db/migrations', name))
    return `${createHash('sha256').update(text).digest('hex')}  db/migrations/${name}\n`
  })
  return (await Promise.all(lines)).join('')
}

function requireLater(version: string, last: Release | null): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new ReleaseError('Give a version: make release VERSION=1.2.0')
  if (last !== null && compareVersions(version, last.version) <= 0)
    throw new ReleaseError(`Give a later version than ${last.version}, the last release.`)
}

function requireMajor(version: string, last: Release | null, breaking: readonly string[]): void {
  if (last === null || breaking.length === 0 || Number.parseInt(version) > Number.parseInt(last.version)) return
  throw new ReleaseError(
    `This breaks clients of ${last.version}, so ${version} will not do:\n  ${breaking.join('\n  ')}`,
  )
}

function changelogSection(version: string, breaking: readonly string[], others: readonly string[]): string {
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}\n`).join('')
  const parts = [breaking.length === 0 ? '' : `Breaking:\n\n${list(breaking)}`, list(others)].filter(Boolean)
  return `## ${version}\n\n${parts.length === 0 ? '- The contract is unchanged.\n' : parts.join('\n')}`
}
