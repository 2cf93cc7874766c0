import assert from 'node:assert/strict'
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '../identity/support.ts'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const server = await startServer()

test('a folder of an abandoned upload that cannot be deleted does not end the process', async (context) => {
  const before = process.env['TMPDIR']
  const temporary = await mkdtemp(path.join(tmpdir(), 'uploads-'))
  process.env['TMPDIR'] = temporary
  context.after(async () => {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    for (const name of [temporary, `${temporary}-moved`]) await rm(name, { recursive: true, force: true })
  })
  const user = await newUser(server)
  const socket = net.connect(server.port, '127.0.0.1')
  const fields = [
    'POST /api/Imports HTTP/1.1',
    'Host: localhost',
    `X-Api-Key: ${user.key}`,
    'Content-Type: multipart/form-data; boundary=B',
    'Content-Length: 100000',
  ]
  const part = 'Content-Disposition: form-data; name="file"; filename="a.csv"'
  socket.write(`${fields.join('\r\n')}\r\n\r\n--B\r\n${part}\r\n\r\na,b`)
  await eventually(async () => (await readdir(temporary)).some((name) => name.startsWith('print-log-upload-')))
  // Where the folder was, there is a file now, as when a disk is gone.
  await rename(temporary, `${temporary}-moved`)
  await writeFile(temporary, '')
  const logged = server.log.length
  socket.destroy()
  await eventually(() => server.log.slice(logged).some((line) => line.includes('Imports_PostImport')))
  // The runner of the tests fails for a rejection that nobody handles.
  await sleep(500)
  assert.equal((await fetch(`${server.url}/healthz`)).status, 200)
})

test('an upload for which no folder can be made is 503', async (context) => {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = path.join(tmpdir(), 'there-is-no-such-folder')
  context.after(() => {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  })
  const body = new FormData()
  body.append('file', new Blob(['a,b']), 'a.csv')
  const headers = { 'X-Api-Key': (await newUser(server)).key }
  const refused = await fetch(`${server.url}/api/Imports`, { method: 'POST', headers, body })
  assert.equal(refused.status, 503)
})
