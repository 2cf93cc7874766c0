import * as texts from '#texts/connect'
import * as common from '#texts/common'
import type { ComponentChildren, JSX } from 'preact'
import { baseUrl } from '../basePath.tsx'
import { isSignedIn, toolsClientId } from '../session.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { homeAssistantPackage, MAKES } from './homeAssistant.ts'
import { PrinterSetup } from './PrinterSetup.tsx'
import { Snippet } from './Snippet.tsx'
import {
  agentSnippets,
  KEY_PLACEHOLDER,
  moonrakerNotifier,
  moonrakerSpoolman,
  octoprintSettings,
  PRINTER_PLACEHOLDER,
  slicerAddresses,
  webhookUrl,
} from './snippets.ts'

const PARTS = [
  ['slicer', common.slicer],
  ['klipper', 'Klipper'],
  ['octoprint', 'OctoPrint'],
  ['bambuddy', 'Bambuddy'],
  ['octoeverywhere', 'OctoEverywhere'],
  ['obico', 'Obico'],
  ['home-assistant', 'Home Assistant'],
  ['spoolman', 'Spoolman'],
  ['webhooks', common.webhooks],
  ['agent', common.aiAgent],
  ['script', texts.yourOwnScript],
] as const

type Part = (typeof PARTS)[number][0]

/** Instructions for connecting slicers, printers, programs, agents and scripts. The selected tab is in the URL. */
export function ConnectGuide(): JSX.Element {
  const searchParams = useSearchParams()
  const selected = PARTS.find(([part]) => part === searchParams.get('with'))?.[0] ?? 'slicer'
  return (
    <>
      <nav class="tabs" aria-label={common.connect}>
        <ul>
          {PARTS.map(([part, title]) => (
            <li key={part}>
              <a href={`/connect?with=${part}`} aria-current={part === selected ? 'true' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="card" key={selected}>
        {INSTRUCTIONS[selected]()}
      </div>
    </>
  )
}

const INSTRUCTIONS: Readonly<Record<Part, () => JSX.Element>> = {
  slicer: () => (
    <>
      <p>{texts.useAnUploaderPlugIn}</p>
      <Pairs rows={slicerAddresses} />
      <p>{texts.withoutAPlugIn({ link: (text) => <a href="/prints/new">{text}</a> })}</p>
    </>
  ),
  klipper: () => (
    <ForPrinter reporter="Klipper">
      {(key, printerId) => (
        <>
          <p>{texts.addThisToMoonraker({ code: (text) => <code>{text}</code> })}</p>
          <Snippet text={moonrakerNotifier(key, printerId)} what={texts.notifierConfiguration} />
        </>
      )}
    </ForPrinter>
  ),
  octoprint: () => (
    <ForPrinter reporter="OctoPrint">
      {(key, printerId) => (
        <>
          <p>{texts.installTheWebhooksPlugIn}</p>
          <Pairs rows={octoprintSettings(key, printerId)} />
        </>
      )}
    </ForPrinter>
  ),
  bambuddy: () => <WithWebhook program="Bambuddy">{texts.bambuddyReportsPrints}</WithWebhook>,
  octoeverywhere: () => <WithWebhook program="OctoEverywhere">{texts.octoeverywhereReportsPrints}</WithWebhook>,
  obico: () => <WithWebhook program="Obico">{texts.obicoReportsPrints}</WithWebhook>,
  'home-assistant': () => (
    <ForPrinter reporter="Home Assistant">
      {(key, printerId) => (
        <>
          <p>{texts.homeAssistantReportsPrints({ code: (text) => <code>{text}</code> })}</p>
          {MAKES.map((make) => (
            <div key={make}>
              <h2 class="minor">{make}</h2>
              <Snippet
                text={homeAssistantPackage(make, baseUrl, key, printerId)}
                what={texts.packageForMake({ make })}
              />
            </div>
          ))}
        </>
      )}
    </ForPrinter>
  ),
  spoolman: () => (
    <>
      <p>
        {texts.programsThatKnowSpoolman({
          link: (text) => <a href="/account/connections">{text}</a>,
          code: (text) => <code>{text}</code>,
        })}
      </p>
      <Snippet text={moonrakerSpoolman(`${baseUrl}/spoolman/<KEY>`)} what={texts.spoolmanConfiguration} />
    </>
  ),
  webhooks: () => <p>{texts.webhooksTellYour({ link: (text) => <a href="/account/webhooks">{text}</a> })}</p>,
  agent: () => (
    <>
      <p>{texts.aiAgentsThatSupport({ link: (text) => <a href="/account/agents">{text}</a> })}</p>
      {agentSnippets(toolsClientId).map(([client, where, text]) => (
        <div key={client}>
          <h2 class="minor">{client}</h2>
          <p>{where}</p>
          <Snippet text={text} what={texts.settingsForClient({ client })} />
        </div>
      ))}
    </>
  ),
  script: () => (
    <>
      <p>
        {texts.createAPersonalApi({
          link: (text) => <a href="/account/keys">{text}</a>,
          link2: (text) => <a href="/openapi.json">{text}</a>,
          link3: (text) => <a href="/docs">{text}</a>,
        })}
      </p>
      <Snippet
        text={`curl ${baseUrl}/api/Prints/summary -H 'X-Api-Key: ${KEY_PLACEHOLDER}'`}
        what={texts.exampleRequest}
      />
    </>
  ),
}

/** Instructions for a program whose only setting is the URL of its webhook. */
function WithWebhook({ program, children }: { program: string; children: string }): JSX.Element {
  return (
    <ForPrinter reporter={program}>
      {(key, printerId) => (
        <>
          <p>{children}</p>
          <Snippet text={webhookUrl(program, key, printerId)} what={texts.webhookUrl} />
        </>
      )}
    </ForPrinter>
  )
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
      <p>{texts.whenYouAreSignedIn}</p>
      {children(KEY_PLACEHOLDER, PRINTER_PLACEHOLDER)}
    </>
  )
}

function Pairs({ rows }: { rows: readonly (readonly [name: string, value: string])[] }): JSX.Element {
  return (
    <>
      {rows.map(([name, value]) => (
        <div key={name}>
          <h2 class="minor">{name}</h2>
          <Snippet text={value} what={name} />
        </div>
      ))}
    </>
  )
}
