import { models } from './data/models.ts'
import { filaments } from './data/products.ts'
import { daysBefore, monthOf } from './calendar.ts'
import type { DemoAccount, Machine } from './account.ts'
import type { Model, Person } from './person.ts'
import type { Random } from './random.ts'

/** Materials that are printed in an enclosed printer if the person has one. */
const WARPING: ReadonlySet<string> = new Set(['ABS', 'ASA'])

/** Weight of a seasonal model in its months. */
const SEASONAL_WEIGHT = 3

/** Models that a person prints, one after the other; some are printed several times in a row. */
export class Queue {
  readonly #account: DemoAccount
  readonly #random: Random
  readonly #now: Date
  readonly #catalogue: readonly Model[]
  #current: Model | null = null
  #left = 0

  constructor(account: DemoAccount, random: Random, now: Date) {
    this.#account = account
    this.#random = random
    this.#now = now
    this.#catalogue = models.filter((model) => suits(model, account.person))
  }

  /** Returns the next model. */
  take(moment: Date): Model {
    if (this.#current === null || this.#left === 0 || !this.#fitsSeason(this.#current, moment)) {
      const choice = this.#catalogue.filter((model) => this.#fitsSeason(model, moment))
      this.#current = this.#random.weighted(choice, ({ months }) => (months ? SEASONAL_WEIGHT : 1))
      this.#left = this.#random.integer(1, this.#current.series ?? 1)
    }
    this.#left -= 1
    return this.#current
  }

  /** Chooses the printer for a model. */
  machineFor(model: Model, moment: Date): Machine {
    const ago = daysBefore(this.#now, moment)
    const able = this.#account.machines.filter(
      ({ own }) => own.slots >= model.materials.length && own.idleSinceDaysAgo < ago,
    )
    const warm = able.filter(({ product }) => product.enclosed)
    const needsWarmth = model.materials.some((material) => WARPING.has(material))
    return this.#random.weighted(needsWarmth && warm.length > 0 ? warm : able, ({ own }) => own.share)
  }

  #fitsSeason({ months }: Model, moment: Date): boolean {
    return months === undefined || months.includes(monthOf(moment, this.#account.person.timeZone))
  }
}

function suits({ theme, materials }: Model, { themes, printers, spools }: Person): boolean {
  const owned = new Set<string>(spools.map(({ product }) => filaments[product].materialType))
  return (
    themes.includes(theme) &&
    materials.every((material) => owned.has(material)) &&
    printers.some(({ slots, idleSinceDaysAgo }) => slots >= materials.length && idleSinceDaysAgo === 0)
  )
}
