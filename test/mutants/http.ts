import type { Row } from './mutant.ts'

const BODY = 'http/body.test.ts'
const FINDINGS = 'http/findings.test.ts'
const TAGS = 'kernel/entityTags.test.ts'
const LISTS = 'http/queryLists.test.ts'
const PATHS = 'conformance/paths.test.ts'

/** The reading of requests, and the form of responses. */
export const http: readonly Row[] = [
  ['src/kernel/json.ts', 'MAX_DEPTH = 64', 'MAX_DEPTH = 65', BODY],
  [
    'src/slicerSettings/members.ts',
    `text.indexOf('"', before.end) === start`,
    'true',
    'operations/SlicerSettings/settings.test.ts',
  ],
  ['src/kernel/json.ts', 'MAX_VALUES = 10_000', 'MAX_VALUES = 100_000', FINDINGS],
  ['src/kernel/json.ts', "text.includes('\\0')", 'false', BODY],
  ['src/kernel/json.ts', 'text.isWellFormed()', 'true', BODY],
  ['src/kernel/json.ts', 'fatal: true', 'fatal: false', BODY],
  ['src/kernel/json.ts', "checked(value, text.includes('\\\\u'))", 'checked(value, false)', BODY],
  ['src/http/body.ts', 'DEFAULT_LIMIT = 1024 * 1024', 'DEFAULT_LIMIT = 1024 * 1025', BODY],
  ['src/http/body.ts', 'MAX_ANONYMOUS_RATIO = 20', 'MAX_ANONYMOUS_RATIO = 2000', 'http/work.test.ts'],
  ['src/http/body.ts', 'MAX_ANONYMOUS_BYTES = 256 * 1024', 'MAX_ANONYMOUS_BYTES = 512 * 1024', 'http/work.test.ts'],
  ['src/http/contentCoding.ts', 'maxOutputLength: bound.bytes, ', '', BODY],
  ['src/http/form.ts', 'MAX_FIELDS = 100', 'MAX_FIELDS = 1000', 'http/forms.test.ts'],
  ['src/http/form.ts', '.at(-1)', '.at(0)', 'http/forms.test.ts'],
  ['src/kernel/validationProblem.ts', 'MAX_FIELDS = 100', 'MAX_FIELDS = 1000', FINDINGS],
  ['src/kernel/validationProblem.ts', 'MAX_FINDINGS = 1000', 'MAX_FINDINGS = 100_000', FINDINGS],
  ['src/http/rejectMalformed.ts', 'MAX_URL_LENGTH = 8192', 'MAX_URL_LENGTH = 16_384', 'http/raw.test.ts'],
  ['src/http/rejectMalformed.ts', 'hosts === 1 ||', 'hosts >= 1 ||', 'http/raw.test.ts'],
  ['src/http/receive.ts', "httpVersion !== '1.0' &&", '', 'http/expect.test.ts'],
  ['src/http/requestTrace.ts', 'headersSent || statusCode !== 200', 'true', 'http/raw.test.ts'],
  ['src/http/serializePipelined.ts', 'before === undefined', 'true', 'http/raw.test.ts'],
  ['src/http/convert.ts', '/^-?\\d+$/.test(text) ? Number(text) : text', 'Number(text)', PATHS],
  ['src/http/convert.ts', "if (text.includes('\\0')) throw", 'if (false) throw', PATHS],
  ['src/http/query.ts', 'nearest(base, ownNames(names)) !== null', 'true', PATHS],
  ['src/http/query.ts', 'const name = key.toLowerCase()', 'const name = key', PATHS],
  ['src/http/query.ts', 'hasCommas ? text.split', 'false ? text.split', LISTS],
  ['src/http/query.ts', 'isArray && isToken(entry)', 'isArray', LISTS],
  ['src/http/query.ts', '!names.all.has(base.toLowerCase()) && ', '', LISTS],
  ['src/kernel/nearest.ts', 'MAX_EDITS = 2', 'MAX_EDITS = 1', LISTS],
  ['src/http/routes.ts', "method === 'HEAD' ? 'GET' : method", 'method', 'conformance/methods.test.ts'],
  ['src/kernel/entityTags.ts', 'withoutCoding(opaqueTag(tag))', 'withoutCoding(tag)', TAGS],
  ['src/kernel/entityTags.ts', "if (field.trim() === '*') return '*'", '', TAGS],
  [
    'src/kernel/entityTags.ts',
    "tags === '*' || tags.some((tag) => withoutCoding(tag) === current)",
    'true',
    'operations/Prints/prints.test.ts',
  ],
  ['src/http/operationContext.ts', '=== false) throw', '=== true) throw', 'operations/Prints/prints.test.ts'],
  [
    'src/http/reply.ts',
    "isRead && isKnown(req.headers['if-none-match'], tag)",
    'false',
    'conformance/conditional.test.ts',
  ],
  ['src/http/reply.ts', "'private, no-cache'", "'public, no-cache'", 'responses/caching.test.ts'],
  ['src/telemetry/log.ts', '/[A-Za-z0-9]{32,}/g', '/[A-Za-z0-9]{33,}/g', 'telemetry/log.test.ts'],
  ['src/telemetry/log.ts', '|share[-_ ]?key|token|', '|token|', 'telemetry/log.test.ts'],
  ['src/telemetry/log.ts', '/\\/devices\\/+[^/]/i', '/\\/device\\/+[^/]/i', 'telemetry/log.test.ts'],
]

const CREATE = 'operations/Filaments/filaments.test.ts'

/** The idempotency of keyed requests. */
export const idempotency: readonly Row[] = [
  ['src/http/idempotency.ts', '!first.request_hash.equals(hash)', 'false', CREATE],
  [
    'src/http/idempotency.ts',
    'call.isSecret ? null : toText(reply)',
    'toText(reply)',
    'operations/UserApiKeys/PostApiKey.test.ts',
  ],
  ['src/http/idempotency.ts', 'if (text !== null) await', 'if (false) await', CREATE],
  ['src/http/idempotency.ts', "> interval '24 hours'", "> interval '24 days'", 'http/idempotency.test.ts'],
  [
    'src/http/idempotency.ts',
    'for (const file of body.files.values()) hash.update(file)',
    '',
    'operations/Prints/images.test.ts',
  ],
  [
    'src/http/idempotency.ts',
    'JSON.stringify([operationId, { path, query, body: body.value }])',
    'JSON.stringify({ path, query, body: body.value })',
    'http/idempotency.test.ts',
  ],
]
