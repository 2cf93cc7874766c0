import { models } from './data/models.ts'
import type { PrintSource } from '../../../generated/database.d.ts'
import { newShareKey } from '../../kernel/shareKey.ts'
import { daysBefore, hourOf, preferredStartTimes } from './calendar.ts'
import { finishedDraft, gramsOf, isDevice, openDraft, OVERUSE, type StartedPrint, type Draft } from './draft.ts'
import type { DemoAccount, Machine } from './account.ts'
import { feedsFor } from './feeds.ts'
import { outcomeOf, type DemoOutcome } from './outcome.ts'
import type { Model } from './person.ts'
import { Queue } from './queue.ts'
import type { Random } from './random.ts'

const MINUTE_MS = 60_000
/** Minimum age of ended prints, so that the running one has the printer to itself. */
const MIN_AGE_MS = 240 * MINUTE_MS
/** Age of the running print. */
const PRINTING_SINCE_MS = 100 * MINUTE_MS
/** Age of the pending print. */
const PENDING_SINCE_MS = 45 * MINUTE_MS

/** Generates a person's prints, oldest first. Afterwards the account's printers hold the spools of their last prints. */
export function generateHistory(account: DemoAccount, random: Random, now: Date): Draft[] {
  const queue = new Queue(account, random, now)
  const drafts = preferredStartTimes(account.person, random, now).flatMap((preferred) => {
    const model = queue.take(preferred)
    const machine = queue.machineFor(model, preferred)
    const start = possibleStart(preferred, machine, account.person.timeZone, random)
    const started = startPrint(account, machine, model, start, now, random)
    const outcome = outcomeOf(random, model.materials[0] ?? '')
    const draft = finishedDraft(started, outcome, random)
    if (now.getTime() - draft.endsAt.getTime() < MIN_AGE_MS) return []
    consume(started, outcome, draft.endsAt)
    return [draft]
  })
  drafts.push(...openPrintsOf(account, random, now))
  publish(drafts, account)
  unloadDiscarded(account)
  return drafts.sort((first, second) => loggedAt(first) - loggedAt(second))
}

/** The first possible start: after the previous print on the printer, and not at night. */
function possibleStart(preferred: Date, machine: Machine, timeZone: string, random: Random): Date {
  const free = machine.busyUntil.getTime() + random.integer(6, 40) * MINUTE_MS
  const start = new Date(Math.max(preferred.getTime(), free))
  const hour = hourOf(start, timeZone)
  return hour < 0.5 || hour > 7.5
    ? start
    : new Date(start.getTime() + (7.5 - hour + random.between(0, 2)) * 60 * MINUTE_MS)
}

function startPrint(
  account: DemoAccount,
  machine: Machine,
  model: Model,
  start: Date,
  now: Date,
  random: Random,
): StartedPrint {
  const ago = daysBefore(now, start)
  const project = account.projects.find(({ own }) => own.key === model.project && own.startedDaysAgo > ago)
  return {
    model,
    machine,
    start,
    source: sourceOf(machine, ago, random),
    projectId: project?.id ?? null,
    feeds: feedsFor(account, machine, model.materials, gramsOf(model, 0), ago, random),
  }
}

/** Source of a print. A device is sometimes offline; its print is then recorded by hand or by a script. */
function sourceOf({ own }: Machine, ago: number, random: Random): PrintSource {
  if (own.connectedDaysAgo < ago || own.source === 'Web') return 'Web'
  return random.weighted<PrintSource>([own.source, 'Web', 'ApiKey'], (source) => (source === own.source ? 20 : 1))
}

/** Occupies the printer until the print ends and deducts the filament from its spools. */
function consume({ machine, model, source, feeds }: StartedPrint, { progress }: DemoOutcome, endsAt: Date): void {
  machine.busyUntil = endsAt
  if (isDevice(source)) machine.lastEvent = endsAt
  feeds.forEach(({ spool }, index) => {
    if (spool) spool.leftG -= gramsOf(model, index) * OVERUSE * (progress / 100)
  })
}

/** Creates the running and the pending print of an account. */
function openPrintsOf(account: DemoAccount, random: Random, now: Date): Draft[] {
  const { person, machines } = account
  if (person.openPrints === null) return []
  const { printing, pending } = person.openPrints
  const machine = machines.reduce((latest, other) =>
    other.own.connectedDaysAgo < latest.own.connectedDaysAgo ? other : latest,
  )
  const startedPrint = (title: string, sinceMs: number) =>
    startPrint(account, machine, modelByTitle(title), new Date(now.getTime() - sinceMs), now, random)
  const running: StartedPrint = { ...startedPrint(printing, PRINTING_SINCE_MS), source: machine.own.source }
  machine.lastEvent = running.start
  return [
    openDraft(running, 41, random),
    openDraft({ ...startedPrint(pending, PENDING_SINCE_MS), source: 'Web' }, null, random),
  ]
}

function modelByTitle(title: string): Model {
  const model = models.find((candidate) => candidate.title === title)
  if (!model) throw new RangeError(`No model has the title ${title}.`)
  return model
}

/** Makes some successful prints public or unlisted, spread over the whole logbook. */
function publish(drafts: readonly Draft[], { person }: DemoAccount): void {
  const good = drafts.filter(({ print }) => print.status === 'Success' && print.start_date !== null)
  const shown = person.publicPrints + person.unlistedPrints
  for (let index = 0; index < shown; index += 1) {
    const draft = good[Math.floor(((index + 0.5) * good.length) / shown)]
    if (!draft) continue
    const isUnlisted = index % 3 === 1 && index < 3 * person.unlistedPrints
    draft.print.view_status = isUnlisted ? 'Unlisted' : 'Public'
    draft.print.share_key = isUnlisted ? newShareKey() : null
    if (index % 2 === 0) draft.print.shared = ['notes', 'failureReason', 'material']
  }
}

function unloadDiscarded({ machines }: DemoAccount): void {
  for (const { loaded } of machines) {
    for (const [slot, { own }] of loaded) if (own.discarded) loaded.delete(slot)
  }
}

function loggedAt({ print }: Draft): number {
  return Date.parse(print.start_date ?? print.created_date)
}
