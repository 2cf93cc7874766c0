import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { newUser } from '../support/factories.ts'
import { startServer } from '../support/server.ts'
import { agentToken } from './agent.ts'
import { startFrontDoor } from './frontDoor.ts'

interface Check {
  readonly id: string
  readonly status: string
  readonly errorMessage?: string
}

/**
 * The scenarios of the protocol's own conformance suite that a server of tools alone can pass. The others call tools, prompts
 * and resources that only a server made for the suite has (`test_simple_text`, `test://static-text`, …), or want what this
 * server does not offer: logging, completion, prompts, resources, sampling, elicitation, resumable streams.
 */
const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection']

const PROGRAM = path.resolve('node_modules/@modelcontextprotocol/conformance/dist/index.js')

const door = await startFrontDoor()
const server = await startServer({ toolsOrigins: [door.origin] })
const token = await agentToken(server, await newUser(server))
// The suite cannot sign in.
door.open(server.url, { Authorization: `Bearer ${token}` })
const folder = await mkdtemp(path.join(tmpdir(), 'conformance-'))
after(() => rm(folder, { recursive: true }))

for (const scenario of SCENARIOS) {
  test(`conformance: ${scenario}`, async () => {
    const output = path.join(folder, scenario)
    const options = ['server', '--url', `${door.origin}/mcp`, '--scenario', scenario, '--output-dir', output]
    const failure = await promisify(execFile)(process.execPath, [PROGRAM, ...options], { timeout: 30_000 }).then(
      () => null,
      (error: { stdout?: string; stderr?: string }) => `${error.stdout}${error.stderr}`,
    )
    const checks = await checksIn(output)
    assert.equal(failure, null, `${failure}${JSON.stringify(checks)}`)
    assert(
      checks.some(({ status }) => status === 'SUCCESS'),
      JSON.stringify(checks),
    )
  })
}

async function checksIn(output: string): Promise<Check[]> {
  const files = (await readdir(output, { recursive: true })).filter((name) => name.endsWith('checks.json'))
  const texts = await Promise.all(files.map((name) => readFile(path.join(output, name), 'utf8')))
  return texts.flatMap((text) => JSON.parse(text) as Check[])
}
