import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Folders that git does not know and tests read. */
const BUILT = ['.cache/web', '.cache/responses']

/** A copy of the working tree in which defects are put, one at a time. */
export class Scratch {
  readonly folder: string

  /** Makes the copy. Packages are linked, not copied; nothing changes their files. */
  constructor(folder: string) {
    this.folder = folder
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
    for (const file of listed.toString().split('\0').filter(Boolean)) {
      const source = path.join(ROOT, file)
      // Git lists what was deleted and not committed yet.
      if (existsSync(source)) cpSync(source, path.join(folder, file), { preserveTimestamps: true })
    }
    for (const built of BUILT) {
      const source = path.join(ROOT, built)
      if (existsSync(source)) cpSync(source, path.join(folder, built), { recursive: true, preserveTimestamps: true })
    }
    linkTree(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
    mkdirSync(this.temporary, { recursive: true })
  }

  /** A folder for what tests write and do not remove when they are cut off. */
  get temporary(): string {
    return path.join(this.folder, '.cache/temporary')
  }

  /** Does some work while a file has other contents. */
  async with<Result>(file: string, source: string, work: () => Promise<Result>): Promise<Result> {
    const target = path.join(this.folder, file)
    const original = readFileSync(target)
    writeFileSync(target, source)
    try {
      return await work()
    } finally {
      writeFileSync(target, original)
    }
  }
}

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkSync(source, target)
  }
}
