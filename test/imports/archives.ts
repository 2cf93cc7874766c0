import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { makeArchive } from '../exports/runner.ts'
import { unzip } from '../exports/unzip.ts'
import type { User } from '../support/factories.ts'
import type { TestServer } from '../support/server.ts'

/** Entries of an archive by name, in their order. */
export type Entries = Map<string, Buffer>

/** Makes an archive of a user. Returns its bytes. */
export async function exportAll(server: TestServer, user: User): Promise<Buffer> {
  const { id, state, error } = await makeArchive(server, user)
  if (state !== 'Ready') throw new Error(error ?? state)
  return (await server.client.call('Exports_GetArchive', { path: { id }, as: user })).bytes
}

/** Makes an archive of a user. Returns its entries. */
export async function exportEntries(server: TestServer, user: User): Promise<Entries> {
  return unzip(await exportAll(server, user))
}

/** Packs entries as they are. */
export async function pack(entries: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of entries) zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}

/** Packs entries under a manifest that describes them. */
export async function packDescribed(entries: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const manifest = manifestOf(entries)
  const parts = (manifest['parts'] as Record<string, unknown>[]).map((part) => {
    const bytes = entries.get(String(part['name'])) ?? Buffer.alloc(0)
    const count = bytes.toString().split('\n').length - 1
    return { ...part, count, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  })
  return pack(new Map([...entries, ['manifest.json', Buffer.from(JSON.stringify({ ...manifest, parts }))]]))
}

/** Content of the manifest. */
export function manifestOf(entries: ReadonlyMap<string, Buffer>): Record<string, unknown> {
  return JSON.parse(entries.get('manifest.json')?.toString() ?? '') as Record<string, unknown>
}

/** Replaces the records of a resource. */
export function withRecords(
  entries: ReadonlyMap<string, Buffer>,
  resource: string,
  change: (records: Record<string, unknown>[]) => readonly unknown[],
): Entries {
  const name = `${resource}.ndjson`
  const lines = (entries.get(name)?.toString() ?? '').split('\n').slice(0, -1)
  const changed = change(lines.map((line) => JSON.parse(line) as Record<string, unknown>))
  return new Map([...entries, [name, Buffer.from(changed.map((one) => `${JSON.stringify(one)}\n`).join(''))]])
}

/** Resources in whose records a member has an id, by the member. */
const REFERRED: Readonly<Record<string, string>> = {
  printId: 'prints',
  printerId: 'printers',
  wattagePrinterId: 'printers',
  projectId: 'projects',
  filamentId: 'spools',
  typeId: 'filament-types',
  brandId: 'brands',
  slicerSettingsId: 'slicer-settings',
  reversesEntryId: 'ledger',
  nextEntryId: 'maintenance',
}
const IDS = new RegExp(`"(id|${Object.keys(REFERRED).join('|')})":("[0-9a-f-]{36}"|[0-9]+)`, 'g')

/** Text of the records of each resource, with ids replaced by their order of appearance. */
export function withoutIds(entries: ReadonlyMap<string, Buffer>): Map<string, string> {
  const numbers = new Map<string, Map<string, number>>()
  const texts = new Map<string, string>()
  for (const [name, bytes] of entries) {
    if (!name.endsWith('.ndjson')) continue
    const resource = name.replace('.ndjson', '')
    const text = bytes.toString().replaceAll(IDS, (_, member: string, value: string) => {
      const referred = REFERRED[member] ?? resource
      const known = numbers.get(referred) ?? new Map<string, number>()
      numbers.set(referred, known)
      if (!known.has(value)) known.set(value, known.size)
      return `"${member}":"#${known.get(value)}"`
    })
    texts.set(resource, text)
  }
  return texts
}
