import type { ImportKind } from '../../../generated/api.d.ts'
import { recordMistake } from '../archive/check.ts'
import type { ResourceName } from '../archive/schemas.ts'
import { readRow, unreadRow, type OwnDraft, type ReadRow } from '../records.ts'
import { readCells, type Cells } from './cells.ts'
import { ownKey, OwnCells } from './ownCells.ts'
import { BadValue, decimal, milligrams } from './values.ts'

/** Columns by which our own lists are recognized (docs/archive.md, "CSV"). */
export const OWN_COLUMNS = {
  prints: ['id', 'title', 'start_date', 'usage_g', 'visibility', 'created_date'],
  spools: ['id', 'name', 'nominal_weight_g', 'remaining_g', 'created_date'],
  printers: ['id', 'name', 'power_w', 'is_active', 'created_date'],
  maintenance: ['id', 'printer', 'category', 'due_after_h', 'created_date'],
  ledger: ['id', 'spool_id', 'amount_g', 'balance_g'],
} as const

const USAGE_COLUMNS = ['spool_ids', 'spools', 'materials', 'usage_g'] as const

/** Reads a row of `prints.csv`. */
export function readOwnPrintRow(cells: Cells): ReadRow {
  return readOwn('Print', 'prints', 'title', cells, (own) => {
    const lists = USAGE_COLUMNS.map((name) => own.list(name))
    const count = Math.max(...lists.map(({ length }) => length))
    if (lists.some(({ length }) => length !== count && !(length === 0 && count === 1))) {
      throw new BadValue(`${USAGE_COLUMNS.join(', ')} must have the same number of values.`)
    }
    const [ids = [], names = [], materials = [], weights = []] = lists
    const usages = Array.from({ length: count }, (_, at) => ({
      filamentId: ids[at] || null,
      materialType: materials[at] || null,
      amountMg: milligrams(decimal('usage_g', weights[at])),
    }))
    const record = {
      title: own.text('title'),
      status: own.text('status'),
      viewStatus: own.text('visibility') ?? undefined,
      startDate: own.text('start_date'),
      endDate: own.text('end_date'),
      printTimeInSeconds: own.number('print_time_s'),
      totalTimeInSeconds: own.number('total_time_s'),
      estimatedPrintTimeInSeconds: own.number('estimated_print_time_s'),
      filamentAmountMg: own.mg('filament_g'),
      estimatedFilamentAmountMg: own.mg('estimated_filament_g'),
      filamentUsage: usages,
      filamentCostMicros: own.micros('filament_cost'),
      electricityCostMicros: own.micros('electricity_cost'),
      costCurrency: own.text('cost_currency'),
      isFilamentPartial: own.boolean('filament_cost_is_partial'),
      measuredEnergyWh: own.number('measured_energy_wh'),
      copies: own.number('copies') ?? undefined,
      plateCount: own.number('plates'),
      partCount: own.number('parts'),
      rating: own.number('rating'),
      printerId: own.number('printer_id'),
      projectId: own.text('project_id'),
      fileName: own.text('file_name'),
      url: own.text('url'),
      tags: own.list('tags'),
      failureReason: own.text('failure_reason'),
      failureCategory: own.text('failure_category'),
      notes: own.text('notes'),
      privateNotes: own.text('private_notes'),
      shared: ['failureReason', 'material'],
      source: own.text('source') ?? undefined,
      externalId: own.text('external_id'),
      deductsMaterial: false,
    }
    return {
      record,
      names: {
        printerName: own.text('printer'),
        projectName: own.text('project'),
        usages: usages.map(({ filamentId }, at) => ({ spoolName: names[at] || null, spoolId: filamentId })),
      },
    }
  })
}

/** Reads a row of `printers.csv`. */
export function readOwnPrinter(cells: Cells): ReadRow {
  return readOwn('Printer', 'printers', 'name', cells, (own) => ({
    record: {
      name: own.text('name'),
      make: own.text('make'),
      model: own.text('model'),
      category: own.text('category') ?? undefined,
      nozzleDiameterMm: own.number('nozzle_diameter_mm'),
      filamentDiameterMm: own.number('filament_diameter_mm'),
      bedWidthMm: own.number('bed_width_mm'),
      bedDepthMm: own.number('bed_depth_mm'),
      bedHeightMm: own.number('bed_height_mm'),
      wattageW: own.number('power_w'),
      purchasePriceMicros: own.micros('purchase_price'),
      purchaseCurrency: own.text('purchase_currency'),
      serialNumber: own.text('serial_number'),
      firmware: own.text('firmware'),
      isActive: own.boolean('is_active') ?? undefined,
      description: own.text('description'),
    },
  }))
}

/** Reads a row of `maintenance.csv`. */
export function readOwnMaintenance(cells: Cells): ReadRow {
  return readOwn('MaintenanceEntry', 'maintenance', 'category', cells, (own) => ({
    record: {
      printerId: own.number('printer_id'),
      date: own.text('date'),
      done: own.boolean('done'),
      category: own.text('category'),
      description: own.text('description'),
      notes: own.text('notes'),
      costMicros: own.micros('cost'),
      partsCostMicros: own.micros('parts_cost'),
      currency: own.text('currency'),
      parts: own.list('parts').map(partOf),
      dueAfterHours: own.number('due_after_h'),
      dueAfterPrints: own.number('due_after_prints'),
      dueAfterDays: own.number('due_after_d'),
      dueDate: own.text('due_date'),
      recurs: own.boolean('recurs') ?? undefined,
    },
    names: { printerName: own.text('printer'), projectName: null, usages: [] },
  }))
}

function readOwn(
  kind: ImportKind,
  resource: ResourceName,
  labelColumn: string,
  cells: Cells,
  read: (own: OwnCells) => Pick<OwnDraft, 'record' | 'names'>,
): ReadRow {
  const own = new OwnCells(cells)
  const label = own.text(labelColumn) ?? kind
  return readCells(kind, label, () => {
    const draft = read(own)
    const dates = { createdDate: own.text('created_date'), updatedDate: own.text('updated_date') }
    const all = { ...draft.record, id: own.number('id'), ...dates }
    // A member without a value gets the default of a record that lacks it.
    const record = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    const mistake = recordMistake(resource, record)
    if (mistake !== null) return unreadRow(kind, label, 'Error', mistake)
    return readRow(ownKey(String(record['id']), dates.createdDate), label, { ...draft, kind, record })
  })
}

function partOf(text: string): object {
  const [, amount, name] = /^([\d.,]+) × (.+)$/su.exec(text) ?? []
  return { name: name ?? text, amount: decimal('parts', amount) ?? 1, costMicros: null }
}
