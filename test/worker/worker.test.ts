import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { test, type TestContext } from 'node:test'
import type { Owner } from '../../src/admission/owner.ts'
import { Problem } from '../../src/kernel/problem.ts'
import { insertSettings, selectBody } from '../../src/slicerSettings/record.ts'
import { transferable } from '../../src/threads/threadMessages.ts'
import { TaskWorker } from '../../src/worker/worker.ts'
import { eventually } from '../identity/support.ts'
import { nicenessOf } from '../support/niceness.ts'
import { startServer } from '../support/server.ts'

/** So long that a thread works on it. */
const LARGE = 1024 * 1024

/** Linux alone tells of the threads of a process one by one. */
const isLinux = process.platform === 'linux'

const { db, services } = await startServer()
const database = { db, databaseUrl: services.config.databaseUrl ?? '' }

function start(context: TestContext, idleMs?: number): TaskWorker {
  const worker = new TaskWorker(database, idleMs)
  context.after(() => worker.close())
  return worker
}

/** A response is stood for: the worker looks at nothing but its end. */
const of = (owner: Owner = 'user:1', response = new EventEmitter() as ServerResponse) => ({ owner, response })

function read(worker: TaskWorker, text: string, isVerbatim = false, to = of()) {
  const bytes = Buffer.from(text.padEnd(LARGE, ' '))
  return worker.run('readJson', { bytes, isVerbatim }, bytes.length, to)
}

const isUnavailable = (error: unknown) => error instanceof Problem && error.status === 503

test('F54: a large body is read by a thread as a small one is here', async (context) => {
  const worker = start(context)
  const value = { text: 'é😀', list: [1, null, true, {}], ['__proto__']: { a: 1 } }
  assert.deepEqual(await read(worker, JSON.stringify(value)), { value, bytes: null })
  const bytes = Buffer.from(JSON.stringify(value))
  assert.deepEqual(await worker.run('readJson', { bytes, isVerbatim: false }, bytes.length, of()), {
    value,
    bytes: null,
  })
})

test('F54: of a body that is stored as it was sent, its bytes come back and an outline of its value', async (context) => {
  const worker = start(context)
  for (const [text, outline] of [
    ['{"a":1}', { a: 1 }],
    ['{"a":{"b":"c","d":{}},"e":[1]}', { a: { b: 'c' }, e: [] }],
    [JSON.stringify({ a: 'a'.repeat(1000), b: 'b'.repeat(1001) }), { a: 'a'.repeat(1000) }],
    ['[1]', []],
    ['5', 5],
    ['null', null],
  ] as const) {
    const { value, bytes } = await read(worker, text, true)
    assert.deepEqual(value, outline)
    assert.equal(Buffer.from(bytes ?? []).toString(), text.padEnd(LARGE, ' '))
  }
  const { bytes } = await read(worker, '\ufeff{}', true)
  assert.equal(bytes?.[0], '{'.charCodeAt(0))
})

test('F54: large settings come back as bytes, which are not copied, as small ones do', async (context) => {
  const worker = start(context)
  for (const length of [1, LARGE]) {
    const body = { é: '😀'.repeat(length) }
    const statement = insertSettings(db, { outline: body, body: Buffer.from(JSON.stringify(body)) })
    const id = await worker.run('saveSettings', statement, length, of())
    const question = { id, createdDate: 'b', userId: 1, statement: selectBody(db, id) }
    const { bytes } = await worker.run('storedSettings', question, length, of())
    assert.deepEqual(JSON.parse(Buffer.from(bytes).toString()), {
      ...{ id, slicer: null, curaVersion: null, pluginVersion: null, createdDate: 'b', userId: 1 },
      ...{ settings: { é: '😀'.repeat(length) }, é: '😀'.repeat(length) },
    })
    assert.equal(transferable({ bytes }).length, 1)
  }
})

test('F55: the bodies that become largest fit into the memory of the thread', async (context) => {
  const worker = start(context)
  for (const [unit, values, name] of [
    ['{},', 1, 'objects'],
    ['[[]],', 2, 'lists within lists'],
    [`${'['.repeat(60)}${']'.repeat(60)},`, 60, 'deep lists'],
  ] as const) {
    const units = unit.repeat(Math.floor(29_000 / values))
    const text = `[${units}"${'é'.repeat((4 * LARGE - units.length) / 2 - 4)}"]`
    assert.deepEqual((await read(worker, text, true)).value, [], name)
  }
})

test('F54: what is refused is refused in the same words', async (context) => {
  const worker = start(context)
  for (const text of [
    '{',
    '"\\ud800"',
    '"\\u0000"',
    `${'['.repeat(65)}${']'.repeat(65)}`,
    `[${'1,'.repeat(10_000)}1]`,
  ]) {
    const [small, large] = await Promise.allSettled([
      worker.run('readJson', { bytes: Buffer.from(text), isVerbatim: false }, text.length, of()),
      read(worker, text),
    ])
    assert(small.status === 'rejected' && large.status === 'rejected', text)
    const [one, other] = [small.reason as Problem, large.reason as Problem]
    assert.deepEqual([other.status, other.errors], [400, one.errors])
  }
})

test('F54: a thread that has died fails its task, and another goes on with what waits', async (context) => {
  const worker = start(context)
  const deadly = worker.run('readJson', null as never, LARGE, of())
  const waiting = read(worker, '{}')
  await assert.rejects(deadly, isUnavailable)
  assert.deepEqual((await waiting).value, {})
})

test('F54: a task that waits is given up when its client is gone', async (context) => {
  const worker = start(context)
  const gone = of()
  const first = read(worker, '{}')
  const given = read(worker, '{}', false, gone)
  gone.response.emit('close')
  await assert.rejects(given, isUnavailable)
  assert.deepEqual((await first).value, {})
})

test('F56: the large bodies of one user wait for each other, and delay those of another by one', async (context) => {
  const worker = start(context)
  let over = 0
  const taken = Array.from({ length: 11 }, () => read(worker, '{}').finally(() => (over += 1)))
  await assert.rejects(read(worker, '{}'), (error) => error instanceof Problem && error.status === 429)
  const before = over
  await read(worker, '{}', false, of('user:2'))
  assert.ok(over - before <= 2, `${over - before} came before the other one`)
  assert.equal((await Promise.all(taken)).length, 11)
})

test('F54: settings that are gone when their turn comes are 404, and a database that is away is 503', async (context) => {
  const id = randomUUID()
  const gone = { id, createdDate: 'b', userId: 1, statement: selectBody(db, id) }
  await assert.rejects(start(context).run('storedSettings', gone, LARGE, of()), { status: 404 })
  const away = new TaskWorker({ db, databaseUrl: 'postgres://127.0.0.1:1/none' })
  context.after(() => away.close())
  await assert.rejects(away.run('storedSettings', gone, LARGE, of()), isUnavailable)
  assert.deepEqual((await read(away, '{}')).value, {})
})

test('F54: closing refuses what waits, and what comes later', async () => {
  const worker = new TaskWorker(database)
  const tasks = [read(worker, '{}'), read(worker, '{}')]
  const settled = Promise.allSettled(tasks)
  await worker.close()
  assert((await settled).every((result) => result.status === 'rejected' && isUnavailable(result.reason)))
  await assert.rejects(read(worker, '{}'), isUnavailable)
})

test('F54: a thread that has nothing to do keeps no process alive', async () => {
  const script = `
    import { TaskWorker } from ${JSON.stringify(new URL('../../src/worker/worker.ts', import.meta.url))}
    import { EventEmitter } from 'node:events'
    const bytes = Buffer.alloc(${LARGE}, ' ')
    bytes.write('{}')
    console.log(JSON.stringify(await new TaskWorker({ databaseUrl: 'postgres://127.0.0.1:1/none' }).run('readJson', { bytes, isVerbatim: false }, bytes.length, { owner: 'user:1', response: new EventEmitter() })))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number]
  assert.deepEqual([code, printed.trim()], [0, '{"value":{},"bytes":null}'])
})

test('F54: the thread starts without Kysely, whose loading would take longer than everything else', async () => {
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    // Outside a thread, it ends with an error after everything has been loaded.
    await import(${JSON.stringify(new URL('../../src/worker/thread.ts', import.meta.url))}).catch(() => undefined)
    const packages = loaded.flatMap((url) => /.*node_modules\\/([^/]+)/.exec(url)?.[1] ?? [])
    console.log(JSON.stringify([...new Set(packages)]))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const packages = JSON.parse((await child.stdout.toArray()).join('')) as string[]
  assert(packages.includes('pg'))
  assert(!packages.includes('kysely'))
})

test('F54: the thread gives way to the event loop where processors are few', { skip: !isLinux }, async (context) => {
  await read(start(context), '{}')
  const [main = NaN, ...others] = nicenessOf(process.pid, 'MainThread')
  assert.deepEqual([others, nicenessOf(process.pid, 'tasks')], [[], [main + 5]])
})

test(
  'F55: a thread that has had nothing to do for a while ends, and its memory with it; another does what comes later',
  { skip: !isLinux },
  async (context) => {
    const worker = start(context, 50)
    for (let round = 0; round < 2; round += 1) {
      await read(worker, '{}')
      assert.equal(nicenessOf(process.pid, 'tasks').length, 1)
      await eventually(() => nicenessOf(process.pid, 'tasks').length === 0)
    }
  },
)
