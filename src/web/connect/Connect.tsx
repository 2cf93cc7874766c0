import type { ComponentChildren, JSX } from 'preact'
import { isSignedIn, toolsClientId } from '../session.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { PrinterSetup } from './PrinterSetup.tsx'
import { Snippet } from './Snippet.tsx'
import {
  agentSnippets,
  KEY_PLACEHOLDER,
  moonrakerNotifier,
  octoprintSettings,
  PRINTER_PLACEHOLDER,
  slicerAddresses,
} from './snippets.ts'

const PARTS = [
  ['slicer', 'Slicer'],
  ['klipper', 'Klipper'],
  ['octoprint', 'OctoPrint'],
  ['agent', 'AI agent'],
  ['script', 'Your own script'],
] as const

type Part = (typeof PARTS)[number][0]

/** Instructions for connecting slicers, printers, agents and scripts. The selected tab is in the URL. */
export function Connect(): JSX.Element {
  const searchParams = useSearchParams()
  const selected = PARTS.find(([part]) => part === searchParams.get('connect'))?.[0] ?? 'slicer'
  return (
    <section id="connect" aria-labelledby="connect-title">
      <h2 id="connect-title">Connect</h2>
      <nav class="tabs" aria-label="Connect">
        <ul>
          {PARTS.map(([part, title]) => (
            <li key={part}>
              <a href={`/?connect=${part}`} aria-current={part === selected ? 'true' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="card" key={selected}>
        {INSTRUCTIONS[selected]()}
      </div>
    </section>
  )
}

const INSTRUCTIONS: Readonly<Record<Part, () => JSX.Element>> = {
  slicer: () => (
    <>
      <p>
        Use an uploader plug-in that lets you set its server. After slicing, it sends the settings here and opens a form
        with them. You sign in and save; no API key is needed.
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
          <Snippet text={moonrakerNotifier(key, printerId)} what="notifier configuration" />
        </>
      )}
    </ForPrinter>
  ),
  octoprint: () => (
    <ForPrinter reporter="OctoPrint">
      {(key, printerId) => (
        <>
          <p>Install the Webhooks plug-in, enter these three values in its settings and press its test button:</p>
          <Pairs rows={octoprintSettings(key, printerId)} />
        </>
      )}
    </ForPrinter>
  ),
  agent: () => (
    <>
      <p>
        AI agents that support the Model Context Protocol (MCP) can read your logbook and, if you allow it, add and edit
        records. They cannot delete anything. See your <a href="/account/agents">connected agents</a>.
      </p>
      {agentSnippets(toolsClientId).map(([client, where, text]) => (
        <div key={client}>
          <h3>{client}</h3>
          <p>{where}</p>
          <Snippet text={text} what={`settings for ${client}`} />
        </div>
      ))}
    </>
  ),
  script: () => (
    <>
      <p>
        Create a <a href="/account/keys">personal API key</a> for code that runs unattended, and generate a client from
        the <a href="/openapi.json">OpenAPI document</a>. In the <a href="/docs">API reference</a> you can try every
        operation.
      </p>
      <Snippet
        text={`curl ${location.origin}/api/Prints/summary -H 'X-Api-Key: ${KEY_PLACEHOLDER}'`}
        what="example request"
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
      <p>When you are signed in, your printer’s ID and an API key are filled in for you.</p>
      {children(KEY_PLACEHOLDER, PRINTER_PLACEHOLDER)}
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
