import type { Attacker } from './attackers.ts'
import type { Cast } from './cast.ts'
import { Figures } from './figures.ts'
import type { Service } from './service.ts'
import type { SteadyLoad } from './steadyLoad.ts'

/** After a start, code is compiled and caches are empty: customers come so many times as often for so many milliseconds. */
const WARM_UP = 8000
const RUSH = 3

/** Quiet phases and attacks in turn, while the customers keep coming. */
export class Siege {
  readonly #service: Service
  readonly #cast: Cast
  readonly #load: SteadyLoad
  /** What customers notice while nobody attacks. */
  readonly quiet = new Figures()
  /** A sentence for each attack that the service did not get over. */
  readonly broken: string[] = []

  constructor(service: Service, cast: Cast, load: SteadyLoad) {
    this.#service = service
    this.#cast = cast
    this.#load = load
  }

  /** Starts the service anew and lets it warm up for so many milliseconds. */
  async restart(milliseconds = WARM_UP): Promise<void> {
    await this.#service.restart()
    await this.warmUp(milliseconds)
  }

  /** Lets customers come to a new instance; what they notice does not count. */
  async warmUp(milliseconds = WARM_UP): Promise<void> {
    this.#load.aim(this.#service.instance.port)
    await this.#load.run(milliseconds, RUSH)
    await this.#service.settles()
  }

  /** A quiet phase of so many milliseconds. */
  async pause(milliseconds: number): Promise<void> {
    this.quiet.include(await this.#load.run(milliseconds))
  }

  /** Attacks for so many milliseconds; resolves with what customers noticed when the service is at rest again. */
  async attack(attackers: readonly Attacker[], milliseconds: number): Promise<Figures> {
    const { provider, instance } = this.#service
    const names = attackers.map(({ name }) => name)
    if (names.includes('provider')) {
      await this.#cast.age()
      provider.hang()
    }
    for (const attacker of attackers) await attacker.start(instance.port)
    const figures = await this.#load.run(milliseconds)
    await Promise.all(attackers.map((attacker) => attacker.stop()))
    provider.recover()
    if (!(await this.#service.settles())) {
      this.broken.push(
        `${names.join(', ')}: half a minute later the service was still busy or did not respond, and was killed.`,
      )
      await this.restart()
    }
    return figures
  }
}
