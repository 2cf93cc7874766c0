import * as texts from '#texts/stock'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { CopyButton } from '../components/CopyButton.tsx'
import { Dialog, useClose } from '../components/Dialog.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { formatShortage } from '../format.ts'
import { inOneLine } from '../inOneLine.ts'
import { useQuery } from '../useQuery.ts'
import { describeRow, nameOfRow } from './stockNames.ts'
import './stock.css'

/** Button that opens the list of what to buy: the filament types that are low. */
export function ShoppingList(): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {texts.shoppingList}
      </button>
      {isOpen && <ShoppingDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ShoppingDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const result = useQuery(
    (signal) =>
      api.GET('/api/Stock', { params: { query: { lowStock: true, sortColumn: 'brand', pageSize: 200 } }, signal }),
    [],
    { kinds: ['spool', 'print', 'filamentType', 'brand'] },
  )
  return (
    <Dialog title={texts.shoppingList} class="shopping-dialog" onClose={onClose}>
      <Loadable result={result} label={texts.shoppingList}>
        {({ items, paging }) => <Items lines={linesOf(items, paging.totalCount - items.length)} />}
      </Loadable>
    </Dialog>
  )
}

function Items({ lines }: { readonly lines: readonly string[] }): JSX.Element {
  const close = useClose()
  const text = lines.join('\n')
  return (
    <>
      <p class="note">{lines.length === 0 ? texts.nothingToBuy : texts.whatIsMissing}</p>
      <ul class="shopping-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div class="actions">
        <button type="button" onClick={close}>
          {common.close}
        </button>
        {lines.length > 0 && 'share' in navigator && (
          <button type="button" onClick={() => void send(text)}>
            {texts.sendList}
          </button>
        )}
        {lines.length > 0 && <CopyButton text={text} what={texts.shoppingList} />}
      </div>
    </>
  )
}

/** Lets the user choose an application to send the list to. Closing that choice is not an error. */
async function send(text: string): Promise<void> {
  await navigator.share({ title: texts.shoppingList, text }).catch(() => undefined)
}

/** The lines of the list, as it is shown, copied and sent. The last one says how many filament types are left out. */
function linesOf(rows: readonly Schemas['StockRowDto'][], moreCount: number): string[] {
  const more = moreCount > 0 ? [texts.moreTypes({ count: moreCount })] : []
  return [...rows.map(lineOf), ...more]
}

/** A line about a filament type: its name, how many spools to buy where that is known, and the weight that is missing. */
function lineOf(row: Schemas['StockRowDto']): string {
  const material = inOneLine([nameOfRow(row), describeRow(row)])
  const weight = formatShortage(row.reorderMg)
  return row.reorderSpoolCount === null
    ? texts.toBuy({ material, weight })
    : texts.toBuySpools({ material, weight, count: row.reorderSpoolCount })
}
