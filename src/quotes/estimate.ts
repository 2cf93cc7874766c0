import type { ReadonlyKysely } from 'kysely/readonly'
import type { QuoteDto, QuoteRequestDto } from '../../generated/api.d.ts'
import type { DB } from '../../generated/database.d.ts'
import { Problem } from '../kernel/problem.ts'
import { addCosts } from './costLines.ts'
import { readFailureHistory } from './failureHistory.ts'
import { readQuotedPrint, type QuotedPrint } from './quotedPrint.ts'
import { addToCosts } from './priceLines.ts'
import { readMaterialPrices, readRates, type PricedMaterial, type Rates } from './prices.ts'
import { QuoteSheet } from './sheet.ts'

/**
 * Calculates the price of a print by the prices of today (docs/domain.md, "Quotes").
 * @throws Problem 400 naming the properties that contradict each other, name a record that the user does not have, or make the
 * price exceed the contract's bound of a cost
 */
export async function estimateQuote(
  db: ReadonlyKysely<DB>,
  userId: number,
  request: QuoteRequestDto,
): Promise<QuoteDto> {
  if (request.failurePercent !== null && request.useFailureHistory) {
    throw Problem.invalid({ useFailureHistory: ['Provide either failurePercent or useFailureHistory.'] })
  }
  const print = await readQuotedPrint(db, userId, request)
  const [rates, prices, history] = await Promise.all([
    readRates(db, userId, print, request.quantity),
    readMaterialPrices(db, userId, print, request.quantity),
    request.useFailureHistory ? readFailureHistory(db, userId, print.printerId) : null,
  ])
  requireOwn(print, rates, prices)
  const sheet = new QuoteSheet(rates.currency)
  addCosts(sheet, { request, print, rates, prices, history })
  const cost = sheet.total
  const subtotal = addToCosts(sheet, request)
  const price = sheet.total
  const { quantity } = request
  return {
    currency: rates.currency,
    quantity,
    copies: print.copies,
    lines: sheet.lines,
    cost: sheet.toUnits(cost),
    subtotal: sheet.toUnits(subtotal),
    price: sheet.toUnits(price),
    pricePerUnit: sheet.toUnits(sheet.rounded([price, BigInt(quantity * print.copies)])),
    missing: sheet.missing,
  }
}

/** Requires that the records that a request names are the user's. Those of a print are. */
function requireOwn({ printerId, materials }: QuotedPrint, rates: Rates, prices: readonly PricedMaterial[]): void {
  const errors: Record<string, string[]> = {}
  if (printerId !== null && rates.printerId === null) errors['printerId'] = ['You have no printer with this id.']
  for (const [index, { filamentId, filamentTypeId }] of materials.entries()) {
    if (prices[index]?.isKnown !== false) continue
    if (filamentId !== null) errors[`materials[${index}].filamentId`] = ['You have no spool with this id.']
    else if (filamentTypeId !== null) {
      errors[`materials[${index}].filamentTypeId`] = ['You have no filament type with this id.']
    }
  }
  if (Object.keys(errors).length > 0) throw Problem.invalid(errors)
}
