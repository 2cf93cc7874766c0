import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { fetchAllPrinters } from '../fetchAll.ts'
import { useQuery } from '../useQuery.ts'
import { useMutation } from '../useMutation.ts'
import { FirstEvent } from './FirstEvent.tsx'
import { KEY_PLACEHOLDER, PRINTER_PLACEHOLDER } from './snippets.ts'

type Printer = Schemas['PrinterSummaryDto']

interface Props {
  /** Software that sends the events, such as `Klipper`; part of the new key's name. */
  readonly reporter: string
  readonly children: (key: string, printerId: string) => ComponentChildren
}

/** Steps for a signed-in user: select the printer, create a key, paste the configuration, wait for the first event. */
export function PrinterSetup({ reporter, children }: Props): JSX.Element {
  const result = useQuery(fetchAllPrinters, [])
  return (
    <Loadable result={result} label="your printers">
      {(printers) =>
        printers.length === 0 ? (
          <>
            <p>
              First, <a href="/printers">add the printer</a> to your logbook. You need its ID for these settings.
            </p>
            {children(KEY_PLACEHOLDER, PRINTER_PLACEHOLDER)}
          </>
        ) : (
          <Steps reporter={reporter} printers={printers} draw={children} />
        )
      }
    </Loadable>
  )
}

function Steps({
  reporter,
  printers,
  draw,
}: {
  reporter: string
  printers: readonly Printer[]
  draw: Props['children']
}): JSX.Element {
  const [printerId, setPrinterId] = useState(String(printers[0]?.id))
  const [key, setKey] = useState(KEY_PLACEHOLDER)
  const printer = printers.find(({ id }) => String(id) === printerId)
  const create = useMutation(() =>
    api.POST('/api/UserApiKeys', {
      body: { description: `${reporter} on ${printer?.name ?? 'a printer'}`.slice(0, 100) },
    }),
  )
  return (
    <>
      <div class="fields">
        <Field label="Printer" name={`${reporter}-printer`}>
          {(control) => (
            <select {...control} value={printerId} onChange={(event) => setPrinterId(event.currentTarget.value)}>
              {printers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div class="field">
          {key === KEY_PLACEHOLDER ? (
            <>
              <p class="note">Use a separate key for each printer, so that you can delete it on its own.</p>
              <button
                type="button"
                disabled={create.isSending}
                onClick={() => void create.run().then((answer) => answer && setKey(answer.data.key))}
              >
                Create a key
              </button>
            </>
          ) : (
            <p role="status">
              The new key is filled in below. It will not be shown again. See <a href="/account/keys">your API keys</a>.
            </p>
          )}
          {create.failure && <ProblemView failure={create.failure} />}
        </div>
      </div>
      {draw(key, printerId)}
      <FirstEvent key={printerId} printerId={Number(printerId)} />
    </>
  )
}
