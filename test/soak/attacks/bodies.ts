import { gzipSync } from 'node:zlib'
import type { Attack } from './attack.ts'
import { ADDRESS_RATE, LARGEST_BODY, largestSettings, SECOND } from './rates.ts'

/** Of JSON, as far as it is accepted. */
const LEVELS = 60

/** JSON of 4 MiB, deep, wide and with as many names as are accepted, plain and in gzip, without credentials. */
export const bodies: Attack = {
  title: 'deep and wide JSON of 4 MiB',
  prepare(hostile) {
    const deep = `{"settings":[${`${'['.repeat(LEVELS)}${']'.repeat(LEVELS)},`.repeat(30_000)}1]}`
    const wide = `{"settings":[${'1,'.repeat(LARGEST_BODY / 2 - 20)}1]}`
    const texts = [largestSettings(), deep, wide]
    const headers = { 'Content-Type': 'application/json' }
    const requests = texts.flatMap((text) => [
      { method: 'POST', target: '/api/Cura/settings', headers, body: Buffer.from(text) },
      {
        method: 'POST',
        target: '/api/Octoprint',
        headers: { ...headers, 'Content-Encoding': 'gzip' },
        body: gzipSync(text),
      },
    ])
    let turn = 0
    const next = () => requests[(turn += 1) % requests.length]!
    return (signal) => hostile.bursts(signal, ADDRESS_RATE, SECOND, next)
  },
}
