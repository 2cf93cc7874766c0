import type { JSX } from 'preact'
import type { Schemas } from '../api.ts'
import { colorsOf } from '../filaments/stock.ts'
import { Swatch } from '../filaments/Swatch.tsx'
import './PrintImage.css'

/** Print as far as its small image needs it: the user's own or a public one. */
type WithImage = Pick<Schemas['PrintSummaryDto'], 'thumbnailUrl'> & {
  readonly filaments: readonly Parameters<typeof colorsOf>[0][]
}

interface Props {
  readonly print: WithImage
  /** Whether it takes the width of a card instead of 4 rem. */
  readonly isLarge?: boolean
}

/** Image of a print; without one, the colors of its filament. The title of the print is next to it. */
export function PrintImage({ print: { thumbnailUrl, filaments }, isLarge = false }: Props): JSX.Element {
  return (
    <div class={`print-image${isLarge ? ' large' : ''}`}>
      {thumbnailUrl ? (
        <img src={thumbnailUrl} alt="" width={64} height={64} loading="lazy" />
      ) : (
        <Swatch colors={filaments.flatMap(colorsOf)} isLarge />
      )}
    </div>
  )
}
