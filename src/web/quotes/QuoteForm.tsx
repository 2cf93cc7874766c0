import * as texts from '#texts/quotes'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Failure } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { NumberField } from '../components/TextField.tsx'
import { otherNames, rateNames, readOptions, type QuoteOptions } from './rates.ts'

interface Props {
  readonly options: QuoteOptions
  /** ISO 4217 code of the currency of all rates. */
  readonly currency: string
  readonly failure: Failure | null
  readonly onSubmit: (options: QuoteOptions) => void
}

const FIELDS = [...rateNames, ...otherNames]
/** The contract's bound of the quantity. */
const MAX_QUANTITY = 10_000

/** Form with the rates of a quote. An empty field adds nothing to the price. */
export function QuoteForm({ options, currency, failure, onSubmit }: Props): JSX.Element {
  const [usesHistory, setUsesHistory] = useState(options.useFailureHistory)
  const number = (name: (typeof FIELDS)[number], label: string, hint: string) => (
    <NumberField label={label} name={name} hint={hint} value={options[name]} failure={failure} />
  )
  return (
    <form
      class="card quote-form"
      aria-label={texts.rates}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(readOptions(new FormData(event.currentTarget)))
      }}
    >
      <div class="fields">
        <Field label={texts.quantity} name="quantity" hint={texts.quantityHint} failure={failure}>
          {(control) => (
            <input
              {...control}
              type="number"
              min={1}
              max={MAX_QUANTITY}
              required
              defaultValue={String(options.quantity)}
            />
          )}
        </Field>
        {number('wastePercent', texts.waste, texts.wasteHint)}
        {number('machineRatePerHour', texts.machineRate, texts.machineHint({ currency }))}
        {number('laborMinutes', texts.laborMinutes, texts.minutesHint)}
        {number('laborRatePerHour', texts.laborRate, texts.perHour({ currency }))}
        {!usesHistory && number('failurePercent', texts.failures, texts.failuresHint)}
        {number('marginPercent', texts.margin, texts.marginHint)}
        {number('taxPercent', texts.tax, texts.taxHint)}
        {number('roundTo', texts.roundTo, texts.roundToHint({ currency }))}
      </div>
      <p>
        <label>
          <input
            type="checkbox"
            name="useFailureHistory"
            checked={usesHistory}
            onChange={({ currentTarget: { checked } }) => setUsesHistory(checked)}
          />{' '}
          {texts.useFailureHistory}
        </label>
      </p>
      <FormProblem failure={failure} fields={FIELDS} />
      <p class="actions">
        <button type="submit" class="primary">
          {texts.calculate}
        </button>
      </p>
    </form>
  )
}
