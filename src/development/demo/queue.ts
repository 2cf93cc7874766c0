import { models } from '../../../db/demo/models.ts'
import { filaments } from '../../../db/demo/products.ts'
import { daysBefore, monthOf } from './calendar.ts'
import type { Household, Machine } from './household.ts'
import type { Model, Person } from './person.ts'
import type { Random } from './random.ts'

/** Printed in an enclosure by whoever has one. */
const WARPING: ReadonlySet<string> = new Set(['ABS', 'ASA'])

/** How much rather people print what only this season is for. */
const SEASONAL = 3

/** What a person prints next: a new model, or once more the one that they print a series of. */
export class Queue {
  readonly #household: Household
  readonly #random: Random
  readonly #now: Date
  readonly #catalogue: readonly Model[]
  #current: Model | null = null
  #left = 0

  constructor(household: Household, random: Random, now: Date) {
    this.#household = household
    this.#random = random
    this.#now = now
    this.#catalogue = models.filter((model) => suits(model, household.person))
  }

  /** Gives the next model. */
  take(moment: Date): Model {
    if (this.#current === null || this.#left === 0 || !this.#fitsSeason(this.#current, moment)) {
      const choice = this.#catalogue.filter((model) => this.#fitsSeason(model, moment))
      this.#current = this.#random.weighted(choice, ({ months }) => (months ? SEASONAL : 1))
      this.#left = this.#random.integer(1, this.#current.series ?? 1)
    }
    this.#left -= 1
    return this.#current
  }

  /** Gives the printer that a model is made on. */
  machineFor(model: Model, moment: Date): Machine {
    const ago = daysBefore(this.#now, moment)
    const able = this.#household.machines.filter(
      ({ own }) => own.slots >= model.materials.length && own.idleSinceDaysAgo < ago,
    )
    const warm = able.filter(({ product }) => product.enclosed)
    const needsWarmth = model.materials.some((material) => WARPING.has(material))
    return this.#random.weighted(needsWarmth && warm.length > 0 ? warm : able, ({ own }) => own.share)
  }

  #fitsSeason({ months }: Model, moment: Date): boolean {
    return months === undefined || months.includes(monthOf(moment, this.#household.person.timeZone))
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
