import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { Loaded } from '../components/Loaded.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { allPrinters } from '../lists.ts'
import { useLoad } from '../useLoad.ts'
import { useSend } from '../useSend.ts'
import { FirstEvent } from './FirstEvent.tsx'
import { KEY_PLACE, PRINTER_PLACE } from './texts.ts'

type Printer = Schemas['PrinterSummaryDto']

interface Props {
  /** What reports, such as `Klipper`: the new key is described by it. */
  readonly reporter: string
  readonly children: (key: string, printerId: string) => ComponentChildren
}

/** The steps for a signed-in user: choose the printer, make a key for it, paste, wait for the first event. */
export function PrinterSetup({ reporter, children }: Props): JSX.Element {
  const load = useLoad(allPrinters, [])
  return (
    <Loaded load={load} of="your printers">
      {(printers) =>
        printers.length === 0 ? (
          <>
            <p>
              First <a href="/printers">add the printer</a> to your logbook: its number belongs into these settings.
            </p>
            {children(KEY_PLACE, PRINTER_PLACE)}
          </>
        ) : (
          <Steps reporter={reporter} printers={printers} draw={children} />
        )
      }
    </Loaded>
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
  const [key, setKey] = useState(KEY_PLACE)
  const printer = printers.find(({ id }) => String(id) === printerId)
  const make = useSend(() =>
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
          {key === KEY_PLACE ? (
            <>
              <p class="note">A key of its own can be deleted without touching the others.</p>
              <button
                type="button"
                disabled={make.isSending}
                onClick={() => void make.run().then((answer) => answer && setKey(answer.data.key))}
              >
                Make a key for it
              </button>
            </>
          ) : (
            <p role="status">
              The new key is filled in below. It is not shown again; <a href="/account/keys">your keys</a> lists it.
            </p>
          )}
          {make.failure && <ProblemView failure={make.failure} />}
        </div>
      </div>
      {draw(key, printerId)}
      <FirstEvent key={printerId} printerId={Number(printerId)} />
    </>
  )
}
