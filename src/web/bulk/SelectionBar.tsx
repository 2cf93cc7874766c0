import * as texts from '#texts/prints'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { ProblemView } from '../components/ProblemView.tsx'
import type { Answer, Schemas } from '../api.ts'
import { formatNumber } from '../format.ts'
import { useMutation } from '../useMutation.ts'
import { BulkDelete } from './BulkDelete.tsx'
import { BulkEdit } from './BulkEdit.tsx'
import type { Selection } from './useSelection.ts'
import './bulk.css'

interface Props {
  readonly selection: Selection
  /** The prints on the page that is shown, and the number of all that match the filters. */
  readonly page: Schemas['PrintSummaryPageDto']
  /** One call that reads all prints that match the filters. */
  readonly readAll: () => Promise<Answer<readonly Schemas['PrintSummaryDto'][]>>
  readonly onChanged: () => void
}

/** Bar that selects prints of a list, and changes or deletes what is selected. */
export function SelectionBar({ selection, page, readAll, onChanged }: Props): JSX.Element {
  const { prints, has, add, remove, end } = selection
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const all = useMutation(readAll)
  const { items, paging } = page
  const isWholePage = items.length > 0 && items.every(({ id }) => has(id))
  const close = (isDone: boolean) => {
    setOpen(null)
    if (!isDone) return
    end()
    onChanged()
  }
  return (
    <section class="selection-bar" aria-label={texts.selection}>
      <p role="status">
        {texts.selectedCount({ count: formatNumber(prints.length), strong: (text) => <strong>{text}</strong> })}
      </p>
      <label class="check">
        <input
          type="checkbox"
          checked={isWholePage}
          onChange={({ currentTarget: { checked } }) => (checked ? add(items) : remove(items))}
        />
        {texts.allOnThisPage}
      </label>
      <div class="actions">
        {paging.totalCount > items.length && (
          <button
            type="button"
            disabled={all.isSending}
            onClick={() => void all.run().then((answer) => answer && add(answer.data))}
          >
            {texts.selectAllTotalCount({ totalCount: formatNumber(paging.totalCount) })}
          </button>
        )}
        <button type="button" class="primary" disabled={prints.length === 0} onClick={() => setOpen('edit')}>
          {common.change}
        </button>
        <button type="button" class="danger" disabled={prints.length === 0} onClick={() => setOpen('delete')}>
          {common.deleteAction}
        </button>
        <button type="button" onClick={end}>
          {common.done}
        </button>
      </div>
      {all.failure && <ProblemView failure={all.failure} />}
      {open === 'edit' && <BulkEdit prints={prints} onClose={close} />}
      {open === 'delete' && <BulkDelete prints={prints} onClose={close} />}
    </section>
  )
}
