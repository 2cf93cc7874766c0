import { Coverage } from './coverage.ts'

/** What the rows of a breakdown sum up. */
export interface Group {
  readonly value: number
  readonly uses: number
}

/** Groups uses by a name and sums up a value; uses without a name are left out. */
export class Grouping<Key extends string> {
  readonly coverage = new Coverage()
  readonly #groups = new Map<Key, { value: number; uses: number }>()

  /** @param uses that have the value */
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

  /** The highest value first, of equal ones by name. */
  get groups(): [Key, Group][] {
    return [...this.#groups].sort(([a, first], [b, second]) => second.value - first.value || (a < b ? -1 : 1))
  }

  get sum(): number {
    return [...this.#groups.values()].reduce((sum, { value }) => sum + value, 0)
  }
}
