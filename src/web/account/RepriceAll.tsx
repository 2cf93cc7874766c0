import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { SendButton } from '../components/SendButton.tsx'

import { useMutation } from '../useMutation.ts'

/** Section that updates the costs of all prints since a day to today's prices, after showing how many would change. */
export function RepriceAll(): JSX.Element {
  const [since, setSince] = useState('')
  /** The last response, with the day that it is about: another day may have been typed meanwhile. */
  const [last, setLast] = useState<{ readonly since: string; readonly costs: Schemas['RepricedPrintsDto'] } | null>(
    null,
  )
  const send = useMutation((dryRun: boolean) => api.POST('/api/Prints/reprice', { body: { since, dryRun } }))
  const run = (dryRun: boolean) =>
    void send.run(dryRun).then((answer) => setLast(answer ? { since, costs: answer.data } : null))
  const result = last?.since === since ? last.costs : null
  return (
    <section aria-labelledby="reprice">
      <h2 id="reprice">{texts.costsOfFinishedPrints}</h2>
      <p>{texts.theCostOfAPrint}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          run(true)
        }}
      >
        <div class="fields">
          <Field label={texts.printsSince} name="since" failure={send.failure}>
            {(control) => (
              <input
                {...control}
                type="date"
                required
                value={since}
                onInput={({ currentTarget: { value } }) => {
                  setSince(value)
                  setLast(null)
                }}
              />
            )}
          </Field>
        </div>
        <FormProblem failure={send.failure} fields={['since']} />
        <p class="actions">
          <SendButton isSending={send.isSending}>{texts.checkCosts}</SendButton>
          {result?.dryRun && result.changedCount > 0 && (
            <button type="button" class="primary" disabled={send.isSending} onClick={() => run(false)}>
              {texts.updateCosts({ count: result.changedCount })}
            </button>
          )}
          <span role="status">{result && describe(result)}</span>
        </p>
      </form>
    </section>
  )
}

function describe({ dryRun, changedCount, unchangedCount }: Schemas['RepricedPrintsDto']): string {
  if (!dryRun) return texts.costsUpdated({ count: changedCount })
  return texts.costsWouldChange({ changed: changedCount, unchanged: unchangedCount })
}
