/** Maximum number of header characters examined; real browsers need fewer. */
const MAX_LENGTH = 512

/** Browsers by pattern. The first match counts: most browsers also name those that they descend from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Names the browser of a session for its user, such as `Firefox on Linux`. The name contains only these words and no
 * part of the header.
 * @param userAgent the request's `User-Agent` header
 * @returns null when neither the browser nor the system is known
 */
export function browserName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH)
  const browser = firstOf(BROWSERS, text)
  const system = firstOf(SYSTEMS, text)
  if (browser !== null && system !== null) return `${browser} on ${system}`
  return browser ?? system
}

function firstOf(names: typeof BROWSERS, text: string): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
