/** Resource of an archive: a file with one line for each record of a user (docs/archive.md, "Records"). */
export interface ArchiveResource {
  /** Name in the manifest. */
  readonly name: string
  /** Members of a line in their order, and their SQL over a row named `record`. */
  readonly members: Readonly<Record<string, string>>
  /** Table, named `record`, and condition; `$1` is the id of the user. */
  readonly from: string
  /** Order over a row named `record`, which determines it completely. */
  readonly order: string
  /**
   * Whether the records of a user, which are in the order of their ids, are on several shards of a cluster: it sorts the records of each
   * shard, but returns the shards in any order.
   */
  readonly isSpread?: boolean
  /** Records per page; fewer where they may be large. */
  readonly page?: number
}

/** Records per page, unless a resource says otherwise. */
const PAGE = 500

/** Name of the file of a resource: `slicer-settings.ndjson`. */
export function fileNameOf(name: string): string {
  return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ndjson`
}

/** Records that one page of a resource has. */
export function pageAfter({ page = PAGE }: ArchiveResource): number {
  return page
}

/** Statement that reads the lines of a resource as text. PostgreSQL writes the JSON, which costs this process nothing. */
export function selectLines(resource: ArchiveResource): string {
  const { from, order, isSpread = false } = resource
  const records = `select ${membersOf(resource)} from ${from} order by ${order}`
  return `select row_to_json(line)::text as line from (${records}) as line${isSpread ? ' order by line.id' : ''}`
}

/** Statement that counts the records of a resource. */
export function selectCount({ from }: ArchiveResource): string {
  return `select count(*)::integer as count from ${from}`
}

function membersOf({ members }: Pick<ArchiveResource, 'members'>): string {
  return Object.entries(members)
    .map(([name, expression]) => `${expression} as "${name}"`)
    .join(', ')
}

/** Expression for a timestamp, in the format of the API. */
export function time(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Expression for a list of objects. */
export function recordList(members: Readonly<Record<string, string>>, from: string, order: string): string {
  return `(select coalesce(json_agg(row_to_json(item)), '[]') from (select ${membersOf({ members })} from ${from} order by ${order}) as item)`
}

/** Expression for an object; null without a row. */
export function object(members: Readonly<Record<string, string>>, from: string): string {
  return `(select row_to_json(item) from (select ${membersOf({ members })} from ${from}) as item)`
}

/** Members that have the names of their columns. */
export function columns(table: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [camelCase(name), `${table}.${name}`]))
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
