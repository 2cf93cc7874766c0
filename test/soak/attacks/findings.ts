import type { Attack } from './attack.ts'
import { SECOND, USER_RATE } from './rates.ts'

const WRONG = Array.from({ length: 8000 }, () => 1)
/** Calls a second of one user that the tool server takes. */
const TOOLS_RATE = 1

/** Lists of 8,000 wrong items, by the API and by the tool server. */
export const findings: Attack = {
  title: '8,000 wrong items',
  prepare(hostile) {
    const { key, toolsToken } = hostile.stage
    const type = { 'Content-Type': 'application/json' }
    const print = {
      method: 'POST',
      target: '/api/Prints',
      headers: { ...type, 'X-Api-Key': key },
      body: Buffer.from(JSON.stringify({ title: 'A print', filamentUsage: WRONG })),
    }
    const params = { name: 'list_prints', arguments: { statuses: WRONG, printerIds: WRONG.map(() => 'a') } }
    const tool = {
      method: 'POST',
      target: '/mcp',
      headers: {
        ...type,
        Accept: 'application/json, text/event-stream',
        'MCP-Protocol-Version': '2025-11-25',
        Authorization: `Bearer ${toolsToken}`,
      },
      body: Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })),
    }
    let turn = 0
    const size = USER_RATE + TOOLS_RATE
    return (signal) => hostile.bursts(signal, size, SECOND, () => ((turn += 1) % size < TOOLS_RATE ? tool : print))
  },
}
