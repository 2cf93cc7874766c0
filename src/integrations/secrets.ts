const SECRET_NAME = /secret|api[-_ ]?key|token|passw|authorization|credential/i

/**
 * A copy without what looks like a credential, also inside texts that are JSON.
 * @param value was checked for its depth
 */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return /^\s*[{[]/.test(value) ? withoutSecretsInside(value) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutSecrets)
  const kept = Object.entries(value).filter(([name]) => !SECRET_NAME.test(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSecrets(inner)]))
}

/** The text as it was sent, unless a secret may be in it; empty when it cannot be searched for one. */
function withoutSecretsInside(text: string): string {
  // An escape may spell a name.
  if (!SECRET_NAME.test(text) && !text.includes('\\u')) return text
  try {
    return JSON.stringify(withoutSecrets(JSON.parse(text)))
  } catch {
    return '' // no JSON, or more levels than the stack holds
  }
}
