import * as texts from '#texts/account'
import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { Snippet } from '../connect/Snippet.tsx'
import { moonrakerSpoolman } from '../connect/snippets.ts'
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
      <p>{texts.theConnectionHasBeen({ name, strong: (text) => <strong>{text}</strong> })}</p>
      <Snippet text={url} what={texts.address} />
      <p class="first-call">
        {lastUsedDate === null ? (
          <>{texts.waitingForTheFirst({ span: (text) => <span class="badge">{text}</span> })}</>
        ) : (
          <>
            {texts.connectedLastCall({
              span: (text) => <span class="badge good">{text}</span>,
              lastUsedDate: dates.ago(lastUsedDate),
            })}
          </>
        )}
      </p>
      <details>
        <summary>{texts.moonrakerForMainsailFluiddAnd}</summary>
        <p>{texts.addThisToMoonrakerConf}</p>
        <Snippet text={moonrakerSpoolman(url)} what={texts.sectionOfMoonrakerConf} />
      </details>
      <details>
        <summary>Home Assistant</summary>
        <p>{texts.enterThisAsTheUrl}</p>
        <Snippet text={url} what={texts.urlForHomeAssistant} />
      </details>
      <details>
        <summary>OctoPrint</summary>
        <p>{texts.enterThisAsTheUrlOf}</p>
        <Snippet text={url} what={texts.urlForOctoprint} />
      </details>
      <details>
        <summary>{texts.bridgesForBambuLabPrinters}</summary>
        <p>{texts.enterThisAsTheAddress}</p>
        <Snippet text={url} what={texts.addressForTheBridge} />
      </details>
      <details>
        <summary>{texts.programsThatTakeAKey}</summary>
        <p>{texts.theySendItAsA}</p>
        <Snippet text={url.slice(0, -key.length - 1)} what={texts.addressWithoutTheKey} />
        <Snippet text={key} what={texts.key} />
      </details>
    </div>
  )
}
