import * as texts from '#texts/stock'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Icon } from '../components/Icon.tsx'
import { formatStock } from '../format.ts'
import type { Schemas } from '../schemas.ts'
import { EditReorderPoint } from './EditReorderPoint.tsx'
import { nameOfRow } from './stockNames.ts'

interface Props {
  readonly row: Schemas['StockRowDto']
  /** Called after the row has got another reorder point. */
  readonly onChanged: () => void
}

/** Reorder point of a row of the stock, whether the row is low, and a button that changes it; nothing for rows without a type. */
export function ReorderPoint({ row, onChanged }: Props): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  const { typeId, reorderPointMg, isLow } = row
  if (typeId === null) return <>–</>
  return (
    <>
      {reorderPointMg !== null && formatStock(reorderPointMg)}{' '}
      <button
        type="button"
        class="reorder-button"
        title={texts.changeReorderPoint}
        aria-label={texts.changeReorderPointOf({ type: nameOfRow(row) })}
        onClick={() => setOpen(true)}
      >
        <Icon name="pencil" />
      </button>
      {isLow !== false && (
        <p class="note">
          <span class="badge warn">{isLow ? texts.low : texts.mayBeLow}</span>
        </p>
      )}
      {isOpen && (
        <EditReorderPoint
          typeId={typeId}
          name={nameOfRow(row)}
          onClose={() => setOpen(false)}
          onChanged={() => {
            setOpen(false)
            onChanged()
          }}
        />
      )}
    </>
  )
}
