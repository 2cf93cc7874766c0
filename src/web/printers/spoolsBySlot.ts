import * as texts from '#texts/printers'
import type { Schemas } from '../api.ts'
import type { Facts } from '../edit/facts.ts'

/** Names of the loaded spools of a printer by slot. */
export function spoolsBySlot({ loadedFilaments }: Schemas['PrinterFilamentsDto']): Facts {
  return Object.fromEntries(loadedFilaments.map(({ slot, displayName }) => [texts.slotSlot({ slot }), displayName]))
}
