import fc from 'fast-check'

/** Texts that break what takes them for something else. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  "'; drop table users; --",
  "' or 1=1 --",
  '%',
  '_%\\',
  '\\',
  '$1 ${7*7} {{7*7}}',
  'a\r\nSet-Cookie: a=b',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'e\u0301\u0301\u0301\u0301',
  '\u202eשלום مرحبا',
  '\ufeff\u200b\u2028',
  'İıſßﬀ',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '1e400',
  '-0',
  '9007199254740993',
  '0x10',
  '2026-02-30T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(256),
  'é'.repeat(2001),
]

const anyText = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 24 }) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
)

/** Times and zones that PostgreSQL and `Temporal` both know, and a few that look as if they did. */
const moments = fc
  .date({ min: new Date('2025-10-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .chain((date) =>
    fc.constantFrom(date.toISOString(), date.toISOString().slice(0, 19), date.toISOString().slice(0, 16)),
  )
const KNOWN: Readonly<Record<string, fc.Arbitrary<string>>> = {
  '^[A-Z]{3}$': fc.constantFrom('EUR', 'USD', 'JPY', 'CHF', 'XXX'),
  '^[\\x21-\\x7e]+$': fc.constantFrom(
    'https://93.184.215.14/hook',
    'https://93.184.215.14/',
    'https://[2606:2800:21f:cb07::1]/',
    'http://[::1]:8080/',
    'https://a:b@example.org/',
    'x',
    '~!',
  ),
  '^https?://': fc.constantFrom(
    'https://example.org/a?b=c#d',
    'http://[::1]:8080/',
    'https://xn--bcher-kva.example/%F0%9F%92%A9',
  ),
}
const ZONES = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Australia/Lord_Howe',
)

/** What a schema of text asks for. */
export interface TextRule {
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
}

/** Text that keeps a rule, as long as it may be now and then. */
export function texts({ pattern = '', format, minLength = 0, maxLength = 1000 }: TextRule): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return moments.map((moment) => moment.slice(0, 10))
  const rule = new RegExp(pattern, 'u')
  const keeps = (text: string) => {
    const length = [...text].length
    return length >= minLength && length <= maxLength && rule.test(text) && text.isWellFormed() && !text.includes('\0')
  }
  if (pattern.startsWith('^[0-9]{4}-'))
    return fc.oneof({ weight: 9, arbitrary: moments }, matching(rule, minLength, maxLength))
  if (pattern.startsWith('^[A-Za-z][A-Za-z0-9_+-]*(/'))
    return fc.oneof({ weight: 9, arbitrary: ZONES }, matching(rule, minLength, maxLength))
  const known = KNOWN[pattern]
  if (known) return known
  if (pattern !== '' && pattern !== '\\S' && pattern !== '^[^\\x00]*$')
    return matching(rule, minLength, maxLength).filter(keeps)
  return fc.oneof(
    { weight: 19, arbitrary: anyText.map((text) => text.padEnd(minLength, 'x')).filter(keeps) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('x', 'é', '😀')
        .map((letter) => letter.repeat(maxLength > 10_000 ? 10_000 : maxLength)),
    },
  )
}

function matching(rule: RegExp, minLength: number, maxLength: number): fc.Arbitrary<string> {
  return fc.stringMatching(rule, { maxLength: Math.min(maxLength, Math.max(minLength, 64)) })
}
