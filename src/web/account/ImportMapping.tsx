import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { changedNames } from '../edit/changes.ts'
import { fetchAllPrinters, fetchAllSpools } from '../fetchAll.ts'
import { spoolLabel } from '../filaments/stock.ts'
import { guardLeaving } from '../leaving.ts'
import { useMutation } from '../useMutation.ts'
import { useQuery } from '../useQuery.ts'
import { canDeduct } from './importLabels.ts'

interface Props {
  readonly shown: Schemas['ImportDto']
  readonly onChanged: () => void
  /** Tells whether there are choices that the dry run has not used. */
  readonly onChosen: (isOpen: boolean) => void
}

type Choices = Pick<Schemas['ImportDto'], 'timeZone' | 'currency' | 'deductsMaterial' | 'printers' | 'spools'>

/** Form that chooses what the file does not tell; the dry run is then repeated. */
export function ImportMapping({ shown, onChanged, onChosen }: Props): JSX.Element {
  const { timeZone, currency, deductsMaterial, printers, spools } = shown
  const [choices, setChoices] = useState<Choices>({ timeZone, currency, deductsMaterial, printers, spools })
  const isOpen = changedNames(Object.keys(choices), { ...shown }, choices).length > 0
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isOpen || !form.current) return undefined
    onChosen(true)
    const stopAsking = guardLeaving(form.current, () => true)
    return () => {
      stopAsking()
      onChosen(false)
    }
  }, [isOpen, onChosen])
  const own = useQuery(readRecords, [])
  const send = useMutation(() => api.PATCH('/api/Imports/{id}', { params: { path: { id: shown.id } }, body: choices }))
  const change = (changes: Partial<Choices>) => setChoices((before) => ({ ...before, ...changes }))
  const hasSpools = shown.format.includes('Spool')
  return (
    <Loadable result={own} label={texts.yourPrintersAndSpools}>
      {(records) => (
        <form
          ref={form}
          aria-label={texts.howToImport}
          onSubmit={(event) => {
            event.preventDefault()
            void send.run().then((answer) => answer && onChanged())
          }}
        >
          {shown.hasLocalTimes && (
            <Field label={common.timeZone} name="timeZone" hint={texts.theTimesInThisFile} failure={send.failure}>
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
            <Field label={texts.currency} name="currency" hint={texts.ofPricesThatNameNone} failure={send.failure}>
              {(control) => (
                <input
                  {...control}
                  value={choices.currency}
                  onInput={({ currentTarget: { value } }) => change({ currency: value.trim().toUpperCase() })}
                />
              )}
            </Field>
          )}
          {choices.printers.map((printer, at) => (
            <SelectField
              key={printer.name}
              label={printer.name === null ? common.printer : texts.printerName({ name: printer.name })}
              name={`printers[${at}].printerId`}
              options={[['', texts.noPrinter], ...records.printers]}
              value={printer.printerId}
              failure={send.failure}
              onChange={(value) =>
                change({
                  printers: choices.printers.with(at, { ...printer, printerId: value === '' ? null : Number(value) }),
                })
              }
            />
          ))}
          {choices.spools.map((spool, at) => (
            <SelectField
              key={spool.name}
              label={texts.spoolName({ name: spool.name })}
              name={`spools[${at}].filamentId`}
              options={[['', texts.theImportedSpoolIfAny], ...records.spools]}
              value={spool.filamentId}
              failure={send.failure}
              onChange={(value) =>
                change({ spools: choices.spools.with(at, { ...spool, filamentId: value === '' ? null : value }) })
              }
            />
          ))}
          {canDeduct(shown) && (
            <label class="check">
              <input
                type="checkbox"
                checked={choices.deductsMaterial}
                onChange={({ currentTarget }) => change({ deductsMaterial: currentTarget.checked })}
              />{' '}
              {texts.deductTheMaterialFromThe}
            </label>
          )}
          {send.failure && <ProblemView failure={send.failure} />}
          <p>
            <button type="submit" disabled={send.isSending}>
              {texts.repeatTheDryRun}
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
