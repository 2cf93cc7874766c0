import * as texts from '#texts/account'
import * as common from '#texts/common'
import type { JSX } from 'preact'
import { Loadable } from '../components/Loadable.tsx'
import { fetchAllPrinters } from '../fetchAll.ts'
import { useQuery } from '../useQuery.ts'

/** Check boxes for the printers whose events a webhook gets. */
export function WebhookPrinters(): JSX.Element {
  const printers = useQuery(fetchAllPrinters, [])
  return (
    <Loadable result={printers} label={common.yourPrinters}>
      {(found) =>
        found.length > 0 && (
          <fieldset class="chips titled">
            <legend>{texts.onlyEventsAboutThesePrinters}</legend>
            {found.map(({ id, name }) => (
              <label key={id}>
                <input type="checkbox" name="printerIds" value={id} />
                {name}
              </label>
            ))}
            <p class="note">{texts.withoutASelectionAllEvents}</p>
          </fieldset>
        )
      }
    </Loadable>
  )
}
