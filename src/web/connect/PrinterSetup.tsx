import * as texts from '#texts/connect'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Field } from '../components/Field.tsx'
import { Loadable } from '../components/Loadable.tsx'
import { ProblemView } from '../components/ProblemView.tsx'
import { fetchAllPrinters } from '../fetchAll.ts'
import { withoutIsolates } from '../inOneLine.ts'
import { truncate } from '../truncate.ts'
import { useQuery } from '../useQuery.ts'
import { useMutation } from '../useMutation.ts'
import { FirstEvent } from './FirstEvent.tsx'
import { KEY_PLACEHOLDER, PRINTER_PLACEHOLDER } from './snippets.ts'

type Printer = Schemas['PrinterSummaryDto']

/** The contract's bound of the name of a key, which that of a printer may reach alone. */
const MAX_DESCRIPTION = 100

interface Props {
  /** Software that sends the events, such as `Klipper`; part of the new key's name. */
  readonly reporter: string
  readonly children: (key: string, printerId: string) => ComponentChildren
}

/** Steps for a signed-in user: select the printer, create a key, paste the configuration, wait for the first event. */
export function PrinterSetup({ reporter, children }: Props): JSX.Element {
  const result = useQuery(fetchAllPrinters, [])
  return (
    <Loadable result={result} label={common.yourPrinters}>
      {(printers) =>
        printers.length === 0 ? (
          <>
            <p>{texts.firstAddThePrinter({ link: (text) => <a href="/printers/new">{text}</a> })}</p>
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
      body: {
        description: printer
          ? truncate(withoutIsolates(texts.reporterOnPrinter({ reporter, printer: printer.name })), MAX_DESCRIPTION)
          : texts.reporterOnAPrinter({ reporter }),
      },
    }),
  )
  return (
    <>
      <div class="fields">
        <Field label={common.printer} name={`${reporter}-printer`}>
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
              <p class="note">{texts.useASeparateKeyFor}</p>
              <button
                type="button"
                disabled={create.isSending}
                onClick={() => void create.run().then((answer) => answer && setKey(answer.data.key))}
              >
                {common.createAKey}
              </button>
            </>
          ) : (
            <p role="status">{texts.theNewKeyIs({ link: (text) => <a href="/account/keys">{text}</a> })}</p>
          )}
          {create.failure && <ProblemView failure={create.failure} />}
        </div>
      </div>
      {draw(key, printerId)}
      <FirstEvent key={printerId} printerId={Number(printerId)} />
    </>
  )
}
