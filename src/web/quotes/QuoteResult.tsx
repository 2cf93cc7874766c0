import * as texts from '#texts/quotes'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { DescriptionList } from '../components/DescriptionList.tsx'
import { Table } from '../components/Table.tsx'
import { formatMoney } from '../format.ts'
import { calculationOf, noteOf } from './calculation.ts'
import { lineLabels } from './labels.ts'
import { MissingCosts } from './MissingCosts.tsx'

type QuoteDto = Schemas['QuoteDto']
type Line = Schemas['QuoteLineDto']

interface Props {
  readonly quote: QuoteDto
  readonly print: Schemas['PrintDetailDto']
}

/** Price of a quote, with the calculation of each line and what is not part of it. */
export function QuoteResult({ quote, print }: Props): JSX.Element {
  const { currency, lines, price, missing } = quote
  return (
    <>
      <p class="quote-price" role="status">
        {formatMoney(price, currency)}
      </p>
      <DescriptionList items={summaryOf(quote)} />
      {missing.length > 0 && <MissingCosts missing={missing} print={print} />}
      <Table
        caption={texts.calculation}
        rows={lines}
        keyOf={({ kind, materialIndex }) => `${kind} ${materialIndex ?? ''}`}
        empty={texts.nothingToCharge}
        columns={[
          { title: texts.line, cell: (line) => <LineName line={line} /> },
          { title: texts.calculation, cell: (line) => <Calculation line={line} currency={currency} /> },
          { title: texts.amount, cell: ({ amount }) => formatMoney(amount, currency), isNumber: true },
        ]}
        footer={[texts.price, '', formatMoney(price, currency)]}
      />
    </>
  )
}

/** Sums that say more than the price alone. */
function summaryOf({ currency, lines, cost, subtotal, pricePerUnit, quantity, copies }: QuoteDto) {
  const has = (kind: Line['kind']) => lines.some((line) => line.kind === kind)
  const count = quantity * copies
  return [
    [texts.cost, has('Margin') && formatMoney(cost, currency)],
    [texts.subtotal, has('Tax') && formatMoney(subtotal, currency)],
    [texts.pricePerCopy, count > 1 && texts.priceOfEach({ price: formatMoney(pricePerUnit, currency), count })],
  ] as const
}

function LineName({ line: { kind, name } }: { readonly line: Line }): JSX.Element {
  return (
    <>
      {lineLabels[kind]}
      {name !== null && <p class="note">{name}</p>}
    </>
  )
}

function Calculation({ line, currency }: { readonly line: Line; readonly currency: string }): JSX.Element {
  const note = noteOf(line)
  return (
    <>
      {calculationOf(line, currency)}
      {note !== null && <p class="note">{note}</p>}
    </>
  )
}
