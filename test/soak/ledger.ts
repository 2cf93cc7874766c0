import pg from 'pg'
import { Connection } from '../support/http.ts'
import type { Instance } from '../support/instance.ts'
import type { Person } from './people.ts'

/** What is wrong, each in a sentence; nothing when every acknowledged write is stored once and every spool tells what was used. */
export async function checkLedger(
  databaseUrl: string,
  instance: Instance,
  people: readonly Person[],
  acknowledged: readonly string[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; count: number; done: boolean }>(
      `select name, count(*)::int as count, bool_and(done) as done from (
         select coalesce(replace(file_name, '.gcode', ''), title) as name, status = 'Success' as done from prints
         union all
         select body::jsonb #>> '{settings,print_name}', true from slicer_settings) stored
       group by name`,
    )
    const stored = new Map(rows.map((row) => [row.name, row]))
    const lost = acknowledged.filter((name) => !stored.get(name)?.done)
    const doubled = acknowledged.filter((name) => (stored.get(name)?.count ?? 0) > 1)
    return [
      ...lost.map((name) => `Acknowledged and not stored: ${name}`),
      ...doubled.map((name) => `Stored more than once: ${name}`),
      ...(await wrongSpools(client, instance, people)),
    ]
  } finally {
    await client.end()
  }
}

/** What the API says is left of a spool, its ledger and its usages must agree. */
async function wrongSpools(client: pg.Client, instance: Instance, people: readonly Person[]): Promise<string[]> {
  const connection = new Connection(`http://127.0.0.1:${instance.port}`)
  const wrong: string[] = []
  for (const { id, key, filamentId } of people) {
    const { rows } = await client.query<{ ledger: number; usages: number }>(
      `select (select sum(amount_mg) from filament_ledger where user_id = $1 and filament_id = $2)::float8 as ledger,
         (select initial_nominal_weight_mg from filaments where user_id = $1 and id = $2)::float8
           - coalesce((select sum(amount_mg) from filament_usages
               where user_id = $1 and filament_id = $2 and status = 'Success'), 0)::float8 as usages`,
      [id, filamentId],
    )
    const target = `/api/Filaments/${filamentId}`
    const { text } = await connection.send({ method: 'GET', target, headers: { 'X-Api-Key': key } })
    const { remainingMg } = JSON.parse(text) as { remainingMg: number }
    const { ledger, usages } = rows[0] ?? {}
    if (remainingMg !== ledger || ledger !== usages)
      wrong.push(`Spool ${filamentId}: the API says ${remainingMg} mg, its ledger ${ledger}, its usages ${usages}`)
  }
  connection.close()
  return wrong
}
