import * as texts from '#texts/filaments'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { FormProblem } from '../components/FormProblem.tsx'
import { SendButton } from '../components/SendButton.tsx'
import { randomKey } from '../useIdempotencyKey.ts'
import { useMutation } from '../useMutation.ts'

/** The most spools that are added at once. */
const MOST = 100

interface Props {
  readonly typeId: number
  readonly onAdded: () => void
}

/** Form that adds new spools of a filament type, which take all their facts from it. */
export function AddSpools({ typeId, onAdded }: Props): JSX.Element {
  const [count, setCount] = useState('1')
  /** Keys of the spools that are not known to be added: after a failure, the first of them may be. */
  const left = useRef<string[]>([])
  const add = useMutation((key: string) => {
    // The generated type asks for what has a default.
    const body = { typeId } as Schemas['NewFilamentDto']
    return api.POST('/api/Filaments', { params: { header: { 'Idempotency-Key': key } }, body })
  })
  const addAll = async () => {
    left.current = Array.from({ length: Number(count) }, (_, index) => left.current[index] ?? randomKey())
    // One after the other, so that their numbers are in a row.
    for (const key of left.current) {
      if (!(await add.run(key))) break
      left.current = left.current.filter((other) => other !== key)
    }
    if (left.current.length > 0) setCount(String(left.current.length))
    onAdded()
  }
  return (
    <form
      class="card add-spools"
      onSubmit={(event) => {
        event.preventDefault()
        void addAll()
      }}
    >
      <div class="field">
        <label for="add-spools">{texts.newSpools}</label>
        <input
          id="add-spools"
          type="number"
          min={1}
          max={MOST}
          required
          value={count}
          onInput={({ currentTarget: { value } }) => setCount(value)}
        />
      </div>
      <FormProblem failure={add.failure} fields={[]} />
      <SendButton class="primary" isSending={add.isSending}>
        {common.add}
      </SendButton>
    </form>
  )
}
