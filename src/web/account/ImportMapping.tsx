import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { fetchAllPrinters, fetchAllSpools } from '../fetchAll.ts'
import { spoolLabel } from '../filaments/stock.ts'
import { useMutation } from '../useMutation.ts'
import { useQuery } from '../useQuery.ts'

interface Props {
  readonly shown: Schemas['ImportDto']
  readonly onChanged: () => void
}

type Choices = Pick<Schemas['ImportDto'], 'timeZone' | 'currency' | 'deductsMaterial' | 'printers' | 'spools'>

/** Form that chooses what the file does not tell; the dry run is then repeated. */
export function ImportMapping({ shown, onChanged }: Props): JSX.Element {
  const { timeZone, currency, deductsMaterial, printers, spools } = shown
  const [choices, setChoices] = useState<Choices>({ timeZone, currency, deductsMaterial, printers, spools })
  const own = useQuery(readRecords, [])
  const send = useMutation(() => api.PATCH('/api/Imports/{id}', { params: { path: { id: shown.id } }, body: choices }))
  const change = (changes: Partial<Choices>) => setChoices((before) => ({ ...before, ...changes }))
  const hasSpools = shown.format.includes('Spool')
  return (
    <Loadable result={own} label="your printers and spools">
      {(records) => (
        <form
          aria-label="How to import"
          onSubmit={(event) => {
            event.preventDefault()
            void send.run().then((answer) => answer && onChanged())
          }}
        >
          {shown.hasLocalTimes && (
            <Field
              label="Time zone"
              name="timeZone"
              hint="The times in this file name no time zone."
              failure={send.failure}
            >
              {(control) => (
                <input
                  {...control}
                  value={choices.timeZone}
                  onInput={({ currentTarget: { value } }) => change({ timeZone: value.trim() })}
                />
              )}
            </Field>
          )}
          {hasSpools && (
            <Field
              label="Currency"
              name="currency"
              hint="Of prices that name none, such as EUR."
              failure={send.failure}
            >
              {(control) => (
                <input
                  {...control}
                  value={choices.currency}
                  onInput={({ currentTarget: { value } }) => change({ currency: value.trim().toUpperCase() })}
                />
              )}
            </Field>
          )}
          {choices.printers.map(({ name, printerId }, at) => (
            <SelectField
              key={name}
              label={name === null ? 'Printer' : `Printer ${name}`}
              name={`printers[${at}].printerId`}
              options={[['', 'No printer'], ...records.printers]}
              value={printerId}
              failure={send.failure}
              onChange={(value) =>
                change({
                  printers: choices.printers.with(at, { name, printerId: value === '' ? null : Number(value) }),
                })
              }
            />
          ))}
          {choices.spools.map(({ name, filamentId }, at) => (
            <SelectField
              key={name}
              label={`Spool ${name}`}
              name={`spools[${at}].filamentId`}
              options={[['', 'The imported spool, if any'], ...records.spools]}
              value={filamentId}
              failure={send.failure}
              onChange={(value) =>
                change({ spools: choices.spools.with(at, { name, filamentId: value === '' ? null : value }) })
              }
            />
          ))}
          {choices.printers.length > 0 && (
            <label class="check">
              <input
                type="checkbox"
                checked={choices.deductsMaterial}
                onChange={({ currentTarget }) => change({ deductsMaterial: currentTarget.checked })}
              />{' '}
              Deduct the material from the stock of the spools
            </label>
          )}
          {send.failure && <ProblemView failure={send.failure} />}
          <p>
            <button type="submit" disabled={send.isSending}>
              Repeat the dry run
            </button>
          </p>
        </form>
      )}
    </Loadable>
  )
}

type Option = readonly [value: string | number, label: string]

async function readRecords(signal: AbortSignal) {
  const [printers, spools] = await Promise.all([fetchAllPrinters(signal), fetchAllSpools(signal)])
  if (!printers.data) return { error: printers.error, response: printers.response }
  if (!spools.data) return { error: spools.error, response: spools.response }
  return {
    data: {
      printers: printers.data.map(({ id, name }): Option => [id, name]),
      spools: spools.data.map((spool): Option => [spool.id, spoolLabel(spool)]),
    },
    response: spools.response,
  }
}
