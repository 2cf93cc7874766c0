import assert from 'node:assert/strict'
import type { ImportDto, ImportRowDto } from '../../generated/api.d.ts'
import type { TestServer } from '../support/server.ts'
import type { User } from '../support/user.ts'

/** Form with a file to import. */
export function fileForm(content: string | Uint8Array, name = 'file'): FormData {
  const form = new FormData()
  form.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
  return form
}

/** Uploads a file and waits for the end of its dry run. */
export async function dryRun(
  server: TestServer,
  user: User,
  content: string | Uint8Array,
  name?: string,
): Promise<ImportDto> {
  const { status, body } = await server.client.call('Imports_PostImport', {
    as: user,
    body: fileForm(content, name),
  })
  assert.equal(status, 202, JSON.stringify(body))
  return work(server, user, body.id)
}

/** Does the work on imports, and reads one. */
export async function work(server: TestServer, user: User, id: string): Promise<ImportDto> {
  await server.services.imports.run()
  return (await server.client.call('Imports_GetImport', { path: { id }, as: user })).body
}

/** Commits an import and waits for the end. */
export async function commit(server: TestServer, user: User, { id }: Pick<ImportDto, 'id'>): Promise<ImportDto> {
  assert.equal((await server.client.call('Imports_CommitImport', { path: { id }, as: user })).status, 202)
  return work(server, user, id)
}

/** Undoes an import and waits for the end. */
export async function undo(server: TestServer, user: User, { id }: Pick<ImportDto, 'id'>): Promise<ImportDto> {
  assert.equal((await server.client.call('Imports_UndoImport', { path: { id }, as: user })).status, 202)
  return work(server, user, id)
}

/** Rows of an import, up to 200. */
export async function rowsOf(
  server: TestServer,
  user: User,
  { id }: Pick<ImportDto, 'id'>,
): Promise<readonly ImportRowDto[]> {
  const { body } = await server.client.call('Imports_GetRows', { path: { id }, query: { pageSize: 200 }, as: user })
  return body.items
}

/** Verdict, and reason, of each row. */
export function verdicts(rows: readonly ImportRowDto[]): string[] {
  return rows.map(({ verdict, reason }) => (reason === null ? verdict : `${verdict}: ${reason}`))
}

/** Job of Moonraker's history; without changes one that has succeeded. */
export function job(number: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    job_id: number.toString(16).padStart(6, '0'),
    exists: true,
    filename: `parts/bracket ${number}.gcode`,
    status: 'completed',
    start_time: 1_700_000_000.25 + number * 10_000,
    end_time: 1_700_003_600.75 + number * 10_000,
    print_duration: 3500.4,
    total_duration: 3600.5,
    filament_used: 2500.5,
    user: null,
    metadata: {
      estimated_time: 3400,
      filament_total: 2600,
      filament_weight_total: 7.5,
      filament_type: 'PETG;PLA',
      slicer: 'X',
    },
    auxiliary_data: [{ provider: 'sensor power', name: 'energy', value: 0.25, units: 'kWh', description: '' }],
    ...changes,
  }
}

/** Answer of Moonraker's API with jobs. */
export function history(jobs: readonly object[]): string {
  return JSON.stringify({ result: { count: jobs.length, jobs } })
}
