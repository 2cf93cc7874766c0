/** Returns a language tag in its canonical spelling (RFC 5646, section 4.5); null for one that is not well-formed. */
export function canonicalTag(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * Finds the language that a tag stands for, in any case and without subtags that no language has: `de-AT` is German (RFC 4647,
 * section 3.4).
 * @returns undefined without one
 */
export function lookUpLanguage<Language extends string>(
  tag: string,
  languages: readonly Language[],
): Language | undefined {
  const subtags = tag.toLowerCase().split('-')
  const ranges = subtags.map((_, index) => subtags.slice(0, subtags.length - index).join('-'))
  return ranges.map((range) => languages.find((language) => language.toLowerCase() === range)).find(Boolean)
}
