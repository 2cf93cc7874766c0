import { models } from '../../../db/demo/models.ts'
import type { PrintSource } from '../../../generated/database.d.ts'
import { newShareKey } from '../../shareKey.ts'
import { daysBefore, hourOf, startTimes } from './calendar.ts'
import { finishedDraft, gramsOf, isDevice, openDraft, WASTE, type Attempt, type Draft } from './draft.ts'
import type { Household, Machine } from './household.ts'
import { feedsFor } from './loading.ts'
import { outcomeOf, type Outcome } from './outcome.ts'
import type { Model } from './person.ts'
import { Queue } from './queue.ts'
import type { Random } from './random.ts'

const MINUTE_MS = 60_000
/** Everything but what is under way was over this long ago. */
const QUIET_MS = 240 * MINUTE_MS
const PRINTING_SINCE_MS = 100 * MINUTE_MS
const WAITING_SINCE_MS = 45 * MINUTE_MS

/** Writes a person's logbook, oldest print first. The household's printers are then loaded as the last prints left them. */
export function writeHistory(household: Household, random: Random, now: Date): Draft[] {
  const queue = new Queue(household, random, now)
  const drafts = startTimes(household.person, random, now).flatMap((wished) => {
    const model = queue.take(wished)
    const machine = queue.machineFor(model, wished)
    const start = possibleStart(wished, machine, household.person.timeZone, random)
    const attempt = startPrint(household, machine, model, start, now, random)
    const outcome = outcomeOf(random, model.materials[0] ?? '')
    const draft = finishedDraft(attempt, outcome, random)
    if (now.getTime() - draft.endsAt.getTime() < QUIET_MS) return []
    consume(attempt, outcome, draft.endsAt)
    return [draft]
  })
  drafts.push(...underway(household, random, now))
  publish(drafts, household)
  unloadDiscarded(household)
  return drafts.sort((first, second) => loggedAt(first) - loggedAt(second))
}

/** After the print before, and not while everybody sleeps. */
function possibleStart(wished: Date, machine: Machine, timeZone: string, random: Random): Date {
  const free = machine.busyUntil.getTime() + random.integer(6, 40) * MINUTE_MS
  const start = new Date(Math.max(wished.getTime(), free))
  const hour = hourOf(start, timeZone)
  return hour < 0.5 || hour > 7.5
    ? start
    : new Date(start.getTime() + (7.5 - hour + random.between(0, 2)) * 60 * MINUTE_MS)
}

function startPrint(
  household: Household,
  machine: Machine,
  model: Model,
  start: Date,
  now: Date,
  random: Random,
): Attempt {
  const ago = daysBefore(now, start)
  const project = household.projects.find(({ own }) => own.key === model.project && own.startedDaysAgo > ago)
  return {
    model,
    machine,
    start,
    source: sourceOf(machine, ago, random),
    projectId: project?.id ?? null,
    feeds: feedsFor(household, machine, model.materials, gramsOf(model, 0), ago, random),
  }
}

/** A device sometimes is offline and its print written down by hand, or by a script of the owner's. */
function sourceOf({ own }: Machine, ago: number, random: Random): PrintSource {
  if (own.connectedDaysAgo < ago || own.source === 'Web') return 'Web'
  return random.weighted<PrintSource>([own.source, 'Web', 'ApiKey'], (source) => (source === own.source ? 20 : 1))
}

/** What a print takes: time on the printer and material. */
function consume({ machine, model, source, feeds }: Attempt, { progress }: Outcome, endsAt: Date): void {
  machine.busyUntil = endsAt
  if (isDevice(source)) machine.lastEvent = endsAt
  feeds.forEach(({ spool }, index) => {
    if (spool) spool.leftG -= gramsOf(model, index) * WASTE * (progress / 100)
  })
}

/** One print on the bed, one in the queue. */
function underway(household: Household, random: Random, now: Date): Draft[] {
  const { person, machines } = household
  if (person.underway === null) return []
  const { printing, pending } = person.underway
  const machine = machines.reduce((latest, other) =>
    other.own.connectedDaysAgo < latest.own.connectedDaysAgo ? other : latest,
  )
  const attempt = (title: string, sinceMs: number) =>
    startPrint(household, machine, modelCalled(title), new Date(now.getTime() - sinceMs), now, random)
  const running: Attempt = { ...attempt(printing, PRINTING_SINCE_MS), source: machine.own.source }
  machine.lastEvent = running.start
  return [
    openDraft(running, 41, random),
    openDraft({ ...attempt(pending, WAITING_SINCE_MS), source: 'Web' }, null, random),
  ]
}

function modelCalled(title: string): Model {
  const model = models.find((candidate) => candidate.title === title)
  if (!model) throw new RangeError(`There is no model called ${title}.`)
  return model
}

/** Shows some of the good ones, spread over the whole logbook. */
function publish(drafts: readonly Draft[], { person }: Household): void {
  const good = drafts.filter(({ print }) => print.status === 'Success' && print.start_date !== null)
  const shown = person.publicPrints + person.unlistedPrints
  for (let index = 0; index < shown; index += 1) {
    const draft = good[Math.floor(((index + 0.5) * good.length) / shown)]
    if (!draft) continue
    const isUnlisted = index % 3 === 1 && index < 3 * person.unlistedPrints
    draft.print.view_status = isUnlisted ? 'Unlisted' : 'Public'
    draft.print.share_key = isUnlisted ? newShareKey() : null
  }
}

function unloadDiscarded({ machines }: Household): void {
  for (const { loaded } of machines) {
    for (const [slot, { own }] of loaded) if (own.discarded) loaded.delete(slot)
  }
}

function loggedAt({ print }: Draft): number {
  return Date.parse(print.start_date ?? print.created_date)
}
