import * as texts from '#texts/quotes'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { lineLabels, missingReasons } from './labels.ts'

type Missing = Schemas['QuoteMissingDto']

interface Props {
  readonly missing: readonly Missing[]
  readonly print: Schemas['PrintDetailDto']
}

/** Costs that are not part of the price, with the reasons and the pages where they can be corrected. */
export function MissingCosts({ missing, print }: Props): JSX.Element {
  return (
    <div class="quote-missing">
      <h3>{texts.notInThePrice}</h3>
      <ul>
        {missing.map((one) => {
          const place = placeOf(one, print)
          return (
            <li key={`${one.kind} ${one.reason} ${one.materialIndex ?? ''}`}>
              {one.name ?? lineLabels[one.kind]}: {missingReasons[one.reason]}{' '}
              {place && <a href={place.href}>{place.label}</a>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Page on which a missing value is entered; null for none. */
function placeOf(
  { kind, reason, materialIndex }: Missing,
  { id, printerId, filamentUsage }: Schemas['PrintDetailDto'],
): { readonly href: string; readonly label: string } | null {
  switch (reason) {
    case 'MaterialMissing':
    case 'WeightMissing':
    case 'DurationMissing':
    case 'PrinterMissing':
      return { href: `/prints/${id}/edit`, label: texts.editPrint }
    case 'PriceMissing':
    case 'CurrencyMismatch': {
      const spool = filamentUsage[materialIndex ?? 0]?.filamentId ?? null
      return spool === null ? ACCOUNT : { href: `/filaments/${spool}/edit`, label: texts.editSpool }
    }
    case 'WattageMissing':
      return printerId === null ? null : { href: `/printers/${printerId}/edit`, label: texts.editPrinter }
    case 'RateMissing':
      return kind === 'Electricity' ? ACCOUNT : null
    case 'SampleTooSmall':
      return null
  }
}

const ACCOUNT = { href: '/account', label: texts.openSettings }
