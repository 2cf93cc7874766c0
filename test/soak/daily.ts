import { randomUUID } from 'node:crypto'
import type { RawAnswer, RawRequest } from '../support/http.ts'
import type { Person } from './people.ts'
import { errand } from './traffic.ts'
import { upload } from './upload.ts'
import type { WebSession } from './webSessions.ts'

/** Somebody who uses the service in every way that there is. */
export interface Customer extends Person {
  /** Of their browser. */
  readonly session: WebSession
  /** For an agent of theirs. */
  readonly toolsToken: string
}

/** A request that may need the response to the one before it. */
type Step = RawRequest | ((before: RawAnswer) => RawRequest)

/** What one visit does, one request after the other. */
export interface Visit {
  /** The first step uploads an image, which is measured apart: decoding takes longer than anything else that customers do. */
  readonly isImage: boolean
  readonly steps: readonly Step[]
}

/** Of a hundred visits. The rest are errands as in the other run. */
const SHARES: readonly (readonly [number, (customer: Customer, image: Uint8Array) => Visit])[] = [
  [10, page],
  [6, image],
  [5, retrieval],
  [3, tool],
]

/** The visit that a number from 0 up to 1 stands for. */
export function visit(customer: Customer, small: Uint8Array, number: number): Visit {
  let left = number * 100
  for (const [share, make] of SHARES) {
    left -= share
    if (left < 0) return make(customer, small)
  }
  return { isImage: false, steps: errand(customer, Math.random()).requests }
}

function page({ session }: Customer): Visit {
  const headers = { Cookie: `print_log_session=${session.cookie}`, 'Sec-Fetch-Site': 'same-origin' }
  const steps = ['/api/Users/me', '/api/Prints/summary'].map((target) => ({ method: 'GET', target, headers }))
  return { isImage: false, steps }
}

/** It is deleted again, for a print has room for a hundred. */
function image({ key, printId }: Customer, small: Uint8Array): Visit {
  const remove = ({ text }: RawAnswer) => ({
    method: 'DELETE',
    target: `/api/Prints/${printId}/images/${(JSON.parse(text) as { id: string }).id}`,
    headers: { 'X-Api-Key': key },
  })
  return { isImage: true, steps: [upload(printId, key, small), remove] }
}

function retrieval({ key }: Customer): Visit {
  const body = { curaVersion: '5.10.0', pluginVersion: '1.4.0', settings: { print_name: `settings ${randomUUID()}` } }
  const save = {
    method: 'POST',
    target: '/api/Cura/settings',
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  }
  const retrieve = ({ text }: RawAnswer) => ({
    method: 'GET',
    target: `/api/Cura/settings?id=${(JSON.parse(text) as { newSettingId: string }).newSettingId}`,
    headers: { 'X-Api-Key': key },
  })
  return { isImage: false, steps: [save, retrieve] }
}

function tool({ toolsToken }: Customer): Visit {
  const params = { name: 'list_prints', arguments: { pageSize: 10 } }
  const call = {
    method: 'POST',
    target: '/mcp',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2025-11-25',
      Authorization: `Bearer ${toolsToken}`,
    },
    body: Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })),
  }
  return { isImage: false, steps: [call] }
}
