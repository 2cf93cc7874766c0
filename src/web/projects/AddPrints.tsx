import * as texts from '#texts/projects'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { api, omitUndefined, type Schemas } from '../api.ts'
import { Dialog, useClose } from '../components/Dialog.tsx'
import { DialogActions } from '../components/DialogActions.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { useDates } from '../format.ts'
import { formatPrintDate } from '../prints/printDate.ts'
import { RecordForm } from '../edit/RecordForm.tsx'
import { inOneLine } from '../inOneLine.ts'
import { useDelayed } from '../useDelayed.ts'
import { useMutation } from '../useMutation.ts'
import { useQuery } from '../useQuery.ts'

interface Props {
  readonly projectId: string
  readonly projectName: string
  readonly onClose: () => void
  readonly onAdded: () => void
}

type Print = Schemas['PrintSummaryDto']

/** Pause in typing after which the search starts. */
const PAUSE_MS = 250
/** Number of prints that are offered; a search finds others. */
const OFFERED = 50

/** Dialog that adds prints to a project. Those of other projects are moved. */
export function AddPrints({ projectId, projectName, onClose, onAdded }: Props): JSX.Element {
  return (
    <Dialog title={texts.addPrintsTo({ projectName })} onClose={onClose}>
      <AddPrintsForm projectId={projectId} onAdded={onAdded} />
    </Dialog>
  )
}

function AddPrintsForm({ projectId, onAdded }: Pick<Props, 'projectId' | 'onAdded'>): JSX.Element {
  const id = useId()
  const [text, setText] = useState('')
  const searchText = useDelayed(text.trim(), PAUSE_MS)
  const [chosen, setChosen] = useState<readonly Print[]>([])
  const add = useMutation((ids: number[]) =>
    api.PATCH('/api/Prints/bulk', { body: { ids, changes: { projectId }, dryRun: false } }),
  )
  const close = useClose()
  const ids = chosen.map((print) => print.id)
  return (
    <RecordForm
      onSubmit={() => {
        if (ids.length === 0) close()
        else void add.run(ids).then((answer) => answer && onAdded())
      }}
    >
      {/* The form asks before it is closed with other values than it began with, and sees those of named controls only. */}
      <input type="hidden" name="ids" value={ids.join()} />
      <div class="field">
        <label for={id}>{common.searchPrints}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={200}
          value={text}
          onInput={({ currentTarget: { value } }) => setText(value)}
          // Enter would add the chosen prints.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <Choices projectId={projectId} searchText={searchText} chosen={chosen} onChange={setChosen} />
      <p class="note" role="status">
        {chosen.length === 0 ? texts.noneSelected : texts.selectedCount({ count: chosen.length })}
      </p>
      <FormProblem failure={add.failure} fields={[]} />
      <DialogActions action={common.add} isSending={add.isSending} />
    </RecordForm>
  )
}

interface ChoicesProps {
  readonly projectId: string
  readonly searchText: string
  readonly chosen: readonly Print[]
  readonly onChange: (chosen: readonly Print[]) => void
}

/** Prints that a search finds outside of the project. Chosen ones stay in view during the next search. */
function Choices({ projectId, searchText, chosen, onChange }: ChoicesProps): JSX.Element {
  const found = useQuery(
    (signal) =>
      api.GET('/api/Prints/summary', {
        params: { query: omitUndefined({ searchText: searchText || undefined, pageSize: OFFERED }) },
        signal,
      }),
    [searchText],
  )
  const isChosen = (print: Print) => chosen.some((other) => other.id === print.id)
  return (
    <Loadable result={found} label={common.yourPrints}>
      {({ items }) => {
        const offered = items.filter((print) => print.projectId !== projectId && !isChosen(print))
        return (
          <div class="add-prints" role="group" aria-label={common.prints}>
            {[...chosen, ...offered].map((print) => (
              <Choice
                key={print.id}
                print={print}
                isChosen={isChosen(print)}
                onChange={(isOn) => onChange(isOn ? [...chosen, print] : chosen.filter(({ id }) => id !== print.id))}
              />
            ))}
            {chosen.length + offered.length === 0 && <p class="note">{texts.noPrintsToAdd}</p>}
          </div>
        )
      }}
    </Loadable>
  )
}

interface ChoiceProps {
  readonly print: Print
  readonly isChosen: boolean
  readonly onChange: (isChosen: boolean) => void
}

function Choice({ print, isChosen, onChange }: ChoiceProps): JSX.Element {
  const dates = useDates()
  return (
    <label class="check">
      <input type="checkbox" checked={isChosen} onChange={({ currentTarget: { checked } }) => onChange(checked)} />
      <span>
        {print.title} <span class="note">{inOneLine([formatPrintDate(print, dates, 'date'), print.projectName])}</span>
      </span>
    </label>
  )
}
