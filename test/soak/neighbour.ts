import { Attacker } from './attackers.ts'
import { ATTACK_NAMES, type AttackName } from './attacks/index.ts'
import { Cast } from './cast.ts'
import { Figures } from './figures.ts'
import { Memory } from './memory.ts'
import { slowImage, smallImage } from './sampleImages.ts'
import { Service } from './service.ts'
import { Siege } from './siege.ts'
import { SteadyLoad } from './steadyLoad.ts'
import { judge, reportSiege, type Memories, type Outcome } from './verdict.ts'

/** Attacks come in phases of about so many milliseconds, with quiet ones between them: both see the machine in the same state. */
const PHASE = 6000
const QUIET = 3000
/** The memory of a process that has just begun grows without any attack: so long, in milliseconds, customers rush in first. */
const WARM_UP = 60_000
/** Memory is looked at so many milliseconds after that rush, and again so many after all attacks at once. */
const MINUTE = 60_000
/** Of `lately`, in milliseconds. */
const LATELY = 5000

/**
 * Measures what customers notice of one client that attacks, in each way alone and in all ways at once.
 * @param seconds of each attack
 * @param rate visits of customers a second
 * @returns a sentence for each rule that is broken
 */
export async function besiege(names: readonly AttackName[], seconds: number, rate: number): Promise<string[]> {
  const attackers: Attacker[] = []
  const service = await Service.start()
  try {
    const cast = await Cast.gather(service, await slowImage())
    const load = new SteadyLoad(cast.customers, await smallImage(), rate)
    for (const name of names) attackers.push(await Attacker.prepare(name, cast.stage(name)))
    const siege = new Siege(service, cast, load)
    await siege.warmUp()
    const rounds = Math.max(1, Math.round((seconds * 1000) / PHASE))
    console.log(`\nA hostile neighbour: ${names.join(', ')}, ${rounds} times ${PHASE / 1000} s each`)
    const outcomes = names.length > 1 ? await eachAlone(siege, attackers, rounds) : []
    const { together, memories } = await allAtOnce(siege, service, attackers, rounds)
    outcomes.push(together)
    load.close()
    await cast.leave()
    reportSiege(siege.quiet, outcomes, memories)
    return [...siege.broken, ...judge(siege.quiet, outcomes, memories)]
  } finally {
    for (const attacker of attackers) attacker.end()
    await service.stop()
  }
}

/** In turn, round by round. An attack that made a request fail has broken its rule and is not repeated. */
async function eachAlone(siege: Siege, attackers: readonly Attacker[], rounds: number): Promise<Outcome[]> {
  const outcomes = attackers.map((attacker) => ({ name: attacker.name, attackers: [attacker], figures: new Figures() }))
  for (let round = 0; round < rounds; round += 1) {
    for (const outcome of outcomes.filter(({ figures }) => figures.failed === 0)) {
      await siege.pause(QUIET)
      outcome.figures.include(await siege.attack(outcome.attackers, PHASE))
      report(`${round + 1} of ${rounds}`, outcome)
    }
  }
  return outcomes
}

/** On a new instance, whose memory is compared with what it was before. */
async function allAtOnce(
  siege: Siege,
  service: Service,
  attackers: readonly Attacker[],
  rounds: number,
): Promise<{ together: Outcome; memories: Memories }> {
  const name =
    attackers.length === ATTACK_NAMES.length ? 'all at once' : attackers.map((attacker) => attacker.name).join('+')
  await siege.restart(WARM_UP)
  const { pid } = service.instance
  const memory = new Memory(pid)
  await siege.pause(MINUTE)
  const before = memory.lately(LATELY)
  const begun = performance.now()
  const together: Outcome = { name, attackers, figures: new Figures() }
  for (let round = 0; round < rounds && together.figures.failed === 0; round += 1) {
    if (round > 0) await siege.pause(QUIET)
    together.figures.include(await siege.attack(attackers, PHASE))
    report(`${round + 1} of ${rounds}`, together)
  }
  const peak = memory.peak(begun)
  await siege.pause(MINUTE)
  const after = service.instance.pid === pid ? memory.lately(LATELY) : null
  memory.stop()
  return { together, memories: { before, peak, after } }
}

/** Tells how far a run is that takes minutes. */
function report(round: string, { name, figures }: Outcome): void {
  console.log(`${round}: ${name}, p99 ${figures.requests(0.99).toFixed(0)} ms so far, ${figures.failed} failed`)
}
