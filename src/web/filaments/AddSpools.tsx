import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { api, type Schemas } from '../api.ts'
import { FormProblem } from '../components/FormProblem.tsx'
import { useIdempotencyKey } from '../useIdempotencyKey.ts'
import { useMutation } from '../useMutation.ts'

/** The most spools that are added at once. */
const MOST = 100

interface Props {
  readonly typeId: number
  /** How many spools of the type there are. */
  readonly spoolCount: number
  readonly onAdded: () => void
}

/** Form that adds new spools of a filament type, which take all their facts from it. */
export function AddSpools({ typeId, spoolCount, onAdded }: Props): JSX.Element {
  const keyOf = useIdempotencyKey()
  const add = useMutation((position: number) => {
    const header = { 'Idempotency-Key': keyOf({ typeId, position }) }
    // The generated type asks for what has a default.
    const body = { typeId } as Schemas['NewFilamentDto']
    return api.POST('/api/Filaments', { params: { header }, body })
  })
  const addAll = async (count: number) => {
    for (let position = spoolCount; position < spoolCount + count; position += 1) {
      // One after the other, so that their numbers are in a row.
      if (!(await add.run(position))) break
    }
    onAdded()
  }
  return (
    <form
      class="card add-spools"
      onSubmit={(event) => {
        event.preventDefault()
        void addAll(Number(new FormData(event.currentTarget).get('count')))
      }}
    >
      <div class="field">
        <label for="add-spools">{texts.newSpools}</label>
        <input id="add-spools" name="count" type="number" min={1} max={MOST} defaultValue="1" required />
      </div>
      <FormProblem failure={add.failure} fields={[]} />
      <button type="submit" class="primary" disabled={add.isSending}>
        {common.add}
      </button>
    </form>
  )
}
