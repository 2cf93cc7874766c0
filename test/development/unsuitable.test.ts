import assert from 'node:assert/strict'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import pg from 'pg'
import { createBlankDatabase, databaseUrl } from '../support/database.ts'
import { freePortPair } from '../support/ports.ts'
import { Service } from './service.ts'

const database = await createBlankDatabase()
after(() => database.drop())

test('a database that cannot store every character ends the start in one sentence', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const name = `${client.database ?? ''}_latin`
  await client.query(
    `create database ${name} encoding 'LATIN1' locale_provider libc locale 'C' template template0 strategy file_copy`,
  )
  after(async () => {
    await client.query(`drop database ${name}`)
    await client.end()
  })
  assert.equal(
    await errorsOf(databaseUrl(database.url, name)),
    'The database must have the encoding UTF8, not LATIN1: create one with "encoding \'UTF8\'".\n',
  )
})

test('a PostgreSQL that is too old ends the start in one sentence', async () => {
  assert.equal(
    await errorsOf(await asOldServer(database.url)),
    'PostgreSQL 15 or newer is needed, and the database is on 14.1: update it.\n',
  )
})

/** Starts the service on a database. Returns what it says when it ends. */
async function errorsOf(DATABASE_URL: string): Promise<string> {
  const port = String(await freePortPair())
  const service = new Service({ PORT: port, DATABASE_URL, OIDC_ISSUER: 'https://sign-in.example.org/' })
  const { code, output, errors } = await service.ended()
  assert.deepEqual({ code, output }, { code: 1, output: '' })
  return errors
}

/** Puts a proxy before a server, which gives its version as 14.1. Returns the URL of the database behind it. */
async function asOldServer(url: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const proxy = net.createServer((near) => {
    const far = net.connect(Number(port), hostname)
    near.on('error', () => far.destroy()).pipe(far)
    far.on('error', () => near.destroy()).on('end', () => near.end())
    far.on('data', (bytes) =>
      near.write(Buffer.from(bytes.toString('latin1').replaceAll(/\b1[5-9]\.\d\b/g, '14.1'), 'latin1')),
    )
  })
  after(() => proxy.close())
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return Object.assign(new URL(url), { host: `127.0.0.1:${(proxy.address() as AddressInfo).port}` }).href
}
