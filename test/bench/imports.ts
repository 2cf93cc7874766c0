import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import type { ExportDto, ImportDto, ImportRowDto } from '../../generated/api.d.ts'
import { withoutIds } from '../imports/archives.ts'
import { history, job } from '../imports/support.ts'
import { unzip } from '../exports/unzip.ts'
import { stoppedWithUs } from '../support/interruption.ts'
import { freePort } from '../support/ports.ts'
import { startChild, type Child } from './child.ts'
import { newPerson } from './events.ts'
import { measure, median, type Round } from './measure.ts'

/** Rows of the imported file, and prints and images of the archive that goes to another account and back. */
const ROWS = Number(process.env['ROWS'] ?? 100_000)
const IMAGES = Number(process.env['IMAGES'] ?? 200)
const CONNECTIONS = 4
const SECONDS = 5
const AIM = 2
const UNLIMITED = '1000000000'
/** Resources that are counted anew in the other account. */
const DERIVED = ['achievements', 'notifications', 'settings']

/**
 * Compares reads beside an import with reads alone, and measures the memory of imports and exports.
 * @param databaseUrl of an empty database
 */
export async function measureImports(root: string, databaseUrl: string): Promise<void> {
  const [importer, other, reader] = [
    await newPerson(databaseUrl),
    await newPerson(databaseUrl),
    await newPerson(databaseUrl),
  ]
  await fillReader(databaseUrl)
  const port = await freePort()
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'media-'))
  const removeMedia = stoppedWithUs(() => rm(mediaDir, { recursive: true, force: true }))
  const limits = {
    LIMIT_USER: UNLIMITED,
    LIMIT_ADDRESS: UNLIMITED,
    LIMIT_MEDIA: UNLIMITED,
    LIMIT_PICTURES: UNLIMITED,
    DRAIN_SECONDS: '1',
  }
  const child = await startChild(path.join(root, 'src/main.ts'), {
    DATABASE_URL: databaseUrl,
    OIDC_ISSUER: 'http://127.0.0.1:9',
    HOST: '127.0.0.1',
    PORT: String(port),
    MEDIA_DIR: mediaDir,
    ...limits,
  })
  const run = new Run(child, `http://127.0.0.1:${port}`, reader)
  try {
    await run.reads()
    const alone = await run.rounds(sleep(SECONDS * 3000))
    const start = await memory(child)
    const jobs = history(Array.from({ length: ROWS }, (_, number) => job(number + 1)))
    const imported = run.importAll(importer, jobs)
    const beside = await run.rounds(imported)
    await imported
    report(`import of ${ROWS} rows`, start, await memory(child))
    console.table({ alone, beside, ratio: { p99: beside.p99 / alone.p99, aim: AIM } })
    await run.addImages(importer)
    const before = await run.exportAll(importer)
    report('export', start, await memory(child))
    await run.importAll(other, before)
    report('import of the archive', start, await memory(child))
    const [one, two] = [withoutIds(await unzip(before)), withoutIds(await unzip(await run.exportAll(other)))]
    const different = [...one].filter(([name, text]) => !DERIVED.includes(name) && two.get(name) !== text)
    console.log(
      `Resources that differ after the way there and back: ${different.map(([name]) => name).join(', ') || 'none'}`,
    )
  } finally {
    await child.stop()
    await removeMedia()
  }
}

/** Calls of one run. */
class Run {
  readonly #child: Child
  readonly #url: string
  readonly #reader: string

  constructor(child: Child, url: string, reader: string) {
    this.#child = child
    this.#url = url
    this.#reader = reader
  }

  /** Reads a list for a few seconds. */
  reads(): Promise<Round> {
    const url = `${this.#url}/api/Prints/summary?pageSize=25`
    return measure(this.#child.pid, url, { 'X-Api-Key': this.#reader }, CONNECTIONS, SECONDS)
  }

  /** Reads in rounds until some work is done. */
  async rounds(work: Promise<unknown>): Promise<Round> {
    const rounds: Round[] = []
    const state = { isDone: false }
    void work.finally(() => (state.isDone = true)).catch(() => undefined)
    while (!state.isDone) rounds.push(await this.reads())
    return median(rounds)
  }

  async importAll(key: string, file: string | Buffer): Promise<void> {
    const form = new FormData()
    form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'file')
    const { id } = await this.#call<ImportDto>(key, 'POST', '/api/Imports', form)
    await this.#until(key, id, 'Ready')
    await this.#call(key, 'POST', `/api/Imports/${id}/commit`)
    const { counts } = await this.#until(key, id, 'Committed')
    console.log(counts)
  }

  async exportAll(key: string): Promise<Buffer> {
    const { id } = await this.#call<ExportDto>(key, 'POST', '/api/Exports')
    const began = performance.now()
    for (;;) {
      const { state } = await this.#call<ExportDto>(key, 'GET', `/api/Exports/${id}`)
      if (state === 'Failed') throw new Error('The archive has failed.')
      if (state === 'Ready') break
      await sleep(200)
    }
    const response = await fetch(`${this.#url}/api/Exports/${id}/archive`, { headers: { 'X-Api-Key': key } })
    const bytes = Buffer.from(await response.arrayBuffer())
    console.log(`archive: ${Math.round(performance.now() - began)} ms, ${bytes.length} bytes`)
    return bytes
  }

  /** Adds an image to each of the first prints. */
  async addImages(key: string): Promise<void> {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const image = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#808080', noise } })
      .jpeg()
      .toBuffer()
    for (let number = 0; number < IMAGES; number += 1) {
      const list = `/api/Prints/summary?pageSize=1&pageNumber=${number + 1}`
      const { items } = await this.#call<{ items: { id: number }[] }>(key, 'GET', list)
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(image)]), 'image.jpg')
      await this.#call(key, 'POST', `/api/Prints/${items[0]?.id}/images`, form)
    }
  }

  async #until(key: string, id: string, state: ImportDto['state']): Promise<ImportDto> {
    const began = performance.now()
    for (;;) {
      const shown = await this.#call<ImportDto>(key, 'GET', `/api/Imports/${id}`)
      if (shown.state === 'Failed') throw new Error(shown.error ?? 'The import has failed.')
      if (shown.state === state) {
        console.log(`${state}: ${Math.round(performance.now() - began)} ms`)
        return shown
      }
      await sleep(200)
    }
  }

  async #call<Body = ImportRowDto>(
    key: string,
    method: string,
    address: string,
    body: FormData | null = null,
  ): Promise<Body> {
    const response = await fetch(`${this.#url}${address}`, { method, headers: { 'X-Api-Key': key }, body })
    if (!response.ok) throw new Error(`${method} ${address}: ${await response.text()}`)
    return (await response.json()) as Body
  }
}

async function fillReader(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`insert into prints (user_id, title, status, view_status, source)
    select (select max(id) from users), 'Print ' || n, 'Success', 'Private', 'Web' from generate_series(1, 2000) n`)
  await client.end()
}

interface Memory {
  /** MiB now, and at most so far (proc(5), `VmRSS` and `VmHWM`). */
  readonly now: number
  readonly peak: number
}

async function memory({ pid }: Child): Promise<Memory> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) / 1024)
  return { now: of('VmRSS'), peak: of('VmHWM') }
}

function report(name: string, start: Memory, end: Memory): void {
  console.log(
    `Memory after the ${name}: ${end.now} MiB, at most ${end.peak} MiB, ${end.peak - start.peak} MiB more than before`,
  )
}
