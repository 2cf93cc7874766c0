import pg from 'pg'
import type { User } from '../support/user.ts'
import type { Stage } from './attacks/attack.ts'
import { ATTACK_NAMES, type AttackName } from './attacks/index.ts'
import { largestSettings } from './attacks/rates.ts'
import type { Customer } from './daily.ts'
import { newPeople } from './people.ts'
import type { Service } from './service.ts'
import { WebSessions, type WebSession } from './webSessions.ts'

/** Enough that each of them stays within the limits of one user by far. */
const CUSTOMERS = 24
/** Sessions that must be renewed at the same time: more than the pool has connections. */
const STALE_SESSIONS = 12
/** Seconds that the access token of a session lasts: so few that it is renewed when it can be, and more than a phase takes. */
const SOON = 25
const LONG_AGO = -600
/** Of tokens, in seconds: longer than any run. */
const LIFETIME = 7200
/** Attacks that begin with stored slicer settings. */
const WITH_SETTINGS: readonly AttackName[] = ['connections', 'retrievals']
const TOOLS_AUDIENCE = 'http://localhost:8080/mcp'

/** Everybody who takes part. */
export class Cast {
  readonly customers: readonly Customer[]
  readonly #stages: ReadonlyMap<AttackName, Stage>
  readonly #stale: readonly WebSession[]
  readonly #sessions: WebSessions

  private constructor(
    customers: readonly Customer[],
    stages: ReadonlyMap<AttackName, Stage>,
    stale: readonly WebSession[],
    sessions: WebSessions,
  ) {
    this.customers = customers
    this.#stages = stages
    this.#stale = stale
    this.#sessions = sessions
  }

  /** Signs everybody up, customers and attackers. */
  static async gather(service: Service, image: Uint8Array): Promise<Cast> {
    const { instance, provider, databaseUrl, sessionSecret } = service
    const sessions = await WebSessions.connect(databaseUrl, sessionSecret)
    const customers: Customer[] = []
    for (const person of await newPeople(instance, provider, databaseUrl, CUSTOMERS))
      customers.push({ ...person, session: await sessions.begin(person), toolsToken: await toolsToken(person) })
    const stale: WebSession[] = []
    const stages = new Map<AttackName, Stage>()
    const attackers = await newPeople(instance, provider, databaseUrl, ATTACK_NAMES.length)
    for (const [index, name] of ATTACK_NAMES.entries()) {
      const person = attackers[index]
      if (!person) break
      while (name === 'provider' && stale.length < STALE_SESSIONS) stale.push(await sessions.begin(person))
      stages.set(name, {
        address: `127.0.0.${index + 2}`,
        key: person.key,
        toolsToken: await toolsToken(person),
        printId: person.printId,
        settingsId: WITH_SETTINGS.includes(name) ? await storeLargest(databaseUrl, person) : '',
        sessions: stale.map(({ cookie }) => cookie),
        image,
      })
    }
    return new Cast(customers, stages, stale, sessions)
  }

  /** What the client that makes an attack is given. */
  stage(name: AttackName): Stage {
    const stage = this.#stages.get(name)
    if (!stage) throw new Error(`Nobody makes the attack ${name}.`)
    return stage
  }

  /** Lets the tokens of the attackers' sessions be too old, and those of every other customer end soon. */
  async age(): Promise<void> {
    for (const session of this.#stale) await this.#sessions.renew(session, LONG_AGO)
    for (const [index, { session }] of this.customers.entries())
      if (index % 2 === 0) await this.#sessions.renew(session, SOON)
  }

  async leave(): Promise<void> {
    await this.#sessions.close()
  }
}

function toolsToken(user: User): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + LIFETIME
  return user.token({ aud: TOOLS_AUDIENCE, scope: 'read:printdata', client_id: 'an-agent', exp })
}

/** Stores slicer settings of a user that are as large as they may be: past the service, which a slow machine lets time out. */
async function storeLargest(databaseUrl: string, { id }: User): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      'insert into slicer_settings (user_id, claimed_date, body) values ($1, now(), $2) returning id',
      [id, largestSettings()],
    )
    return rows[0]?.id ?? ''
  } finally {
    await client.end()
  }
}
