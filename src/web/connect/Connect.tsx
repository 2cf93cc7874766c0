import type { ComponentChildren, JSX } from 'preact'
import { isSignedIn, toolsClientId } from '../session.ts'
import { useQueryState } from '../useQueryState.ts'
import { PrinterSetup } from './PrinterSetup.tsx'
import { Snippet } from './Snippet.tsx'
import {
  agentSnippets,
  KEY_PLACE,
  moonrakerNotifier,
  octoprintSettings,
  PRINTER_PLACE,
  slicerAddresses,
} from './texts.ts'

const PARTS = [
  ['slicer', 'A slicer'],
  ['klipper', 'Klipper'],
  ['octoprint', 'OctoPrint'],
  ['agent', 'An AI agent'],
  ['script', 'Your own script'],
] as const

type Part = (typeof PARTS)[number][0]

/** How to connect what keeps the logbook, one thing at a time; which one stands in the address. */
export function Connect(): JSX.Element {
  const query = useQueryState()
  const chosen = PARTS.find(([part]) => part === query.get('connect'))?.[0] ?? 'slicer'
  return (
    <section id="connect" aria-labelledby="connect-title">
      <h2 id="connect-title">Connect</h2>
      <nav class="tabs" aria-label="What to connect">
        <ul>
          {PARTS.map(([part, title]) => (
            <li key={part}>
              <a href={`/?connect=${part}`} aria-current={part === chosen ? 'true' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="card" key={chosen}>
        {HELP[chosen]()}
      </div>
    </section>
  )
}

const HELP: Readonly<Record<Part, () => JSX.Element>> = {
  slicer: () => (
    <>
      <p>
        Use an uploader plug-in that lets you set its server. After slicing it sends the settings here and opens a form
        that is filled from them; you sign in and save. It needs no key.
      </p>
      <Pairs rows={slicerAddresses} />
    </>
  ),
  klipper: () => (
    <ForPrinter reporter="Klipper">
      {(key, printerId) => (
        <>
          <p>
            Add this to <code>moonraker.conf</code> and restart Moonraker:
          </p>
          <Snippet text={moonrakerNotifier(key, printerId)} what="the notifier" />
        </>
      )}
    </ForPrinter>
  ),
  octoprint: () => (
    <ForPrinter reporter="OctoPrint">
      {(key, printerId) => (
        <>
          <p>Install the Webhooks plug-in, set these three in its settings, and press its test button:</p>
          <Pairs rows={octoprintSettings(key, printerId)} />
        </>
      )}
    </ForPrinter>
  ),
  agent: () => (
    <>
      <p>
        An agent that speaks the Model Context Protocol can read your logbook and, if you allow it, add to it. It
        deletes nothing. <a href="/account/agents">Connected agents</a> lists what you allowed.
      </p>
      {agentSnippets(toolsClientId).map(([client, where, text]) => (
        <div key={client}>
          <h3>{client}</h3>
          <p>{where}</p>
          <Snippet text={text} what={`the settings for ${client}`} />
        </div>
      ))}
    </>
  ),
  script: () => (
    <>
      <p>
        Make a <a href="/account/keys">personal API key</a> for code that runs unattended, and generate a client from{' '}
        <a href="/openapi.json">the contract</a>. The <a href="/docs">reference</a> lets you try every operation.
      </p>
      <Snippet
        text={`curl ${location.origin}/api/Prints/summary -H 'X-Api-Key: ${KEY_PLACE}'`}
        what="a first request"
      />
    </>
  ),
}

function ForPrinter({
  reporter,
  children,
}: {
  reporter: string
  children: (key: string, printerId: string) => ComponentChildren
}): JSX.Element {
  if (isSignedIn) return <PrinterSetup reporter={reporter}>{children}</PrinterSetup>
  return (
    <>
      <p>When you are signed in, your printer’s number and a key are filled in for you.</p>
      {children(KEY_PLACE, PRINTER_PLACE)}
    </>
  )
}

function Pairs({ rows }: { rows: readonly (readonly [name: string, value: string])[] }): JSX.Element {
  return (
    <>
      {rows.map(([name, value]) => (
        <div key={name}>
          <h3>{name}</h3>
          <Snippet text={value} what={name} />
        </div>
      ))}
    </>
  )
}
