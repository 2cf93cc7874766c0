import type { PrintStatus } from '../../../generated/api.d.ts'
import { amountOf, objectOf, ownProperty, textOf, type Fields } from '../../kernel/lenient.ts'
import { readRow, unreadRow, type DraftUsage, type ReadRow } from '../records.ts'
import { Losses } from './losses.ts'
import { titleOfFile } from '../../prints/fileTitle.ts'
import { milligrams, unixTime, wholeSeconds } from './values.ts'

/** Statuses of Moonraker's history, but for a job that is still printing. */
const STATUSES: Readonly<Record<string, PrintStatus>> = {
  completed: 'Success',
  cancelled: 'Cancelled',
  error: 'Failed',
  klippy_shutdown: 'Failed',
  klippy_disconnect: 'Failed',
  interrupted: 'Failed',
  server_exit: 'Failed',
}

const MAX_MM = 1_000_000_000
const MAX_GRAMS = 1_000_000
const MAX_MATERIAL = 50

/** Whether an object is a job of Moonraker's history. */
export function isMoonrakerJob(job: Fields): boolean {
  return 'job_id' in job && 'filename' in job && 'status' in job && 'start_time' in job
}

/**
 * Reads a job as `GET /server/history/list` returns it, or a row of the table `job_history`. The number of a job begins
 * again with each installation, so the start is part of its key.
 */
export function readMoonrakerJob(job: Fields): ReadRow {
  const losses = new Losses()
  const file = losses.words('filename', textOf(ownProperty(job, 'filename')), 255)
  const id = textOf(ownProperty(job, 'job_id'))
  const label = file ?? `Job ${id ?? '?'}`
  const word = textOf(ownProperty(job, 'status')) ?? ''
  if (word === 'in_progress') return unreadRow('Print', label, 'Skipped', 'The job is still printing.')
  const status = Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined
  if (!status) return unreadRow('Print', label, 'Error', 'The status of the job is unknown.')
  const startDate = unixTime(ownProperty(job, 'start_time'))
  if (id === null || startDate === null) {
    return unreadRow('Print', label, 'Error', 'The job has no number or no start time.')
  }
  const number =
    /^\d+$/.test(id) && typeof ownProperty(job, 'job_id') === 'number' ? Number(id) : Number.parseInt(id, 16)
  const endDate = unixTime(ownProperty(job, 'end_time'))
  const printTime = wholeSeconds(amountOf(ownProperty(job, 'print_duration'), MAX_MM))
  const totalTime = wholeSeconds(amountOf(ownProperty(job, 'total_duration'), MAX_MM))
  const metadata = objectOf(ownProperty(job, 'metadata'))
  return readRow(`moonraker:${Number.isNaN(number) ? id : number}:${Math.floor(Date.parse(startDate) / 1000)}`, label, {
    kind: 'Print',
    printerName: null,
    fields: {
      title: titleOfFile(file),
      status,
      fileName: file,
      startDate,
      endDate: endDate !== null && endDate >= startDate ? endDate : null,
      printTimeInSeconds: printTime,
      totalTimeInSeconds: totalTime !== null && totalTime >= (printTime ?? 0) ? totalTime : null,
      estimatedPrintTimeInSeconds: wholeSeconds(amountOf(ownProperty(metadata, 'estimated_time'), MAX_MM)),
      measuredEnergyWh: energyOf(job),
      failureReason: status === 'Failed' ? word : null,
    },
    usages: usagesOf(job, metadata, losses),
    ...losses.members,
  })
}

/** One length is reported for all tools; of several spools or materials the first one counts. */
function usagesOf(job: Fields, metadata: Fields, losses: Losses): DraftUsage[] {
  const used = amountOf(ownProperty(job, 'filament_used'), MAX_MM)
  const planned = amountOf(ownProperty(metadata, 'filament_total'), MAX_MM)
  const grams = amountOf(ownProperty(metadata, 'filament_weight_total'), MAX_GRAMS)
  if (used === null && planned === null && grams === null) return []
  const material = losses.words(
    'filament_type',
    textOf(ownProperty(metadata, 'filament_type'))?.split(/[;,]/)[0]?.replaceAll('"', ''),
    MAX_MATERIAL,
  )
  const [spool] = spoolsOf(job)
  return [
    {
      spoolKey: spool === undefined ? null : `spoolman:spool:${spool}`,
      spoolName: spool === undefined ? null : `Spoolman ${spool}`,
      materialType: material ?? 'PLA',
      ...(used === null ? {} : { lengthInM: used / 1000 }),
      ...(grams === null ? {} : { estimatedAmountMg: milligrams(grams) }),
      ...(grams === null && planned !== null ? { estimatedLengthInM: planned / 1000 } : {}),
    },
  ]
}

function auxiliary(job: Fields): Fields[] {
  const list = ownProperty(job, 'auxiliary_data')
  return Array.isArray(list) ? list.map(objectOf) : []
}

function spoolsOf(job: Fields): number[] {
  const entry = auxiliary(job).find(({ provider, name }) => provider === 'spoolman' && name === 'spool_ids')
  const ids: unknown = entry?.['value']
  const list: unknown[] = Array.isArray(ids) ? ids : [ids]
  return list.filter((id): id is number => typeof id === 'number' && Number.isSafeInteger(id) && id > 0)
}

/** Energy of the first sensor that counts it, in Wh. */
function energyOf(job: Fields): number | null {
  for (const { units, value } of auxiliary(job)) {
    const unit = textOf(units)?.toLowerCase()
    const energy = amountOf(value, MAX_GRAMS)
    if (energy !== null && unit === 'kwh') return Math.round(energy * 1_000_000) / 1000
    if (energy !== null && unit === 'wh') return energy
  }
  return null
}
