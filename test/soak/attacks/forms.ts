import { gzipSync } from 'node:zlib'
import type { Attack } from './attack.ts'
import { ADDRESS_RATE, LARGEST_BODY, SECOND } from './rates.ts'

/** Forms of two million pairs without a value, in 4 kB of gzip. */
export const forms: Attack = {
  title: 'gzip forms of 4 MiB',
  prepare(hostile) {
    const request = {
      method: 'POST',
      target: '/api/Octoprint',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Encoding': 'gzip' },
      body: gzipSync('a&'.repeat(LARGEST_BODY / 2)),
    }
    return (signal) => hostile.bursts(signal, ADDRESS_RATE, SECOND, () => request)
  },
}
