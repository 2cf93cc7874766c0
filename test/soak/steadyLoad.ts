import { setTimeout as sleep } from 'node:timers/promises'
import { Connection, type RawAnswer } from '../support/http.ts'
import { visit, type Customer } from './daily.ts'
import { Figures } from './figures.ts'

/** A response that takes longer, in ms, is none. */
const PATIENCE = 15_000

/**
 * Customers who come at a constant rate, however long the service takes. What comes late is counted from when it was due:
 * customers who wait for one another would not notice how long the service stands still.
 */
export class SteadyLoad {
  readonly #customers: readonly { readonly customer: Customer; readonly address: string }[]
  readonly #image: Uint8Array
  #connections: Connection[] = []
  readonly #rate: number
  #turn = 0

  /**
   * @param image that they upload
   * @param rate visits a second
   */
  constructor(customers: readonly Customer[], image: Uint8Array, rate: number) {
    // Each at home: the limits of one address are for one.
    this.#customers = customers.map((customer, index) => ({ customer, address: `127.0.1.${index + 1}` }))
    this.#image = image
    this.#rate = rate
  }

  /** Sends to this port from now on. */
  aim(port: number): void {
    this.close()
    this.#connections = this.#customers.map(({ address }) => new Connection(`http://127.0.0.1:${port}`, address))
  }

  /**
   * Keeps coming for so many milliseconds; resolves when every visit is over, with what the customers noticed.
   * @param factor how many times as often as usual
   */
  async run(milliseconds: number, factor = 1): Promise<Figures> {
    const figures = new Figures()
    const visits: Promise<void>[] = []
    const begun = performance.now()
    for (let due = begun; due < begun + milliseconds; due += 1000 / this.#rate / factor) {
      await sleep(Math.max(0, due - performance.now()))
      visits.push(this.#visit(due, figures))
    }
    await Promise.all(visits)
    return figures
  }

  close(): void {
    for (const connection of this.#connections) connection.close()
  }

  async #visit(due: number, figures: Figures): Promise<void> {
    const index = (this.#turn += 1) % this.#customers.length
    const [known, connection] = [this.#customers[index], this.#connections[index]]
    if (!known || !connection) return
    const { isImage, steps } = visit(known.customer, this.#image, Math.random())
    let begun = due
    let before: RawAnswer | null = null
    for (const [place, step] of steps.entries()) {
      const request = typeof step === 'function' ? before && step(before) : step
      if (!request) return
      before = await answered(connection.send(request), (failure) =>
        figures.fail(`${request.method} ${request.target.split('?')[0]}: ${failure}`),
      )
      if (before === null) return
      figures.add(performance.now() - begun, isImage && place === 0)
      begun = performance.now()
    }
  }
}

/** The response; null when the request failed, by whatever: 429 and 503 are failures, too. */
async function answered(sent: Promise<RawAnswer>, fail: (what: string) => void): Promise<RawAnswer | null> {
  try {
    const patience = sleep(PATIENCE, null, { ref: false })
    const answer = await Promise.race([sent, patience])
    if (answer === null) fail(`no response within ${PATIENCE / 1000} s`)
    else if (answer.status < 300) return answer
    else fail(`${answer.status} ${answer.text.slice(0, 160)}`)
  } catch (error) {
    fail((error as NodeJS.ErrnoException).code ?? String(error))
  }
  sent.catch(() => undefined)
  return null
}
