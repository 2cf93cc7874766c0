import type { Row } from './mutant.ts'

const OVERFULL = 'spoolman/overfull.test.ts'
const PRICES = 'spoolman/prices.test.ts'
const SOCKETS = 'spoolman/sockets.test.ts'
const FOREIGN = 'imports/foreign.test.ts'

const STOCK = 'operations/Stock/GetStock.test.ts'
const PLAN = 'operations/Stock/GetPlan.test.ts'
const LOW_TYPES = 'jobs/lowTypes.test.ts'

/** What programs that know Spoolman read and write of spools, what is read from the files of programs, and the stock for planned prints. */
export const spools: readonly Row[] = [
  [
    'src/spoolman/spools.ts',
    'else greatest(f.initial_nominal_weight_mg, f.balance_mg)',
    'else f.initial_nominal_weight_mg',
    OVERFULL,
  ],
  ['src/spoolman/spoolWeights.ts', 'balanceMg <= initialMg', 'true', OVERFULL],
  ['src/spoolman/writeSpool.ts', 'if (setsWeights(sent)) await', 'if (false) await', 'spoolman/weights.test.ts'],
  ['src/spoolman/currency.ts', 'price === null ? null : code', 'purchaseCurrency', PRICES],
  ['src/spoolman/currency.ts', 'purchaseCurrency === code ? purchasePrice : null', 'purchasePrice', PRICES],
  ['src/spoolman/currency.ts', 'coalesce(${own}, account.currency) = ${currency}', 'true', PRICES],
  ['src/spoolman/deleted.ts', 'price === null || purchaseCurrency !== currency', 'price === null', PRICES],
  ['src/imports/formats/spoolManager.ts', 'repetitions.next(key)', 'key', FOREIGN],
  ['src/imports/planAdditions.ts', 'room.left < 1', 'false', 'imports/boundedTypes.test.ts'],
  ['src/imports/undo.ts', 'await undoAdditions(trx, held, first?.position ?? 0)', 'false', 'imports/additions.test.ts'],
  ['src/imports/batches.ts', "'import commits', ${userId}", 'gen_random_uuid()::text, 0', 'imports/parallel.test.ts'],
  ['src/spoolman/replace.ts', 'before: { storageLocation: value }', 'before: {}', SOCKETS],
  ['src/spoolman/extra.ts', 'before: {}, isPartial: true', 'before: {}', SOCKETS],
  ['src/spoolman/extraValues.ts', '${text}::jsonb', 'to_jsonb(${text})', 'spoolman/extraOrder.test.ts'],
  ['src/spoolman/search.ts', 'type.external_id, brand.name`', 'type.external_id`', 'spoolman/search.test.ts'],
  ['src/spoolman/search.ts', 'sql`${columns}, ${values}`', 'columns', 'spoolman/search.test.ts'],
  ['src/spoolman/upgrade.ts', ' && openResponses(req.socket).length === 0', '', 'spoolman/upgrade.test.ts'],
  ['src/spoolman/color.ts', '(1 + 0.045 * chroma)', '1', 'spoolman/colors.test.ts'],
  ['src/spoolman/search.ts', 'one.distance - other.distance', '0', 'spoolman/search.test.ts'],
  ['src/spoolman/searchHits.ts', 'at === 0 ? rank : rank + 1', 'rank', 'spoolman/search.test.ts'],
  ['src/spoolman/colorNames.ts', "hex.replace(/./g, '$&$&')", 'hex', 'spoolman/search.test.ts'],
  ['src/spoolman/search.ts', 'spool_count: own.length', 'spool_count: first.length', 'spoolman/search.test.ts'],
  ['src/spoolman/extraValues.ts', 'textOf(JSON.parse(json)) || null', 'json', 'spoolman/groups.test.ts'],
  ['src/spoolman/replace.ts', "or ${extraJson(text)} #>> '{}' = ${value}", '', 'spoolman/groups.test.ts'],
  ['src/spoolman/filters.ts', "`date_trunc('second', ${column}) <=", '`${column} <=', 'spoolman/filters.test.ts'],
  ['src/spoolConnections/fieldRule.ts', ' && !LONG_EXPONENT.test(text)', '', 'spoolman/extraLength.test.ts'],
  ['src/spoolConnections/fieldValues.ts', 'bytes += size', '', 'imports/longValues.test.ts'],
  ['src/imports/programData.ts', 'then ${here} else', 'then ${all} else', 'imports/longValues.test.ts'],
  ['src/spoolman/fieldList.ts', 'if (removed.length > 0) await', 'if (false) await', 'spoolman/fieldList.test.ts'],
  ['src/spoolman/settings.ts', " || value === 'null'", '', 'spoolman/fieldList.test.ts'],
  ['src/spoolman/writeVendor.ts', 'await lockAdditions(trx, userId)', '', 'spoolman/vendors.test.ts'],
  [
    'src/spoolman/extraFilters.ts',
    'if (!field) continue',
    'if (!field) return [sql`false`]',
    'spoolman/filters.test.ts',
  ],
  ['src/spoolman/exports.ts', "name !== 'extra' && ", '', 'spoolman/exports.test.ts'],
  ['src/spoolman/writeFilament.ts', 'vendor?.empty_spool_weight ?? null', 'null', 'spoolman/weights.test.ts'],
  ['src/spoolman/filaments.ts', 'row.weight_mg ?', 'row.weight_mg !== null ?', 'spoolman/weights.test.ts'],
  ['src/stock/demand.ts', ' - sum(need.changed_mg), 0)::bigint as reserved_mg', ', 0)::bigint as reserved_mg', STOCK],
  [
    'src/stock/demand.ts',
    'coalesce(u.amount_mg, u.estimated_amount_mg)',
    'u.estimated_amount_mg',
    'stock/oracle.test.ts',
  ],
  ['src/stock/rows.ts', 'when compared.is_unknown then null', '', STOCK],
  ['src/stock/rows.ts', "pooled.kind = 'Material' then pooled.other_free_mg", 'false then pooled.other_free_mg', STOCK],
  ['src/stock/rows.ts', 'where f.user_id = ${userId} and f.is_active', 'where f.user_id = ${userId}', STOCK],
  ['src/stock/rowKey.ts', 'f.diameter_mm, ', '', STOCK],
  ['src/stock/rows.ts', 'nullif(reordered.nominal_mg, 0) + 1 end', 'reordered.nominal_mg end', STOCK],
  ['src/stock/assignSpools.ts', '(b.neededMg ?? 0) - (a.neededMg ?? 0)', '0', PLAN],
  ['src/stock/assignSpools.ts', 'task.keptMg = pool.take(task.named, task.neededMg)', 'task.keptMg = 0', PLAN],
  [
    'src/stock/assignSpools.ts',
    'if (need.isTakenFirst) pool.take(named, neededMg ?? 0)',
    'if (need.isTakenFirst) continue',
    PLAN,
  ],
  ['src/stock/assignSpools.ts', 'if (!others.hasUnknown(isUsed)) return null', 'return null', PLAN],
  [
    'src/stock/spoolShelf.ts',
    'if (found && !isExcluded(found.spool)) return found.spool',
    'if (found) return found.spool',
    PLAN,
  ],
  [
    'src/stock/spoolShelf.ts',
    'return a.leftMg - b.leftMg || a.order - b.order',
    'return b.leftMg - a.leftMg || a.order - b.order',
    PLAN,
  ],
  ['src/stock/spoolPool.ts', 'for (const shelf of shelves) shelf?.add(stored)', '', PLAN],
  ['src/stock/spoolPool.ts', 'stored.leftMg -= takenMg', '', 'stock/planOracle.test.ts'],
  ['src/stock/spoolPool.ts', 'if (!spool?.isActive) return null', 'if (!spool) return null', PLAN],
  ['src/stock/subtractReported.ts', 'subtract(usage, changed, rowOf(usage.filamentId))', 'usage', PLAN],
  ['src/stock/plan.ts', "    .where('p.deducts_material', '=', true)\n", '', PLAN],
  ['src/stock/lowTypes.ts', 'isLow !== false', 'isLow === true', LOW_TYPES],
  ['src/stock/lowTypes.ts', ' or watch.repeat_date <= ${now.toISOString()}::timestamptz', '', LOW_TYPES],
  ['src/stock/lowTypes.ts', "      .where('type.low_date', 'is', null)\n", '', LOW_TYPES],
  ['src/stock/lowTypes.ts', "('Committing', 'Undoing')", "('Undoing')", LOW_TYPES],
  [
    'src/imports/restore/columns.ts',
    "(record['reorderPointMg'] ?? null) === null ? null : record['updatedDate']",
    'null',
    LOW_TYPES,
  ],
  ['src/ledger/lowSpool.ts', ' and other.is_active', '', 'operations/Filaments/lowStock.test.ts'],
  ['src/ledger/lowSpool.ts', ' and type.reorder_point_mg is not null', '', 'operations/Filaments/lowStock.test.ts'],
]
