import path from 'node:path'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import pg from 'pg'
import sharp from 'sharp'
import { Connection, type RawRequest } from '../support/http.ts'
import { stoppedWithUs } from '../support/interruption.ts'
import { startIssuer, type Issuer } from '../support/issuer.ts'
import { startChild, type Child } from './child.ts'
import { fillToTheBrim, type Owner } from './fullLogbook.ts'
import { largestAnonymous, largestOfUser, type Largest } from './largest.ts'
import { middle } from './measure.ts'

const PORT = 18_483
const BASE_URL = `http://localhost:${PORT}`
const UNLIMITED = '1000000000'
/** Stands for the status of a tool's refusal. */
const TOOL_ERROR = 400
const WARM_UP = 2
const ROUNDS = 7
/** Of the token for the tool server, in seconds: longer than the run. */
const LIFETIME = 7200
/** Pixels of the images' sides: noise of this size has about 13 MB, and 300 kB. */
const LARGE = 4000
const SMALL = 600

/** What one request took, in ms of processor time. */
interface Taken {
  /** The highest of all rounds. */
  readonly status: number
  /** Of the thread with the event loop, and of the other threads. */
  readonly mainThread: number
  readonly others: number
}

/**
 * Measures how much processor time the largest requests that are accepted take from the event loop: while it works for one of
 * them, everybody else waits.
 * @param databaseUrl of an empty database
 */
export async function measureEventLoop(root: string, databaseUrl: string): Promise<void> {
  const issuer = await startIssuer(`${BASE_URL}/mcp`)
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'media-'))
  const removeMedia = stoppedWithUs(() => rm(mediaDir, { recursive: true, force: true }))
  const owner = await newOwner(databaseUrl, issuer)
  const limits = ['USER', 'ADDRESS', 'MEDIA', 'TOOLS', 'INVALID_KEYS'].map((name) => [`LIMIT_${name}`, UNLIMITED])
  const service = await startChild(path.join(root, 'src/main.ts'), {
    DATABASE_URL: databaseUrl,
    OIDC_ISSUER: issuer.issuer,
    BASE_URL,
    HOST: '127.0.0.1',
    PORT: String(PORT),
    MEDIA_DIR: mediaDir,
    ...(Object.fromEntries(limits) as Record<string, string>),
  })
  try {
    const images = { large: await noise(LARGE), small: await noise(SMALL) }
    console.log(`\nThe largest requests that are accepted, processor time in ms, median of ${ROUNDS}\n`)
    console.log('                          status   event loop     aim   ratio   other threads')
    const all = [...largestAnonymous(owner), ...largestOfUser(owner, images)]
    for (const largest of all) console.log(row(largest, await measure(service, largest.request)))
    const alone = await peakMemory(service.pid)
    await sendAtOnce(all.filter(({ name }) => name.startsWith('analytics')))
    const together = await peakMemory(service.pid)
    console.log(`\nMemory of the process: ${alone} MiB at most, with all analyses twice at once ${together} MiB`)
  } finally {
    await service.stop()
    await issuer.stop()
    await removeMedia()
  }
}

async function newOwner(databaseUrl: string, issuer: Issuer): Promise<Owner> {
  const claims = { sub: 'full', scope: 'read:printdata write:printdata', client_id: 'an-agent' }
  const toolsToken = await issuer.token(claims, { expiresIn: LIFETIME })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await fillToTheBrim(client, { issuer: issuer.issuer, subject: claims.sub, toolsToken })
  } finally {
    await client.end()
  }
}

async function noise(side: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const image = sharp({ create: { width: side, height: side, channels: 3, background: '#808080', noise } })
  return image.jpeg({ quality: 80 }).toBuffer()
}

/** Each time from another address, for what one address may send is bounded. */
async function measure(service: Child, request: RawRequest): Promise<Taken> {
  const taken: Taken[] = []
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const connection = new Connection(`http://127.0.0.1:${PORT}`, `127.0.2.${(addresses += 1) % 250}`)
    const before = await service.processorTime()
    const { status, text } = await connection.send(request)
    const after = await service.processorTime()
    connection.close()
    const mainThread = after.mainThread - before.mainThread
    const others = after.process - before.process - mainThread
    if (round >= 0) taken.push({ status: isToolError(text) ? TOOL_ERROR : status, mainThread, others })
  }
  return {
    status: Math.max(...taken.map(({ status }) => status)),
    mainThread: middle(taken.map(({ mainThread }) => mainThread)),
    others: middle(taken.map(({ others }) => others)),
  }
}

let addresses = 0

/** Whatever becomes of them: what counts is what they take together. */
async function sendAtOnce(all: readonly Largest[]): Promise<void> {
  const send = async ({ request }: Largest) => {
    const connection = new Connection(`http://127.0.0.1:${PORT}`)
    await connection.send(request)
    connection.close()
  }
  await Promise.all([...all, ...all].map(send))
}

/** MiB, by Linux (proc(5), VmHWM); elsewhere NaN. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1] ?? NaN) / 1024)
}

/** A tool that refuses answers 200. */
function isToolError(text: string): boolean {
  return text.includes('"isError":true')
}

function row({ name, aim }: Largest, { status, mainThread, others }: Taken): string {
  const figures = [
    String(status).padStart(6),
    mainThread.toFixed(0).padStart(12),
    String(aim).padStart(7),
    (mainThread / aim).toFixed(2).padStart(7),
    others.toFixed(0).padStart(15),
  ]
  return `${name.padEnd(26)}${figures.join(' ')}${status < 300 ? '' : '  not always accepted'}`
}
