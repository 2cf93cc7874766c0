import * as texts from '#texts/prints'
import type { JSX } from 'preact'

import type { SelectedPrint } from './useSelection.ts'
import './bulk.css'

/** Titles of the selected prints, folded. */
export function PrintTitles({ prints }: { readonly prints: readonly SelectedPrint[] }): JSX.Element {
  return (
    <details class="bulk-titles">
      <summary>{texts.printsSelected({ count: prints.length })}</summary>
      <ul tabIndex={0} aria-label={texts.selectedPrints}>
        {prints.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </details>
  )
}
