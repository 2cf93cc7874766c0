import { Coverage } from './coverage.ts'

/** The value that the rows of a breakdown add up. */
export interface Group {
  readonly value: number
  readonly uses: number
}

/** Groups usages by a name and adds up a value; usages without a name are left out. */
export class Grouping<Key extends string> {
  readonly coverage = new Coverage()
  readonly #groups = new Map<Key, { value: number; uses: number }>()

  /** @param uses the number of usages that have the value */
  add(key: Key | null, value: number | null, uses: number): void {
    if (uses === 0) return
    if (key === null) {
      this.coverage.exclude('MaterialMissing', uses)
      return
    }
    const group = this.#groups.get(key) ?? { value: 0, uses: 0 }
    group.value += value ?? 0
    group.uses += uses
    this.coverage.count(uses)
    this.#groups.set(key, group)
  }

  exclude: Coverage['exclude'] = (reason, rows) => this.coverage.exclude(reason, rows)

  /** Rows in descending order of their value, then by name. */
  get groups(): [Key, Group][] {
    return [...this.#groups].sort(([a, first], [b, second]) => second.value - first.value || (a < b ? -1 : 1))
  }

  get sum(): number {
    return [...this.#groups.values()].reduce((sum, { value }) => sum + value, 0)
  }
}
