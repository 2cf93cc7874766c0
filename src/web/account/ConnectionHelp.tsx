import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Snippet } from '../connect/Snippet.tsx'
import { useDates } from '../format.ts'

interface Props {
  readonly created: Schemas['NewSpoolConnectionDto']
  /** When a program first used the connection; null before. */
  readonly lastUsedDate: string | null
}

/** Settings to enter in each program, with a light that turns green at its first call. The address is shown only once. */
export function ConnectionHelp({ created, lastUsedDate }: Props): JSX.Element {
  const { name, url, key } = created
  const dates = useDates()
  return (
    <div class="secret" role="status">
      <p>
        <strong>The connection “{name}” has been created.</strong> Copy its address now: it contains the key, and will
        not be shown again. Anyone who has it can change your spools, but nothing else.
      </p>
      <Snippet text={url} what="address" />
      <p class="first-call">
        {lastUsedDate === null ? (
          <>
            <span class="badge">Waiting</span> for the first call of a program.
          </>
        ) : (
          <>
            <span class="badge good">Connected</span> Last call: {dates.ago(lastUsedDate)}.
          </>
        )}
      </p>
      <details>
        <summary>Moonraker, for Mainsail, Fluidd and KlipperScreen</summary>
        <p>Add this to moonraker.conf, and restart Moonraker.</p>
        <Snippet text={`[spoolman]\nserver: ${url}\nsync_rate: 5`} what="section of moonraker.conf" />
      </details>
      <details>
        <summary>Home Assistant</summary>
        <p>Enter this as the URL of the Spoolman integration.</p>
        <Snippet text={url} what="URL for Home Assistant" />
      </details>
      <details>
        <summary>OctoPrint</summary>
        <p>Enter this as the URL of the Spoolman instance, in the settings of the Spoolman plug-in.</p>
        <Snippet text={url} what="URL for OctoPrint" />
      </details>
      <details>
        <summary>Bridges for Bambu Lab printers</summary>
        <p>Enter this as the address of the Spoolman server, such as the variable SPOOLMAN_BASE_URL of OpenSpoolMan.</p>
        <Snippet text={url} what="address for the bridge" />
      </details>
      <details>
        <summary>Programs that take a key</summary>
        <p>They send it as a bearer token, as X-Api-Key or as the password of Basic authentication to this address.</p>
        <Snippet text={url.slice(0, -key.length - 1)} what="address without the key" />
        <Snippet text={key} what="key" />
      </details>
    </div>
  )
}
