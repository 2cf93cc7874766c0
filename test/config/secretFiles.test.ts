import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { readConfig } from '../../src/config/config.ts'
import { ConfigError } from '../../src/config/environment.ts'
import { SECRET_SETTINGS, withSecretFiles } from '../../src/config/secretFiles.ts'
import { temporaryFolder } from '../development/temporary.ts'

const folder = temporaryFolder()
const production = { DATABASE_URL: 'postgres://db/print_log', OIDC_ISSUER: 'https://sign-in.example' }
const secret = '0123456789abcdef0123456789abcdef'

function fileOf(content: string): string {
  const file = path.join(folder, `secret-${content.length}`)
  writeFileSync(file, content)
  return file
}

test('every secret can be the content of a file, without the line break at its end', () => {
  for (const name of SECRET_SETTINGS) {
    for (const end of ['', '\n', '\r\n']) {
      const read = withSecretFiles({ [`${name}_FILE`]: fileOf(` a\nb ${end}`) })
      assert.equal(read[name], ' a\nb ', name)
    }
  }
})

test('settings are read from files as from the environment', () => {
  const { DATABASE_URL, OIDC_ISSUER } = production
  const config = readConfig({
    OIDC_ISSUER,
    DATABASE_URL_FILE: fileOf(`${DATABASE_URL}\n`),
    SESSION_SECRET_FILE: fileOf(secret),
  })
  assert.equal(config.databaseUrl, DATABASE_URL)
  assert.equal(config.sessionSecret, secret)
})

test('a secret that is set twice is refused, and the sentence names both settings but no value', () => {
  const environment = { ...production, SESSION_SECRET: secret, SESSION_SECRET_FILE: fileOf(secret) }
  assert.throws(
    () => readConfig(environment),
    (error) =>
      error instanceof ConfigError && error.message === 'Set either SESSION_SECRET or SESSION_SECRET_FILE, not both.',
  )
})

test('a file that is missing, a folder or empty is refused with a sentence', () => {
  mkdirSync(path.join(folder, 'folder'))
  for (const file of [path.join(folder, 'none'), path.join(folder, 'folder')]) {
    assert.throws(
      () => readConfig({ ...production, SESSION_SECRET_FILE: file }),
      (error) =>
        error instanceof ConfigError &&
        /^The file that SESSION_SECRET_FILE names cannot be read: .*\.$/.test(error.message),
    )
  }
  assert.throws(
    () => readConfig({ ...production, SESSION_SECRET_FILE: fileOf('\n') }),
    /SESSION_SECRET_FILE names is empty/,
  )
})

test('an empty name of a file counts as unset', () => {
  assert.equal(withSecretFiles({ REDIS_URL: 'redis://cache', REDIS_URL_FILE: '' })['REDIS_URL'], 'redis://cache')
})
