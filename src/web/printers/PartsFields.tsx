import * as texts from '#texts/printers'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import type { Failure, Schemas } from '../api.ts'
import { DecimalInput } from '../components/DecimalInput.tsx'
import { errorsOf, type ControlProps } from '../components/Field.tsx'
import { decimal, numberOrNull } from '../form.ts'
import { numberText } from '../intl.ts'

type Part = Schemas['MaintenancePartDto']

interface Props {
  /** Initial parts. */
  readonly parts: readonly Part[]
  readonly currency: string
  readonly failure: Failure | null
}

const MAX_PARTS = 50

/** Fields of any number of parts with amount and cost; `readParts` reads them. */
export function PartsFields({ parts, currency, failure }: Props): JSX.Element {
  const [rows, setRows] = useState<readonly { key: number; part: Part | null }[]>(() =>
    parts.map((part, key) => ({ key, part })),
  )
  const nextKey = useRef(parts.length)
  const id = useId()
  const errors = errorsOf(failure, 'parts')
  return (
    <fieldset>
      <legend>{common.parts}</legend>
      {rows.map(({ key, part }, index) => (
        <PartRow
          key={key}
          part={part}
          number={index + 1}
          currency={currency}
          failure={failure}
          errorId={id}
          onRemove={() => setRows(rows.toSpliced(index, 1))}
        />
      ))}
      {errors.length > 0 && (
        <p id={id} class="error">
          {errors.join(' ')}
        </p>
      )}
      <button
        type="button"
        disabled={rows.length >= MAX_PARTS}
        onClick={() => setRows([...rows, { key: nextKey.current++, part: null }])}
      >
        {texts.addPart}
      </button>
    </fieldset>
  )
}

interface RowProps {
  readonly part: Part | null
  readonly number: number
  readonly currency: string
  readonly failure: Failure | null
  /** Id of the errors of all parts. */
  readonly errorId: string
  readonly onRemove: () => void
}

type Attributes = Pick<ControlProps, 'id' | 'name'> & Partial<ControlProps>

function PartRow({ part, number, currency, failure, errorId, onRemove }: RowProps): JSX.Element {
  const id = useId()
  const isWrong = (name: keyof Part) =>
    errorsOf(failure, `parts[${number - 1}].${name}`).length > 0 ||
    // The sum of all costs is too high.
    (name === 'cost' && failure?.errors['parts'] !== undefined)
  const marks = (name: keyof Part) =>
    isWrong(name) ? { 'aria-describedby': errorId, 'aria-invalid': true } : ({} as const)
  const field = (label: string, name: keyof Part, input: (attributes: Attributes) => JSX.Element) => (
    <div class="field">
      <label for={`${id}-${name}`}>
        {label}
        <span class="visually-hidden">{texts.ofPart({ number })}</span>
      </label>
      {input({ id: `${id}-${name}`, name: `parts.${name}`, ...marks(name) })}
    </div>
  )
  return (
    <div class="part">
      {field(common.name, 'name', (names) => (
        <input {...names} autoComplete="off" required maxLength={100} defaultValue={part?.name ?? ''} />
      ))}
      {field(common.amount, 'amount', (names) => (
        <DecimalInput {...names} {...decimal} required defaultValue={numberText(part?.amount ?? 1)} />
      ))}
      {field(texts.costCurrency({ currency }), 'cost', (names) => (
        <DecimalInput {...names} {...decimal} defaultValue={numberText(part?.cost)} />
      ))}
      <button type="button" onClick={onRemove}>
        {texts.removePartNumber({ number, hidden: (text) => <span class="visually-hidden">{text}</span> })}
      </button>
    </div>
  )
}

/** Reads the parts of `PartsFields`. */
export function readParts(form: FormData): Part[] {
  const row = (index: number) => {
    const only = new FormData()
    for (const name of ['name', 'amount', 'cost']) only.set(name, form.getAll(`parts.${name}`)[index] ?? '')
    return only
  }
  return form.getAll('parts.name').map((name, index) => ({
    name: typeof name === 'string' ? name.trim() : '',
    amount: numberOrNull(row(index), 'amount') ?? 1,
    cost: numberOrNull(row(index), 'cost'),
  }))
}
