import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { SECRET_SETTINGS } from '../../src/config/secretFiles.ts'
import { temporaryFolder } from '../development/temporary.ts'
import { findProgram } from '../support/programs.ts'

const run = promisify(execFile)
const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const COMPOSE_FILES = ['compose.yaml', 'compose.embedded.yaml']
/** A cluster to try the service on, without the service. */
const CLUSTER = 'compose.cluster.yaml'
const REQUIRED = { BASE_URL: 'https://prints.example.org', OIDC_ISSUER: 'https://sign-in.example.org' }

interface ComposeService {
  readonly image: string
  readonly command?: readonly string[]
  readonly build?: { readonly dockerfile: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly secrets?: readonly string[]
  readonly volumes?: readonly string[]
  readonly tmpfs?: readonly string[]
  readonly network_mode?: string
  readonly ports?: readonly string[]
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
}

interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>
  readonly secrets?: Readonly<Record<string, unknown>>
  readonly volumes: Readonly<Record<string, unknown>>
}

const compose = (file: string) => parse(read(file), { merge: true }) as Compose

/** Instructions of the Containerfile by stage, each on one line. */
function stages(): string[][] {
  const lines = read('Containerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
  const found: string[][] = [[]]
  for (const line of lines) {
    if (line.startsWith('FROM ')) found.push([])
    found.at(-1)?.push(line)
  }
  return found
}

test('every stage of the image is based on the base image or on a stage before, and none depends on an architecture', () => {
  const [before = [], ...all] = stages()
  assert.match(before.join('\n'), /^ARG BASE=\S+$/)
  const names = ['${BASE}']
  for (const [from = ''] of all) {
    const [, base = '', name] = /^FROM (\S+)(?: AS (\S+))?$/.exec(from) ?? []
    assert(names.includes(base), from)
    if (name !== undefined) names.push(name)
  }
  assert.doesNotMatch(read('Containerfile').replace(/^#.*$/gm, ''), /amd64|arm64|x86_64|aarch64|x64|TARGETARCH/)
})

test('the image runs as a user who is not root, keeps its data in /data, and knows whether it is healthy', () => {
  const last = stages().at(-1) ?? []
  assert.equal(last.filter((line) => /^USER (?!0\b|root\b)\d+:\d+$/.test(line)).length, 1)
  assert(last.includes('VOLUME /data'))
  const health = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(last.join('\n'))?.[1] ?? '[]'
  const start = /^CMD (\[.*\])$/m.exec(last.join('\n'))?.[1] ?? '[]'
  for (const command of [health, start]) {
    const [node, ...words] = JSON.parse(command) as string[]
    assert.equal(node, 'node')
    assert.doesNotThrow(() => read(words.at(-1) ?? ''))
  }
})

test('nothing of this machine gets into the image unless it is listed', () => {
  const [first, ...others] = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  assert.equal(first, '*')
  assert(others.every((line) => line.startsWith('!')))
  for (const secret of ['.data', '.git', 'secrets', 'node_modules']) assert(!others.includes(`!${secret}`), secret)
})

for (const file of COMPOSE_FILES) {
  test(`${file} gives the service a root file system that cannot be written, and no privileges`, () => {
    const { services, volumes, secrets = {} } = compose(file)
    const service = services['print-log']
    assert(service)
    assert.equal(service.build?.dockerfile, 'Containerfile')
    assert.equal(service.read_only, true)
    assert.deepEqual(service.tmpfs, ['/tmp'])
    assert.deepEqual(service.cap_drop, ['ALL'])
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'])
    assert.match(service.volumes?.join() ?? '', /^[a-z]+:\/data$/)
    for (const { volumes: used = [], secrets: given = [] } of Object.values(services)) {
      for (const volume of used) assert(volume.split(':')[0]! in volumes, volume)
      for (const secret of given) assert(secret in secrets, secret)
    }
  })

  test(`${file} sets only what docs/configuration.md lists, and secrets as files`, () => {
    const documented = read('docs/configuration.md')
    for (const name of Object.keys(compose(file).services['print-log']?.environment ?? {})) {
      assert(documented.includes(`\`${name}\``), name)
      // The one of Redis has no password: only this network reaches it.
      assert(name === 'REDIS_URL' || !(SECRET_SETTINGS as readonly string[]).includes(name), name)
    }
  })
}

test('no two compose files share a volume: they have the same project, and the images of one database are not those of another', () => {
  const names = [...COMPOSE_FILES, CLUSTER].flatMap((file) => Object.keys(compose(file).volumes))
  assert.deepEqual(names, [...new Set(names)])
})

test('git keeps out what the instructions for compose.yaml write', () => {
  const ignored = read('.gitignore').split('\n')
  for (const written of ['.env', 'secrets/']) {
    assert(read('docs/operations.md').includes(written), written)
    assert(ignored.includes(written), written)
  }
})

const program = findProgram('docker-compose')
const withoutCompose = { skip: program === null && 'there is no docker-compose here' }
for (const file of [...COMPOSE_FILES, CLUSTER]) {
  test(`docker-compose accepts ${file}`, withoutCompose, async () => {
    assert(program)
    const { stdout } = await run(program, ['-f', file, 'config'], { cwd: folderOf(file, REQUIRED) })
    for (const name of Object.keys(compose(file).services)) assert.match(stdout, new RegExp(`^ {2}${name}:$`, 'm'))
  })
}

test(
  'compose.yaml gives the service every setting of .env, but for the port that it publishes',
  withoutCompose,
  async () => {
    assert(program)
    const cwd = folderOf('compose.yaml', { ...REQUIRED, REST_AUDIENCE: 'prints', LIMIT_USER: '1000', PORT: '9000' })
    const { stdout } = await run(program, ['config'], { cwd })
    const { environment } = (parse(stdout) as Compose).services['print-log'] ?? {}
    const { BASE_URL, REST_AUDIENCE, LIMIT_USER, PORT, TRUSTED_PROXIES } = environment ?? {}
    const expected = [REQUIRED.BASE_URL, 'prints', '1000', '8080', 'uniquelocal']
    assert.deepEqual([BASE_URL, REST_AUDIENCE, LIMIT_USER, PORT, TRUSTED_PROXIES].map(String), expected)
  },
)

/** Returns a folder with a compose file and `.env`. */
function folderOf(file: string, settings: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  copyFileSync(path.join(ROOT, file), path.join(folder, file))
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(path.join(folder, '.env'), lines.join(''))
  return folder
}

test('the nodes of the cluster, which ask for no password, are on the loopback of the machine only', () => {
  const { services, volumes } = compose(CLUSTER)
  const { join, ...nodes } = services
  for (const [name, node] of Object.entries(nodes)) {
    assert.equal(node.network_mode, 'host')
    assert(node.command?.includes('listen_addresses=127.0.0.1'), name)
    assert.equal(node.volumes?.[0], `${name}:/var/lib/postgresql/data`)
  }
  assert.deepEqual(Object.keys(nodes), Object.keys(volumes))
  const ports = Object.values(nodes).map(({ environment }) => environment?.['PGPORT'])
  assert.deepEqual(join?.command?.join(' ').match(/\b55\d\d\b/g), ports)
})

test('the service without sign-in is on the loopback of the machine only', () => {
  const service = compose('compose.embedded.yaml').services['print-log']
  assert.equal(service?.network_mode, 'host')
  assert.equal(service.ports, undefined)
  assert(!('HOST' in (service.environment ?? {})))
})

test('the database of compose.yaml is PostgreSQL 18, and only the service is published', () => {
  const { services } = compose('compose.yaml')
  assert.match(services['database']?.image ?? '', /\/postgres:18$/)
  for (const [name, { ports }] of Object.entries(services))
    assert.equal(ports === undefined, name !== 'print-log', name)
})

const analyze = findProgram('systemd-analyze')
const withoutSystemd = { skip: analyze === null && 'there is no systemd-analyze here' }

test('the systemd unit starts what is there, and explains why it allows V8 to compile', () => {
  const unit = read('deploy/print-log.service')
  const [, file = ''] = /^ExecStart=\S+ .*?(\S+)$/m.exec(unit) ?? []
  assert.doesNotThrow(() => read(file))
  assert.doesNotMatch(unit, /^MemoryDenyWriteExecute=/m)
  assert.match(unit, /^# MemoryDenyWriteExecute is missing on purpose/m)
})

test('systemd finds no fault in the unit, and its exposure is at most 2.0', withoutSystemd, async () => {
  assert(analyze)
  // The program and the folder are where the unit is installed, not where it is tested.
  const folder = temporaryFolder()
  const file = path.join(folder, 'print-log.service')
  copyFileSync(path.join(ROOT, 'deploy/print-log.service'), file)
  const verified = await run(analyze, ['verify', file]).catch((error: { stderr: string }) => error)
  const faults = verified.stderr
    .split('\n')
    .filter((line) => line.includes('print-log.service') && !/is not executable/.test(line))
  assert.deepEqual(faults, [])
  const { stdout } = await run(analyze, ['security', '--offline=true', '--no-pager', '--threshold=20', file])
  assert(Number(/exposure level for \S+: (\d+\.\d)/.exec(stdout)?.[1]) <= 2)
})
