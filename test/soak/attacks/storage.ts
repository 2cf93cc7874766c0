import { randomBytes } from 'node:crypto'
import type { Attack } from './attack.ts'
import { ADDRESS_RATE, SECOND } from './rates.ts'

/** Of one body, in bytes: so many a second exceed what is stored for an address within a short run. */
const SIZE = 1024 * 1024

/** Slicer settings without an owner, as many as are accepted. */
export const storage: Attack = {
  title: 'storage filled anonymously',
  prepare(hostile) {
    const text = randomBytes((SIZE * 3) / 4 - 50).toString('base64')
    const body = Buffer.from(JSON.stringify({ slicer: 'Cura', settings: { note: text } }))
    const headers = { 'Content-Type': 'application/json' }
    const request = { method: 'POST', target: '/api/Cura/settings', headers, body }
    return (signal) => hostile.bursts(signal, ADDRESS_RATE, SECOND, () => request)
  },
}
