import type { Row } from './mutant.ts'

const DUE = 'operations/PrinterMaintenance/due.test.ts'
const ENTRIES = 'operations/PrinterMaintenance/entries.test.ts'
const RECURRING = 'operations/PrinterMaintenance/recurring.test.ts'
const COMPLETE = 'operations/PrinterMaintenance/CompleteEntry.test.ts'
const VERSIONS = 'operations/Filaments/ledgerVersions.test.ts'
const BULK = 'operations/Prints/bulk.test.ts'

/** Maintenance, printers, and changes of many prints. */
export const records: readonly Row[] = [
  ['src/maintenance/due.ts', ' and earlier.done', '', DUE],
  ['src/maintenance/due.ts', 'lower(trimmed(entry.category))', 'entry.category', DUE],
  ['src/maintenance/categories.ts', "    .orderBy(sql`count(*)`, 'desc')\n", '', ENTRIES],
  ['src/maintenance/due.ts', 'planned.due_after_hours * 3600', 'planned.due_after_hours * 60', DUE],
  ['src/maintenance/due.ts', 'not entry.done and entry.due_date <=', 'entry.due_date <=', DUE],
  ['src/maintenance/due.ts', 'entry.due_date <= ', 'entry.due_date < ', DUE],
  ['src/maintenance/due.ts', '${printSeconds} as seconds', 'p.print_time_in_seconds as seconds', DUE],
  [
    'src/maintenance/fields.ts',
    'fields.cost === null && partsCost === null ? null : (fields.currency ?? owner.currency)',
    'fields.currency ?? owner.currency',
    ENTRIES,
  ],
  ['src/maintenance/fields.ts', '(fields.currency ?? owner.currency)', 'owner.currency', ENTRIES],
  ['src/maintenance/complete.ts', 'if (current.done) throw', 'if (false) throw', COMPLETE],
  ['src/maintenance/change.ts', 'requireMatch(before)', '', COMPLETE],
  ['src/maintenance/complete.ts', 'date: context.now().toISOString(), ', '', COMPLETE],
  ['src/events/write.ts', ' ?? members.loadedInPrinterId', '', 'events/emitted.test.ts'],
  ['src/filaments/adjust.ts', 'requireMatch(before)\n  if (spool', 'if (spool', VERSIONS],
  [
    'src/filaments/adjust.ts',
    'requireMatch(before)\n  const adjustment',
    'const adjustment',
    'conformance/conditional.test.ts',
  ],
  ['src/comments/write.ts', '  requireMatch(comment)', '', 'operations/Prints/removeComment.test.ts'],
  ['src/comments/visible.ts', 'found.authorId === callerId || ', '', 'operations/Comments/GetComment.test.ts'],
  ['src/printers/move.ts', 'MAX_LOADED = 32', 'MAX_LOADED = 33', 'operations/Printers/loading.test.ts'],
  ['src/printers/move.ts', 'row.filamentId === loaded.filamentId', 'false', 'events/emitted.test.ts'],
  ['src/printers/load.ts', 'inserted.length < rows.length', 'false', 'operations/Printers/printers.test.ts'],
  ['src/printers/load.ts', 'slots.has(slot)', 'false', 'operations/Printers/printers.test.ts'],
  ['src/prints/bulkChange.ts', 'MAX_TAGS = 50', 'MAX_TAGS = 51', BULK],
  ['src/prints/bulkChange.ts', '!dryRun && ', '', BULK],
  ['src/prints/bulkChange.ts', 'isFromIntegration(print) ? changed : []', '[]', BULK],
  ['src/prints/bulkChange.ts', ' && before.costCurrency === null', '', BULK],
  ['src/prints/bulkChange.ts', 'addTags.filter((tag) => !tags.includes(tag))', 'addTags', BULK],
  ['src/kernel/shareKey.ts', '(current ?? newShareKey())', 'newShareKey()', BULK],
  ['src/maintenance/next.ts', ' || wasCompleted || entry.nextEntryId !== null', '', RECURRING],
  ['src/maintenance/next.ts', 'cost: null }', '}', RECURRING],
  ['src/maintenance/change.ts', 'await moveNext(trx, userId, before, changed)', '', RECURRING],
  ['src/maintenance/next.ts', ".where('date', '=', before.date)", '', RECURRING],
  ['src/maintenance/next.ts', ".where('done', '=', false)", '', RECURRING],
  ['src/maintenance/fields.ts', 'hasInterval || !recurs', 'true', RECURRING],
  ['src/prints/filter.ts', 'p.rating >= ${minRating}', 'p.rating > ${minRating}', 'operations/Prints/facts.test.ts'],
  [
    'src/prints/filter.ts',
    '${printSeconds} < ${toPrintTimeInSeconds}',
    '${printSeconds} <= ${toPrintTimeInSeconds}',
    'operations/Prints/facts.test.ts',
  ],
  ['src/database/oneOfNames.ts', 'lower(trimmed(${column}))', 'lower(${column})', 'operations/Filaments/list.test.ts'],
  ['src/filaments/fields.ts', 'fields.brand?.trim()', 'fields.brand', 'operations/Filaments/list.test.ts'],
  ['src/filaments/list.ts', ' || f.tags) end', ') end', 'operations/Filaments/facts.test.ts'],
]
