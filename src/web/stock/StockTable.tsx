import * as texts from '#texts/stock'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { Table } from '../components/Table.tsx'
import { colorsOf } from '../filaments/stock.ts'
import { Swatch } from '../filaments/Swatch.tsx'
import { formatNumber, formatShortage, formatStock } from '../format.ts'
import type { Schemas } from '../schemas.ts'
import { ReorderPoint } from './ReorderPoint.tsx'
import { describeRow, hrefOfRow, nameOfRow } from './stockNames.ts'
import './stock.css'

type Row = Schemas['StockRowDto']

/** Number of prints that a row names. */
const MOST_PRINTS = 3

interface Props {
  readonly rows: readonly Row[]
  /** Called after a row has got another reorder point. */
  readonly onChanged: () => void
}

/** Rows of the stock, each with what planned prints need of it. */
export function StockTable({ rows, onChanged }: Props): JSX.Element {
  return (
    <Table
      caption={common.stock}
      rows={rows}
      keyOf={(row) => [row.kind, row.typeId, row.brand, row.name, row.materialType, row.colorName, row.colorHex].join()}
      columns={[
        { title: common.material, cell: (row) => <RowName row={row} /> },
        { title: texts.left, cell: (row) => <Remaining row={row} />, isNumber: true },
        { title: texts.planned, cell: ({ reservedMg }) => formatStock(reservedMg), isNumber: true },
        { title: texts.free, cell: ({ freeMg }) => formatStock(freeMg), isNumber: true },
        { title: common.reorderPoint, cell: (row) => <ReorderPoint row={row} onChanged={onChanged} />, isNumber: true },
        { title: texts.missing, cell: (row) => <Shortfall row={row} /> },
        { title: common.prints, cell: (row) => <PlannedPrints row={row} /> },
      ]}
    />
  )
}

function RowName({ row }: { readonly row: Row }): JSX.Element {
  const description = describeRow(row)
  return (
    <>
      <Swatch colors={colorsOf(row)} /> <a href={hrefOfRow(row)}>{nameOfRow(row)}</a>
      {description && <p class="note">{description}</p>}
    </>
  )
}

function Remaining({ row: { remainingMg, spoolCount, unknownSpoolCount } }: { readonly row: Row }): JSX.Element {
  const isUnknown = spoolCount > 0 && unknownSpoolCount === spoolCount
  return (
    <>
      {isUnknown ? '–' : formatStock(remainingMg)}
      <p class="note">{texts.spoolCount({ count: spoolCount })}</p>
      {unknownSpoolCount > 0 && <p class="note">{texts.unknownWeight({ count: unknownSpoolCount })}</p>}
    </>
  )
}

function Shortfall({ row }: { readonly row: Row }): JSX.Element {
  const { kind, reservedMg, shortfallMg, otherFreeMg, largestSpoolMg, largestUsageMg, unknownSpoolCount } = row
  const isEnough = shortfallMg === 0
  const isSplit = isEnough && unknownSpoolCount === 0 && largestSpoolMg !== null && largestUsageMg > largestSpoolMg
  return (
    <>
      {shortfallMg === null ? (
        <span class="badge warn">{texts.mayBeShort}</span>
      ) : isEnough ? (
        '–'
      ) : (
        <span class="badge bad">{formatShortage(shortfallMg)}</span>
      )}
      {isSplit && <p class="note">{texts.notOnOneSpool({ weight: formatStock(largestUsageMg) })}</p>}
      {otherFreeMg > 0 && !isEnough && kind !== 'Material' && (
        <p class="note">{texts.freeOnOthers({ weight: formatStock(otherFreeMg) })}</p>
      )}
      {reservedMg > 0 && kind === 'Material' && (
        <p class="note">{texts.freeOnSpools({ weight: formatStock(otherFreeMg) })}</p>
      )}
    </>
  )
}

/** The prints that need most of a row, and a link to all that are planned. */
function PlannedPrints({ row: { prints, printCount, materialType } }: { readonly row: Row }): JSX.Element {
  if (printCount === 0) return <>–</>
  const shown = prints.slice(0, MOST_PRINTS)
  const query = new URLSearchParams('statuses=Pending&statuses=Printing')
  if (materialType !== null) query.append('materialTypes', materialType)
  return (
    <ul class="planned-prints">
      {shown.map(({ id, title, reservedMg }) => (
        <li key={id}>
          <a href={`/prints/${id}`}>{title}</a> {reservedMg > 0 && <span class="note">{formatStock(reservedMg)}</span>}
        </li>
      ))}
      {printCount > shown.length && (
        <li>
          <a href={`/prints?${query}`}>{texts.moreCount({ count: formatNumber(printCount - shown.length) })}</a>
        </li>
      )}
    </ul>
  )
}
