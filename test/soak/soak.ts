import { ATTACK_NAMES, type AttackName } from './attacks/index.ts'
import { stopOnSignals } from '../support/interruption.ts'
import { endure } from './endurance.ts'
import { besiege } from './neighbour.ts'

/**
 * Two runs. The first loads two instances for SECONDS, with restarts, and looks every write up. The second measures what people
 * notice of a hostile neighbour: it attacks for SECONDS in each way. ATTACKS names the ways and leaves the first run out; `none`
 * leaves the second one out. RATE is how many visits customers pay in a second, which a slow machine needs fewer of. Fails when a
 * rule is broken, and says which.
 */
const ENDURANCE_SECONDS = 300
const ATTACK_SECONDS = 30
/** Visits of customers a second: a load that two cores carry with ease, and that is within every customer's limits. */
const VISITS = 20

stopOnSignals()
const { SECONDS, ATTACKS, RATE } = process.env
const broken: string[] = []
if (!ATTACKS || ATTACKS === 'none') broken.push(...(await endure(Number(SECONDS || ENDURANCE_SECONDS))))
if (ATTACKS !== 'none')
  broken.push(
    ...(await besiege(chosen(ATTACKS), ATTACKS && SECONDS ? Number(SECONDS) : ATTACK_SECONDS, Number(RATE || VISITS))),
  )
if (broken.length > 0) {
  console.error(`\n${broken.slice(0, 30).join('\n')}`)
  process.exitCode = 1
}

function chosen(names: string | undefined): readonly AttackName[] {
  if (!names || names === 'all') return ATTACK_NAMES
  return names.split(',').map((name) => {
    const known = ATTACK_NAMES.find((attack) => attack === name)
    if (!known) throw new Error(`ATTACKS is a list of ${ATTACK_NAMES.join(', ')}, or all.`)
    return known
  })
}
