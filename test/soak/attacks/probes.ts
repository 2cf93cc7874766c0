import { gzipSync } from 'node:zlib'
import { contractOperations } from '../../support/contract.ts'
import type { Attack } from './attack.ts'
import { ADDRESS_RATE, LARGEST_BODY, SECOND } from './rates.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }
const BODIES = [
  { headers: JSON_TYPE, body: Buffer.alloc(2 * 1024 * 1024, ' ') },
  { headers: JSON_TYPE, body: Buffer.from(`{"title":"${'a'.repeat(500_000)}`) },
  { headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, body: gzipSync('[1,'.repeat(LARGEST_BODY / 3)) },
  { headers: { 'Content-Type': 'text/csv' }, body: Buffer.alloc(500_000, 'a') },
]

/** Bodies that cannot be used, without credentials, to every operation that needs some. */
export const probes: Attack = {
  title: 'probes without credentials',
  prepare(hostile) {
    const targets = contractOperations
      .filter(({ body, credentials }) => body !== null && credentials !== 'optional')
      .map(({ method, path }) => ({ method, target: path.replaceAll(/\{\w+\}/g, '1') }))
    const requests = targets.flatMap((target) => BODIES.map((body) => ({ ...target, ...body })))
    let turn = 0
    const next = () => requests[(turn += 1) % requests.length]!
    return (signal) => hostile.bursts(signal, ADDRESS_RATE, SECOND, next)
  },
}
