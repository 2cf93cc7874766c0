import type { Row } from './mutant.ts'

const ORACLE = 'quotes/oracle.test.ts'
const ESTIMATE = 'operations/Quotes/Estimate.test.ts'

/** Quotes: the lines and their rounding, and what is missing. */
export const quotes: readonly Row[] = [
  ['src/quotes/sheet.ts', '(2n * upper + whole)', '(2n * upper)', ORACLE, ESTIMATE],
  ['src/quotes/sheet.ts', '6 - digitsOf(currency)', '4', ORACLE, ESTIMATE],
  ['src/quotes/sheet.ts', 'this.#total + amount > MAXIMUM_COST_MICROS', 'false', ESTIMATE],
  ['src/quotes/sheet.ts', '100_000_000n', '10_000_000n', ORACLE, ESTIMATE],
  [
    'src/quotes/costLines.ts',
    'const lost = sheet.total\n  addLabor(sheet, request)',
    'addLabor(sheet, request)\n  const lost = sheet.total',
    ORACLE,
    ESTIMATE,
  ],
  ['src/quotes/costLines.ts', 'price.currency !== rates.currency', 'false', ORACLE, ESTIMATE],
  ['src/quotes/costLines.ts', 'BigInt(print.seconds) * BigInt(quantity)', 'BigInt(print.seconds)', ORACLE, ESTIMATE],
  ['src/quotes/costLines.ts', ', 60_000_000n]', ', 3_600_000_000n]', ORACLE, ESTIMATE],
  ['src/quotes/priceLines.ts', 'of: subtotal, percent: taxPercent', 'of: 0n, percent: taxPercent', ORACLE, ESTIMATE],
  ['src/quotes/priceLines.ts', '(step - (total % step)) % step', 'step - (total % step)', ORACLE, ESTIMATE],
  ['src/quotes/priceLines.ts', 'step === 0n || step % sheet.minorUnit !== 0n', 'step === 0n', ESTIMATE],
  ['src/quotes/estimate.ts', 'BigInt(quantity * print.copies)', 'BigInt(quantity)', ORACLE, ESTIMATE],
  [
    'src/quotes/estimate.ts',
    "if (printerId !== null && rates.printerId === null) errors['printerId']",
    "if (false) errors['printerId']",
    ESTIMATE,
  ],
  ['src/quotes/estimate.ts', 'if (prices[index]?.isKnown !== false) continue', 'continue', ESTIMATE],
  [
    'src/quotes/prices.ts',
    '${energyWh}::double precision * ${quantity}::integer',
    '${energyWh}::double precision',
    ORACLE,
    ESTIMATE,
  ],
  ['src/quotes/prices.ts', 'asked."amountMg" * ${quantity}::integer', 'asked."amountMg"', ORACLE, ESTIMATE],
  [
    'src/quotes/quotedPrint.ts',
    'coalesce(u.amount_mg, u.estimated_amount_mg)',
    'coalesce(u.estimated_amount_mg, u.amount_mg)',
    ESTIMATE,
  ],
  ['src/quotes/failureHistory.ts', "p.status = 'Failed'", "p.status in ('Failed', 'Cancelled')", ORACLE, ESTIMATE],
  [
    'src/quotes/failureHistory.ts',
    "historyOf('PrinterHistory', counts.failedOfPrinter, counts.finishedOfPrinter) ??",
    '',
    ORACLE,
    ESTIMATE,
  ],
  ['src/ledger/materialPrice.ts', '/ nullif(${weightMg}, 0)', '/ nullif(${weightMg}, 0) * 2', ORACLE, ESTIMATE],
]
