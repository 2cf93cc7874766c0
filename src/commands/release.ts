import path from 'node:path'
import { releaseContract, ReleaseError } from '../generator/release.ts'

/** make release VERSION=1.2.0 */
try {
  const version = process.argv[2] ?? ''
  await releaseContract(path.resolve(import.meta.dirname, '../..'), version)
  console.log(`v${version} is committed and tagged; push both: git push --follow-tags`)
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
