import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { hashApiKey, newApiKey } from '../../src/identity/apiKey.ts'
import { freePort } from '../support/ports.ts'
import { startChild } from './child.ts'

const PRINTS = 500
/** The first prints, while the instances run their jobs for the first time, are not measured. */
const UNMEASURED = 50
/** Milliseconds between two prints: the events of a user who is busy, spread over the seconds between two drains. */
const PAUSE_MS = 37
const UNLIMITED = '1000000000'
/** Milliseconds. */
const AIM = 1500

/** Measures the time from the response to a write until its event has come through the stream of another instance. */
export async function measureEvents(root: string, databaseUrl: string): Promise<void> {
  const key = await newPerson(databaseUrl)
  const start = async () => {
    const port = await freePort()
    const settings = {
      DATABASE_URL: databaseUrl,
      OIDC_ISSUER: 'http://127.0.0.1:9',
      HOST: '127.0.0.1',
      PORT: String(port),
    }
    const limits = { LIMIT_USER: UNLIMITED, SHUTDOWN_DELAY_SECONDS: '0', DRAIN_SECONDS: '1' }
    const child = await startChild(path.join(root, 'src/main.ts'), { ...settings, ...limits })
    return { child, url: `http://127.0.0.1:${port}` }
  }
  const writer = await start()
  const reader = await start()
  try {
    const times = await timesOf(reader.url, writer.url, key)
    const [p50, p99] = [0.5, 0.99].map((share) => Math.round(times[Math.floor(times.length * share)] ?? NaN))
    console.log('\nevents through a stream of another instance, from the commit (ms)')
    console.table({ [`${times.length} prints`]: { p50, p99, aim: AIM } })
  } finally {
    await writer.child.stop()
    await reader.child.stop()
  }
}

/** Inserts a user; returns an API key. */
export async function newPerson(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const key = newApiKey()
  await client.query(
    `with person as (insert into users (display_name) values ('Bench') returning id)
    insert into api_keys (key_hash, user_id, description) select $1, id, 'Bench' from person`,
    [hashApiKey(key)],
  )
  await client.end()
  return key
}

/** Returns the times in milliseconds, in ascending order. */
async function timesOf(readerUrl: string, url: string, key: string): Promise<number[]> {
  const stopReading = new AbortController()
  const headers = { Accept: 'text/event-stream', 'X-Api-Key': key }
  const stream = await fetch(`${readerUrl}/api/Events`, { headers, signal: stopReading.signal })
  const committed = new Map<string, number>()
  const times: number[] = []
  const done = new EventTarget()
  const reading = read(stream, (title) => {
    times.push(performance.now() - (committed.get(title) ?? performance.now()))
    if (times.length === PRINTS) done.dispatchEvent(new Event('done'))
  })
  const all = once(done, 'done')
  for (let number = 0; number < PRINTS; number += 1) {
    const title = `Print ${number}`
    const body = JSON.stringify({ title })
    await fetch(`${url}/api/Prints`, {
      method: 'POST',
      headers: { 'X-Api-Key': key, 'Content-Type': 'application/json' },
      body,
    })
    committed.set(title, performance.now())
    await sleep(PAUSE_MS)
  }
  await all
  stopReading.abort()
  await reading.catch(() => undefined)
  return times.slice(UNMEASURED).sort((one, other) => one - other)
}

async function read({ body }: Response, seen: (title: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true })
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const title = /"title":"(Print \d+)"/.exec(event)?.[1]
      if (title !== undefined) seen(title)
    }
  }
}
