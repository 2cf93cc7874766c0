import type { Manifest } from './manifest.ts'

/** Describes the content of a backup in a few words. */
export function describeManifest({ tables, images, migrations }: Manifest): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  return `${rows} rows of ${tables.length} tables (schema ${migrations.at(-1)}) and ${images.entries} files of images`
}
