import { readConfig } from '../../src/config/config.ts'
import type { Attacker } from './attackers.ts'
import type { Figures } from './figures.ts'

/** How many times longer the slowest hundredth of customers' requests may take beside one attacker; beside all it is only printed. */
const MAX_RATIO = 2
/** Of the process, in MiB, and how far from what it was a minute later. */
const MAX_MEMORY = 700
const MAX_GROWTH = 1.2
const MEBIBYTE = 2 ** 20

/** What customers noticed of one attack, or of several at once. */
export interface Outcome {
  readonly name: string
  readonly attackers: readonly Attacker[]
  readonly figures: Figures
}

/** Of the instance that met all attacks at once, in MiB. */
export interface Memories {
  readonly before: number
  readonly peak: number
  /** A minute later; null when it did not live so long. */
  readonly after: number | null
}

/** A sentence for each rule that is broken. */
export function judge(quiet: Figures, outcomes: readonly Outcome[], memories: Memories): string[] {
  const broken = failures('While nobody attacked', quiet)
  for (const { name, figures, attackers } of outcomes) {
    broken.push(...failures(name, figures))
    if (attackers.length > 1) continue
    broken.push(...slowness(`${name}: requests`, figures.requests(0.99), quiet.requests(0.99)))
    broken.push(...slowness(`${name}: images`, figures.images(0.99), quiet.images(0.99)))
  }
  return [...broken, ...fullness(outcomes), ...growth(memories)]
}

function failures(name: string, { failures, failed, count }: Figures): string[] {
  if (failed === 0) return []
  const [first] = [...failures].sort(([, a], [, b]) => b - a)
  return [`${name}: ${failed} of ${failed + count} requests of customers failed, most with "${first?.[0]}".`]
}

function slowness(name: string, time: number, usual: number): string[] {
  // Nothing succeeded where there is no time; that is told as failures.
  if (!(time > usual * MAX_RATIO)) return []
  return [`${name}: p99 is ${time.toFixed(0)} ms, more than twice the usual ${usual.toFixed(0)} ms.`]
}

/** What one address may save without credentials; the record that reaches the bound may be taken whole. */
function fullness(outcomes: readonly Outcome[]): string[] {
  const most = readConfig({}).storage.unclaimedSettingsBytesPerAddress
  const hauls = new Map(outcomes.flatMap(({ attackers }) => attackers.map(({ name, haul }) => [name, haul])))
  const accepted = hauls.get('storage')?.acceptedBytes ?? 0
  if (accepted <= most + 4 * MEBIBYTE) return []
  return [`storage: ${mebibytes(accepted)} MiB of one address were stored; ${mebibytes(most)} MiB are the most.`]
}

function growth({ before, peak, after }: Memories): string[] {
  const broken: string[] = []
  if (peak > MAX_MEMORY) broken.push(`Memory: ${peak.toFixed(0)} MiB under attack; ${MAX_MEMORY} are the most.`)
  if (after !== null && after > before * MAX_GROWTH)
    broken.push(`Memory: ${after.toFixed(0)} MiB a minute later, from ${before.toFixed(0)} before.`)
  return broken
}

function mebibytes(bytes: number): string {
  return (bytes / MEBIBYTE).toFixed(0)
}

/** Prints what was measured: times in ms, and how they relate to the usual ones. */
export function reportSiege(quiet: Figures, outcomes: readonly Outcome[], memories: Memories): void {
  console.log('\n                       requests            images')
  console.log('                p50    p99  ratio    p50    p99  ratio  failed  of    what the neighbour got')
  console.log(line('quiet', quiet, quiet))
  for (const { name, figures, attackers } of outcomes)
    console.log(`${line(name, figures, quiet)}  ${attackers.length === 1 ? got(attackers[0]) : ''}`)
  const { before, peak, after } = memories
  const end = after === null ? 'which did not live longer' : `${after.toFixed(0)} MiB a minute later`
  console.log(`\nmemory: ${before.toFixed(0)} MiB before all at once, ${peak.toFixed(0)} at most, ${end}`)
}

function line(name: string, figures: Figures, quiet: Figures): string {
  const of = (pick: (figures: Figures) => (share: number) => number) => {
    const [p50, p99] = [pick(figures)(0.5), pick(figures)(0.99)]
    return `${p50.toFixed(0).padStart(7)}${p99.toFixed(0).padStart(7)}${(p99 / pick(quiet)(0.99)).toFixed(2).padStart(7)}`
  }
  const times = of((one) => (share) => one.requests(share)) + of((one) => (share) => one.images(share))
  return `${name.padEnd(12)}${times}${String(figures.failed).padStart(8)}${String(figures.failed + figures.count).padStart(6)}`
}

function got(attacker: Attacker | undefined): string {
  return [...(attacker?.haul.outcomes ?? [])].map(([what, count]) => `${count} × ${what}`).join(', ')
}
