import type { PrintStatus } from '../../../generated/api.d.ts'
import { truncate } from '../../kernel/lenient.ts'
import { readRow, unreadRow, type DraftUsage, type ReadRow } from '../records.ts'
import { readCells, type Cells, type Repetitions } from './cells.ts'
import { titleOfFile } from '../../prints/fileTitle.ts'
import { Losses } from './losses.ts'
import { spoolManagerKey } from './spoolManagerKey.ts'
import { amount, lastSegment, BadValue, dateTime, milligrams, wholeSeconds, words } from './values.ts'

/** Results, as the plug-in writes them now and as it wrote them before. */
const STATUSES: Readonly<Record<string, PrintStatus>> = {
  success: 'Success',
  '1': 'Success',
  canceled: 'Cancelled',
  cancelled: 'Cancelled',
  '0': 'Cancelled',
  failed: 'Failed',
  '2': 'Failed',
}

const MAX_FILE_NAME = 255
/** Characters of a path that are read. */
export const MAX_PATH = 1000

/** Columns by which the export is recognized. */
export const PRINT_JOB_HISTORY_COLUMNS = [
  'print result',
  'start datetime',
  'end datetime',
  'duration',
  'file name',
] as const

/** Columns whose values a print cannot have (docs/domain.md, "Imports"). */
const LOST = [
  'User',
  'File Size',
  'Layers',
  'Height',
  'Temperatures',
  'Used Filament Cost',
  'Estimated Filament Cost',
  'Estimated Electricity Cost',
  'Estimated Printer Cost',
  'Other Cost',
] as const

/** Reads a row of the CSV of the plug-in PrintJobHistory. Its times are local, without a zone. */
export function readPrintJobHistory(cells: Cells, repetitions: Repetitions): ReadRow {
  const cell = (name: string) => cells.get(name)
  const losses = new Losses()
  const text = (name: string, characters: number) => losses.words(name, cell(name.toLowerCase()), characters)
  for (const name of LOST) losses.leaveOut(name, cell(name.toLowerCase()))
  const label = words(cell('file name'), 200) ?? 'Print'
  const row = readCells('Print', label, () =>
    printJob(label, {
      result: cell('print result') ?? '',
      start: dateTime('Start Datetime', cell('start datetime')),
      end: dateTime('End Datetime', cell('end datetime')),
      seconds: duration('Duration', cell('duration')),
      file: words(cell('file path'), MAX_PATH) ?? words(cell('file name'), MAX_PATH),
      note: text('Note', 50_000),
      materials: [
        {
          vendor: text('Spool Vendor', 100),
          spool: text('Spool Name', 100),
          material: text('Material', 50),
          slot: null,
          usedMm: amount('Used Length', cell('used length')),
          plannedMm: amount('Calculated Length', cell('calculated length')),
          usedGrams: amount('Used Weight', cell('used weight')),
        },
      ],
      losses,
    }),
  )
  return row.key === null ? row : { ...row, key: repetitions.next(row.key) }
}

/** Job of the plug-in, from its CSV or its database. */
export interface PrintJob {
  readonly result: string
  readonly start: string | null
  readonly end: string | null
  readonly seconds: number | null
  readonly file: string | null
  readonly note: string | null
  readonly materials: readonly JobMaterial[]
  /** Values of the file that the print cannot have. */
  readonly losses: Losses
}

/** Material of a job. */
interface JobMaterial {
  readonly vendor: string | null
  readonly spool: string | null
  readonly material: string | null
  readonly slot: number | null
  readonly usedMm: number | null
  readonly plannedMm: number | null
  readonly usedGrams: number | null
}

/** Converts a job. The CSV has no id: start and file identify it, in the database too, so that both are recognized. */
export function printJob(label: string, job: PrintJob): ReadRow {
  const result = job.result.trim().toLowerCase()
  const status = Object.hasOwn(STATUSES, result) ? STATUSES[result] : undefined
  if (!status) return unreadRow('Print', label, 'Error', 'The result of the print is unknown.')
  const { start, end, losses } = job
  const fileName = job.file && fileNameOf(job.file)
  if (fileName !== job.file) losses.shorten('File Path')
  if (start === null) return unreadRow('Print', label, 'Error', 'The print has no start time.')
  const minute = start.slice(0, 16)
  return readRow(`printjobhistory:${minute}:${lastSegment(job.file ?? '').toLowerCase()}`, label, {
    kind: 'Print',
    printerName: null,
    fields: {
      title: titleOfFile(job.file),
      status,
      fileName,
      startDate: start,
      endDate: end !== null && end >= start ? end : null,
      printTimeInSeconds: job.seconds,
      notes: job.note,
    },
    usages: job.materials.flatMap(usageOf),
    ...losses.members,
  })
}

/** A path beyond the contract's bound is replaced with the name of its file. */
function fileNameOf(path: string): string {
  return path.length <= MAX_FILE_NAME ? path : truncate(lastSegment(path), MAX_FILE_NAME)
}

function usageOf(material: JobMaterial): DraftUsage[] {
  const { usedMm, usedGrams, plannedMm } = material
  if (usedMm === null && usedGrams === null && plannedMm === null) return []
  const name = [material.vendor, material.spool].filter((part) => part !== null).join(' ')
  return [
    {
      spoolKey: name === '' ? null : spoolManagerKey(name),
      spoolName: name === '' ? null : name,
      materialType: material.material ?? 'PLA',
      slot: material.slot,
      ...(usedGrams === null ? {} : { amountMg: milligrams(usedGrams) }),
      ...(usedGrams === null && usedMm !== null ? { lengthInM: usedMm / 1000 } : {}),
      ...(plannedMm === null ? {} : { estimatedLengthInM: plannedMm / 1000 }),
    },
  ]
}

/**
 * Reads `1d2h3m4s`, or seconds as a number in older files.
 * @throws BadValue for another text
 */
export function duration(name: string, text: string | undefined): number | null {
  const plain = (text ?? '').trim()
  if (plain === '' || plain === '-') return null
  const parts = /^(?:(\d+)d\s*)?(?:(\d+)h\s*)?(?:(\d+)m\s*)?(?:(\d+(?:[.,]\d+)?)s)?$/.exec(plain)
  if (!parts) {
    const seconds = wholeSeconds(amount(name, plain.replace(/s$/, '')))
    if (seconds === null) throw new BadValue(`${name} is not a time.`)
    return seconds
  }
  const [days, hours, minutes, seconds] = parts.slice(1).map((part) => Number((part ?? '0').replace(',', '.')))
  return wholeSeconds((((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0))
}
