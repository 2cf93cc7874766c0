import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { FormProblem } from '../components/FormProblem.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { SendButton } from '../components/SendButton.tsx'
import { changedNames } from '../edit/changes.ts'
import { fetchAllPrinters, fetchAllSpools } from '../fetchAll.ts'
import { spoolLabel } from '../filaments/stock.ts'
import { guardLeaving } from '../leaving.ts'
import { useMutation } from '../useMutation.ts'
import { useQuery } from '../useQuery.ts'
import { ImportChoices, type ImportChoice, type RecordOption } from './ImportChoices.tsx'

interface Props {
  readonly shown: Schemas['ImportDto']
  readonly onChanged: () => void
  /** Tells whether there are choices that the dry run has not used. */
  readonly onChosen: (isOpen: boolean) => void
}

/** Form that chooses what the file does not tell; the dry run is then repeated. */
export function ImportMapping({ shown, onChanged, onChosen }: Props): JSX.Element {
  const { timeZone, currency, deductsMaterial, printers, spools } = shown
  const [choices, setChoices] = useState<ImportChoice>({ timeZone, currency, deductsMaterial, printers, spools })
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
          <ImportChoices
            shown={shown}
            choices={choices}
            records={records}
            failure={send.failure}
            onChange={(changes) => setChoices((before) => ({ ...before, ...changes }))}
          />
          <FormProblem failure={send.failure} fields={Object.keys(choices)} />
          <p>
            <SendButton isSending={send.isSending}>{texts.repeatTheDryRun}</SendButton>
          </p>
        </form>
      )}
    </Loadable>
  )
}

async function readRecords(signal: AbortSignal) {
  const [printers, spools] = await Promise.all([fetchAllPrinters(signal), fetchAllSpools(signal)])
  if (!printers.data) return { error: printers.error, response: printers.response }
  if (!spools.data) return { error: spools.error, response: spools.response }
  return {
    data: {
      printers: printers.data.map(({ id, name }): RecordOption => [id, name]),
      spools: spools.data.map((spool): RecordOption => [spool.id, spoolLabel(spool)]),
    },
    response: spools.response,
  }
}
