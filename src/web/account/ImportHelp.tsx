import * as texts from '#texts/account'
import type { JSX } from 'preact'
import { Snippet } from '../connect/Snippet.tsx'
import { saveFile } from '../saveFile.ts'
import { PRINT_TEMPLATE, SPOOL_TEMPLATE } from './importTemplates.ts'

const code = (text: string) => <code>{text}</code>

/** Where each program has the file to import, and templates for a spreadsheet of one's own. */
export function ImportHelp(): JSX.Element {
  return (
    <>
      <details>
        <summary>{texts.whereToFindTheFile}</summary>
        <h3>Moonraker</h3>
        <p>{texts.fileOfMoonraker({ code })}</p>
        <Snippet text="http://<printer>/server/history/list?limit=100000" what={texts.addressOfTheHistory} />
        <h3>Spoolman</h3>
        <p>{texts.fileOfSpoolman({ code })}</p>
        <Snippet
          text="http://<spoolman>/api/v1/export/spools?fmt=json&allow_archived=true"
          what={texts.addressOfTheSpools}
        />
        <h3>OctoPrint</h3>
        <p>{texts.filesOfOctoPrint({ code })}</p>
        <h3>Bambuddy</h3>
        <p>{texts.filesOfBambuddy}</p>
      </details>
      <details>
        <summary>{texts.ownSpreadsheet}</summary>
        <p>{texts.saveItAsCsv({ code })}</p>
        <p class="actions">
          <button type="button" onClick={() => save(PRINT_TEMPLATE, 'prints.csv')}>
            {texts.saveTemplateForPrints}
          </button>
          <button type="button" onClick={() => save(SPOOL_TEMPLATE, 'spools.csv')}>
            {texts.saveTemplateForSpools}
          </button>
        </p>
      </details>
    </>
  )
}

function save(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'text/csv' }), name)
}
