import { once } from 'node:events'
import { readdir, readlink } from 'node:fs/promises'
import { connect } from 'node:net'
import { test } from 'node:test'
import { eventually } from '../identity/support.ts'
import { form, noise } from './samples.ts'
import { newPrint, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'

const FILES = '/proc/self/fd'
const ATTEMPTS = 20

const server = await startServer()
const { client, config, log, port } = server

/** The files of images that this process has open. */
async function openFiles(): Promise<string[]> {
  const links = (await readdir(FILES)).map((fd) => readlink(`${FILES}/${fd}`).catch(() => ''))
  return (await Promise.all(links)).filter((file) => file.startsWith(config.mediaDir))
}

async function abandon(path: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  await new Promise((resolve) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, resolve))
  socket.resetAndDestroy()
}

test(
  'a client that is gone before its image is read leaves no file open',
  {
    skip: process.platform !== 'linux' && 'only Linux tells which files a process has open',
  },
  async () => {
    const user = await newUser(server)
    const { id } = await newPrint(server, user, { view_status: 'Public' })
    const sent = await noise(1200, 800).jpeg().toBuffer()
    const { body: image } = await client.call('Prints_PostImage', { path: { id }, body: form(sent), as: user })
    const { pathname } = new URL(image.url)
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) await abandon(pathname)
    await eventually(() => log.filter((line) => line.includes(pathname)).length === ATTEMPTS)
    await eventually(async () => (await openFiles()).length === 0)
  },
)
