import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { stringify } from 'yaml'
import { releaseContract, ReleaseError } from '../../src/generator/release.ts'
import { RELEASED } from '../../src/generator/releases.ts'

// Run from a git hook, these would lead git to the repository around instead of the one made here.
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name]

const root = mkdtempSync(path.join(tmpdir(), 'release-'))
after(() => rmSync(root, { recursive: true, force: true }))
const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()
const isAbsent = spawnSync('git', ['--version']).status !== 0

function write(name: string, text: string): void {
  writeFileSync(path.join(root, name), text)
}

function writeContract(...operations: readonly string[]): void {
  const responses = { 204: { description: 'Done.' } }
  const paths = operations.map((name) => [`/${name}`, { get: { operationId: name, responses } }])
  const info = { title: 'A contract', version: 'v1' }
  write('openapi.yaml', stringify({ openapi: '3.1.0', info, paths: Object.fromEntries(paths) as object }))
}

function commit(): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Work')
}

async function refuses(version: string, reason: RegExp): Promise<void> {
  const head = git('rev-parse', 'HEAD')
  await assert.rejects(
    releaseContract(root, version),
    (error) => error instanceof ReleaseError && reason.test(error.message),
  )
  assert.equal(git('rev-parse', 'HEAD'), head)
}

test(
  'a release is a copy, a tag and a changelog; it hides no break',
  { skip: isAbsent && 'git is absent' },
  async () => {
    git('init', '--quiet')
    for (const [name, value] of [
      ['user.name', 'Somebody'],
      ['user.email', 'somebody@example.org'],
      ['commit.gpgsign', 'false'],
      ['tag.gpgsign', 'false'],
    ] as const) {
      git('config', name, value)
    }
    mkdirSync(path.join(root, RELEASED), { recursive: true })
    write(`${RELEASED}/README.md`, '')
    mkdirSync(path.join(root, 'db/migrations'), { recursive: true })
    write('db/migrations/0001_users.sql', 'select 1;\n')
    write('package.json', '{ "name": "a-contract", "version": "0.0.0" }')
    writeContract('One', 'Two')
    commit()

    await releaseContract(root, '1.0.0')
    assert.equal(git('cat-file', '-p', 'v1.0.0:openapi.yaml'), git('cat-file', '-p', `v1.0.0:${RELEASED}/1.0.0.yaml`))
    assert.equal(git('status', '--porcelain'), '')
    // The hash that sha256sum gives the text.
    assert.equal(
      readFileSync(path.join(root, RELEASED, 'migrations.sha256'), 'utf8'),
      '4a45092ccf992ea92250053a80b931b787924ba61648f420555511b84f10ab6c  db/migrations/0001_users.sql\n',
    )
    for (const version of ['1.0.0', '0.9.0', 'v2', '1.1', '']) await refuses(version, /^Give a /)

    writeContract('One', 'Two', 'Three')
    await refuses('1.1.0', /^Commit or stash/)
    commit()
    git('tag', 'v1.1.0')
    await refuses('1.1.0', /exists already/)
    git('tag', '--delete', 'v1.1.0')
    await releaseContract(root, '1.1.0')

    writeContract('One', 'Three')
    commit()
    await refuses('1.2.0', /^This breaks clients of 1\.1\.0.*\n {2}`GET \/Two`: /)
    await releaseContract(root, '2.0.0')
    assert.equal(
      readFileSync(path.join(root, RELEASED, 'CHANGELOG.md'), 'utf8')
        .split('\n\n')
        .slice(2)
        .join('\n\n'),
      `## 2.0.0

Breaking:

- \`GET /Two\`: api path removed without deprecation

## 1.1.0

- \`GET /Three\`: endpoint added

## 1.0.0

- The first release.
`,
    )
    assert.equal((JSON.parse(git('cat-file', '-p', 'v2.0.0:package.json')) as { version: string }).version, '2.0.0')
  },
)
