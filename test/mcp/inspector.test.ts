import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { newPrinter, newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { agentToken } from './agent.ts'

const PROGRAM = path.resolve('node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js')

const server = await startServer()
const user = await newUser(server)
const token = await agentToken(server, user)
// It keeps its catalog in the home folder.
const home = await mkdtemp(path.join(tmpdir(), 'inspector-'))
after(() => rm(home, { recursive: true, maxRetries: 5 }))

/** Runs the protocol's inspector without its pages; gives the result. */
async function inspect(era: string, ...options: string[]): Promise<Record<string, unknown>> {
  const fixed = ['--cli', `${server.url}/mcp`, '--transport', 'http', '--protocol-era', era, '--stored-auth-only']
  const header = ['--header', `Authorization: Bearer ${token}`]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [PROGRAM, ...fixed, ...header, '--format', 'json', '--quiet', ...options],
    { timeout: 60_000, maxBuffer: 16 * 1024 * 1024, env: { PATH: process.env['PATH'], HOME: home } },
  )
  return JSON.parse(stdout) as Record<string, unknown>
}

for (const era of ['modern', 'legacy']) {
  test(`the inspector lists the tools, finds no fault in their schemas, and calls one (${era})`, async () => {
    const printer = await newPrinter(server, user, { name: `Printer of ${era}` })
    const listed = await inspect(era, '--method', 'tools/list', '--strict')
    const { tools = [] } = (listed['result'] ?? listed) as { tools?: { name: string }[] }
    assert(tools.some(({ name }) => name === 'get_printer'))
    const called = await inspect(
      era,
      '--method',
      'tools/call',
      '--tool-name',
      'get_printer',
      '--tool-arg',
      `id=${printer.id}`,
    )
    const { structuredContent } = (called['result'] ?? called) as { structuredContent?: { name: string } }
    assert.equal(structuredContent?.name, `Printer of ${era}`)
  })
}
