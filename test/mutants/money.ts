import type { Row } from './mutant.ts'

const COSTS = 'operations/Prints/costs.test.ts'
const FIXED = 'operations/Prints/fixedCosts.test.ts'
const REPRICE = 'operations/Prints/RepricePrints.test.ts'
const PRINTS = 'operations/Prints/prints.test.ts'
const IMPORTED = 'imports/laterChanges.test.ts'

/** Costs, measures, and the stock of spools. */
export const costs: readonly Row[] = [
  [
    'src/prints/cost.ts',
    'fromMicros((filament ?? 0) + (electricity ?? 0), currency)',
    'fromMicros(filament ?? 0, currency) + fromMicros(electricity ?? 0, currency)',
    COSTS,
  ],
  ['src/prints/cost.ts', '(coalesce(${filament}, 0) + coalesce(${electricity}, 0))', 'coalesce(${filament}, 0)', COSTS],
  [
    'src/ledger/recalculate.ts',
    'payable(sql`priced.deducted_mg * priced.micros_per_mg`)',
    'payable(sql`round(priced.deducted_mg * priced.micros_per_mg / 10000) * 10000`)',
    COSTS,
  ],
  ['src/ledger/prices.ts', '/ 3600000', '/ 3600', COSTS, PRINTS],
  ['src/prints/change.ts', 'hasOtherUsages || hasOtherCosts(before, fields)', 'true', IMPORTED],
  ['src/prints/bulkChange.ts', 'changes.filter(hasOtherCosts)', 'changes', IMPORTED],
  ['src/prints/usages.ts', 'if (areStored(rows, stored)) return false', '', IMPORTED],
  ['src/imports/restore/columns.ts', "&& record['costCurrency'] !== null", '', IMPORTED],
  ['src/imports/planPrints.ts', 'print && !isMadeFrom(row, print)', 'false', 'operations/Imports/imports.test.ts'],
  ['src/prints/insert.ts', '...(isPriced ? pricedColumns(columns) : {})', '', COSTS],
  ['src/ledger/materialPrice.ts', '/ 1000000.0', '/ 1000.0', COSTS],
  [
    'src/ledger/prices.ts',
    'case when p.is_priced then ${fixed} else coalesce(${fixed}, ${current}) end',
    '${current}',
    COSTS,
  ],
  ['src/ledger/prices.ts', 'p.is_priced and p.wattage_printer_id is not distinct from p.printer_id', 'false', FIXED],
  ['src/ledger/prices.ts', ' and p.wattage_printer_id is not distinct from p.printer_id', '', COSTS],
  ['src/ledger/recalculate.ts', 'sql`p.default_spool_price_micros`', 'sql`owner.default_spool_price_micros`', FIXED],
  ['src/prints/reprice.ts', 'sql`rollback to savepoint before_reprice`', 'sql`select`', REPRICE],
  ['src/ledger/recalculate.ts', 'p.status not in ${statusList.open}', 'true', COSTS],
  [
    'src/ledger/prices.ts',
    'case when ${micros} <= ${MAXIMUM_COST_MICROS}::bigint then round(${micros})::bigint end',
    'round(${micros})::bigint',
    'ledger/recalculate.test.ts',
  ],
  ['src/ledger/recalculate.ts', ' filter (where u.cost_currency = p.cost_currency)', '', PRINTS],
  ['src/ledger/recalculate.ts', ' is distinct from 0), false)', ' is not null), false)', COSTS],
  [
    'src/analytics/figures/costTally.ts',
    'if (filamentReason === null) this.partialFilament',
    'this.partialFilament',
    'analytics/oracle.test.ts',
  ],
  ['src/kernel/money.ts', 'Math.round((micros * scale)', 'Math.floor((micros * scale)', 'kernel/money.test.ts'],
  ['src/kernel/money.ts', 'MICROS_PER_UNIT = 1_000_000', 'MICROS_PER_UNIT = 100_000', 'kernel/money.test.ts'],
  ['src/prints/roundedMoney.ts', 'else 2 end', 'else 0 end', COSTS],
  [
    'src/prints/sumOfCosts.ts',
    ' filter (where p.cost_currency = owner.currency)',
    '',
    'operations/Projects/list.test.ts',
  ],
  ['src/projects/totals.ts', 'fromMicros(cost_micros, currency)', 'Math.floor(cost_micros / 1e6)', COSTS],
  ['src/filaments/measure.ts', 'Math.PI / 4', 'Math.PI / 2', 'filaments/measure.test.ts'],
  ['src/filaments/measure.ts', 'DEFAULT_DIAMETER_MM = 1.75', 'DEFAULT_DIAMETER_MM = 2.85', 'filaments/measure.test.ts'],
  ['src/filaments/measure.ts', 'if (source !== null && given[source]) return source', '', 'filaments/measure.test.ts'],
  [
    'src/filaments/measure.ts',
    "['Weight', 'Length', 'Volume'] as",
    "['Length', 'Weight', 'Volume'] as",
    'filaments/measure.test.ts',
  ],
  ['src/filaments/measure.ts', 'measure === null || measure <= MAXIMUM', 'true', 'filaments/measure.test.ts'],
]

const LEDGER = 'operations/Filaments/ledger.test.ts'
const CORRECTION = 'operations/Filaments/correction.test.ts'
const MATERIAL_SUMS = 'operations/Prints/materialSums.test.ts'
const ACCURACY = 'operations/Analytics/GetAccuracy.test.ts'
const LOW_STOCK = 'operations/Filaments/lowStock.test.ts'

/** Deductions from spools, and corrections of their stock. */
export const ledger: readonly Row[] = [
  [
    'src/ledger/deduction.ts',
    'u.estimated_amount_mg * p.progress_percent / 100.0',
    'u.estimated_amount_mg',
    'ledger/ledger.test.ts',
  ],
  [
    'src/ledger/deduction.ts',
    'SUCCESSFUL.includes(status) ? estimatedMg : null',
    'estimatedMg',
    'operations/Prints/deductions.test.ts',
  ],
  [
    'src/ledger/recalculate.ts',
    "printId: id, kind: 'Usage' as const, amountMg: -deductedMg",
    "printId: id, kind: 'Usage' as const, amountMg: deductedMg",
    'operations/Prints/deductions.test.ts',
  ],
  ['src/ledger/materialSum.ts', 'coalesce(u.amount_mg, u.estimated_amount_mg)', 'u.amount_mg', MATERIAL_SUMS],
  ['src/ledger/materialSum.ts', 'case when count(u.amount_mg) > 0', 'case when true', MATERIAL_SUMS],
  ['src/ledger/materialSum.ts', 'mg ?? estimatedMg', 'mg', MATERIAL_SUMS],
  ['src/ledger/materialSum.ts', 'usages.some(({ amount_mg: mg }) => mg != null)', 'true', MATERIAL_SUMS],
  ['src/ledger/materialSum.ts', '(u.amount_mg is null) <> (u.estimated_amount_mg is null)', 'false', ACCURACY],
  [
    'src/ledger/materialSum.ts',
    'paired.length < Math.max(actual.length, estimated.length)',
    'false',
    'imports/roundTrip.test.ts',
  ],
  [
    'src/prints/fields.ts',
    'filamentUsage, isFinished(status))',
    'filamentUsage, false)',
    'ledger/ledger.property.test.ts',
  ],
  [
    'src/ledger/ledger.ts',
    'amountMg: -difference.amount_mg',
    'amountMg: difference.amount_mg',
    'ledger/ledger.test.ts',
  ],
  [
    'src/ledger/ledger.ts',
    'coalesce(wanted.amount_mg, 0) - coalesce(booked.amount_mg, 0)',
    'coalesce(wanted.amount_mg, 0)',
    'ledger/recalculate.test.ts',
    'ledger/ledger.test.ts',
  ],
  ['src/ledger/ledger.ts', '.fullJoin(', '.leftJoin(', 'ledger/ledger.test.ts'],
  ['src/filaments/adjust.ts', 'return newRemainingMg - spool.balance_mg', 'return newRemainingMg', LEDGER],
  ['src/filaments/adjust.ts', 'measuredWeightMg < spool.spool_weight_mg', 'false', LEDGER],
  ['src/filaments/adjust.ts', ' - spool.spool_weight_mg - spool.balance_mg', ' - spool.balance_mg', LEDGER],
  ['src/filaments/adjust.ts', 'given.length === 1', 'given.length >= 1', LEDGER],
  ['src/filaments/adjust.ts', 'amountMg: -adjustment.amountMg', 'amountMg: adjustment.amountMg', LEDGER],
  ['src/filaments/adjust.ts', "adjustment.kind !== 'Adjustment'", 'false', LEDGER],
  ['src/filaments/adjust.ts', 'adjustment.isReversible !== true', 'false', LEDGER],
  ['src/ledger/reversible.ts', 'then entry.amount_mg = ${difference}', 'then false', LEDGER],
  ['src/ledger/reversible.ts', ' and undone.id is null', '', LEDGER],
  ['src/filaments/delete.ts', 'spool.printCount > 0', 'spool.printCount > 1', 'operations/Filaments/filaments.test.ts'],
  ['src/filaments/change.ts', '!material && !PRICE.some(differs)', 'true', CORRECTION],
  ['src/filaments/change.ts', 'if (material) await', 'if (!material) await', CORRECTION],
  ['src/ledger/entries.ts', 'spool.balance_mg > mg && ', '', LOW_STOCK],
  ['src/ledger/entries.ts', 'if (spool.initial_nominal_weight_mg === null) return', '', LOW_STOCK],
  ['src/ledger/entries.ts', 'remainingMg <= mg', 'remainingMg < mg', LOW_STOCK],
  ['src/filaments/lowStock.ts', 'f.initial_nominal_weight_mg / 10', '0', LOW_STOCK],
  [
    'src/operations/Prints/CompletePrint.ts',
    'body[name] !== undefined',
    'body[name] != null',
    'operations/Prints/CompletePrint.test.ts',
  ],
  ['src/prints/usageRows.ts', 'knownIds.delete(id) ? id : randomUUID()', 'randomUUID()', PRINTS],
  ['src/prints/fields.ts', 'endDate < startDate', 'false', PRINTS],
  ['src/ledger/prices.ts', '${energyWh}::numeric * ${rateMicros} / 1000,', 'null,', 'operations/Prints/facts.test.ts'],
]
