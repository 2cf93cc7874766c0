import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from './attack.ts'
import { LARGEST_BODY } from './rates.ts'

const UNFINISHED = 100
const IDLE = 300
const DEAF = 20
/** Requests that one connection sends at once and never reads the responses of. */
const PIPELINED = 5

/** Uploads that never end, connections without a request, and connections that do not read. */
export const connections: Attack = {
  title: 'connections held open',
  prepare(hostile) {
    const { key, settingsId } = hostile.stage
    const part = Buffer.alloc(LARGEST_BODY - 1, ' ')
    const upload = head('POST', '/api/Cura/settings', [
      'Content-Type: application/json',
      `Content-Length: ${LARGEST_BODY}`,
    ])
    const contract = head('GET', '/openapi.json', []).repeat(PIPELINED)
    const settings = head('GET', `/api/Cura/settings?id=${settingsId}`, [`X-Api-Key: ${key}`])
    return async (signal) => {
      for (let number = 0; number < UNFINISHED; number += 1) hostile.open(signal, true, upload, part)
      for (let number = 0; number < IDLE; number += 1) hostile.open(signal, true)
      for (let number = 0; number < DEAF; number += 1) hostile.open(signal, false, contract)
      for (let number = 0; number < DEAF; number += 1) hostile.open(signal, false, settings)
      await sleep(2 ** 31 - 1, undefined, { signal, ref: false }).catch(() => undefined)
    }
  },
}

function head(method: string, target: string, fields: readonly string[]): string {
  return `${[`${method} ${target} HTTP/1.1`, 'Host: localhost', ...fields].join('\r\n')}\r\n\r\n`
}
