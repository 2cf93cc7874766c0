import type { Insertable } from 'kysely'
import { titleOfFile } from '../../prints/fileTitle.ts'
import { notes } from './data/phrases.ts'
import type { Prints, PrintSource, PrintStatus, ViewStatus } from '../../../generated/database.d.ts'
import type { Machine } from './account.ts'
import { printFacts } from './facts.ts'
import type { Feed } from './feeds.ts'
import type { DemoOutcome } from './outcome.ts'
import type { Model } from './person.ts'
import type { Random } from './random.ts'
import type { Usage } from './usages.ts'

/** Print without an id. */
export interface Draft {
  readonly print: Omit<Insertable<Prints>, 'user_id' | 'id'> & {
    created_date: string
    updated_date: string
    view_status: ViewStatus
    status: PrintStatus
    source: PrintSource
  }
  readonly usages: readonly Usage[]
  readonly endsAt: Date
  /** Name of the rendering of its model. */
  readonly rendering: string
}

/** Print that has been started, without an outcome. */
export interface StartedPrint {
  readonly model: Model
  readonly machine: Machine
  readonly source: PrintSource
  readonly projectId: string | null
  readonly feeds: readonly Feed[]
  readonly start: Date
}

/** Values that a person forgot to record. Devices record everything. */
interface Gaps {
  readonly date: boolean
  readonly duration: boolean
  readonly estimate: boolean
  readonly weight: boolean
  readonly material: boolean
  readonly printer: boolean
}

/** Share of the first color of a multi-color print; the others share the rest. */
const MAIN_COLOR_SHARE = 0.75
/** Filament used, relative to the slicer's estimate: purging and skirts are not part of it. */
export const OVERUSE = 1.02

/** Whether a printer records its prints itself, with progress and filament lengths. */
export function isDevice(source: PrintSource): boolean {
  return source === 'OctoPrint' || source === 'Moonraker'
}

/** Creates the record of a print that has ended. */
export function finishedDraft(started: StartedPrint, outcome: DemoOutcome, random: Random): Draft {
  const { machine, source, start } = started
  const gaps = gapsOf(source, random)
  const estimate = estimateOf(started, random)
  const seconds = Math.round(estimate * machine.own.timeBias * random.around(1, 0.025) * (outcome.progress / 100))
  const endsAt = new Date(start.getTime() + seconds * 1000)
  const known = !gaps.date && !gaps.duration
  // People record prints afterwards.
  const created = source === 'Web' ? new Date(endsAt.getTime() + random.integer(1, 180) * 60_000) : start
  return {
    endsAt,
    rendering: started.model.rendering,
    usages: gaps.material ? [] : usagesOf(started, outcome, gaps, random),
    print: {
      ...common(started, estimate, random),
      ...(gaps.estimate && { estimated_print_time_in_seconds: null }),
      ...(gaps.printer && { printer_id: null }),
      status: outcome.status,
      start_date: gaps.date ? null : start.toISOString(),
      end_date: known ? endsAt.toISOString() : null,
      print_time_in_seconds: gaps.duration ? null : seconds,
      ...printFacts(started, outcome.status, gaps.duration ? null : seconds),
      progress_percent: isDevice(source) ? outcome.progress : null,
      failure_reason: outcome.reason,
      failure_category: outcome.category,
      created_date: created.toISOString(),
      updated_date: (created > endsAt ? created : endsAt).toISOString(),
    },
  }
}

/** Creates the record of a print that is running (`start` is in the past) or pending (`progress` is null). */
export function openDraft(started: StartedPrint, progress: number | null, random: Random): Draft {
  const moment = started.start.toISOString()
  return {
    endsAt: started.start,
    rendering: started.model.rendering,
    usages: started.feeds.map((feed, index) => ({ ...estimateUsage(started, feed, index, random), usedG: null })),
    print: {
      ...common(started, estimateOf(started, random), random),
      ...printFacts(started, 'Printing', null),
      status: progress === null ? 'Pending' : 'Printing',
      start_date: progress === null ? null : moment,
      end_date: null,
      print_time_in_seconds: null,
      progress_percent: progress,
      failure_reason: null,
      failure_category: null,
      created_date: moment,
      updated_date: moment,
    },
  }
}

/** Weight of one material of a model, in grams. */
export function gramsOf({ grams, materials }: Model, index: number): number {
  if (materials.length === 1) return grams
  return index === 0 ? grams * MAIN_COLOR_SHARE : (grams * (1 - MAIN_COLOR_SHARE)) / (materials.length - 1)
}

function common({ model, machine, source, projectId, feeds }: StartedPrint, estimate: number, random: Random) {
  const byDevice = isDevice(source)
  const fileName = machine.product.fileName
    .replace('{file}', model.file)
    .replace('{material}', feeds[0]?.materialType ?? 'PLA')
    .replace('{time}', `${Math.floor(estimate / 3600)}h${Math.floor((estimate % 3600) / 60)}m`)
  // A device derives the title from the file until the owner changes it.
  const renamed = !byDevice || random.chance(0.7)
  return {
    title: renamed ? model.title : titleOfFile(fileName),
    view_status: 'Private' as ViewStatus,
    share_key: null,
    shared: ['failureReason', 'material'],
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

function usagesOf(started: StartedPrint, { status, progress }: DemoOutcome, gaps: Gaps, random: Random): Usage[] {
  const whole = status === 'Success' || status === 'PartialSuccess'
  const measured = random.chance(whole ? 0.85 : 0.6)
  return started.feeds.map((feed, index) => {
    const usage = estimateUsage(started, feed, index, random)
    const usedG = usage.estimatedG * random.around(OVERUSE, 0.012) * (progress / 100)
    return {
      ...usage,
      estimatedG: gaps.weight || gaps.estimate ? null : usage.estimatedG,
      usedG: gaps.weight || !measured ? null : usedG,
    }
  })
}

function estimateUsage(
  started: StartedPrint,
  feed: Feed,
  index: number,
  random: Random,
): Usage & { estimatedG: number } {
  return {
    ...feed,
    id: random.uuid(),
    estimatedG: gramsOf(started.model, index) * random.between(0.98, 1.02),
    usedG: null,
    source: isDevice(started.source) ? 'Length' : 'Weight',
  }
}

/** Estimated print time, in seconds. */
function estimateOf({ model, machine }: StartedPrint, random: Random): number {
  return Math.round(model.minutes * 60 * machine.product.pace * random.between(0.97, 1.03))
}
