import * as texts from '#texts/stock'
import type { JSX } from 'preact'
import { api } from '../api.ts'
import { formatShortage } from '../format.ts'
import { inOneLine } from '../inOneLine.ts'
import { useQuery } from '../useQuery.ts'
import { describeRow, nameOfRow } from './stockNames.ts'

/** Notice on the page of a planned print whose materials are not enough for all planned prints; nothing while they are. */
export function StockNotice({ printId }: { readonly printId: number }): JSX.Element | null {
  const { data } = useQuery(
    (signal) =>
      api.GET('/api/Stock', {
        params: { query: { plannedPrintIds: [printId], isShort: true, pageSize: 200 } },
        signal,
      }),
    [printId],
    { kinds: ['print', 'spool', 'filamentType'] },
  )
  if (!data || data.items.length === 0) return null
  return (
    <section class="card stock-notice" aria-labelledby="stock-notice">
      <h2 id="stock-notice" class="minor">
        {texts.materialIsShort}
      </h2>
      <ul>
        {data.items.map((row) => (
          <li key={[row.kind, row.typeId, describeRow(row)].join()}>
            {texts.printIsShort({
              material: inOneLine([nameOfRow(row), describeRow(row)]),
              weight: formatShortage(row.shortfallMg),
            })}
          </li>
        ))}
      </ul>
      <a href="/stock">{texts.compareStock}</a>
    </section>
  )
}
