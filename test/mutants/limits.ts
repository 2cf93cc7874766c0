import type { Row } from './mutant.ts'

const LIMITS = 'limits/limits.test.ts'
const QUEUE = 'admission/fairQueue.test.ts'
const CONNECTIONS = 'admission/connections.test.ts'

/** Rate limits, and whom requests count for. */
export const limits: readonly Row[] = [
  ['src/app.ts', '[...config.trustedProxies]', 'true', 'http/proxies.test.ts'],
  [
    'src/limits/limits.ts',
    'Math.min(WINDOW / 1000, Math.max(1, Math.ceil(left)))',
    'Math.ceil(left)',
    'limits/retryAfter.test.ts',
  ],
  ['src/limits/limits.ts', 'count.total <= limit', 'count.total < limit', LIMITS],
  [
    'src/limits/limits.ts',
    'config.limits.settingsBytes, SETTINGS_WINDOW',
    'config.limits.settingsBytes, WINDOW',
    'operations/SlicerSettings/byteLimit.test.ts',
  ],
  ['src/limits/limits.ts', 'WINDOW = 60_000', 'WINDOW = 6_000', LIMITS],
  ['src/limits/limits.ts', "ownerOf(bucket === 'address' ? null : userId, req.ip)", 'ownerOf(null, req.ip)', LIMITS],
  ['src/limits/limits.ts', 'keys.get(req) ?? addressOwner(req.ip)', 'addressOwner(req.ip)', LIMITS],
  ['src/limits/keyLookUps.ts', 'EXTRA = 10', 'EXTRA = 1000', 'limits/keyLookUps.test.ts'],
  ['src/limits/keyLookUps.ts', ' + line.underWay <=', ' <=', 'limits/keyLookUps.test.ts'],
  ['src/http/api.ts', "MEDIA.test(req.url) ? 'media' : ", '', 'operations/Media/bytes.test.ts'],
  [
    'src/http/api.ts',
    "if (identity.failure?.type === 'too-many-requests') throw",
    'if (false) throw',
    'identity/throttle.test.ts',
  ],
  ['src/admission/owner.ts', '`address:${ipKeyGenerator(address)}`', '`address:${address}`', LIMITS],
]

/** Bounds of the resources that one client may hold in a process. */
export const admission: readonly Row[] = [
  ['src/admission/bodyBudget.ts', '(this.#owned.get(owner) ?? 0) + more > bound', 'false', 'admission/memory.test.ts'],
  ['src/admission/bodyBudget.ts', 'this.#total + more > bodyBytes', 'false', 'admission/memory.test.ts'],
  ['src/admission/bodyBudget.ts', 'this.#add(owner, -held)', '', 'admission/memory.test.ts'],
  ['src/threads/priority.ts', "'libuv-worker', 'V8Worker'", "'libuv-worker'", 'worker/priority.test.ts'],
  ['src/admission/fairQueue.ts', 'this.#atWork < this.#bounds.places && ', '', QUEUE],
  ['src/admission/fairQueue.ts', ' && lane.atWork < this.#bounds.placesPerOwner', '', QUEUE],
  ['src/admission/fairQueue.ts', 'lane.waiting.size >= this.#bounds.waitingPerOwner', 'false', QUEUE],
  ['src/admission/fairQueue.ts', '      this.#lanes.delete(owner)\n      this.#lanes.set(owner, lane)\n', '', QUEUE],
  ['src/admission/fairQueue.ts', 'if (isOver) return', '', QUEUE],
  ['src/admission/connections.ts', 'count >= limit', 'false', CONNECTIONS],
  ['src/admission/connections.ts', '  server.maxConnections = bounds.connections\n', '', CONNECTIONS],
  ['src/admission/connections.ts', '!isProxy(address) && ', '', CONNECTIONS],
  ['src/http/reply.ts', 'reply.body.free()', 'void reply.body', 'http/freedBytes.test.ts'],
  ['src/admission/unreadResponses.ts', 'STALLED_INSPECTIONS = 2', 'STALLED_INSPECTIONS = 2000', CONNECTIONS],
  ['src/http/boundOperation.ts', "['x-heavy'] !== true", "['x-heavy'] !== null", 'admission/heavy.test.ts'],
  ['src/http/pipeline.ts', 'turns.get(call)?.end()', '', 'admission/heavy.test.ts'],
  ['src/http/access.ts', '  if (refusal) throw refusal\n', '', 'conformance/credentials.test.ts'],
  ['src/responses/longText.ts', 'PIECES_PER_TURN = 16', 'PIECES_PER_TURN = 32', 'responses/longText.test.ts'],
]
