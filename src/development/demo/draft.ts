import type { Insertable } from 'kysely'
import { notes } from '../../../db/demo/remarks.ts'
import type { Prints, PrintSource, PrintStatus } from '../../../generated/database.d.ts'
import type { Machine } from './household.ts'
import type { Feed } from './loading.ts'
import type { Outcome } from './outcome.ts'
import type { Model } from './person.ts'
import type { Random } from './random.ts'
import type { Usage } from './usages.ts'

/** A print before it has an id. */
export interface Draft {
  readonly print: Omit<Insertable<Prints>, 'user_id' | 'id'> & {
    created_date: string
    status: PrintStatus
    source: PrintSource
  }
  readonly usages: readonly Usage[]
  readonly endsAt: Date
}

/** A print as it is started. */
export interface Attempt {
  readonly model: Model
  readonly machine: Machine
  readonly source: PrintSource
  readonly projectId: string | null
  readonly feeds: readonly Feed[]
  readonly start: Date
}

/** What people forget to write down; devices forget nothing. */
interface Gaps {
  readonly date: boolean
  readonly duration: boolean
  readonly estimate: boolean
  readonly weight: boolean
  readonly material: boolean
  readonly printer: boolean
}

/** Of a multi-colour print, the first colour's part; the others share the rest. */
const MAIN_COLOUR = 0.75
/** Purge, skirt and slips: more than the slicer says. */
export const WASTE = 1.02

/** Whether a printer writes its prints down itself, with progress and lengths. */
export function isDevice(source: PrintSource): boolean {
  return source === 'OctoPrint' || source === 'Moonraker'
}

/** The record of a print that is over. */
export function finishedDraft(attempt: Attempt, outcome: Outcome, random: Random): Draft {
  const { machine, source, start } = attempt
  const gaps = gapsOf(source, random)
  const estimate = estimateOf(attempt, random)
  const seconds = Math.round(estimate * machine.own.timeBias * random.around(1, 0.025) * (outcome.progress / 100))
  const endsAt = new Date(start.getTime() + seconds * 1000)
  const known = !gaps.date && !gaps.duration
  // By hand, prints are written down afterwards.
  const created = source === 'Web' ? new Date(endsAt.getTime() + random.integer(1, 180) * 60_000) : start
  return {
    endsAt,
    usages: gaps.material ? [] : usagesOf(attempt, outcome, gaps, random),
    print: {
      ...common(attempt, estimate, random),
      ...(gaps.estimate && { estimated_print_time_in_seconds: null }),
      ...(gaps.printer && { printer_id: null }),
      status: outcome.status,
      start_date: gaps.date ? null : start.toISOString(),
      end_date: known ? endsAt.toISOString() : null,
      print_time_in_seconds: gaps.duration ? null : seconds,
      progress_percent: isDevice(source) ? outcome.progress : null,
      failure_reason: outcome.reason,
      created_date: created.toISOString(),
      updated_date: (created > endsAt ? created : endsAt).toISOString(),
    },
  }
}

/** The record of a print that runs (`start` is in the past) or waits (`progress` is null). */
export function openDraft(attempt: Attempt, progress: number | null, random: Random): Draft {
  const moment = attempt.start.toISOString()
  return {
    endsAt: attempt.start,
    usages: attempt.feeds.map((feed, index) => ({ ...estimateUsage(attempt, feed, index, random), usedG: null })),
    print: {
      ...common(attempt, estimateOf(attempt, random), random),
      status: progress === null ? 'Pending' : 'Printing',
      start_date: progress === null ? null : moment,
      end_date: null,
      print_time_in_seconds: null,
      progress_percent: progress,
      failure_reason: null,
      created_date: moment,
      updated_date: moment,
    },
  }
}

/** Weight of one of the materials of a model, in grams. */
export function gramsOf({ grams, materials }: Model, index: number): number {
  if (materials.length === 1) return grams
  return index === 0 ? grams * MAIN_COLOUR : (grams * (1 - MAIN_COLOUR)) / (materials.length - 1)
}

function common({ model, machine, source, projectId, feeds }: Attempt, estimate: number, random: Random) {
  const byDevice = isDevice(source)
  const fileName = machine.product.fileName
    .replace('{file}', model.file)
    .replace('{material}', feeds[0]?.materialType ?? 'PLA')
    .replace('{time}', `${Math.floor(estimate / 3600)}h${Math.floor((estimate % 3600) / 60)}m`)
  // Devices call a print like its file, until its owner finds a better title.
  const renamed = !byDevice || random.chance(0.7)
  return {
    title: renamed ? model.title : fileName.replace(/\.gcode.*$/, ''),
    view_status: 'Private' as const,
    share_key: null,
    printer_id: machine.id,
    project_id: projectId,
    estimated_print_time_in_seconds: estimate,
    notes: random.chance(0.12) ? random.pick(notes) : (model.notes ?? null),
    url: model.url ?? null,
    file_name: byDevice || random.chance(0.6) ? fileName : null,
    copies: model.copies ?? 1,
    tags: [...model.tags],
    source,
    edited_fields: byDevice && renamed ? ['title'] : [],
  }
}

function gapsOf(source: PrintSource, random: Random): Gaps {
  const forgets = (probability: number) => random.chance(probability) && source === 'Web'
  return {
    date: forgets(0.05),
    duration: forgets(0.07),
    estimate: forgets(0.1),
    weight: forgets(0.05),
    material: forgets(0.05),
    printer: forgets(0.05),
  }
}

function usagesOf(attempt: Attempt, { status, progress }: Outcome, gaps: Gaps, random: Random): Usage[] {
  const whole = status === 'Success' || status === 'PartialSuccess'
  const measured = random.chance(whole ? 0.85 : 0.6)
  return attempt.feeds.map((feed, index) => {
    const usage = estimateUsage(attempt, feed, index, random)
    const usedG = usage.estimatedG * random.around(WASTE, 0.012) * (progress / 100)
    return {
      ...usage,
      estimatedG: gaps.weight || gaps.estimate ? null : usage.estimatedG,
      usedG: gaps.weight || !measured ? null : usedG,
    }
  })
}

function estimateUsage(attempt: Attempt, feed: Feed, index: number, random: Random): Usage & { estimatedG: number } {
  return {
    ...feed,
    id: random.uuid(),
    estimatedG: gramsOf(attempt.model, index) * random.between(0.98, 1.02),
    usedG: null,
    source: isDevice(attempt.source) ? 'Length' : 'Weight',
  }
}

/** In seconds. */
function estimateOf({ model, machine }: Attempt, random: Random): number {
  return Math.round(model.minutes * 60 * machine.product.pace * random.between(0.97, 1.03))
}
