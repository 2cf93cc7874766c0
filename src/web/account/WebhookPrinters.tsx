import type { JSX } from 'preact'
import { Loadable } from '../components/Loadable.tsx'
import { fetchAllPrinters } from '../fetchAll.ts'
import { useQuery } from '../useQuery.ts'

/** Check boxes for the printers whose events a webhook gets. */
export function WebhookPrinters(): JSX.Element {
  const printers = useQuery(fetchAllPrinters, [])
  return (
    <Loadable result={printers} label="your printers">
      {(found) =>
        found.length > 0 && (
          <fieldset class="chips">
            <legend>Only events about these printers</legend>
            {found.map(({ id, name }) => (
              <label key={id}>
                <input type="checkbox" name="printerIds" value={id} />
                {name}
              </label>
            ))}
            <p class="note">
              Without a selection, all events are sent. Events about no printer are left out otherwise.
            </p>
          </fieldset>
        )
      }
    </Loadable>
  )
}
