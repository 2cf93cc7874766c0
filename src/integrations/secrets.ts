import { countValues, MAX_VALUES } from '../kernel/json.ts'

const SECRET_NAME = /secret|api[-_ ]?key|token|passw|authorization|credential/i

/**
 * A copy without what looks like a credential, also inside texts that are JSON.
 * @param value was checked for its depth
 */
export function withoutSecrets(value: unknown): unknown {
  return new Search().copy(value)
}

class Search {
  /** Total bound for the texts of one event: they are parsed, and a body holds many of them. */
  #valuesLeft = MAX_VALUES

  copy(value: unknown): unknown {
    if (typeof value === 'string') return /^\s*[{[]/.test(value) ? this.#copyInner(value) : value
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((inner) => this.copy(inner))
    const kept = Object.entries(value).filter(([name]) => !SECRET_NAME.test(name))
    return Object.fromEntries(kept.map(([name, inner]) => [name, this.copy(inner)]))
  }

  /** The text as it was sent, unless a secret may be in it; empty when it cannot be searched for one. */
  #copyInner(text: string): string {
    // An escape may spell a name.
    if (!SECRET_NAME.test(text) && !text.includes('\\u')) return text
    this.#valuesLeft -= countValues(text, this.#valuesLeft)
    if (this.#valuesLeft < 0) return ''
    try {
      return JSON.stringify(this.copy(JSON.parse(text)))
    } catch {
      return '' // no JSON, or more levels than the stack holds
    }
  }
}
