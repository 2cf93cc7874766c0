import { createHash, randomUUID } from 'node:crypto'
import http from 'node:http'
import pg from 'pg'
import * as sql from './recordingStatements.ts'

/**
 * The floor of what records: transactions by hand, with node:http and pg, that do what the service does for a print, for the
 * start and the end of a print on a device, and for a use of a spool. There is no contract, no validation, no limit, no
 * check and no log.
 */
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['DATABASE_POOL_SIZE']),
  options: '-c TimeZone=UTC -c jit=off',
})

type Run = <Row extends pg.QueryResultRow>(statement: sql.Statement, ...values: unknown[]) => Promise<Row[]>
type Answer = { readonly status: number; readonly body: string; readonly after?: () => Promise<unknown> }

interface Owner {
  readonly user_id: string
  readonly id: string
}

interface Usage {
  readonly filamentId: string
  readonly amountMg: number
}

const owners = new Map<string, Owner>()

async function ownerOf(statement: sql.Statement, key: string): Promise<Owner> {
  const known = owners.get(key)
  if (known) return known
  const [owner] = await runOn(pool)<Owner>(statement, createHash('sha256').update(key).digest())
  if (!owner) throw new Error('The key is unknown.')
  owners.set(key, owner)
  return owner
}

function runOn(client: pg.Pool | pg.PoolClient): Run {
  return async <Row extends pg.QueryResultRow>({ name, text }: sql.Statement, ...values: unknown[]) =>
    (await client.query<Row>({ name, text, values })).rows
}

async function inTransaction<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(runOn(client))
    await client.query('commit')
    return result
  } finally {
    client.release()
  }
}

async function recordPrint({ user_id: userId }: Owner, body: Buffer): Promise<Answer> {
  const print = JSON.parse(body.toString()) as {
    readonly title: string
    readonly status: string
    readonly printTimeInSeconds: number
    readonly filamentUsage: readonly Usage[]
  }
  return inTransaction(async (run) => {
    await run(sql.LOCK_PRICING, userId)
    const [made] = await run<{ id: string }>(
      sql.INSERT_PRINT,
      userId,
      print.title,
      print.status,
      print.printTimeInSeconds,
    )
    const id = made?.id
    for (const { filamentId, amountMg } of print.filamentUsage) {
      await run(sql.INSERT_USAGE, userId, id, filamentId, amountMg, null)
      await deduct(run, userId, id, filamentId, amountMg)
    }
    await run(sql.SUM_USAGES, userId, id)
    const json = await printJson(run, userId, id)
    const spools = await Promise.all(print.filamentUsage.map(({ filamentId }) => spoolJson(run, userId, filamentId)))
    const names = ['print.created', ...spools.map(() => 'spool.used')]
    await run(sql.INSERT_EVENTS, userId, names, [json, ...spools])
    return { status: 201, body: json }
  })
}

async function deduct(run: Run, userId: string, printId: unknown, filamentId: string, mg: number): Promise<void> {
  await run(sql.LOCK_SPOOL, userId, filamentId)
  await run(sql.BOOK, userId, filamentId, printId, mg)
}

async function printJson(run: Run, userId: string, id: unknown): Promise<string> {
  const [print] = await run<{ body: string }>(sql.PRINT, userId, id)
  return print?.body ?? ''
}

async function spoolJson(run: Run, userId: string, id: string): Promise<string> {
  const [spool] = await run<{ body: string }>(sql.SPOOL_OF_EVENT, userId, id)
  return spool?.body ?? ''
}

async function takeEvent(owner: Owner, body: Buffer): Promise<Answer> {
  const { user_id: userId } = owner
  const event = JSON.parse(body.toString()) as Record<'topic', string> & {
    readonly deviceIdentifier: number
    readonly extra: { readonly name: string; readonly time?: number }
    readonly job: { readonly filament: { readonly tool0: { readonly length: number } } }
    readonly meta: { readonly hash: string }
  }
  const [stored] = await runOn(pool)<{ id: string }>(sql.STORE_EVENT, userId, body.toString(), body.length)
  const key = createHash('sha256').update(JSON.stringify(event)).digest()
  const { deviceIdentifier: printerId, extra, meta } = event
  await inTransaction(async (run) => {
    await run(sql.LOCK_PRINTER, userId, printerId)
    await run(sql.LOCK_PRICING, userId)
    const [known] = await run<{ id: string; filament_id: string; estimate: number }>(
      sql.FIND_PRINT,
      userId,
      printerId,
      meta.hash,
    )
    const isStart = event.topic === 'Print Started'
    if (isStart) {
      const [made] = await run<{ id: string }>(sql.START_PRINT, userId, printerId, extra.name, meta.hash, key)
      const [loaded] = await run<{ filament_id: string }>(sql.LOADED, userId, printerId)
      const mg = Math.round(event.job.filament.tool0.length * 2.405 * 1.24)
      await run(sql.INSERT_USAGE, userId, made?.id, loaded?.filament_id, null, mg)
      await run(sql.SUM_USAGES, userId, made?.id)
      await run(sql.CLOSE_EVENT, userId, stored?.id, printerId, made?.id, 'started')
      const json = await printJson(run, userId, made?.id)
      await run(sql.INSERT_EVENTS, userId, ['print.created', 'print.started'], [json, json])
      return
    }
    const id = known?.id
    await run(sql.FINISH_PRINT, userId, id, Math.round(extra.time ?? 0), key)
    await run(sql.FINISH_USAGES, userId, id)
    await run(sql.SUM_USAGES, userId, id)
    const [usage] = await run<{ filament_id: string; mg: number }>(sql.USED, userId, id)
    if (usage) await deduct(run, userId, id, usage.filament_id, Number(usage.mg))
    await run(sql.INSERT_NOTICE, userId, JSON.stringify({ printId: id, title: extra.name, status: 'Success' }))
    await run(sql.CLOSE_EVENT, userId, stored?.id, printerId, id, 'finished')
    const json = await printJson(run, userId, id)
    const spool = await spoolJson(run, userId, usage?.filament_id ?? '')
    await run(sql.INSERT_EVENTS, userId, ['print.finished', 'spool.used'], [json, spool])
  })
  return { status: 200, body: JSON.stringify('It was received.') }
}

async function useSpool({ user_id: userId, id: connectionId }: Owner, number: number, body: Buffer): Promise<Answer> {
  const fingerprint = createHash('sha256').update(String(number)).update(body).digest()
  const { use_weight: grams } = JSON.parse(body.toString()) as { readonly use_weight: number }
  const mg = Math.round(grams * 1000)
  const token = randomUUID()
  await inTransaction(async (run) => {
    await run(sql.INSERT_REQUEST, userId, connectionId, fingerprint, token)
    const [spool] = await run<{ id: string }>(sql.LOCK_NUMBER, userId, number)
    const [entry] = await run<{ id: string }>(sql.GROW_ENTRY, userId, spool?.id, mg)
    await run(sql.ADD_TO_MINUTE, userId, spool?.id, entry?.id, mg * 1_000_000)
  })
  const [spool] = await runOn(pool)<{ body: string }>(sql.SPOOL, userId, number)
  const after = () => runOn(pool)(sql.MARK_ANSWERED, userId, connectionId, fingerprint, token)
  return { status: 200, body: spool?.body ?? '', after }
}

async function answer(req: http.IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const { url = '' } = req
  if (url.startsWith('/spoolman/')) {
    const [, , key = '', , , , number = ''] = url.split('/')
    return useSpool(await ownerOf(sql.CONNECTION, key), Number(number), body)
  }
  const owner = await ownerOf(sql.PERSON, String(req.headers['x-api-key']))
  return url === '/api/Prints' ? recordPrint(owner, body) : takeEvent(owner, body)
}

const server = http.createServer((req, res) => {
  answer(req)
    .then(async ({ status, body, after }) => {
      res.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }).end(body)
      await after?.()
    })
    .catch((error: unknown) => {
      console.error(error)
      res.destroy()
    })
})
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log(`Listening on ${process.env['PORT']}`))
process.on('SIGTERM', () => process.exit())
